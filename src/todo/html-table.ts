/** A table of HTML read cell by cell. Ends with its closing tag; a table inside it is text of the cell it stands in. */
import type { Cell } from './cells.ts';
import { isHeader, readGrid, type GridRow } from './grid.ts';
import type { Row } from './rows.ts';
import { mark, take, write, type Run } from './runs.ts';
import type { Joined } from './source-lines.ts';
import type { Token } from './tags.ts';

export interface HtmlTable {
  joined: Joined;
  rows: GridRow[];
  cells: Cell[];
  /** The first row names the columns. */
  named: boolean;
  inCell: boolean;
  /** Tables inside this one. */
  nested: number;
  /** Where the row began. */
  from: number;
}

export function openTable(joined: Joined, from: number): HtmlTable {
  return { joined, rows: [], cells: [], named: false, inCell: false, nested: 0, from };
}

/** Takes in a tag; false for the one that closes the table. */
export function readTableTag(table: HtmlTable, run: Run, token: Token, tag: string): boolean {
  const { text: name, kind, at } = token;
  const opens = kind === 'open';
  if (name === 'table') {
    table.nested += opens ? 1 : -1;
    return table.nested >= 0;
  }
  if (name === 'td' || name === 'th') {
    endCell(table, run, at);
    table.inCell = opens;
    if (opens && name === 'th' && table.rows.length === 0) table.named = true;
  } else if (name === 'tr') {
    endRow(table, run, at);
  } else if (name === 'input') {
    write(run, { text: /\schecked(?=[\s=/>])/i.test(tag) ? '[x] ' : '[ ] ', at });
  } else if (/^(?:p|div|br|h[1-6])$/.test(name)) {
    write(run, { text: ' ', at });
  }
  mark(run, token, tag);
  return true;
}

export function closeTable(table: HtmlTable, run: Run): Row[] {
  endRow(table, run, table.joined.text.length);
  const header = table.rows[0]?.cells ?? [];
  if (table.rows.length > 1 && (table.named || isHeader(header))) {
    return readGrid(
      table.rows.slice(1),
      header.map((cell) => cell.text),
    );
  }
  return readGrid(table.rows);
}

function endCell(table: HtmlTable, run: Run, at: number): void {
  const said = take(run);
  if (!table.inCell && said === undefined) return;
  table.inCell = false;
  const place = (where: number): number => table.joined.placeOf(where);
  table.cells.push({ text: said?.text ?? '', at: place(said?.at ?? at), end: place(said?.end ?? at) });
}

function endRow(table: HtmlTable, run: Run, at: number): void {
  endCell(table, run, at);
  if (table.cells.some((cell) => cell.text !== '')) {
    table.rows.push({
      cells: table.cells,
      first: table.joined.lineAt(table.from),
      last: table.joined.lineAt(at),
    });
  }
  table.cells = [];
  table.from = at;
}
