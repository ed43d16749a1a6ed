/** Keys, kept where they belong. */

/**
 * For fields of ours: a page around us sees only our element as the target, not the field, and its shortcuts would
 * fire while a person types. Letters stay inside; keys with a modifier and Escape go on.
 */
export function keepKeys(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && !event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
}

/** True where a key is text, not a command. */
export function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** True for a single key struck on purpose outside of any text. */
export const isCommand = (event: KeyboardEvent): boolean =>
  !isTyping(event) &&
  !event.repeat &&
  !event.isComposing &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey;
