/** In place of silence: what keeps this page from its server, and what to do about it. */
import { css, html } from 'lit';
import type { Blocked } from './client.ts';
import type { Strings } from './strings/en.ts';

export const blockedStyle = css`
  .blocked {
    margin-block-end: var(--gap);
    padding: 14px 18px;
    border: 1px solid var(--bad);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .blocked h2 {
    color: var(--bad);
  }
  .blocked p {
    margin-block-start: 4px;
  }
`;

/** @param address of the server */
export function blockedCard(why: Blocked, address: string, { blocked }: Strings) {
  const { happened, todo } = blocked[why];
  return html`<section class="blocked" aria-label=${blocked.title}>
    <h2>${blocked.title}</h2>
    <p>${happened(address)}</p>
    <p>${todo(address, location.origin)}</p>
  </section>`;
}
