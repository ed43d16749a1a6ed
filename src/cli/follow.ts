/**
 * Follows one list to its end: prints what happens, asks what is to be asked, and minds Ctrl-C. The list itself does
 * not depend on anybody following it.
 */
import {
  Refused,
  Unreachable,
  type Client,
  type ListEvent,
  type Snapshot,
  type StreamEvent,
} from '../client/client.ts';
import { Failure } from './failure.ts';
import { askKey, askLine, askText } from './prompts.ts';
import { Questions, questionsIn, type Question } from './questions.ts';
import { Screen } from './screen.ts';
import { Story } from './story.ts';
import { painter } from './text.ts';
import type { World } from './world.ts';

export interface FollowWish {
  list: string;
  /** Goes on behind this event; from the first one without it. */
  after?: string;
  /** The list as it was then. */
  before?: Snapshot;
  yes: boolean;
  json: boolean;
  address: string;
}

/** `finished`: its end was seen. `left`: it flies on. `cancelled`: a second Ctrl-C ended it. */
export type End = 'finished' | 'left' | 'cancelled';

/** Milliseconds in which a second Ctrl-C cancels. */
const graceMs = 3_000;

export async function follow(world: World, client: Client, wish: FollowWish): Promise<End> {
  const { list, after, before, yes, json, address } = wish;
  const screen = new Screen(world);
  const story = new Story(painter(world), world.columns);
  const over = new AbortController();
  const leaving = leavingOf(world, client, list, over);
  const questions = new Questions({
    client,
    screen,
    ask: { key: askKey, line: askLine, text: askText },
    nameOf: (item) => story.nameOf(item),
    onLeave: leaving.interrupt,
  });
  const asks = world.isTerminal && !json && !yes;
  let told = false;

  const putUp = async (question: Question): Promise<void> => {
    if (yes) return approve(client, question);
    if (leaving.hasBegun) return;
    if (asks) return questions.add(question);
    if (!told) world.err(`Questions wait for you: \`crows approve ${list}\` at a terminal, or ${address}.\n`);
    told = true;
  };
  const take = async (news: ListEvent | StreamEvent): Promise<boolean> => {
    if (json) world.out(`${JSON.stringify(news)}\n`);
    if (news.event === 'stream.reset') return catchUp();
    if (news.event === 'server.closing') {
      world.err('The server stops. It is waited for; Ctrl-C leaves.\n');
      return false;
    }
    if (!json) screen.print(story.tell(news));
    if (news.event === 'verdict') questions.settle(news.data);
    const question = questionOf(news);
    if (question) await putUp(question);
    return news.event === 'list.finished';
  };
  /** Events are missing: the list itself says where it is. */
  const catchUp = async (): Promise<boolean> => {
    const now = await client.snapshot(list);
    story.meet(now.items);
    for (const question of questionsIn(now)) await putUp(question);
    return now.status === 'finished';
  };

  if (before) story.meet(before.items);
  const stop = world.onInterrupt(leaving.interrupt);
  try {
    if (before) for (const question of questionsIn(before)) await putUp(question);
    const events = client.events({
      list_id: list,
      ...(after !== undefined && { after }),
      signal: over.signal,
      onTrouble: (error, ms) => world.err(`${error.message} Trying again in ${Math.ceil(ms / 1_000)} s.\n`),
    });
    for await (const event of events) {
      if (await take(event)) return leaving.isCancelled ? 'cancelled' : 'finished';
    }
    return 'left';
  } finally {
    stop();
    questions.close();
    await questions.done();
  }
}

function questionOf(told: ListEvent | StreamEvent): Question | undefined {
  if (told.event === 'item.triaged' && told.data.needs_approval) {
    const { item_id, subtasks, mode } = told.data;
    return { item_id, target: 'triage', text: subtasks.join('\n'), several: mode !== 'solo' };
  }
  if (told.event !== 'item.answered' || !told.data.needs_approval) return undefined;
  const { item_id, answer } = told.data;
  return { item_id, target: 'output', text: answer, several: false };
}

/** Says yes. That it was judged before, by somebody else or by time, is no trouble. */
async function approve(client: Client, { item_id, target }: Question): Promise<void> {
  await client.giveVerdict({ item_id, target, approve: true }).catch((error: unknown) => {
    if (!(error instanceof Refused) || error.status !== 404) throw error;
  });
}

interface Leaving {
  interrupt: () => void;
  readonly hasBegun: boolean;
  readonly isCancelled: boolean;
}

/** The first Ctrl-C leaves after a moment, the second one in it cancels. */
function leavingOf(world: World, client: Client, list: string, over: AbortController): Leaving {
  const grace = new AbortController();
  let presses = 0;
  let isCancelled = false;
  const cancel = async (): Promise<void> => {
    isCancelled = true;
    world.err('Cancelling the list.\n');
    await client.cancel(list).catch((error: unknown) => {
      if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
      world.err(`${error.message}\n`);
      over.abort();
    });
  };
  return {
    get hasBegun() {
      return presses > 0;
    },
    get isCancelled() {
      return isCancelled;
    },
    interrupt: () => {
      presses += 1;
      if (presses === 1) {
        world.err(
          `Leaving; the list flies on. Come back with \`crows watch ${list}\`. Ctrl-C once more cancels it.\n`,
        );
        void world.wait(graceMs, grace.signal).then(() => {
          if (!isCancelled) over.abort();
        });
      } else if (presses === 2) {
        void cancel();
        grace.abort();
      } else over.abort();
    },
  };
}

/** @throws Failure with the code of how it ended. */
export function checkEnd(end: End, list: string): void {
  if (end === 'left') throw new Failure(`The list ${list} flies on.`, 5);
  if (end === 'cancelled')
    throw new Failure(
      `The list ${list} is cancelled. What was answered is kept: \`crows show ${list}\`.`,
      130,
    );
}
