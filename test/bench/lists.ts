/**
 * CPU of one list of five items (three solo, a split in two, a murder of three) with all its questions answered by a
 * person, the log included, against the same list as plain promises with a journal.
 */
import type { Ask, Outcome } from '../../src/asks.ts';
import type { Roost } from '../../src/actors/roost.ts';
import { listOf } from '../_lists.ts';
import { ScriptedSpeech } from '../_speech.ts';
import { cpuMs, median, role, run, tell } from './_contender.ts';
import { folder, openFlock } from './_flock.ts';
import { row } from './_report.ts';
import { open } from './yardstick/promises.mjs';
import { makeList, makeModel } from './yardstick/work.mjs';

const kinds = ['solo', 'solo', 'solo', 'split', 'murder'] as const;
const texts = kinds.map((kind, i) => `item ${i + 1} ${kind}: plan the autumn meeting of the bird club`);
const caws = 'caw '.repeat(50);

/** Answers like the yardstick's model, at the next turn of the event loop. */
class Cawing extends ScriptedSpeech {
  override fly(ask: Ask): Promise<Outcome> {
    return new Promise((resolve) => setImmediate(() => resolve(answer(ask))));
  }
}

function answer(ask: Ask): Outcome {
  switch (ask.kind) {
    case 'triage': {
      const mode = kinds[Number(ask.item.text[5]) - 1]!;
      const subtasks = mode === 'split' ? ['One half: do it', 'Other half: do it'] : [];
      const triage = {
        reason: 'as it is',
        task_type: 'plan',
        mode,
        subtasks,
        abuse: 'none',
        care: 'none',
      } as const;
      return { ok: true, reply: { kind: 'triage', triage: { ...triage, subtasks } }, tokens: 120 };
    }
    case 'work':
      return { ok: true, reply: { kind: 'work', text: caws }, tokens: 120 };
    case 'merge':
      return { ok: true, reply: { kind: 'merge', text: caws, missing: [], conflicts: [] }, tokens: 120 };
    case 'judge':
      return { ok: true, reply: { kind: 'judge', winner: 0, margin: 'clear' }, tokens: 120 };
  }
}

/** Sends all lists at once and approves whatever is asked until the last is finished. */
async function crows(roost: Roost, count: number): Promise<void> {
  let left = count;
  await new Promise<void>((resolve, reject) => {
    const stop = roost.journal.subscribe((batch) => {
      for (const { said } of batch) {
        if ((said.event === 'item.triaged' || said.event === 'item.answered') && said.needs_approval) {
          const target = said.event === 'item.triaged' ? 'triage' : 'output';
          roost.giveVerdict({ item_id: said.item_id, target, approve: true }).catch(reject);
        } else if (said.event === 'list.finished' && (left -= 1) === 0) {
          stop();
          resolve();
        }
      }
    });
    for (let i = 0; i < count; i += 1) roost.startList(listOf(texts)).catch(reject);
  });
}

/** The same by the yardstick. */
async function promises(dir: string, count: number): Promise<() => Promise<void>> {
  let left = count;
  let done = (): void => {};
  const finished = new Promise<void>((resolve) => (done = resolve));
  const yardstick = await open({
    model: makeModel(),
    dir,
    journal: true,
    onAsk: (ask) => void setImmediate(() => void yardstick.answer(ask, true)),
    onDone: () => (left -= 1) === 0 && done(),
  });
  return async () => {
    for (let i = 0; i < count; i += 1) void yardstick.start(makeList(`l${i}`));
    await finished;
    await yardstick.close();
  };
}

async function contend(who: string, count: number): Promise<void> {
  const { dir, remove } = folder();
  if (who === 'crows') {
    const roost = await openFlock(dir, new Cawing());
    await crows(roost, 50);
    const before = cpuMs();
    await crows(roost, count);
    tell({ cpu: (cpuMs() - before) / count });
    await roost.close();
  } else {
    await (
      await promises(dir, 50)
    )();
    const go = await promises(dir, count);
    const before = cpuMs();
    await go();
    tell({ cpu: (cpuMs() - before) / count });
  }
  remove();
}

if (role) await contend(role[0]!, Number(role[1]));
else {
  const medians: Record<number, number> = {};
  for (const [count, rounds] of [
    [100, 5],
    [1_000, 3],
    [10_000, 1],
  ] as const) {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let i = 0; i < rounds; i += 1) {
      ours.push(run('crows', String(count))['cpu']!);
      theirs.push(run('promises', String(count))['cpu']!);
    }
    medians[count] = median(ours);
    const alive = `${count.toLocaleString('en')} alive`;
    row(`CPU of a list of 5, ${alive}`, medians[count], 'ms', '');
    if (count < 10_000)
      row(`the same over plain promises with a journal`, medians[count] / median(theirs), '×', '≤ 6');
    else row('the same over 1,000 alive', medians[count] / medians[1_000]!, '×', '≤ 1.2');
  }
}
