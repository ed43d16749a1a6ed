/** Pastes that are tables as a whole: cells between tabs, and exports with commas and a header. */
import { splitDelimited, type Cell } from './cells.ts';
import { isHeader, readGrid, type GridRow } from './grid.ts';
import { readMark } from './marks.ts';
import { hasNotes } from './notes.ts';
import type { Reading } from './rows.ts';
import { firstText } from './source.ts';
import type { Joined, Lines } from './source-lines.ts';
import { isTaskExport, readTaskExport } from './task-export.ts';

/** No header is longer; a long line would only be cut for nothing. */
const longestHeader = 2_000;

/** Commas or semicolons under a header that names columns; without one they are text. */
export function readCsv(lines: Lines): Reading | undefined {
  const first = firstText(lines);
  if (first.length > longestHeader || hasNotes(lines)) return undefined;
  for (const delimiter of [',', ';']) {
    const header = splitDelimited(first, delimiter)?.[0] ?? [];
    if (header.length < 2 || !isHeader(header)) continue;
    const joined = lines.join();
    const rows = splitDelimited(joined.text, delimiter)?.slice(1) ?? [];
    if (rows.length === 0 || rows.some((row) => row.length < 2)) continue;
    const names = header.map((cell) => cell.text);
    const placed = rows.map((row) => place(row, joined));
    const read = isTaskExport(names) ? readTaskExport(placed, names) : readGrid(placed, names);
    return { shape: 'csv', rows: read, warnings: [] };
  }
  return undefined;
}

/** Tabs between cells, as many in each row; a mark or nothing in front of the first tab is not a cell. */
export function readTsv(lines: Lines): Reading | undefined {
  if (!lines.some((text) => text.includes('\t')) || hasNotes(lines)) return undefined;
  const joined = lines.join();
  for (const quoting of [true, false]) {
    const rows = splitDelimited(joined.text, '\t', quoting);
    const header = rows?.[0];
    if (rows === undefined || header === undefined || rows.length < 2 || header.length < 2) continue;
    const named = isHeader(header);
    const even = rows.filter((row) => row.length === header.length).length;
    const fits = named ? even * 2 > rows.length : even === rows.length;
    if (!fits || (!named && rows.some((row) => isBareMark(row[0])))) continue;
    const placed = (named ? rows.slice(1) : rows).map((row) => place(row, joined));
    const read = named
      ? readGrid(
          placed,
          header.map((cell) => cell.text),
        )
      : readGrid(placed);
    return { shape: 'tsv', rows: read, warnings: [] };
  }
  return undefined;
}

function isBareMark(cell: Cell | undefined): boolean {
  const text = cell?.text ?? '';
  return text === '' || /^[ox]$/i.test(text) || readMark(text)?.length === text.length;
}

/** Moves cells of the joined text to where they stand in the cleaned paste. */
function place(cells: Cell[], joined: Joined): GridRow {
  const first = cells[0];
  const last = cells.at(-1);
  const row = { cells, first: joined.lineAt(first?.at ?? 0), last: joined.lineAt(last?.end ?? 0) };
  for (const cell of cells) {
    cell.at = joined.placeOf(cell.at);
    cell.end = joined.placeOf(cell.end);
  }
  return row;
}
