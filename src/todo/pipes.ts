/** Tables drawn with pipes, wherever they stand in a page. */
import { splitPipes, type Cell } from './cells.ts';
import { isHeader, readGrid, type GridRow } from './grid.ts';
import type { Row } from './rows.ts';
import { isBlank, type Line } from './source.ts';

/** The table that begins at line `index`, and the first line after it. */
export function readPipeTable(lines: Line[], index: number): { rows: Row[]; end: number } | undefined {
  const first = cellsOf(lines[index]);
  const second = cellsOf(lines[index + 1]);
  // A rule over a rule is no header, and looking on for rows below each would never end.
  if (first.length === 0 || first.length !== second.length || isRule(first)) return undefined;
  const ruled = isRule(second);
  if (!ruled && (first.length < 2 || !isWalled(lines[index]) || !isWalled(lines[index + 1])))
    return undefined;
  const header = ruled || isHeader(first) ? first.map((cell) => cell.text) : undefined;
  const rows: GridRow[] = [];
  let end = header === undefined ? index : index + (ruled ? 2 : 1);
  for (; end < lines.length; end++) {
    const line = lines[end];
    if (line === undefined || isBlank(line.text) || !line.text.includes('|')) break;
    if (!ruled && !isWalled(line)) break;
    const cells = splitPipes(line.text);
    if (cells.length === 0) break;
    if (isRule(cells)) continue;
    rows.push({
      cells: cells.map((cell) => ({ ...cell, at: line.at + cell.at, end: line.at + cell.end })),
      lines: [line.no, line.no],
    });
  }
  return rows.length === 0 ? undefined : { rows: readGrid(rows, header), end };
}

function cellsOf(line: Line | undefined): Cell[] {
  return line?.text.includes('|') === true ? splitPipes(line.text) : [];
}

function isRule(cells: Cell[]): boolean {
  return cells.length > 0 && cells.every((cell) => /^:?-+:?$/.test(cell.text));
}

/** Pipes at both ends. */
function isWalled(line: Line | undefined): boolean {
  const text = line?.text.trim() ?? '';
  return text.length > 1 && text.startsWith('|') && text.endsWith('|');
}
