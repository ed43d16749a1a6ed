/** `crows approve`: the questions that wait, at the terminal or one by one from a script. */
import type { Client, Snapshot } from '../client/client.ts';
import type { Args } from './args.ts';
import { Failure } from './failure.ts';
import { inSession } from './fly.ts';
import { askKey, askLine, askText } from './prompts.ts';
import { Questions, questionsIn, type Question } from './questions.ts';
import { Screen } from './screen.ts';
import { reach } from './server.ts';
import { Story } from './story.ts';
import { counted, indent, painter, plain } from './text.ts';
import type { World } from './world.ts';

export async function approve(world: World, args: Args): Promise<void> {
  const { words, on, given } = args;
  const [word] = words;
  const decides = on.has('yes') || on.has('no');
  if (on.has('yes') && on.has('no'))
    throw new Failure('`--yes` and `--no` stand beside each other. Keep one of them.', 2);
  if (decides && word?.includes('-') !== true) {
    throw new Failure(
      '`--yes` and `--no` answer for one item. Name it: `crows approve` prints the ids that wait.',
      2,
    );
  }
  if (given.has('note') && !decides)
    throw new Failure('`--note` goes with `--yes` or `--no`; a note alone is never an answer.', 2);
  const reached = await reach(world, args);
  await inSession(world, reached, async () => {
    const { client } = reached;
    const lists = await waiting(client, word);
    if (on.has('json')) world.out(`${JSON.stringify(lists.flatMap(({ pending }) => pending))}\n`);
    else if (decides) await decide(client, lists, args);
    else if (world.isTerminal) await askAll(world, client, lists);
    else print(world, lists);
  });
}

/** Lists with what waits in them and is meant, the nearest deadline first. */
async function waiting(client: Client, word: string | undefined): Promise<Snapshot[]> {
  const [list, n] = word?.split('-') ?? [];
  if (list !== undefined) {
    const snapshot = await client.snapshot(list);
    const pending = snapshot.pending.filter(({ item_id }) => n === undefined || item_id === word);
    return [{ ...snapshot, pending }];
  }
  const { approvals } = await client.approvals();
  const ids = [...new Set(approvals.map(({ list_id }) => list_id))];
  return Promise.all(ids.map((id) => client.snapshot(id)));
}

async function decide(client: Client, lists: Snapshot[], { words, on, given }: Args): Promise<void> {
  const [question] = lists.flatMap(({ pending }) => pending);
  if (!question) {
    throw new Failure(`Nothing waits for ${plain(words[0] ?? '')}. \`crows approve\` prints what does.`);
  }
  const { item_id, target } = question;
  const note = given.get('note');
  await client.giveVerdict({ item_id, target, approve: on.has('yes'), ...(note !== undefined && { note }) });
}

async function askAll(world: World, client: Client, lists: Snapshot[]): Promise<void> {
  const all = lists.flatMap((snapshot) => questionsIn(snapshot).map((question) => ({ question, snapshot })));
  if (all.length === 0) {
    world.out('Nothing waits for you.\n');
    return;
  }
  world.out(`${counted(all.length, 'question')} for you.\n`);
  const screen = new Screen(world);
  let hasLeft = false;
  for (const { question, snapshot } of all) {
    const story = storyOf(world, snapshot);
    screen.print(`${story.nameOf(question.item_id)}\n${indent(detail(question, snapshot))}`);
    const questions = new Questions({
      client,
      screen,
      ask: { key: askKey, line: askLine, text: askText },
      nameOf: (item) => story.nameOf(item),
      onLeave: () => {
        hasLeft = true;
      },
    });
    questions.add(question);
    await questions.done();
    if (hasLeft) return;
  }
}

function print(world: World, lists: Snapshot[]): void {
  for (const snapshot of lists) {
    for (const question of questionsIn(snapshot)) {
      world.out(`${question.item_id} ${question.target}\n${indent(detail(question, snapshot))}\n`);
    }
  }
}

function storyOf(world: World, { items }: Snapshot): Story {
  const story = new Story(painter(world), world.columns);
  story.meet(items);
  return story;
}

/** What is approved, byte for byte but for what moves a cursor, and how it came about. */
function detail({ item_id, target, text }: Question, { items }: Snapshot): string {
  const item = items.find((one) => one.item_id === item_id);
  if (target === 'triage') {
    const { mode, task_type, reason } = item?.triage ?? {};
    return plain(`Plan: ${mode}, ${task_type}. ${reason}\n${text}`);
  }
  const { crows = [], doubt } = item?.answer ?? {};
  return plain(`${crows.join(' and ')}:\n${text}${doubt === undefined ? '' : `\nDoubt: ${doubt}`}`);
}
