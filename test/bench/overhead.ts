/**
 * What Crows adds to the time its calls take: twenty solo items of a trusted flock, each call 50 ms, against the time
 * that the rounds of calls alone would take, and the flushes that lie on their way.
 */
import { open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ask, Outcome } from '../../src/asks.ts';
import type { Roost } from '../../src/actors/roost.ts';
import { roster } from '../../src/personas.ts';
import { listOf } from '../_lists.ts';
import { ScriptedSpeech } from '../_speech.ts';
import { triage, words } from '../actors/_life.ts';
import { median } from './_contender.ts';
import { folder, openFlock } from './_flock.ts';
import { row } from './_report.ts';

const items = 20;
const abreast = 4;
const callMs = 50;

class Slow extends ScriptedSpeech {
  ms = 0;
  override fly(ask: Ask): Promise<Outcome> {
    const outcome = ask.kind === 'triage' ? triage() : words();
    return new Promise((resolve) => setTimeout(() => resolve(outcome), this.ms));
  }
}

/** Starts a list, approves whatever is asked, and resolves with the milliseconds until it is finished. */
async function fly(roost: Roost, count: number): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const stop = roost.journal.subscribe((batch) => {
      for (const { said } of batch) {
        if ((said.event === 'item.triaged' || said.event === 'item.answered') && said.needs_approval) {
          const target = said.event === 'item.triaged' ? 'triage' : 'output';
          roost.giveVerdict({ item_id: said.item_id, target, approve: true }).catch(reject);
        }
        if (said.event === 'list.finished') {
          stop();
          resolve(performance.now() - start);
        }
      }
    });
    const texts = Array.from({ length: count }, (_, i) => `Write toast ${i + 1}`);
    roost.startList(listOf(texts, { token_budget: 600_000 })).catch(reject);
  });
}

/** Milliseconds of one round's append with its sync, beside the log: after a call's pause, as a disk is found then. */
async function flushMs(dir: string): Promise<number> {
  const file = await openFile(join(dir, 'probe'), 'a');
  const took: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, callMs));
    const start = performance.now();
    await file.write('x'.repeat(10_000));
    await file.datasync();
    took.push(performance.now() - start);
  }
  await file.close();
  return median(took);
}

const { dir, remove } = folder();
const speech = new Slow();
const roost = await openFlock(dir, speech);
const isTrusted = async (): Promise<boolean> => {
  const { rows } = await roost.trust();
  const levelOf = (holder: string): number =>
    rows.find((one) => one.holder === holder && one.task_type === 'write')?.level ?? 0;
  // A flock of level 1 has the plan of a solo let through.
  return levelOf('flock') > 0 && roster.every((crow) => levelOf(crow) === 2);
};
while (!(await isTrusted())) await fly(roost, 40);

speech.ms = callMs;
const rounds = items / abreast;
// The triage of one round and the work on the one before it overlap; the last work has none beside it.
const ideal = (rounds + 1) * callMs;
const walls: number[] = [];
const flushes: number[] = [];
for (let i = 0; i < 9; i += 1) {
  flushes.push(await flushMs(dir));
  walls.push(await fly(roost, items));
}
await roost.close();
remove();

const wall = median(walls);
const flush = median(flushes);
// One before the first call and one behind each: landing, weighing and next seat go together.
const onTheWay = (rounds + 2) * flush;
row('twenty solo items of a trusted flock at 50 ms a call', wall, 'ms', '');
row('one flush, measured beside it', flush, 'ms', '');
row('the same over the ideal and one flush', wall / (ideal + flush), '×', '≤ 1.10');
row('the same over the ideal and every flush on the way', wall / (ideal + onTheWay), '×', '');
