/** What the flock would make of a paste: items, what is left out and why, and how far the budget reaches. */
import { html, nothing } from 'lit';
import type { Preview } from '../requests.ts';
import type { Problem } from './client.ts';
import { count } from './format.ts';
import { headingOver } from './heading.ts';
import type { Strings } from './strings/en.ts';

interface Shown {
  preview: Preview | undefined;
  problem: Problem | undefined;
  words: Strings;
  language: string;
}

/** More than this is read in the list itself. */
const shownItems = 8;

export function preview({ preview: made, problem, words, language }: Shown) {
  if (problem) return html`<p class="error" dir="auto">${problem.message}</p>`;
  if (!made) return nothing;
  const { compose } = words;
  const { items, skipped, warnings, fits } = made;
  const rest = items.length - shownItems;
  return html`
    <p class="sum">
      <b>${compose.items(items.length, count(items.length, language))}</b>
      ${skipped.length > 0 ? html`<span>${compose.skipped(skipped.length)}</span>` : nothing}
      ${items.length > fits ? html`<span class="warn">${compose.fits(fits)}</span>` : nothing}
    </p>
    <ol class="items">
      ${items.slice(0, shownItems).map(
        ({ text, subtasks }, n) =>
          html`<li>
            ${headingOver(items, n) ? html`<span class="over" dir="auto">${headingOver(items, n)}</span>` : nothing}
            <span dir="auto">${text.split('\n', 1)[0]}</span>
            ${subtasks ? html`<span class="context">${compose.parts(subtasks.length)}</span>` : nothing}
          </li>`,
      )}
    </ol>
    ${rest > 0 ? html`<p class="muted small">${compose.rest(rest)}</p>` : nothing}
    ${
      skipped.length > 0
        ? html`<details>
            <summary>${compose.leftOut(skipped.length)}</summary>
            <ul class="left">
              ${skipped.map(
                ({ text, lines: [first] }) =>
                  html`<li><s dir="auto">${text}</s> <span>${compose.why(first + 1)}</span></li>`,
              )}
            </ul>
          </details>`
        : nothing
    }
    ${warnings.map((warning) => html`<p class="warn small" dir="auto">${warning}</p>`)}
  `;
}
