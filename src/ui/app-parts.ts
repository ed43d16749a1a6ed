/**
 * The parts of the elements inside the app, as a page names them at the app itself: `card` of the inbox is `inbox-card`.
 */
const handOn = (element: string, ...parts: readonly string[]): string =>
  parts.map((part) => `${part}: ${element}-${part}`).join(', ');

export const appParts = {
  compose: handOn('compose', 'form', 'input', 'submit', 'error'),
  list: handOn('list', 'header', 'item', 'mode', 'reason', 'state', 'answer', 'banter', 'tokens'),
  inbox: handOn('inbox', 'title', 'card', 'approve', 'reject', 'timer'),
  flock: handOn('flock', 'bird', 'name', 'epithet', 'motion'),
  trust: handOn('trust', 'table', 'cell'),
  nests: handOn('nests', 'list', 'card', 'form'),
  history: handOn('history', 'day', 'row'),
};
