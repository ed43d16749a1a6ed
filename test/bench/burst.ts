/**
 * What a long story told at once costs the page: 50,000 events, 12 MB, as after a night away. A server that says nothing
 * but that, the built page, and the tasks that keep a person waiting (above 50 ms). A page that only counts the same
 * events is measured beside it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Said } from '../../src/events.ts';
import { snapshotOf } from '../../src/snapshot.ts';
import { row } from './_report.ts';
import { longest, Reached, soon, unwatched } from './_tasks.ts';

const EVENTS = 50_000;
const EPOCH = 'burst';
const SHOWN = 'l0000000000';
const ITEMS = 5;
const words = 'Lena, forty years, and never once on time. '.repeat(12);

const started = (list: string): Said => ({
  event: 'list.started',
  items: Array.from({ length: ITEMS }, (_, n) => ({
    item_id: `${list}-${n + 1}`,
    text: `Write toast ${n + 1}`,
  })),
  requester: 'ada',
  nest_id: 'todo',
  token_budget: 60_000,
  rehearsal: true,
});

/** A list from paste to finish, as trusted crows do it: nobody is asked. */
function* life(list: string): Generator<Said> {
  yield started(list);
  for (let n = 1; n <= ITEMS; n++) {
    const item_id = `${list}-${n}`;
    const landed = { event: 'crow.landed', item_id, ok: true, tokens: 10, tokens_used: n * 20 } as const;
    yield { event: 'crow.flying', item_id, crow: 'Sentry', borrowed: false, hold: 50 };
    yield { ...landed, crow: 'Sentry' };
    yield {
      event: 'item.triaged',
      item_id,
      mode: 'solo',
      task_type: 'copy',
      subtasks: [],
      reason: 'Few words, and one crow that has them.',
      care: 'none',
      needs_approval: false,
    };
    yield { event: 'verdict', item_id, target: 'triage', verdict: 'auto' };
    yield { event: 'crow.flying', item_id, crow: 'Pepper', borrowed: false, hold: 50 };
    yield { ...landed, crow: 'Pepper' };
    yield { event: 'crow.banter', item_id, crow: 'Pepper', to: 'Inky', text: 'Two lines. I counted.' };
    yield {
      event: 'item.answered',
      item_id,
      answer: words,
      crows: ['Pepper'],
      mode: 'solo',
      needs_approval: false,
    };
    yield { event: 'verdict', item_id, target: 'output', verdict: 'auto' };
  }
  yield { event: 'list.finished', tokens_used: 100, token_budget: 60_000 };
}

const now = new Date().toISOString();
const frames: string[] = [];
for (let list = 0; frames.length <= EVENTS; list++) {
  const list_id = `l${String(list).padStart(10, '0')}`;
  for (const { event, ...rest } of life(list_id)) {
    const data = JSON.stringify({ list_id, ts: now, ...rest });
    // The page has the first event of its list from the snapshot.
    frames.push(`id: ${EPOCH}.${frames.length}\nevent: ${event}\ndata: ${data}\n\n`);
  }
}

const answers: Record<string, unknown> = {
  '/api/flock': {
    now,
    last_event_id: `${EPOCH}.0`,
    crows: ['Sentry', 'Pepper', 'Elder'].map((name) => ({
      name,
      epithet: 'of the burst',
      role: name === 'Pepper' ? 'crow' : name.toLowerCase(),
      strength: '',
      backstory: '',
      flights: [],
    })),
  },
  '/api/health': { status: 'ok', speech: 'rehearsal' },
  '/api/approvals': { approvals: [], more: 0 },
  '/api/nests': { roster: [], nests: [] },
  '/api/trust': { task_types: [], rows: [] },
  '/api/lists': { lists: [] },
};

const bare = `${soon}
var count = 0;
const source = new EventSource('/api/events');
for (const name of ${JSON.stringify([...new Set([...life(SHOWN)].map(({ event }) => event))])})
  source.addEventListener(name, () => count++);
soon('open', () => source.readyState === 1);
soon('counted', () => count === ${EVENTS});`;

const app = `${soon}
const list = () => document.querySelector('crows-app').shadowRoot?.querySelector('crows-list')?.shadowRoot;
soon('drawn', () => list()?.querySelectorAll('crows-item').length === ${ITEMS});
soon('finished', () => list()?.textContent.includes('finished'));`;

const reached = new Reached();
let isTold = false;
let stream: ServerResponse | undefined;
const server = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (reached.hear(path)) response.end();
  else if (path === '/api/events') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('\n');
    stream = response;
  } else if (path.startsWith('/api/lists/')) {
    const list = path.slice('/api/lists/'.length);
    const story = list === SHOWN && !isTold ? [started(list)] : [...life(list)];
    const at = Date.parse(now);
    response.setHeader('Content-Type', 'application/json');
    const known = story.map((said, seq) => ({ seq, at, said }));
    response.end(JSON.stringify(snapshotOf(list, EPOCH, known, at)));
  } else if (answers[path]) {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answers[path]));
  } else if (path === '/') {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><script type="module" src="/ui/crows.js"></script>
      <crows-app list-id="${SHOWN}"></crows-app><script>${app}</script>`,
    );
  } else if (path === '/bare') {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><script>${bare}</script>`);
  } else {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(await readFile(`dist/ui/${path.slice(4)}`).catch(() => ''));
  }
}
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));

const { port } = server.address() as AddressInfo;
const at = (path: string): string => `http://127.0.0.1:${port}${path}`;
const browser = await unwatched();
try {
  const close = await browser.open(at('/'));
  await reached.until('drawn');
  await setTimeout(2_000);
  let shown = 0;
  const tasks = await browser.tasksOf(async () => {
    const begun = performance.now();
    isTold = true;
    stream?.write(frames.slice(1).join(''));
    await reached.until('finished');
    shown = performance.now() - begun;
    await setTimeout(8_000);
  });
  await close();
  stream = undefined;
  await browser.open(at('/bare'));
  await reached.until('open');
  const other = stream as ServerResponse | undefined;
  const floor = await browser.tasksOf(async () => {
    other?.write(frames.slice(1, EVENTS + 1).join(''));
    await reached.until('counted');
  });
  const size = Math.round(frames.join('').length / 1e6);
  const above = (all: readonly number[]): number => all.filter((ms) => ms > 50).length;
  row(
    `${frames.length - 1} events at once, ${size} MB: tasks above 50 ms`,
    above(tasks),
    '',
    `0, bare: ${above(floor)}`,
  );
  row('the longest of them', Math.round(longest(tasks)), 'ms', `bare: ${Math.round(longest(floor))} ms`);
  row('until the shown list, first in the burst, is finished on the page', shown, 'ms', '');
} finally {
  await browser.close();
  stream?.end();
  server.close();
}
