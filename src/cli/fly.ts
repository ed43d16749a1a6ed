/** `crows fly` and `crows watch`: from a file to a list that is followed to its end, and ticked in place if asked. */
import { isDone, tickedInPlace } from '../export.ts';
import type { Args } from './args.ts';
import type { Snapshot } from '../client/client.ts';
import { Failure } from './failure.ts';
import { checkEnd, follow } from './follow.ts';
import { reach, type Reached } from './server.ts';
import { Story } from './story.ts';
import { counted, painter, plain } from './text.ts';
import type { World } from './world.ts';

interface Pasted {
  /** undefined for standard input. */
  path?: string;
  bytes: Uint8Array;
  text: string;
}

export async function fly(world: World, args: Args): Promise<void> {
  const { words, on, given } = args;
  const pasted = await readPaste(world, words[0] ?? '-');
  if (on.has('write') && pasted.path === undefined) {
    throw new Failure(
      '`--write` ticks a file, and standard input is none. Name the file, or leave `--write` out.',
      2,
    );
  }
  const body = {
    text: pasted.text,
    requester: given.get('requester') ?? 'me',
    ...(given.has('nest') && { nest_id: given.get('nest') ?? '' }),
    ...(given.has('budget') && { token_budget: readBudget(given.get('budget') ?? '') }),
  };
  const reached = await reach(world, args);
  await inSession(world, reached, async () => {
    const { client, address } = reached;
    const { skipped, warnings } = await client.parse({ text: body.text });
    const { list_id: list } = await client.startList(body, crypto.randomUUID());
    if (skipped.length > 0 && !on.has('json'))
      world.out(`${counted(skipped.length, 'line')} done already.\n`);
    for (const warning of warnings) world.err(`${plain(warning)}\n`);
    const end = await follow(world, client, { list, address, yes: on.has('yes'), json: on.has('json') });
    checkEnd(end, list);
    const snapshot = await client.snapshot(list);
    if (on.has('write')) await tick(world, pasted, snapshot);
    checkDone(snapshot);
  });
}

export async function watch(world: World, args: Args): Promise<void> {
  const { words, on } = args;
  const list = words[0] ?? '';
  const reached = await reach(world, args);
  await inSession(world, reached, async () => {
    const { client, address } = reached;
    const before = await client.snapshot(list);
    const json = on.has('json');
    if (!json) world.out(`${progress(world, before)}\n`);
    if (before.status === 'flying' || json) {
      const wish = { list, address, yes: on.has('yes'), json };
      const end = await follow(world, client, json ? wish : { ...wish, before, after: before.last_event_id });
      checkEnd(end, list);
    }
    checkDone(await client.snapshot(list));
  });
}

/** Leaves the server as it is to be left, however `work` ends. */
export async function inSession(world: World, reached: Reached, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    const sentence = await reached.leave().catch(() => undefined);
    if (sentence !== undefined) world.err(`${sentence}\n`);
  }
}

async function readPaste(world: World, path: string): Promise<Pasted> {
  const bytes = path === '-' ? await world.readInput() : await world.readFile(path);
  if (bytes === undefined)
    throw new Failure(`There is no file ${path}. Name one that is there, or - for standard input.`);
  try {
    // A byte order mark belongs to the file, and goes back into it.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { ...(path !== '-' && { path }), bytes, text };
  } catch {
    throw new Failure(
      `${path === '-' ? 'Standard input' : path} is no text in UTF-8. Save it as UTF-8 and try again.`,
    );
  }
}

function readBudget(given: string): number {
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new Failure(`\`--budget\` takes a whole number of tokens, such as 30000; it was ${plain(given)}.`, 2);
}

async function tick(world: World, { path = '', bytes, text }: Pasted, snapshot: Snapshot): Promise<void> {
  const ticked = tickedInPlace(text, snapshot);
  if (ticked !== undefined && (await world.replaceFile(path, bytes, ticked))) {
    world.err(`${path} is ticked.\n`);
    return;
  }
  throw new Failure(
    `${path} was changed while the list flew, so it is left as it is. \`crows show ${snapshot.list_id} --md\` has it ticked.`,
    4,
  );
}

function checkDone({ items, list_id }: Snapshot): void {
  const open = items.filter((item) => !isDone(item)).length;
  if (open === 0) return;
  throw new Failure(
    `${counted(open, 'item')} of ${items.length} without an approved answer. \`crows show ${list_id}\` says why.`,
    3,
  );
}

/** How far each item is, a line each. */
function progress(world: World, { items, status }: Snapshot): string {
  const story = new Story(painter(world), world.columns);
  story.meet(items);
  const lines = items.map(
    (item) => `${story.nameOf(item.item_id)}: ${isDone(item) ? 'approved' : item.status}`,
  );
  return [...lines, `The list is ${status}.`].join('\n');
}
