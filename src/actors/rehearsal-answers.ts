/** What a crow would say in a rehearsal: about the item, in its own way, and marked as rehearsed in the first word. */
import type { Chance } from './rehearsal-chance.ts';
import { angles, phrases } from './rehearsal-phrases.ts';
import { typeOfKind } from './brain/kinds.ts';
import { workOf } from './brain/kind-of.ts';
import { keysOf } from './rehearsal-words.ts';

export interface Share {
  item: string;
  subtask: string | undefined;
  /** What a person said about an earlier answer. */
  note: string | undefined;
  again: boolean;
  crow: string;
}

export const mark = '(rehearsal)';

export function answer({ item, subtask, note, again, crow }: Share, chance: Chance): string {
  const about = subtask ?? item;
  const { form, leads, points, ends } = phrases[typeOfKind(workOf(about).kind)];
  const title = short(subtask?.split(': ')[0] ?? about);
  const keys = keysOf(about, 8);
  const fill = (phrase: string): string =>
    phrase.replaceAll(/\{(it|k|n)\}/g, (_, slot) => {
      if (slot === 'it') return title;
      if (slot === 'n') return String(2 + chance.int(7));
      return keys.length > 0 ? chance.pick(keys) : title;
    });
  const body = several(points, 3 + chance.int(2), chance).map(fill);
  const own = angles[crow];
  const parts = [
    `${mark} ${again ? redone(note) : ''}${fill(chance.pick(leads))}`,
    laidOut(body, form),
    [...(own ? [fill(chance.pick(own))] : []), fill(chance.pick(ends))].join(' '),
  ];
  if (chance.int(7) === 0) parts.push(fill(`Doubt: nobody looked at {k}; this answer was only rehearsed.`));
  return parts.join('\n\n');
}

const redone = (note: string | undefined): string =>
  note === undefined ? 'Once more. ' : `Once more, with your note in mind (“${short(note)}”). `;

function laidOut(points: string[], form: 'lines' | 'steps' | 'text'): string {
  if (form === 'text') return points.join('\n\n');
  return points.map((point, n) => (form === 'steps' ? `${n + 1}. ${point}` : `- ${point}`)).join('\n');
}

/** So many different ones, in a drawn order. */
function several<T>(from: readonly T[], most: number, chance: Chance): T[] {
  const left = [...from];
  const drawn: T[] = [];
  while (drawn.length < most && left.length > 0) drawn.push(...left.splice(chance.int(left.length), 1));
  return drawn;
}

/** The first line, cut where it gets long; its own quotation marks would end ours. */
export function short(text: string, most = 90): string {
  const [line = ''] = text.trim().split('\n', 1);
  const points = Array.from(line.replaceAll(/[“”"]/g, "'"));
  return points.length <= most
    ? points.join('')
    : `${points
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
