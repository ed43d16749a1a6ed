/**
 * The text of one block of HTML as it comes in pieces: entities decoded, links kept with their address, and a line
 * through all of it noticed. Knows nothing of blocks.
 */
import { cleanText } from '../clean.ts';
import { readStruck } from './emphasis.ts';
import { decodeEntities } from './entities.ts';
import type { Token } from './tags.ts';

export interface Run {
  pieces: string[];
  /** Where the first visible character stands and the last one ends; -1 while there is none. */
  at: number;
  end: number;
  /** Visible characters, and those with a line through them. */
  seen: number;
  struck: number;
  /** The element that strikes, and how many of its name stand in each other. */
  strike?: { name: string; nested: number } | undefined;
  link?: { address: string; from: number } | undefined;
}

const strikes = /^(?:s|del|strike)$/;
const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i;

export function emptyRun(): Run {
  return { pieces: [], at: -1, end: -1, seen: 0, struck: 0 };
}

export function write(run: Run, { text, at }: Pick<Token, 'text' | 'at'>): void {
  const decoded = decodeEntities(text);
  const visible = decoded.replace(/\s+/g, '').length;
  run.pieces.push(decoded);
  if (visible === 0) return;
  if (run.at === -1) run.at = at + text.length - text.trimStart().length;
  run.end = at + text.trimEnd().length;
  run.seen += visible;
  if (run.strike !== undefined) run.struck += visible;
}

/** Takes an inline element into account; `tag` is the whole of an opening one. */
export function mark(run: Run, { kind, text: name }: Token, tag: string): void {
  const strike = run.strike;
  if (kind === 'open') {
    if (strike === undefined) {
      if (strikes.test(name) || /line-through/i.test(tag)) run.strike = { name, nested: 1 };
    } else if (strike.name === name) strike.nested++;
  } else if (strike?.name === name) {
    strike.nested--;
    if (strike.nested === 0) run.strike = undefined;
  }
  if (name !== 'a') return;
  closeLink(run);
  const found = kind === 'open' ? href.exec(tag) : null;
  const address = decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  if (/^(?:https?:|mailto:)/i.test(address)) run.link = { address, from: run.pieces.length };
}

function closeLink(run: Run): void {
  if (run.link === undefined) return;
  const { address, from } = run.link;
  run.link = undefined;
  const said = run.pieces.splice(from).join('');
  const text = said.trim();
  run.pieces.push(text === '' || text === address ? said : said.replace(text, () => `[${text}](${address})`));
}

/** What the run says, as the list would be written by hand; the run is empty then. */
export function take(run: Run): { text: string; at: number; end: number } | undefined {
  const { at, end, seen, struck } = run;
  closeLink(run);
  const text = cleanText(run.pieces.join('')).replace(/\s+/g, ' ').trim();
  Object.assign(run, { pieces: [], at: -1, end: -1, seen: 0, struck: 0 });
  if (text === '') return undefined;
  return {
    text: struck === seen && readStruck(text) === undefined ? `~~${text.replaceAll('~~', '')}~~` : text,
    at,
    end,
  };
}
