/** Lists of expressions as one pattern, for tables of data. */

/** @param words any of these as whole words, between bars; they may stand on several lines. The text has small letters. */
export const anyOf = (words: string): RegExp =>
  new RegExp(`\\b(?:${words.trim().replaceAll(/\|\s+/gu, '|')})\\b`, 'u');
