/**
 * What one piece of news costs a page that shows a list of 200 items: each event comes by itself, as it does while crows
 * work, and the browser's own trace says how long its tasks kept the page busy.
 */
import { createServer, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import type { Said } from '../../src/events.ts';
import { snapshotOf } from '../../src/snapshot.ts';
import { row } from './_report.ts';
import { longest, Reached, soon, unwatched } from './_tasks.ts';

const ITEMS = 200;
const EPOCH = 'long';
const LIST = 'l0000000000';
/** Milliseconds between two pieces of news: each is drawn before the next comes. */
const BETWEEN = 25;
const answer = 'Lena, forty years, and never once on time. '.repeat(12);
const now = new Date().toISOString();

const idOf = (n: number): string => `${LIST}-${n + 1}`;
const started: Said = {
  event: 'list.started',
  items: Array.from({ length: ITEMS }, (_, n) => ({
    item_id: idOf(n),
    text: `Write toast ${n + 1} for Lena`,
  })),
  requester: 'ada',
  nest_id: 'todo',
  token_budget: 600_000,
  rehearsal: true,
};

function* news(): Generator<Said> {
  for (let n = 0; n < ITEMS; n++) {
    const item_id = idOf(n);
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
    yield { event: 'crow.flying', item_id, crow: 'Pepper', borrowed: false, hold: 50 };
    yield { event: 'crow.landed', item_id, crow: 'Pepper', ok: true, tokens: 10, tokens_used: n * 10 };
    yield { event: 'item.answered', item_id, answer, crows: ['Pepper'], mode: 'solo', needs_approval: false };
  }
}

const answers: Record<string, unknown> = {
  '/api/flock': { now, last_event_id: `${EPOCH}.0`, crows: [] },
  '/api/health': { status: 'ok', speech: 'rehearsal' },
  '/api/approvals': { approvals: [], more: 0 },
  '/api/nests': { roster: [], nests: [] },
  '/api/trust': { task_types: [], rows: [] },
  '/api/lists': { lists: [] },
  [`/api/lists/${LIST}`]: snapshotOf(
    LIST,
    EPOCH,
    [{ seq: 0, at: Date.parse(now), said: started }],
    Date.parse(now),
  ),
};
let stream: ServerResponse | undefined;
const reached = new Reached();
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (reached.hear(path)) response.end();
  else if (path === '/api/events') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('\n');
    stream = response;
  } else if (answers[path]) {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answers[path]));
  } else if (path === '/') {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><script type="module" src="/ui/crows.js"></script>
      <crows-app list-id="${LIST}"></crows-app><script>${soon}
      const items = () => [...document.querySelector('crows-app').shadowRoot?.querySelector('crows-list')?.shadowRoot?.querySelectorAll('crows-item') ?? []];
      soon('drawn', () => items().length === ${ITEMS});
      soon('answered', () => items().at(-1)?.shadowRoot.querySelector('crows-answer'));</script>`);
  } else {
    response.setHeader('Content-Type', 'text/javascript');
    void readFile(`dist/ui/${path.slice(4)}`).then(
      (file) => response.end(file),
      () => response.end(),
    );
  }
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));

const browser = await unwatched();
try {
  const { port } = server.address() as AddressInfo;
  await browser.open(`http://127.0.0.1:${port}/`);
  await reached.until('drawn');
  await setTimeout(2_000);
  let told = 0;
  const tasks = await browser.tasksOf(async () => {
    for (const { event, ...rest } of news()) {
      told += 1;
      const data = JSON.stringify({ list_id: LIST, ts: now, ...rest });
      stream?.write(`id: ${EPOCH}.${told}\nevent: ${event}\ndata: ${data}\n\n`);
      await setTimeout(BETWEEN);
    }
    await reached.until('answered');
  });
  row(
    `a list of ${ITEMS} items: the page’s thread, for each of ${told} events`,
    tasks.reduce((sum, ms) => sum + ms, 0) / told,
    'ms',
    '100 ms',
  );
  row('the longest task among them', longest(tasks), 'ms', '100 ms');
} finally {
  await browser.close();
  stream?.end();
  server.close();
}
