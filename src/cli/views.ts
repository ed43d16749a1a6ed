/** `crows show`, `lists`, `trust` and `nests`: what there is, read from the server and printed. */
import { isDone } from '../export.ts';
import type { Client, HistoryPage, Snapshot, TrustTable } from '../client/client.ts';
import type { Args } from './args.ts';
import { Failure } from './failure.ts';
import { inSession } from './fly.ts';
import { reach } from './server.ts';
import { counted, grouped, indent, painter, plain, title, type Paint } from './text.ts';
import type { World } from './world.ts';

type View = (client: Client, world: World, args: Args) => Promise<{ text: string; json: unknown }>;

async function view(world: World, args: Args, look: View): Promise<void> {
  const reached = await reach(world, args);
  await inSession(world, reached, async () => {
    const { text, json } = await look(reached.client, world, args);
    world.out(args.on.has('json') ? `${JSON.stringify(json)}\n` : text);
  });
}

export const show = (world: World, args: Args): Promise<void> =>
  view(world, args, async (client, { columns }, { words, on }) => {
    const list = words[0] ?? '';
    if (on.has('md')) {
      const text = await client.export(list);
      return { text, json: text };
    }
    const snapshot = await client.snapshot(list);
    return { text: `${shown(snapshot, painter(world), columns)}\n`, json: snapshot };
  });

export async function lists(world: World, args: Args): Promise<void> {
  const query = queryOf(args.given);
  await view(world, args, async (client, { columns }) => {
    const page = await client.history(query);
    return { text: history(page, painter(world), columns), json: page };
  });
}

export const trust = (world: World, args: Args): Promise<void> =>
  view(world, args, async (client) => {
    const table = await client.trust();
    return { text: ledger(table, painter(world)), json: table };
  });

export const nests = (world: World, args: Args): Promise<void> =>
  view(world, args, async (client) => {
    const found = await client.nests();
    const lines = found.nests.map(
      ({ nest_id, name, crows }) =>
        `${nest_id}  ${plain(name)}: ${crows.length === 0 ? 'the whole flock' : crows.join(', ')}\n`,
    );
    return { text: lines.join(''), json: found };
  });

function queryOf(given: Args['given']): Parameters<Client['history']>[0] {
  const status = given.get('status');
  if (status !== undefined && status !== 'flying' && status !== 'finished') {
    throw new Failure(`\`--status\` is flying or finished; it was ${plain(status)}.`, 2);
  }
  const limit = given.get('limit');
  if (limit !== undefined && !/^\d{1,3}$/.test(limit)) {
    throw new Failure(`\`--limit\` is a number from 1 to 100; it was ${plain(limit)}.`, 2);
  }
  const named = Object.fromEntries(
    ['q', 'requester', 'before'].flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : [])),
  );
  return { ...named, ...(status && { status }), ...(limit !== undefined && { limit: Number(limit) }) };
}

function shown(
  { list_id, requester, status, rehearsal, items, tokens_used, token_budget, redo_of }: Snapshot,
  paint: Paint,
  columns: number,
): string {
  const head = `List ${list_id} of ${plain(requester)}, ${status}${rehearsal ? ', rehearsed' : ''}: ${grouped(tokens_used)} of ${grouped(token_budget)} tokens.`;
  const blocks = items.map((item, index) => {
    const { text, answer, skipped, verdicts, redone_by, kept } = item;
    const verdict = verdicts.output?.verdict;
    const mark = isDone(item) ? paint('green', '✓') : paint('dim', '·');
    const state = kept ? 'kept' : (verdict ?? skipped?.reason ?? item.status);
    return [
      `${mark} ${index + 1}. ${paint('bold', title(text, columns - 12))} (${state})`,
      ...(answer === undefined ? [] : [indent(`${answer.crows.join(' and ')}:\n${plain(answer.text)}`)]),
      ...(skipped?.message === undefined ? [] : [indent(plain(skipped.message))]),
      ...(redone_by ?? []).map((list) => indent(`Done once more in the list ${list}.`)),
    ].join('\n');
  });
  const again = redo_of === undefined ? [] : [`It does ${redo_of} once more.`];
  return [head, ...again, '', ...blocks].join('\n');
}

function history({ lists: found, next }: HistoryPage, paint: Paint, columns: number): string {
  if (found.length === 0) return 'No list fits.\n';
  const lines = found.map(({ list_id, status, title: first, items, answered, pending, started_at }) => {
    const state = pending > 0 ? paint('yellow', `${counted(pending, 'question')} for you`) : status;
    const facts = `${list_id}  ${started_at.slice(0, 16).replace('T', ' ')}  ${answered}/${items}  ${state}`;
    return `${facts}  ${title(first, Math.max(20, columns - 50))}\n`;
  });
  return lines.join('') + (next === undefined ? '' : `More: crows lists --before ${next}\n`);
}

const levels = ['stranger', 'regular', 'trusted'];

function ledger({ rows }: TrustTable, paint: Paint): string {
  if (rows.length === 0)
    return 'Nobody has earned anything yet. Three approvals in a row are the first step.\n';
  const width = Math.max(...rows.map(({ holder }) => holder.length));
  return rows
    .toSorted((a, b) => a.holder.localeCompare(b.holder) || a.task_type.localeCompare(b.task_type))
    .map(({ holder, task_type, level, needed }) => {
      const more = needed === 0 ? '' : `${counted(needed, 'approval')} to the next step`;
      return `${holder.padEnd(width)}  ${task_type.padEnd(7)} ${paint(level === 2 ? 'green' : 'dim', (levels[level] ?? '').padEnd(8))} ${more}`.trimEnd();
    })
    .map((line) => `${line}\n`)
    .join('');
}
