import { describe, expect, it } from 'vitest';
import { taskTypes } from '../../src/events.ts';
import type { TrustTable } from '../../src/trust.ts';
import { blankCell, cellKey, cellsOf, holdersOf, movedCells, movesOf } from '../../src/ui/trust-cells.ts';

const at = (minute: number) => `2026-05-12T10:${String(minute).padStart(2, '0')}:00.000Z`;

const table = (...rows: Partial<TrustTable['rows'][number]>[]): TrustTable => ({
  task_types: [...taskTypes],
  rows: rows.map((row) => ({ ...blankCell('Hugin', 'write'), ...row })),
});

describe('the matrix of trust', () => {
  it('puts the flock first, the roster in its order, and keeps whoever earned something beside them', () => {
    expect(holdersOf(table({ holder: 'Gone' }, { holder: 'flock' }), ['Hugin', 'Munin'])).toEqual([
      'flock',
      'Hugin',
      'Munin',
      'Gone',
    ]);
  });

  it('finds a row by holder and kind of work, and makes a stranger of whoever has none', () => {
    const cells = cellsOf(table({ level: 1, streak: 2, needed: 1 }));
    expect(cells.get(cellKey('Hugin', 'write'))).toMatchObject({ level: 1, streak: 2 });
    expect(cells.get(cellKey('Hugin', 'plan'))).toBe(undefined);
    expect(blankCell('Hugin', 'plan')).toMatchObject({ level: 0, streak: 0, needed: 3 });
  });

  it('tells the newest moves first, a step up by an approval and a step down by anything else', () => {
    const moves = movesOf(
      table(
        { holder: 'Hugin', level: 1, changed: at(1), last: { verdict: 'approved', at: at(1) } },
        { holder: 'Munin', level: 1, changed: at(3), last: { verdict: 'rejected', at: at(3) } },
        // Approved before, and taken down by a new model since.
        { holder: 'Inky', level: 0, changed: at(2), last: { verdict: 'approved', at: at(1) } },
        { holder: 'Latch', level: 0, streak: 1, last: { verdict: 'approved', at: at(4) } },
      ),
      2,
    );
    expect(moves.map(({ holder, up }) => [holder, up])).toEqual([
      ['Munin', false],
      ['Inky', false],
    ]);
  });

  it('names the cells whose level is another one than before, also of a holder it did not know', () => {
    const before = table({ holder: 'Hugin', level: 1 }, { holder: 'Munin', level: 2 });
    const after = table(
      { holder: 'Hugin', level: 1, streak: 2 },
      { holder: 'Munin', level: 1 },
      { holder: 'Inky', level: 1 },
      { holder: 'Gable', level: 0, streak: 1 },
    );
    expect(movedCells(before, after)).toEqual([cellKey('Munin', 'write'), cellKey('Inky', 'write')]);
  });
});
