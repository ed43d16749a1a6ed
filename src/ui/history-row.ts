/** One list in the history: what it was, what became of it, and what can be done with it still. */
import { html, nothing } from 'lit';
import type { ListSummary } from '../responses.ts';
import { clock, count, firstLine } from './format.ts';
import type { Strings } from './strings/en.ts';

export interface Leaving {
  listId: string;
  going: boolean;
  /** What the server said against it. */
  problem?: string;
}

interface Row {
  list: ListSummary;
  /** Name of its nest; empty for the whole flock. */
  nest: string;
  /** Address of its export. */
  file: string;
  leaving: Leaving | undefined;
  copied: unknown;
  words: Strings;
  language: string;
  open: (event: MouseEvent) => void;
  save: (event: MouseEvent) => void;
  copy: () => void;
  ask: (listId: string | undefined) => void;
  remove: () => void;
}

export function historyRow(row: Row) {
  const { list, nest, words, language, open } = row;
  const { list_id, title, status, started_at, requester, items, answered, skipped, pending } = list;
  const { history, app } = words;
  const says = [
    history.by(requester),
    ...(nest === '' ? [] : [app.inNest(nest)]),
    history.counts(answered, skipped, items),
    history.tokens(count(list.tokens_used, language)),
    ...(list.redo_of === undefined ? [] : [history.again]),
  ];
  return html`<li part="row" class="row" id=${list_id}>
    <div class="what">
      <time class="at number" datetime=${started_at}>${clock(started_at, language)}</time>
      <div>
        <a href="#${list_id}" dir="auto" @click=${open}>${firstLine(title)}</a>
        <p class="muted small">
          ${status === 'flying' ? html`<b class="flying">${history.flying}</b> · ` : nothing}${says.join(' · ')}
          ${pending > 0 ? html`<b class="you">${app.wait(pending)}</b>` : nothing}
        </p>
      </div>
    </div>
    ${row.leaving ? question(row, row.leaving) : tools(row)}
  </li>`;
}

function tools({ list, file, copied, words: { history }, save, copy, ask }: Row) {
  const { list_id, title, status } = list;
  const name = firstLine(title);
  return html`<div class="tools">
    <a class="button plain" href=${file} download aria-label=${history.exportOf(name)} @click=${save}
      >${history.export}</a
    >
    <button type="button" class="button plain" aria-label=${history.copyOf(name)} @click=${copy}>
      ${history.copy}
    </button>
    ${
      status === 'finished'
        ? html`<button
            type="button"
            class="button plain leave"
            aria-label=${history.removeOf(name)}
            @click=${() => ask(list_id)}
          >
            ${history.remove}
          </button>`
        : nothing
    }
    ${copied}
  </div>`;
}

function question({ list, words, ask, remove }: Row, { going, problem }: Leaving) {
  const { history } = words;
  return html`<div class="sure" role="group" aria-label=${history.removeOf(firstLine(list.title))}>
    <p>${history.sure}</p>
    ${problem === undefined ? nothing : html`<p class="error" role="alert" dir="auto">${problem}</p>`}
    <div class="tools">
      <button type="button" class="button" aria-busy=${going} @click=${remove}>
        ${going ? history.removing : history.remove}
      </button>
      <button type="button" class="button plain" @click=${() => ask(undefined)}>${words.cancel}</button>
    </div>
  </div>`;
}
