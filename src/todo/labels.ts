/** Lines that name others: how they look and what they say. Never decides whether one stands over anything. */

import { readBold } from './emphasis.ts';

/** Context is for orientation: the nearest levels, none of them long. */
const contextLevels = 8;
const labelChars = 200;

const colon = /[:：](?:\*\*|__)?$/;

export function isColon(text: string): boolean {
  return colon.test(text);
}

/** What a heading or title says, without its colon and emphasis. */
export function labelOf(text: string): string {
  return (readBold(text) ?? text).replace(/[:：]$/, '').trim();
}

/** A context with one more label inside it. */
export function deepen(context: string[], label: string): string[] {
  if (label === '') return context;
  const short =
    label.length > labelChars ? `${label.slice(0, labelChars).replace(/[\ud800-\udbff]$/, '')}…` : label;
  return [...context.slice(1 - contextLevels), short];
}
