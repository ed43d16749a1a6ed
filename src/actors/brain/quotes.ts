/** What stands between quotation marks: words that are spoken of, and say nothing about the work. */

const marks = /“[^”“]{1,200}”|(?<!\d)"[^"]{1,200}"|„[^“”„]{1,200}[“”]|«[^»«]{1,200}»/gu;
/** What stands between these is code, and tells so. */
const ticks = /`[^`]{1,200}`/gu;

/** @returns the quoted words without their marks, in order. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(marks), ...text.matchAll(ticks)]
    .map(([found]) => found.slice(1, -1).trim())
    .filter((found) => found !== '');

/** A word that no list of words knows. */
const blank = 'quotation';

/** The text with a blank word for each quotation, unless it is nothing but one. */
export function withoutQuotes(text: string): string {
  const bare = text.replaceAll(marks, blank);
  return bare.replaceAll(blank, '').trim() === '' ? text : bare;
}
