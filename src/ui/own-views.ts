/** The views that come with Crows, in the order of the navigation. */
import { html } from 'lit';
import { addView } from './views.ts';

addView({
  id: 'trust',
  label: ({ trust }) => trust.title,
  draw: ({ src, requester, theme }) =>
    html`<crows-trust .src=${src} .requester=${requester} .theme=${theme}></crows-trust>`,
});
