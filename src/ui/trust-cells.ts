/** The trust ledger as a matrix: who stands in which row, what each cell holds, and what moved last. Pure. */
import type { Level, TaskType } from '../events.ts';
import type { TrustTable } from '../trust.ts';

export type Cell = Omit<TrustTable['rows'][number], 'unasked'> & { unasked: number };

/** Approvals in a row that make one level, as EVENTS.md has it. */
export const climb = 3;

/** Whose plans are meant, not whose answers. */
export const flock = 'flock';

export const cellKey = (holder: string, taskType: TaskType): string => `${holder} ${taskType}`;

/** The flock first, then the roster in its order, then whoever else has earned something. */
export function holdersOf({ rows }: TrustTable, roster: readonly string[]): string[] {
  return [...new Set([flock, ...roster, ...rows.map(({ holder }) => holder)])];
}

export function cellsOf({ rows }: TrustTable): Map<string, Cell> {
  return new Map(rows.map((row) => [cellKey(row.holder, row.task_type), row]));
}

/** Whoever has no row is a stranger with the whole way before it. */
export const blankCell = (holder: string, task_type: TaskType): Cell => ({
  holder,
  task_type,
  level: 0,
  streak: 0,
  unasked: 0,
  needed: climb,
});

export interface Move {
  holder: string;
  task_type: TaskType;
  level: Level;
  up: boolean;
  /** RFC 3339. */
  at: string;
}

/** The newest changes of a level, newest first. */
export function movesOf({ rows }: TrustTable, most: number): Move[] {
  return rows
    .flatMap(({ holder, task_type, level, changed, last }) =>
      changed === undefined
        ? []
        : // What no verdict moved was moved by a new model, which only takes away.
          [
            {
              holder,
              task_type,
              level,
              at: changed,
              up: last?.at === changed && last.verdict === 'approved',
            },
          ],
    )
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, most);
}

/** Keys of the cells whose level is another one than before. */
export function movedCells(before: TrustTable, after: TrustTable): string[] {
  const known = cellsOf(before);
  return after.rows.flatMap(({ holder, task_type, level }) => {
    const key = cellKey(holder, task_type);
    return (known.get(key)?.level ?? 0) === level ? [] : [key];
  });
}
