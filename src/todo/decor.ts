/** Lines that only decorate, and headings: the look of a line, whatever stands around it. */
import { labelOf } from './labels.ts';

/** Looked for as what is not there: matching all of a long line would keep a step for each character. */
const substance = /[^-*_=~+.·•…—–―─-╿▀-▟═|<>#:;,/\\'"`^()[\]{}°※◆◇■●○★☆♦▪▫➖〰～〜＝＊﹏⸻\s]/;
/** Structure of a page that has crept into the lines. */
const tag = /^<\/?(?:details|div|p|br|hr|ul|ol|center|section|span|summary)(?:\s[^<>]*)?\/?>$/i;

/** Says nothing: a rule, a row of dots, a lone bullet, a bare tag, a `%%` comment. */
export function isDecoration(text: string): boolean {
  return (
    !substance.test(text) ||
    tag.test(text) ||
    (text.startsWith('%%') && text.indexOf('%%', 2) === text.length - 2)
  );
}

/** Banners, callouts and the like stand below real headings. */
const bannerLevel = 7;

export interface HeadingLine {
  level: number;
  text: string;
}

const headingStart = /^[#[<\-=─━═*_~]/;

/** `# This`, `=== this ===`, `[!note] this`, `<summary>this</summary>`. */
export function readHeading(text: string): HeadingLine | undefined {
  if (!headingStart.test(text)) return undefined;
  const hashes = /^(#{1,6})[ \t\u3000]/.exec(text)?.[1];
  if (hashes !== undefined) return { level: hashes.length, text: unhash(text.slice(hashes.length).trim()) };
  const callout = /^\[!\p{L}{1,20}\][-+]?[ \t]+(\S.*)$/su.exec(text)?.[1];
  if (callout !== undefined) return { level: bannerLevel, text: callout };
  const summary = /^<summary>(.+)<\/summary>$/is.exec(text)?.[1];
  const banner = summary ?? readBanner(text);
  return banner === undefined ? undefined : { level: bannerLevel, text: labelOf(banner) };
}

/** `## This ##` says `This`. */
function unhash(text: string): string {
  let end = text.length;
  while (text.charAt(end - 1) === '#') end--;
  return end === text.length || (end > 0 && !/\s/.test(text.charAt(end - 1)))
    ? text
    : text.slice(0, end).trim();
}

/** What stands between two equal runs of dashes, equals signs or lines. */
function readBanner(text: string): string | undefined {
  const sign = text.charAt(0);
  if (!/[-=─━═*_~]/.test(sign)) return undefined;
  let from = 0;
  while (text.charAt(from) === sign) from++;
  let to = text.length;
  while (to > from && text.charAt(to - 1) === sign) to--;
  if (from < 2 || text.length - to < 2) return undefined;
  // Stars, strokes and tildes that touch the text are emphasis.
  if (/[*_~]/.test(sign) && !/\s/.test(text.charAt(from))) return undefined;
  const says = text.slice(from, to).trim();
  return /[\p{L}\p{N}]/u.test(says) ? says : undefined;
}

/** The sign of a line that underlines the one above. */
export function readUnderline(text: string): '=' | '-' | undefined {
  if (/^={3,}$/.test(text)) return '=';
  return /^-{3,}$/.test(text) ? '-' : undefined;
}
