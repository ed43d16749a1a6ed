/**
 * The places the app can show beside its list: each is one file that adds itself here, and is reached through the
 * app's navigation from then on.
 */
import type { TemplateResult } from 'lit';
import type { Strings } from './strings/en.ts';

/** What a view is given. */
export interface ViewParts {
  src: string;
  requester: string;
  theme: string;
  /** Shows a list. */
  open: (listId: string) => void;
}

export interface View {
  /** As the attributes `view` and `views` of the app name it. */
  id: string;
  label: (words: Strings) => string;
  draw: (parts: ViewParts) => TemplateResult;
}

const views: View[] = [];

export function addView(view: View): void {
  if (!views.some(({ id }) => id === view.id)) views.push(view);
}

/** @param wanted ids, in the order to show; empty for all that there are. */
export function viewsFor(wanted: readonly string[]): readonly View[] {
  if (wanted.length === 0) return views;
  return wanted.flatMap((id) => views.find((view) => view.id === id) ?? []);
}
