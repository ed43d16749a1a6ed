/** The latest lists, to go back to. */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { HistoryState } from './client.ts';
import { moment } from './format.ts';
import type { Strings } from './strings/en.ts';

interface Recent {
  page: HistoryState | undefined;
  /** The one that is shown. */
  listId: string;
  words: Strings;
  language: string;
  /** The server's clock. */
  now: number;
  go: (event: MouseEvent) => void;
}

export function recentLists({ page, listId, words, language, now, go }: Recent) {
  if (!page || page.lists.length === 0) return nothing;
  return html`<ul class="recent">
    ${repeat(
      page.lists,
      ({ list_id }) => list_id,
      ({ list_id, title, items, answered, skipped, pending, status, started_at }) =>
        html`<li>
          <a href="#${list_id}" aria-current=${list_id === listId ? 'page' : nothing} @click=${go}>
            <span class="name" dir="auto">${title.split('\n', 1)[0]}</span>
            <small>
              ${
                status === 'finished'
                  ? html`${moment(started_at, language, now)} · ${words.app.done(answered, items)}`
                  : words.app.going(answered + skipped, items)
              }
              ${pending > 0 ? html`<span class="you">${words.app.wait(pending)}</span>` : nothing}
            </small>
          </a>
        </li>`,
    )}
  </ul>`;
}
