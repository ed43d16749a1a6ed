/**
 * A server that is killed again and again, at random moments and at chosen writes of its log, while clients send
 * lists, answer questions and follow the stream. What they were told stays true.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TaskType } from '../../src/events.ts';
import { Ledger, type TrustRow } from '../../src/trust.ts';
import { buildMortal } from './_mortal.ts';
import { listen, newFolder, post, removeFolder, start, type Message, type Running } from './_server.ts';

const kills = process.env['CROWS_TEST_LONG'] ? 500 : 40;

let entry: string;
let dir: string;
beforeAll(async () => {
  entry = await buildMortal();
  dir = newFolder();
});
afterAll(() => removeFolder(dir));

/** What the clients know, over all lives of the server. */
class Clients {
  /** Every message of the global stream, in order, by one client that resumes. */
  readonly messages: Message[] = [];
  readonly lists = new Set<string>();
  readonly verdicts = new Map<string, boolean>();
  readonly finished = new Set<string>();
  /** Until when each requester was told to rest, in milliseconds; what broke that. */
  readonly rests = new Map<string, number>();
  readonly broken: string[] = [];
  pranks = 0;
  /** The name each nest has for all that was acknowledged: none once it is deleted, several while nobody knows. */
  readonly nests = new Map<string, Set<string>>([['todo', new Set(['todo'])]]);
  sent = 0;
  #tell: () => void = () => {};

