import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Level, Mode, Target } from '../src/events.ts';
import { isAsked, Ledger, trustTable, type Deed } from '../src/trust.ts';

const deed = (verdict: Deed['verdict'], more: Partial<Deed> = {}): Deed => ({
  target: 'output',
  holders: ['Inky'],
  task_type: 'write',
  verdict,
  ...more,
});
const none = (): number => 0;
const levelOf = (ledger: Ledger, holder = 'Inky'): Level | undefined =>
  ledger.standing([holder], 'write', none).levels[holder];

it.each<[Target, Mode, Level, boolean]>([
  ['triage', 'solo', 0, true],
  ['triage', 'split', 0, true],
  ['triage', 'solo', 1, false],
  ['triage', 'split', 1, true],
  ['triage', 'murder', 1, true],
  ['triage', 'murder', 2, false],
  ['output', 'solo', 0, true],
  ['output', 'solo', 1, true],
  ['output', 'split', 2, false],
])('asks about a %s of a %s at level %i: %s', (target, mode, level, asks) => {
  expect(isAsked({ target, mode, holders: ['x'], levels: { x: level } })).toBe(asks);
});

it('asks if any one of several holders would be asked', () => {
  const levels = { Inky: 2, Pepper: 1 } as const;
  expect(isAsked({ target: 'output', mode: 'split', holders: ['Inky', 'Pepper'], levels })).toBe(true);
  expect(isAsked({ target: 'output', mode: 'split', holders: ['Inky'], levels })).toBe(false);
  expect(isAsked({ target: 'output', mode: 'solo', holders: ['Nobody'], levels })).toBe(true);
});

it('says how far each row is and why it stands there', () => {
  const ledger = new Ledger();
  const at = Date.parse('2026-11-30T12:00:00.000Z');
  for (let i = 0; i < 4; i += 1) ledger.count(deed('approved'), at + i);
  ledger.count(deed('rejected', { holders: ['Pepper'] }), at);
  expect(trustTable(ledger).rows).toEqual([
    {
      holder: 'Inky',
      task_type: 'write',
      level: 1,
      streak: 1,
      unasked: 0,
      needed: 2,
      changed: '2026-11-30T12:00:00.002Z',
      last: { verdict: 'approved', at: '2026-11-30T12:00:00.003Z' },
    },
  ]);
});

it('has every fifth answer in a row checked, and a check that nobody answers stays due', () => {
  const ledger = new Ledger([{ holder: 'Inky', task_type: 'write', level: 2, streak: 0, unasked: 0 }]);
  const isDue = (ahead = 0): boolean => ledger.standing(['Inky'], 'write', () => ahead).due.length > 0;
  for (let i = 0; i < 4; i += 1) {
    expect(isDue()).toBe(false);
    ledger.count(deed('auto'), 0);
  }
  expect(isDue()).toBe(true);
  ledger.count(deed('timeout'), 0);
  expect(isDue()).toBe(true);
  ledger.count(deed('approved', { neutral: true }), 0);
  expect(isDue()).toBe(false);
  expect(isDue(4)).toBe(true);
  ledger.count(deed('auto', { target: 'triage' }), 0);
  expect(ledger.rows[0]?.unasked).toBe(0);
});

it('takes every answer row one level down for a new model, and leaves the flock as it is', () => {
  const row = { task_type: 'write', streak: 2, unasked: 1 } as const;
  const ledger = new Ledger([
    { holder: 'Inky', level: 2, ...row },
    { holder: 'Pepper', level: 1, ...row },
    { holder: 'Gable', level: 0, ...row },
    { holder: 'flock', level: 2, ...row },
  ]);
  expect(ledger.distrustAnswers(0)).toEqual([
    { holder: 'Inky', task_type: 'write', from: 2, to: 1 },
    { holder: 'Pepper', task_type: 'write', from: 1, to: 0 },
  ]);
  expect(['Inky', 'Pepper', 'Gable', 'flock'].map((holder) => levelOf(ledger, holder))).toEqual([1, 0, 0, 2]);
});

/** The rules of EVENTS.md once more, by the whole history of one row instead of a running count. */
function levelAfter(history: Deed['verdict'][]): Level {
  let level = 0;
  let row: string[] = [];
  for (const verdict of history) {
    if (verdict === 'rejected') {
      level = Math.max(0, level - 1);
      row = [];
    }
    if (verdict === 'approved' && level < 2) row.push(verdict);
    if (row.length === 3) {
      level += 1;
      row = [];
    }
  }
  return level as Level;
}

it('stands where the whole history of its verdicts puts it, and tells each move once', () => {
  const verdict = fc.constantFrom<Deed['verdict']>(
    'approved',
    'approved',
    'approved',
    'rejected',
    'auto',
    'timeout',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(verdict, fc.boolean(), fc.constantFrom('Inky', 'Pepper'))), (deeds) => {
      const ledger = new Ledger();
      const told: Record<string, number> = { Inky: 0, Pepper: 0 };
      for (const [one, isNeutral, holder] of deeds) {
        const changes = ledger.count(
          deed(one, { holders: [holder], ...(isNeutral && { neutral: true }) }),
          0,
        );
        for (const { from, to } of changes) {
          expect(from).toBe(told[holder]);
          expect(Math.abs(to - from)).toBe(1);
          told[holder] = to;
        }
      }
      for (const name of ['Inky', 'Pepper']) {
        const history = deeds.flatMap(([one, isNeutral, holder]) =>
          holder === name && !isNeutral ? [one] : [],
        );
        expect(levelOf(ledger, name)).toBe(levelAfter(history));
        expect(told[name]).toBe(levelAfter(history));
      }
    }),
  );
});
