/** Lines that name others: how they look and what they say. Never decides whether one stands over anything. */

/** Context is for orientation: the nearest levels, none of them long. */
const contextLevels = 8;
const labelChars = 200;

const bold = /^(?:\*\*(?![\s*])((?:(?!\*\*).)+)\*\*|__(?![\s_])((?:(?!__).)+)__)[:：]?$/u;
const colon = /[:：](?:\*\*|__)?$/;

/** Bold from end to end. */
export function isBold(text: string): boolean {
  return bold.test(text);
}

export function isColon(text: string): boolean {
  return colon.test(text);
}

/** What a heading or title says, without its colon and emphasis. */
export function labelOf(text: string): string {
  const inner = bold.exec(text);
  return (inner?.[1] ?? inner?.[2] ?? text).replace(/[:：]$/, '').trim();
}

/** A context with one more label inside it. */
export function deepen(context: string[], label: string): string[] {
  if (label === '') return context;
  const short =
    label.length > labelChars ? `${label.slice(0, labelChars).replace(/[\ud800-\udbff]$/, '')}…` : label;
  return [...context.slice(1 - contextLevels), short];
}
