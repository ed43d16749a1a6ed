/** Draws the model: actors as one table for each list, events as a list. Everything is text; nothing is markup. */
import { stateText, type Model } from './model.ts';

type Child = Node | string;

function element(name: string, attributes: Record<string, string>, ...children: Child[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** @param filter shows only actors whose path or state holds it. */
export function drawActors({ actors, left }: Model, filter: string): HTMLElement[] {
  const roots = new Map<string, HTMLElement[]>();
  for (const { sessionId, rootId, snapshot } of actors.values()) {
    const state = stateText(snapshot);
    if (!`${sessionId} ${state}`.toLowerCase().includes(filter)) continue;
    const depth = sessionId.split('/').length - 1;
    const name = depth === 0 ? sessionId : sessionId.slice(sessionId.lastIndexOf('/') + 1);
    const row = element(
      'tr',
      {},
      element('th', { scope: 'row', 'data-depth': String(Math.min(depth, 4)) }, name),
      element('td', { 'data-status': snapshot.status }, state),
      element('td', {}, contextOf(snapshot.context)),
    );
    roots.set(rootId, [...(roots.get(rootId) ?? []), row]);
  }
  // The flock stays on top; lists come and go below it.
  const inOrder = [...roots].toSorted(([a], [b]) => Number(b === 'flock') - Number(a === 'flock'));
  return inOrder.map(([root, rows]) => {
    const how = left.get(root);
    const caption = element('caption', {}, root, ...(how === undefined ? [] : [` (${how})`]));
    const head = element(
      'tr',
      {},
      ...['Actor', 'State', 'Holds'].map((title) => element('th', { scope: 'col' }, title)),
    );
    const body = element('tbody', {}, ...rows);
    const table = element('table', {}, caption, element('thead', {}, head), body);
    if (how !== undefined) table.dataset['left'] = how;
    return table;
  });
}

function contextOf(context: unknown): Child {
  if (context === undefined) return '';
  const text = JSON.stringify(context, null, 1);
  return element(
    'details',
    {},
    element('summary', {}, `${text.length} characters`),
    element('pre', {}, text),
  );
}

/** Newest first, so that what happens now is where the eye is. */
export function drawLines({ lines }: Model): HTMLElement[] {
  return lines
    .toReversed()
    .map(({ at, actor, text }) =>
      element('li', {}, element('time', {}, at), ' ', element('b', {}, actor), ` ${text}`),
    );
}
