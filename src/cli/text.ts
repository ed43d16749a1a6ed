/** Text on its way to a terminal: from outside it carries no control, and it is cut to what a line holds. */
import { styleText } from 'node:util';
import { clean } from '../clean.ts';
import type { World } from './world.ts';

export type Ink = 'bold' | 'dim' | 'green' | 'red' | 'yellow' | 'cyan';
export type Paint = (ink: Ink, text: string) => string;

export const painter = ({ hasColors }: Pick<World, 'hasColors'>): Paint =>
  hasColors ? (ink, text) => styleText(ink, text, { validateStream: false }) : (_, text) => text;

/** Text from outside, over as many lines as it has, without escape characters or anything else that moves a cursor. */
export const plain = (text: string): string => clean(text).replaceAll('\t', '  ');

/** The first line of a text from outside, cut to some characters. */
export function title(text: string, most: number): string {
  const [first = ''] = plain(text).split('\n');
  const chars = Array.from(first);
  return chars.length > most ? `${chars.slice(0, Math.max(1, most - 1)).join('')}…` : first;
}

export const indent = (text: string, by = '    '): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : `${by}${line}`))
    .join('\n');

export const grouped = (count: number): string => count.toLocaleString('en');

export const counted = (count: number, what: string): string =>
  `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;
