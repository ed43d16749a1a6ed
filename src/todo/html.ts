/**
 * A paste that is HTML: list elements, boxes, headings and blocks as rows. Reads the structure a clipboard or a page
 * carries, and of its looks only a line through.
 */
import { closeTable, openTable, readTableTag, type HtmlTable } from './html-table.ts';
import { readMark } from './marks.ts';
import { append, type Reading, type Row } from './rows.ts';
import { emptyRun, mark, take, write, type Run } from './runs.ts';
import { firstText } from './source.ts';
import type { Joined, Lines } from './source-lines.ts';
import { readTags, type Token } from './tags.ts';

const first =
  /^<(?:!doctype|html|head|body|meta|ul|ol|li|div|p|table|h[1-6]|section|article|main|span|font|b|dl|google-sheets-html-origin)[\s/>]/i;
const structure = /<(?:li|p|br|div|td|h[1-6])[\s/>]/i;
const block =
  /^(?:p|div|section|article|header|footer|main|aside|nav|dl|dt|dd|blockquote|pre|figure|form|fieldset|details|address|body|html|br|hr|caption|table|tr|td|th)$/;
const heading = /^(?:h([1-6])|summary)$/;

interface Page {
  joined: Joined;
  rows: Row[];
  run: Run;
  /** Lists around this place. */
  depth: number;
  /** An element of a list, or a box, whose text is still to come. */
  item?: Pick<Row, 'sign' | 'tick'> | undefined;
  gap: boolean;
  /** A block is open that has said nothing. */
  fresh: boolean;
  table?: HtmlTable | undefined;
  /** Lists stand in the page, so that a table only lays it out; looked for when a table comes. */
  lists?: boolean;
}

export function readHtml(lines: Lines): Reading | undefined {
  if (!/^\s*</.test(firstText(lines))) return undefined;
  const joined = lines.join();
  if (!isHtml(joined.text)) return undefined;
  const page: Page = { joined, rows: [], run: emptyRun(), depth: 0, gap: false, fresh: false };
  for (const token of readTags(joined.text)) {
    if (token.kind === 'text') write(page.run, token);
    else readTag(page, token, joined.text.slice(token.at, token.end));
  }
  flush(page);
  if (page.table !== undefined) append(page.rows, closeTable(page.table, page.run));
  return { shape: 'html', rows: page.rows, warnings: [] };
}

function hasLists(page: Page): boolean {
  if (page.lists !== undefined) return page.lists;
  page.lists = false;
  for (const { text, kind } of readTags(page.joined.text)) {
    page.lists = text === 'li' && kind === 'open';
    if (page.lists) break;
  }
  return page.lists;
}

/** Begins with an element of a page, comments apart, and ends with one. */
function isHtml(text: string): boolean {
  let from = text.length - text.trimStart().length;
  while (text.startsWith('<!--', from)) {
    const close = text.indexOf('-->', from);
    if (close === -1) return false;
    from = close + 3;
    while (/\s/.test(text.charAt(from))) from++;
  }
  return first.test(text.slice(from, from + 40)) && structure.test(text) && text.trimEnd().endsWith('>');
}

function readTag(page: Page, token: Token, tag: string): void {
  const { text: name, kind } = token;
  const opens = kind === 'open';
  if (page.table !== undefined) {
    if (readTableTag(page.table, page.run, token, tag)) return;
    append(page.rows, closeTable(page.table, page.run));
    page.table = undefined;
  } else if (name === 'table' && opens && !hasLists(page)) {
    flush(page);
    page.table = openTable(page.joined, token.at);
  } else if (name === 'ul' || name === 'ol') {
    flush(page);
    page.depth = Math.max(page.depth + (opens ? 1 : -1), 0);
    page.gap ||= page.depth === 0 && !opens;
  } else if (name === 'li') {
    flush(page);
    page.item = undefined;
    if (opens) page.item = itemOf(tag);
    // The next element ends this one, and its line, without a closing tag.
    if (page.run.strike?.name === 'li') page.run.strike = undefined;
  } else if (name === 'input' && /\stype\s*=\s*["']?checkbox/i.test(tag)) {
    const sign = /\schecked(?=[\s=/>])/i.test(tag) ? 'done' : 'open';
    const at = page.joined.placeOf(token.end - (tag.endsWith('/>') ? 2 : 1));
    page.item = { sign, tick: { at, end: at, done: ' checked ' } };
  } else if (heading.test(name)) {
    const row = flush(page);
    const level = Number(heading.exec(name)?.[1] ?? 7);
    if (!opens && row !== undefined && !row.marked) {
      row.kind = 'heading';
      row.level = level;
    }
  } else if (block.test(name)) {
    readBlock(page, name, opens);
  }
  mark(page.run, token, tag);
}

/** A line ends; an empty block, a second break and a rule are blank lines. */
function readBlock(page: Page, name: string, opens: boolean): void {
  const empty = flush(page) === undefined;
  if (empty && page.fresh && (name === 'br' || name === 'hr' || !opens)) page.gap = true;
  page.fresh = opens || name === 'br';
  if (name === 'hr') page.gap = true;
}

/** What an element of a list says of itself before its text. */
function itemOf(tag: string): Pick<Row, 'sign'> {
  const says = /\s(?:data|aria)-checked\s*=\s*["']?(true|false)/i.exec(tag)?.[1]?.toLowerCase();
  const named = /\sclass\s*=\s*["'][^"']*(?<![\w-])(?:checked|completed|done)(?![\w-])/i.test(tag);
  if (says === 'true' || named) return { sign: 'done' };
  return says === 'false' ? { sign: 'open' } : {};
}

/** Ends the block that is open, as a row if it said anything. */
function flush(page: Page): Row | undefined {
  const said = take(page.run);
  if (said === undefined) return undefined;
  const found = readMark(said.text);
  const at = page.joined.placeOf(said.at);
  const inList = page.depth > 0 || page.item !== undefined;
  const item = page.item ?? (inList || found === undefined ? undefined : {});
  const level = Math.max(page.depth - 1, 0);
  const row: Row = {
    kind: 'line',
    text: found === undefined || item === undefined ? said.text : said.text.slice(found.length),
    indent: 2 * (item === undefined && inList ? level + 1 : level),
    marked: item !== undefined,
    // A block of its own is never the rest of the line above.
    gap: page.gap || (!inList && page.rows.at(-1)?.marked === true),
    sign: undefined,
    tick:
      item === undefined ? { at, end: at, done: '- [x] ', open: '- [ ] ' } : { at, end: at, done: '[x] ' },
    first: page.joined.lineAt(said.at),
    last: page.joined.lineAt(said.end),
  };
  const sign = item?.sign ?? found?.sign;
  if (item !== undefined && sign !== undefined) row.sign = sign;
  if (item?.tick !== undefined) row.tick = item.tick;
  else if (item !== undefined && found !== undefined) {
    row.tick = { at: at + found.at, end: at + found.end, done: found.put };
  }
  page.item = undefined;
  page.gap = false;
  page.fresh = false;
  if (row.text === '') return undefined;
  page.rows.push(row);
  return row;
}
