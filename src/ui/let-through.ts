/** What went ahead without asking, so that trust never works unseen. */
import { html, nothing } from 'lit';
import type { State } from './client.ts';
import type { Strings } from './strings/en.ts';

/** More than this is read in the lists. */
const most = 20;

export function letThrough({ lists }: State, listId: string, words: Strings) {
  const lines: { text: string; what: string; crows: string }[] = [];
  for (const [id, { snapshot }] of lists) {
    if (!snapshot || (listId !== '' && id !== listId)) continue;
    for (const { text, verdicts, answer } of snapshot.items) {
      if (verdicts.triage?.verdict === 'auto') lines.push({ text, what: words.inbox.plan, crows: '' });
      if (verdicts.output?.verdict === 'auto') {
        lines.push({ text, what: words.inbox.answer, crows: answer?.crows.join(', ') ?? '' });
      }
    }
  }
  if (lines.length === 0) return nothing;
  return html`<details class="through">
    <summary>${words.inbox.through(lines.length)}</summary>
    <p class="small muted">${words.inbox.throughWhy}</p>
    <ul>
      ${lines
        .slice(-most)
        .map(
          ({ text, what, crows }) =>
            html`<li><b>${what}</b> <span dir="auto">${text.split('\n', 1)[0]}</span> <em>${crows}</em></li>`,
        )}
    </ul>
  </details>`;
}
