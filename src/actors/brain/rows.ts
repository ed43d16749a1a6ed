/** A row behind a colon whose members are told about, in brackets or behind a "who": commas in there part nothing. */
import { isCouple } from './clauses.ts';
import { isName, comment } from './series.ts';

/** How many words a member has at most, with what is told about it. */
const longest = 16;

/** @returns the members of a row, each without its brackets; none if it isn't one through and through. */
export function membersIn(row: string): string[] {
  const whole = piecesOf(row.replace(/[.!]+$/u, '')).map((one) => withoutAside(one));
  const isClosed = /^(?:and|plus|&) /iu.test(whole.at(-1) ?? '');
  const ends = isClosed ? [] : (whole.at(-1) ?? '').split(/ (?:and|&) /iu);
  if (ends.length === 2 && !isCouple(ends[0] ?? '', ends[1] ?? '')) whole.splice(-1, 1, ...ends);
  const bare = whole.map((one) => one.replace(/^(?:and|plus|&) /iu, '').trim());
  return bare.length >= 2 && bare.every((member) => isMember(member)) ? bare : [];
}

const withoutAside = (member: string): string =>
  member
    .replaceAll(/ ?\([^()]*\)|, .*$/gu, '')
    .replaceAll(/ {2,}/gu, ' ')
    .trim();

/** Who somebody is or what they want says nothing about what is wanted for them. */
const told =
  / (?:who|whom|whose|which|that|asking|wanting|needing|haggling|complaining|wondering|saying|in|at|on|from|of|with|for|about|near|next door) /iu;

function isMember(member: string): boolean {
  if (member === '' || member.split(' ').length > longest) return false;
  const upTo = Math.min(
    ...[member.search(told), member.search(comment)].filter((at) => at > 0),
    member.length,
  );
  return isName(member.slice(0, upTo));
}

/** Apart at commas, or at semicolons where there are some, but not inside brackets. */
function piecesOf(row: string): string[] {
  const mark = row.replaceAll(/\([^()]*\)/gu, '').includes(';') ? ';' : ',';
  const pieces = [''];
  let depth = 0;
  for (const sign of row) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === mark && depth <= 0) pieces.push('');
    else pieces[pieces.length - 1] += sign;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** "ND SD NE": short names without a mark between them. */
export function shortNamesIn(row: string): string[] {
  const names = row.replace(/[.!]+$/u, '').split(' ');
  return names.length >= 3 && names.every((name) => /^\p{Lu}{2,3}$/u.test(name)) ? names : [];
}
