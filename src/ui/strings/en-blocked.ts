/** The words for a page that is kept from its server, in English. */
import type { Blocked } from '../client/blocked.ts';

interface Explained {
  happened: (address: string) => string;
  todo: (address: string, page: string) => string;
}

export const blocked = {
  title: 'This page can’t reach Crows',
  prompt: {
    happened: (address) =>
      `Crows runs on your own machine, at ${address}. Your browser lets a page reach that only after you have allowed it, and this one has not been allowed yet.`,
    todo: () =>
      'When the browser asks about local network access, choose “Allow”. If it does not ask, see whether Crows is running.',
  },
  denied: {
    happened: (address) =>
      `Crows runs on your own machine, at ${address}, and your browser was told not to let this page reach it.`,
    todo: () =>
      'Open the settings of this site, beside the address bar, set “Local network access” to “Allow”, and load the page again.',
  },
  insecure: {
    happened: (address) =>
      `Crows runs on your own machine, at ${address}. A browser does not let a page on http:// reach that, and does not ask you either.`,
    todo: () => 'Open this page on https://, if there is one, and allow local network access when asked.',
  },
  unknown: {
    happened: (address) =>
      `No answer came from ${address}. Crows is not running there, or it does not know this page; to a page it does not know it says nothing.`,
    todo: (_address, page) => `Start it with CROWS_ORIGINS=${page}. This page goes on by itself.`,
  },
} satisfies { title: string } & Record<Blocked, Explained>;
