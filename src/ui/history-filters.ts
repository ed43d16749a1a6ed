/** What narrows the history down. */
import { html, nothing } from 'lit';
import type { Nest } from '../nests.ts';
import type { HistoryWish } from './client.ts';
import { keepKeys } from './keys.ts';
import type { Strings } from './strings/en.ts';

/** Undefined: no longer narrowed by it. */
export type Narrowing = { [K in 'q' | 'status' | 'nest_id' | 'requester']?: HistoryWish[K] | undefined };

interface Filters {
  words: Strings;
  nests: readonly Nest[];
  hideRequester: boolean;
  /** @param isTyped more may follow in a moment. */
  change: (part: Narrowing, isTyped: boolean) => void;
}

const states = ['flying', 'finished'] as const;

export function historyFilters({ words, nests, hideRequester, change }: Filters) {
  const { history, compose } = words;
  const typed =
    (name: 'q' | 'requester') =>
    ({ target }: Event): void => {
      // An empty value is a filter that is not there.
      if (target instanceof HTMLInputElement) change({ [name]: target.value.trim() || undefined }, true);
    };
  const chosen = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement)) return;
    if (target.name === 'nest') return change({ nest_id: target.value || undefined }, false);
    const status = states.find((one) => one === target.value);
    change({ status }, false);
  };
  return html`<search class="filters">
    <label class="wide">
      <span class="label">${history.search}</span>
      <input
        class="field"
        type="search"
        name="q"
        dir="auto"
        autocomplete="off"
        placeholder=${history.searchHint}
        @keydown=${keepKeys}
        @input=${typed('q')}
      />
    </label>
    <label>
      <span class="label">${history.status}</span>
      <select class="field" name="status" @change=${chosen}>
        <option value="">${history.anyStatus}</option>
        <option value="flying">${history.flying}</option>
        <option value="finished">${history.finished}</option>
      </select>
    </label>
    <label>
      <span class="label">${history.nest}</span>
      <select class="field" name="nest" @change=${chosen}>
        <option value="">${history.anyNest}</option>
        ${nests.map(
          ({ nest_id, name }) =>
            html`<option value=${nest_id}>${nest_id === 'todo' ? compose.wholeFlock : name}</option>`,
        )}
      </select>
    </label>
    ${
      hideRequester
        ? nothing
        : html`<label>
            <span class="label">${history.requester}</span>
            <input
              class="field"
              name="requester"
              dir="auto"
              maxlength="64"
              autocomplete="off"
              placeholder=${history.anyRequester}
              @keydown=${keepKeys}
              @input=${typed('requester')}
            />
          </label>`
    }
  </search>`;
}
