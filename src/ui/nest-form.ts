/** The form that makes a nest or changes one. It only gathers; what a nest may be is the server's to say. */
import { html, nothing } from 'lit';
import { limits } from '../limits.ts';
import type { Nest, NestWish } from '../nests.ts';
import { slugOf } from '../slug.ts';
import type { Problem } from './client.ts';
import { bird } from './heads.ts';
import { keepKeys } from './keys.ts';
import { timeWords } from './nest-time.ts';
import type { Strings } from './strings/en.ts';

export interface NestDraft {
  /** Absent for a new one. */
  nest?: Nest;
  name: string;
  crows: readonly string[];
}

interface NestForm {
  draft: NestDraft;
  roster: readonly string[];
  problem: Problem | undefined;
  saving: boolean;
  words: Strings;
  rename: (name: string) => void;
  toggle: (crow: string) => void;
  submit: (event: SubmitEvent) => void;
  close: () => void;
}

const minute = 60;
const times = [10 * minute, 60 * minute, 24 * 60 * minute, 7 * 24 * 60 * minute, 0];
const murders = [2, 3, 4, 5];

/** Everything of `todo` but three settings is fixed. */
export const isTodo = (nest: Nest | undefined): boolean => nest?.nest_id === 'todo';

/** Why the draft can't be sent yet; undefined if it can. */
export function lacking({ nest, name, crows }: NestDraft, { nests }: Strings): string | undefined {
  if (isTodo(nest)) return undefined;
  if (!nest && slugOf(name) === '') return nests.noId;
  return crows.length === 0 ? nests.noCrow : undefined;
}

/** What the form says, as the server reads it. What a nest can't lose is left out when nothing was chosen. */
export function wishOf({ nest, name, crows }: NestDraft, form: HTMLFormElement): NestWish {
  const data = new FormData(form);
  const numberOf = (field: string): number | undefined => {
    const value = data.get(field);
    return typeof value === 'string' && value !== '' ? Number(value) : undefined;
  };
  const approval_s = numberOf('approval_s');
  const murder = numberOf('murder');
  return {
    ...(!isTodo(nest) && { name, crows: [...crows] }),
    always_ask: data.has('always_ask'),
    ...(approval_s !== undefined && { approval_s }),
    ...(murder !== undefined && { murder }),
  };
}

export function nestForm(form: NestForm) {
  const { draft, problem, saving, words, submit, close } = form;
  const { nests } = words;
  const { nest } = draft;
  const lacks = lacking(draft, words);
  return html`<form part="form" class="form" @submit=${submit}>
    <h3 id="form">${nest ? nests.formChange(isTodo(nest) ? nests.wholeFlock : nest.name) : nests.formNew}</h3>
    ${isTodo(nest) ? html`<p class="muted small">${nests.wholeFlockSays}</p>` : [nameField(form), core(form)]}
    <label class="check">
      <input type="checkbox" name="always_ask" ?checked=${nest?.always_ask ?? false} />
      <span>${nests.ask}</span>
    </label>
    <div class="pair">${timeField(form)} ${murderField(form)}</div>
    ${problem ? html`<p class="error" role="alert" dir="auto">${problem.message}</p>` : nothing}
    ${lacks === undefined ? nothing : html`<p class="muted small" id="lacks">${lacks}</p>`}
    <div class="foot">
      <button
        class="button main"
        aria-disabled=${lacks !== undefined || saving}
        aria-busy=${saving}
        aria-describedby=${lacks === undefined ? nothing : 'lacks'}
      >
        ${saving ? nests.saving : nest ? nests.save : nests.make}
      </button>
      <button type="button" class="button" @click=${close}>${words.cancel}</button>
    </div>
  </form>`;
}

function nameField({ draft, words: { nests }, rename }: NestForm) {
  const slug = slugOf(draft.name);
  const says = draft.nest ? nests.idFixed(draft.nest.nest_id) : slug === '' ? '' : nests.id(slug);
  return html`<label>
    <span class="label">${nests.name}</span>
    <input
      class="field"
      name="name"
      dir="auto"
      autocomplete="off"
      maxlength=${limits.nestNameChars}
      .value=${draft.name}
      aria-describedby="slug"
      @keydown=${keepKeys}
      @input=${({ target }: Event) => {
        if (target instanceof HTMLInputElement) rename(target.value);
      }}
    />
    <span class="muted small slug" id="slug">${says}</span>
  </label>`;
}

function core({ draft, roster, words: { nests }, toggle }: NestForm) {
  const { crows } = draft;
  return html`<fieldset>
    <legend class="label">${nests.crows(crows.length, limits.nestCrows)}</legend>
    <div class="heads">
      ${roster.map(
        (crow) =>
          html`<label class="head">
            <input
              type="checkbox"
              name="crow"
              .checked=${crows.includes(crow)}
              @change=${() => toggle(crow)}
            />
            ${bird(crow, 'perched')} <span>${crow}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/** In the order of the roster, whichever was chosen first. */
export const toggled = (roster: readonly string[], chosen: readonly string[], crow: string): string[] =>
  roster.filter((one) => (one === crow ? !chosen.includes(one) : chosen.includes(one)));

function timeField({ draft: { nest }, words: { nests } }: NestForm) {
  const set = nest?.approval_s;
  const all = set === undefined || times.includes(set) ? times : [...times, set];
  return html`<label>
    <span class="label">${nests.time}</span>
    <select class="field" name="approval_s">
      ${set === undefined ? html`<option value="">${nests.times.asServer}</option>` : nothing}
      ${all.map(
        (s) =>
          html`<option value=${s} ?selected=${s === set}>
            ${s === 0 ? nests.times.forEver : timeWords(s, nests.times)}
          </option>`,
      )}
    </select>
  </label>`;
}

function murderField({ draft: { nest }, words: { nests } }: NestForm) {
  return html`<label>
    <span class="label">${nests.inMurder}</span>
    <select class="field" name="murder">
      ${nest?.murder === undefined ? html`<option value="">${nests.inMurderAs}</option>` : nothing}
      ${murders.map((n) => html`<option value=${n} ?selected=${n === nest?.murder}>${n}</option>`)}
    </select>
  </label>`;
}
