/** What a cell of the trust matrix says when it is opened, and which levels moved last. */
import { html, nothing } from 'lit';
import type { TrustTable } from '../trust.ts';
import { moment } from './format.ts';
import { levelDots } from './level-dots.ts';
import type { Strings } from './strings/en.ts';
import { flock, movesOf, type Cell, type Move } from './trust-cells.ts';

const mostMoves = 4;

interface Telling {
  words: Strings;
  language: string;
  /** The server's clock. */
  now: number;
}

export const nameOf = (holder: string, { trust }: Strings): string =>
  holder === flock ? trust.flock : holder;

export function moved({ holder, task_type, level, up }: Omit<Move, 'at'>, words: Strings): string {
  const { trust, taskTypes } = words;
  return trust.moved(nameOf(holder, words), taskTypes[task_type], trust.levels[level], up);
}

export function trustCard(
  { holder, task_type, level, streak, needed, unasked, changed, last }: Cell,
  { words, language, now }: Telling,
) {
  const { trust, taskTypes } = words;
  const isFlock = holder === flock;
  const since = changed && trust.since(moment(changed, language, now));
  const counted = last ? trust.last(last.verdict, moment(last.at, language, now)) : trust.none;
  return html`<h3 id="about">${trust.cardTitle(nameOf(holder, words), taskTypes[task_type])}</h3>
    <p class="level l${level}">${levelDots(level, streak)} ${trust.levels[level]}</p>
    <p>${trust.means(isFlock, level)}</p>
    ${level === 2 ? nothing : html`<p>${trust.more(needed, isFlock, trust.levels[level === 0 ? 1 : 2])}</p>`}
    ${unasked > 0 ? html`<p>${trust.unasked(unasked)}</p>` : nothing}
    <p class="muted small">${since ? html`${since} ` : nothing}${counted}</p>`;
}

export function latestMoves(table: TrustTable, { words, language, now }: Telling) {
  const moves = movesOf(table, mostMoves);
  if (moves.length === 0) return nothing;
  return html`<div class="moves">
    <h3>${words.trust.changes}</h3>
    <ul>
      ${moves.map(
        (move) =>
          html`<li>
            <span>${moved(move, words)}</span>
            <span class="muted small number">${moment(move.at, language, now)}</span>
          </li>`,
      )}
    </ul>
  </div>`;
}
