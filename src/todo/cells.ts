/**
 * Text cut into cells: rows between pipes, or cells between tabs, commas or semicolons with quotes. Knows nothing
 * of what a cell means.
 */

/** More is no table of tasks. */
const mostColumns = 100;

export interface Cell {
  text: string;
  /** Where its text stands, quotes and outer spaces apart; for a cell with nothing in it, all of it. */
  at: number;
  end: number;
}

/** Cells of a line between pipes that are not escaped, none if there are too many; pipes at both ends hold no cell. */
export function splitPipes(line: string): Cell[] {
  const bounds = [-1];
  for (let at = line.indexOf('|'); at !== -1; at = line.indexOf('|', at + 1)) {
    if (line.charAt(at - 1) !== '\\') bounds.push(at);
    if (bounds.length > mostColumns) return [];
  }
  bounds.push(line.length);
  const cells: Cell[] = [];
  for (let index = 1; index < bounds.length; index++) {
    const from = (bounds[index - 1] ?? 0) + 1;
    const to = bounds[index] ?? from;
    const outer = (index === 1 || index === bounds.length - 1) && bounds.length > 2;
    if (outer && line.slice(from, to).trim() === '') continue;
    const cell = cellOf(line, from, to);
    if (cell.text.includes('\\|')) cell.text = cell.text.replaceAll('\\|', '|');
    cells.push(cell);
  }
  return cells;
}

function cellOf(line: string, from: number, to: number): Cell {
  const raw = line.slice(from, to);
  const text = raw.trim();
  if (text === '') return { text, at: from, end: to };
  const at = from + raw.indexOf(text.charAt(0));
  return { text, at, end: at + text.length };
}

/**
 * Rows of cells between `delimiter`s; undefined once a row has more cells than the first, since that is no table. A
 * quoted cell holds delimiters, line ends and doubled quotes; a quote that is never closed, or closed in the middle
 * of a cell, is text.
 * @param quoting false reads every quote as text
 */
export function splitDelimited(text: string, delimiter: string, quoting = true): Cell[][] | undefined {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let quotes = quoting;
  for (let from = 0; from <= text.length;) {
    const quoted = quotes && text.charAt(from) === '"' ? readQuoted(text, from) : undefined;
    // Every quote further on is inside this one, so none of them opens a cell either.
    if (quoted === 'unclosed') quotes = false;
    const whole = typeof quoted === 'object' && isEnd(text.charAt(quoted.after), delimiter);
    let end = whole ? quoted.after : from;
    while (!isEnd(text.charAt(end), delimiter)) end++;
    row.push(whole ? quoted.cell : cellOf(text, from, end));
    if (row.length > (rows[0]?.length ?? mostColumns)) return undefined;
    if (text.charAt(end) !== delimiter) {
      if (row.some((cell) => cell.text !== '')) rows.push(row);
      row = [];
    }
    from = end + 1;
  }
  return rows;
}

function isEnd(char: string, delimiter: string): boolean {
  return char === '' || char === '\n' || char === delimiter;
}

function readQuoted(text: string, from: number): { cell: Cell; after: number } | 'unclosed' {
  let end = from + 1;
  for (; ; end++) {
    end = text.indexOf('"', end);
    if (end === -1) return 'unclosed';
    if (text.charAt(end + 1) !== '"') break;
    end++;
  }
  const cell = { text: text.slice(from + 1, end).replaceAll('""', '"'), at: from + 1, end };
  return { cell, after: end + 1 };
}
