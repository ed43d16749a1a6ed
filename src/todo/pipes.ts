/** Tables drawn with pipes, wherever they stand in a page. */
import { splitPipes, type Cell } from './cells.ts';
import { isHeader, readGrid, type GridRow } from './grid.ts';
import type { Row } from './rows.ts';
import { isBlank } from './source.ts';
import type { Lines } from './source-lines.ts';

/** The table that begins at line `index`, and the first line after it. */
export function readPipeTable(lines: Lines, index: number): { rows: Row[]; end: number } | undefined {
  const first = cellsOf(lines.text(index));
  const second = cellsOf(lines.text(index + 1));
  // A rule over a rule is no header, and looking on for rows below each would never end.
  if (first.length === 0 || first.length !== second.length || isRule(first)) return undefined;
  const ruled = isRule(second);
  if (!ruled && (first.length < 2 || !isWalled(lines.text(index)) || !isWalled(lines.text(index + 1))))
    return undefined;
  const header = ruled || isHeader(first) ? first.map((cell) => cell.text) : undefined;
  const rows: GridRow[] = [];
  let end = header === undefined ? index : index + (ruled ? 2 : 1);
  for (; end < lines.length; end++) {
    const line = lines.at(end);
    if (line === undefined || isBlank(line.text) || !line.text.includes('|')) break;
    if (!ruled && !isWalled(line.text)) break;
    const cells = splitPipes(line.text);
    if (cells.length === 0) break;
    if (isRule(cells)) continue;
    for (const cell of cells) {
      cell.at += line.at;
      cell.end += line.at;
    }
    rows.push({ cells, first: line.no, last: line.no });
  }
  return rows.length === 0 ? undefined : { rows: readGrid(rows, header), end };
}

function cellsOf(text: string): Cell[] {
  return text.includes('|') ? splitPipes(text) : [];
}

function isRule(cells: Cell[]): boolean {
  return cells.length > 0 && cells.every((cell) => /^:?-+:?$/.test(cell.text));
}

/** Pipes at both ends. */
function isWalled(line: string): boolean {
  const text = line.trim();
  return text.length > 1 && text.startsWith('|') && text.endsWith('|');
}