  /** Resolves with the next message. */
  news(): Promise<void> {
    return new Promise((resolve) => (this.#tell = resolve));
  }

  get cursor(): string {
    return this.messages.at(-1)?.id ?? '';
  }

  /** Follows the stream until the server is gone. */
  async follow(server: Running): Promise<void> {
    const query = this.cursor === '' ? '' : `?last_event_id=${this.cursor}`;
    await listen(
      `${server.address}/api/events${query}`,
      () => false,
      (message) => {
        this.messages.push(message);
        const list = String(message.data['list_id']);
        if (message.event === 'list.finished') this.finished.add(list);
        if (message.data['needs_approval'] === true) void this.judge(server, message);
        this.#tell();
      },
    ).catch(() => {});
  }

  /** Says yes to most, no to some, by nothing but the item. */
  async judge(server: Running, { event, data }: Message): Promise<void> {
    const item_id = String(data['item_id']);
    const target = event === 'item.triaged' ? 'triage' : 'output';
    const approve = hash(`${item_id} ${target}`) % 7 !== 0;
    const status = await post(server.address, '/api/verdicts', { item_id, target, approve }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 204) this.verdicts.set(`${item_id} ${target}`, approve);
  }

  async send(server: Running): Promise<void> {
    this.sent += 1;
    const text = ['Write a toast', 'Plan a trip', 'Draft a note']
      .map((one) => `${one} ${this.sent}`)
      .join('\n');
    const response = await post(server.address, '/api/lists', { text, requester: `r${this.sent}` }).catch(
      () => undefined,
    );
    if (response?.status !== 202) return;
    const { list_id } = (await response.json()) as { list_id: string };
    this.lists.add(list_id);
  }

  /** Makes, renames and deletes nests, one step a life. */
  async nest({ address }: Running, life: number): Promise<void> {
    const nest = `room-${life % 6}`;
    const known = this.nests.get(nest) ?? new Set(['']);
    const name = life % 3 === 2 ? '' : `Room ${life % 6} (${life})`;
    const isThere = !known.has('');
    const [method, path, body] =
      name === ''
        ? ['DELETE', `/api/nests/${nest}`, undefined]
        : isThere
          ? ['PATCH', `/api/nests/${nest}`, { name }]
          : ['POST', '/api/nests', { name: `Room ${life % 6}`, crows: ['Inky', 'Pepper'] }];
    const next = isThere || name === '' ? name : `Room ${life % 6}`;
    this.nests.set(nest, new Set([...known, next]));
    const status = await fetch(`${address}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).then(
      (response) => response.status,
      () => 0,
    );
    if ([200, 201, 204].includes(status)) this.nests.set(nest, new Set([next]));
    // A refusal changes nothing, and tells nothing of a change before it.
    else if (status !== 0) this.nests.set(nest, known);
  }

  /** Sends one text four times over. */
  async prank(server: Running, requester: string): Promise<void> {
    for (let i = 0; i < 4; i += 1) {
      const sentAt = Date.now();
      const response = await post(server.address, '/api/lists', { text: 'Feed the cat', requester }).catch(
        () => undefined,
      );
      const body = (await response?.json().catch(() => ({}))) as { list_id?: string; cooldown_s?: number };
      if (response?.status === 202 && body.list_id !== undefined) {
        this.lists.add(body.list_id);
        // When the server took it, by its own word: it may have been long on its way.
        const takenAt = Number.parseInt(body.list_id.slice(1, -2), 36);
        if (takenAt < (this.rests.get(requester) ?? 0)) this.broken.push(`${requester} was let in at rest`);
      }
      if (response?.status !== 429) continue;
      this.pranks += 1;
      // Rounded up to a second.
      this.rests.set(requester, sentAt + ((body.cooldown_s ?? 1) - 1) * 1_000);
    }
  }

  /** Answers what was asked while no one could hear the answer. */
  async catchUp(server: Running): Promise<void> {
    const open = this.messages.filter(
      ({ data, event }) =>
        data['needs_approval'] === true &&
        !this.verdicts.has(`${String(data['item_id'])} ${event === 'item.triaged' ? 'triage' : 'output'}`),
    );
    for (const message of open) await this.judge(server, message);
  }
}

const hash = (text: string): number =>
  Array.from(text).reduce((sum, char) => (sum * 31 + char.codePointAt(0)!) % 9_973, 7);

it(`loses nothing it acknowledged and says nothing twice, through ${kills} kills`, async () => {
  const clients = new Clients();
  for (let life = 0; life < kills; life += 1) {
    const aimed = life % 2 === 0;
    const server = await start(dir, aimed ? aimFor(life) : {}, entry).catch(() => undefined);
    // A write at start may be the one that kills.
    if (!server) continue;
    const gone = new Promise((resolve) => server.child.once('exit', resolve));
    const following = clients.follow(server);
    void clients.catchUp(server);
    await clients.send(server);
    void clients.prank(server, `m${life % 4}`);
    await clients.nest(server, life);
    const moment = setTimeout(() => server.child.kill('SIGKILL'), aimed ? 1_500 : hash(`ms ${life}`) % 400);
    await gone;
    clearTimeout(moment);
    await following;
  }

  const server = await start(dir);
  try {
    void clients.follow(server);
    await clients.catchUp(server);
    while (!isDone(clients)) await clients.news();
    await check(clients, server);
  } finally {
    await server.end('SIGKILL');
  }
}, 3_600_000);

/** What ends the server: a write of its log, or the file of its nests. */
function aimFor(life: number): Record<string, string> {
  const TEST_DIE = ['before', 'inside', 'after'][life % 3]!;
  if (life % 8 === 0) return { TEST_DIE, TEST_DIE_AT_REPLACE: 'nests.json' };
  return { TEST_DIE, TEST_DIE_AT_WRITE: String(1 + (hash(`write ${life}`) % 25)) };
}

/** Every list anybody heard of is finished. */
function isDone({ messages, lists, finished }: Clients): boolean {
  const known = new Set([...lists, ...messages.map(({ data }) => String(data['list_id']))]);
  return [...known].every((list) => finished.has(list));
}

async function check(clients: Clients, server: Running): Promise<void> {
  const { messages } = clients;
  expect(clients.lists.size).toBeGreaterThan(kills / 4);
  // One client, many resumes: no id skipped, repeated or changed, and never a reset.
  const epoch = messages[0]!.id.split('.')[0];
  expect(messages.map(({ id }) => id)).toEqual(messages.map((_, i) => `${epoch}.${i}`));

  const byList = new Map<string, Message[]>();
  for (const message of messages) {
    const list = String(message.data['list_id']);
    byList.set(list, [...(byList.get(list) ?? []), message]);
  }
  for (const [list, story] of byList) {
    const again = await listen(
      `${server.address}/api/events?list_id=${list}`,
      ({ event }) => event === 'list.finished',
    );
    expect(again.map(({ raw }) => raw)).toEqual(story.map(({ raw }) => raw));
    checkStory(story, clients);
  }
  for (const list of clients.lists) expect(byList.has(list)).toBe(true);

  expect(clients.broken).toEqual([]);
  expect(clients.pranks).toBeGreaterThan(0);
  const events = new Set(messages.map(({ event }) => event));
  expect([events.has('requester.pranked'), events.has('crow.banter')]).toEqual([true, true]);

  const nests = (await (await fetch(`${server.address}/api/nests`)).json()) as {
    nests: { nest_id: string; name: string }[];
  };
  const names = new Map(nests.nests.map(({ nest_id, name }) => [nest_id, name]));
  for (const [nest, known] of clients.nests) expect([...known]).toContain(names.get(nest) ?? '');
  expect([...names.keys()].filter((nest) => !clients.nests.has(nest))).toEqual([]);

  const trust = (await (await fetch(`${server.address}/api/trust`)).json()) as { rows: TrustRow[] };
  expect(plain(trust.rows)).toEqual(plain(trustAfter(messages)));
}

function checkStory(story: Message[], clients: Clients): void {
  const verdicts = story
    .filter(({ event }) => event === 'verdict')
    .map(({ data }) => [`${String(data['item_id'])} ${String(data['target'])}`, data['verdict']] as const);
  expect(new Set(verdicts.map(([key]) => key)).size).toBe(verdicts.length);
  for (const [key, verdict] of verdicts) {
    const approve = clients.verdicts.get(key);
    if (approve !== undefined) expect(verdict).toBe(approve ? 'approved' : 'rejected');
  }
  const landed = story.filter(({ event }) => event === 'crow.landed');
  expect(landed).toHaveLength(story.filter(({ event }) => event === 'crow.flying').length);
  const spent = landed.reduce((sum, { data }) => sum + Number(data['tokens']), 0);
  const { tokens_used, banter_tokens = 0 } = story.at(-1)!.data;
  expect(tokens_used).toBe(spent + Number(banter_tokens));
  expect(story.filter(({ event }) => event === 'crow.banter').length).toBeLessThanOrEqual(2);
  const rests = story
    .filter(({ event }) => event === 'requester.pranked')
    .map(({ data }) => data['cooldown_s']);
  // Each rest is twice the one before: the same twice would be one prank told twice.
  expect(new Set(rests).size).toBe(rests.length);
  expect(Number(tokens_used)).toBeLessThanOrEqual(Number(story.at(-1)!.data['token_budget']));
}

/** The ledger by the events alone, folded once each in their order. */
function trustAfter(messages: Message[]): TrustRow[] {
  const ledger = new Ledger();
  const types = new Map<string, TaskType>();
  const crows = new Map<string, string[]>();
  for (const { event, data } of messages) {
    const item = String(data['item_id']);
    if (event === 'item.triaged') types.set(item, data['task_type'] as TaskType);
    if (event === 'item.answered') crows.set(item, data['crows'] as string[]);
    if (event !== 'verdict') continue;
    const target = data['target'] as 'triage' | 'output';
    const holders = target === 'triage' ? ['flock'] : crows.get(item)!;
    const verdict = data['verdict'] as 'approved';
    ledger.count({ target, holders, task_type: types.get(item)!, verdict }, 0);
  }
  return ledger.rows;
}

const plain = (rows: TrustRow[]): string[] =>
  rows
    .map(({ holder, task_type, level, streak }) => `${holder} ${task_type} ${level} ${streak}`)
    .toSorted((a, b) => a.localeCompare(b));
