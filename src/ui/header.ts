/** The bar on top: whose page it is, whether what it shows is true now, and what the list may still spend. */
import { html, nothing } from 'lit';
import type { Snapshot } from '../snapshot.ts';
import type { State } from './client.ts';
import { clockWithSeconds, count } from './format.ts';
import type { Strings } from './strings/en.ts';

interface Header {
  words: Strings;
  language: string;
  state: State;
  list: Snapshot | undefined;
  /** A list is on its way: its room is kept. */
  expected: boolean;
  theme: 'auto' | 'light' | 'dark';
  /** What stands before the button for the colours. */
  tools: unknown;
  turn: () => void;
  now: number;
}

export function header({ words, language, state, list, expected, theme, tools, turn, now }: Header) {
  const rehearsal = list?.rehearsal ?? state.health?.speech === 'rehearsal';
  return html`<header part="header">
    <slot name="title"><h1>${words.brand}</h1></slot>
    ${list ? html`<span class="place small muted">${placeOf(list, state, words)}</span>` : nothing}
    <span class="room"></span>
    ${rehearsal ? html`<span class="rehearsal" title=${words.app.rehearsalTitle}>${words.app.rehearsal}</span>` : nothing}
    ${list ? budget(list, words, language) : expected ? html`<div class="budget"></div>` : nothing}
    ${connection(state, words, language, now)}
    <span class="switches">
      ${tools}
      <button
        type="button"
        class="button plain theme"
        aria-label=${words.app.theme[theme]}
        title=${words.app.theme[theme]}
        @click=${turn}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" class=${theme}>
          <circle cx="8" cy="8" r="6" />
          <path d="M8 2a6 6 0 0 1 0 12z" />
        </svg></button
    ></span>
  </header>`;
}

function placeOf({ nest_id }: Snapshot, { nests }: State, { app }: Strings): string {
  if (nest_id === 'todo') return app.wholeFlock;
  return app.inNest(nests?.nests.find((nest) => nest.nest_id === nest_id)?.name ?? nest_id);
}

/** Milliseconds without a stream after which the page says how old it is. */
const oldMs = 10_000;

function connection(
  { connection: at, clockOffset }: State,
  { connection: says, ...words }: Strings,
  language: string,
  now: number,
) {
  const old = at.state !== 'live' && at.lastLive !== undefined && now - clockOffset - at.lastLive > oldMs;
  return html`<span class="connection small ${at.state}">
    <span class="dot" aria-hidden="true"></span>${says[at.state]}
    ${old ? html`<span class="number">${words.app.seen(clockWithSeconds(at.lastLive ?? 0, language))}</span>` : nothing}
  </span>`;
}

const lowShare = 0.8;
const tokensPerItem = 6000;

function budget(
  { tokens_used, tokens_held, token_budget, status }: Snapshot,
  { app }: Strings,
  language: string,
) {
  const [spent, held] = [tokens_used, tokens_held].map((tokens) => Math.min(1, tokens / token_budget) * 100);
  const left = Math.floor((token_budget - tokens_used - tokens_held) / tokensPerItem);
  const low = tokens_used / token_budget >= lowShare;
  const says = app.budget(count(tokens_used, language), count(token_budget, language));
  const holds = app.held(count(tokens_held, language));
  return html`<div class="budget small ${low ? 'low' : ''}">
    <span class="says number">${says}</span>
    ${
      low && status === 'flying'
        ? html`<b>${left > 0 ? app.low(left) : app.out}</b>`
        : tokens_held > 0
          ? html`<span class="held number" title=${app.heldTitle}>${holds}</span>`
          : nothing
    }
    <div
      class="bar"
      role="meter"
      aria-label=${app.budgetLabel}
      aria-valuemin="0"
      aria-valuemax=${token_budget}
      aria-valuenow=${tokens_used}
      aria-valuetext=${tokens_held > 0 ? `${says}, ${holds}` : says}
    >
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width=${spent} height="1" />
        <rect class="held" x=${spent} width=${held} height="1" />
      </svg>
    </div>
  </div>`;
}
