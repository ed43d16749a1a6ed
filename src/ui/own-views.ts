/** The views that come with Crows, in the order of the navigation. */
import { html } from 'lit';
import { appParts } from './app-parts.ts';
import { addView } from './views.ts';

export function addOwnViews(): void {
  addView({
    id: 'trust',
    label: ({ trust }) => trust.title,
    draw: ({ src, requester, theme }) =>
      html`<crows-trust
        exportparts=${appParts.trust}
        .src=${src}
        .requester=${requester}
        .theme=${theme}
      ></crows-trust>`,
  });
  addView({
    id: 'nests',
    label: ({ nests }) => nests.title,
    draw: ({ src, requester, theme }) =>
      html`<crows-nests
        exportparts=${appParts.nests}
        .src=${src}
        .requester=${requester}
        .theme=${theme}
      ></crows-nests>`,
  });
  addView({
    id: 'history',
    label: ({ history }) => history.title,
    draw: ({ src, requester, theme }) =>
      html`<crows-history
        exportparts=${appParts.history}
        .src=${src}
        .requester=${requester}
        .theme=${theme}
      ></crows-history>`,
  });
}
