/**
 * A verdict for one item while another of its list is in a call: how long until what follows from it is in the air,
 * against the same with nothing else in the air.
 */
import type { AnyAsk, Outcome } from '../../src/asks.ts';
import { listOf } from '../_lists.ts';
import { ScriptedSpeech } from '../_speech.ts';
import { triage, words } from '../actors/_life.ts';
import { median } from './_contender.ts';
import { folder, openFlock } from './_flock.ts';
import { row } from './_report.ts';

const rounds = 40;

/** Tells when work on an item begins; that on the first item lasts until it is let go. */
class Watched extends ScriptedSpeech {
  began: (text: string) => void = () => {};
  holdsFirst = true;

  override fly(ask: AnyAsk, crow: string, signal: AbortSignal): Promise<Outcome> {
    if (ask.kind === 'work') this.began(ask.item.text);
    return super.fly(ask, crow, signal);
  }
}

const { dir, remove } = folder();
const speech = new Watched();
speech.answer = (ask) => {
  if (ask.kind === 'triage') return triage();
  return speech.holdsFirst && ask.item.text === 'first' ? 'hold' : words();
};
const roost = await openFlock(dir, speech);
// Trust would let the plans through after three of them.
await roost.nests.create({ name: 'Asked', crows: ['Hugin', 'Munin'], always_ask: true });

/** @returns milliseconds from the verdict on the second item until work on it begins. */
async function once(holdsFirst: boolean): Promise<number> {
  speech.holdsFirst = holdsFirst;
  const list = await roost.startList(listOf(['first', 'second'], { nest_id: 'asked' }));
  const isAsked = async (): Promise<boolean> => (await roost.snapshot(list))?.pending.length === 2;
  while (!(await isAsked()));
  const begin = (text: string, n: number): Promise<number> =>
    new Promise((resolve, reject) => {
      speech.began = (began) => began === text && resolve(performance.now());
      roost.giveVerdict({ item_id: `${list}-${n}`, target: 'triage', approve: true }).catch(reject);
    });
  await begin('first', 1);
  const start = performance.now();
  const took = (await begin('second', 2)) - start;
  for (const { land } of speech.held.slice()) land(words());
  await roost.cancel(list);
  return took;
}

const beside: number[] = [];
const alone: number[] = [];
for (let i = 0; i < rounds; i += 1) {
  beside.push(await once(true));
  alone.push(await once(false));
}
await roost.close();
remove();
row(
  'a verdict while another item of its list is in a call, until its own call begins',
  median(beside),
  'ms',
  '≤ 10',
);
row('the same over one with nothing else in the air', median(beside) / median(alone), '×', '');
