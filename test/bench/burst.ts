/**
 * What a long story told at once costs the page: 50,000 events, 10 MB, as after a night away. A server that says nothing
 * but that, the built page, and the browser's own count of tasks that keep a person waiting (above 50 ms). The browser
 * hands out what has come in one task, so a page that only counts the same events is measured beside it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Said } from '../../src/events.ts';
import { snapshotOf } from '../../src/snapshot.ts';
import { chromium } from '../_chromium.ts';
import { row } from './_report.ts';

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
for (let list = 0; frames.length < EVENTS; list++) {
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

const watch = `var long = [];
new PerformanceObserver((seen) => {
  for (const { duration } of seen.getEntries()) long.push(duration);
}).observe({ type: 'longtask' });`;
const bare = `var count = 0;
const source = new EventSource('/api/events');
for (const name of ${JSON.stringify([...new Set([...life(SHOWN)].map(({ event }) => event))])})
  source.addEventListener(name, () => count++);`;

let isTold = false;
let stream: ServerResponse | undefined;
const server = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path === '/api/events') {
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
      `<!doctype html><script>${watch}</script><script type="module" src="/ui/crows.js"></script>
      <crows-app list-id="${SHOWN}"></crows-app>`,
    );
  } else if (path === '/bare') {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><script>${watch}${bare}</script>`);
  } else {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(await readFile(`dist/ui/${path.slice(4)}`).catch(() => ''));
  }
}
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));

const browser = await chromium();
try {
  const { port } = server.address() as AddressInfo;
  const page = await browser.open(`http://127.0.0.1:${port}/`);
  const list = `document.querySelector('crows-app').shadowRoot.querySelector('crows-list').shadowRoot`;
  await page.until(`${list}.querySelectorAll('crows-item').length === ${ITEMS}`);
  await page.eval('new Promise((resolve) => setTimeout(() => resolve(long.splice(0).length), 2000))');
  const begun = performance.now();
  isTold = true;
  stream?.write(frames.slice(1).join(''));
  await page.until(`${list}.textContent.includes('finished')`);
  const shown = performance.now() - begun;
  await page.eval('new Promise((resolve) => setTimeout(resolve, 8000))');
  const long = await page.eval<number[]>('long');
  await page.close();
  stream = undefined;
  const other = await browser.open(`http://127.0.0.1:${port}/bare`);
  await other.until('source.readyState === 1');
  const open = stream as ServerResponse | undefined;
  open?.write(frames.slice(1).join(''));
  await other.until(`count === ${frames.length - 1}`);
  await other.eval('new Promise((resolve) => setTimeout(resolve, 1000))');
  const floor = await other.eval<number[]>('long');
  const size = Math.round(frames.join('').length / 1e6);
  row(
    `${frames.length - 1} events at once, ${size} MB: long tasks`,
    long.length,
    '',
    `bare: ${floor.length}`,
  );
  row('the longest of them', Math.max(0, ...long), 'ms', `bare: ${Math.round(Math.max(0, ...floor))} ms`);
  row('until the shown list, first in the burst, is finished on the page', shown, 'ms', '');
} finally {
  await browser.close();
  stream?.end();
  server.close();
}
