/** The words around the list: the flock, the connection, the frame of the page. In English. */
import { plural } from './plural.ts';

export const around = {
  flock: {
    title: 'The flock',
    perched: 'perched',
    borrowed: 'flying, borrowed',
    elsewhere: 'on another list',
    otherList: 'An item of another list',
    now: 'In the air for',
    flying: { sentry: 'looking', crow: 'flying', elder: 'weighing' },
    many: {
      sentry: (n: number) => `looking at ${n}`,
      crow: (n: number) => `flying for ${n}`,
      elder: (n: number) => `weighing ${n}`,
    },
  },
  connection: {
    connecting: 'connecting',
    live: 'live',
    reconnecting: 'reconnecting',
    offline: 'offline',
    closed: 'closed',
  },
  app: {
    nav: 'Lists',
    tabs: 'Parts of the page',
    newList: 'New list',
    list: 'List',
    inbox: 'Inbox',
    flock: 'Flock',
    more: 'More',
    wholeFlock: 'the whole flock',
    inNest: (name: string) => `in ${name}`,
    rehearsal: 'Rehearsal',
    rehearsalTitle: 'No model is asked. The answers are made up, and say so.',
    seen: (at: string) => `last seen ${at}`,
    budgetLabel: 'Tokens spent',
    budget: (used: string, of: string) => `${used} of ${of} tokens`,
    held: (held: string) => `${held} held for calls in the air`,
    low: (items: number) => `about ${items} short ${plural(items, 'item', 'items')} left`,
    out: 'nearly used up',
    done: (done: number, of: number) => `${done} of ${of} done`,
    going: (done: number, of: number) => `${done} of ${of}`,
    wait: (n: number) => `· ${n} ${plural(n, 'waits', 'wait')} for you`,
    theme: { auto: 'Colours: as the system', light: 'Colours: light', dark: 'Colours: dark' },
  },
};
