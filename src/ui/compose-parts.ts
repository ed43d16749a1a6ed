/** Parts of the place for a paste: where the list goes, who sends it, and what the server said against it. */
import { html, nothing } from 'lit';
import type { Nest } from '../nests.ts';
import type { Problem } from './client.ts';
import { left } from './format.ts';
import { bird } from './heads.ts';
import { keepKeys } from './keys.ts';
import { recall, remember } from './remember.ts';
import type { Strings } from './strings/en.ts';

interface Chooser {
  nests: readonly Nest[];
  chosen: string;
  choose: (nestId: string) => void;
  words: Strings;
}

export function nestChooser({ nests, chosen, choose, words: { compose } }: Chooser) {
  const core = nests.find(({ nest_id }) => nest_id === chosen)?.crows ?? [];
  const changed = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) choose(target.value);
  };
  return html`<label class="nest">
    <span class="label">${compose.nest}</span>
    <span class="chooser">
      <select class="field" name="nest" @change=${changed}>
        ${nests.map(
          ({ nest_id, name }) =>
            html`<option value=${nest_id} ?selected=${nest_id === chosen}>
              ${nest_id === 'todo' ? compose.wholeFlock : name}
            </option>`,
        )}
      </select>
      ${
        core.length > 0
          ? html`<span class="heads" role="img" aria-label=${compose.core(core)}>
              ${core.map((crow) => bird(crow, 'perched'))}
            </span>`
          : nothing
      }
    </span>
  </label>`;
}

/** Asked once, then remembered. */
export function who({ compose }: Strings) {
  const changed = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) remember('requester', target.value.trim());
  };
  return html`<label class="who">
    <span class="label">${compose.who}</span>
    <input
      class="field"
      name="requester"
      dir="auto"
      maxlength="64"
      autocomplete="nickname"
      .value=${recall('requester') ?? 'me'}
      @keydown=${keepKeys}
      @change=${changed}
    />
  </label>`;
}

/** @param wait milliseconds until the requester may send again. */
export function complaint(problem: Problem | undefined, wait: number, { compose, durations }: Strings) {
  if (!problem) return nothing;
  if (problem.status !== 429) {
    return html`<p part="error" class="error" role="alert" dir="auto">${problem.message}</p>`;
  }
  const says = wait > 0 ? compose.again(left(wait, durations)) : compose.now;
  return html`<div part="error" class="prank" role="alert">
      ${bird('Sentry', 'perched')}
      <p><b>Sentry</b> <q dir="auto">${problem.message}</q></p>
    </div>
    <p class="muted number" role="timer">${says}</p>`;
}
