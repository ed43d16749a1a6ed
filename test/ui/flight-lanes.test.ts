import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lanesOf } from '../../src/ui/flight-lanes.ts';
import { item } from './_item.ts';

const start = Date.parse('2026-05-12T10:00:00.000Z');
const at = (s: number) => new Date(start + s * 1000).toISOString();
const flight = (crow: string, from: number, to?: number) => ({
  crow,
  borrowed: false,
  flew_at: at(from),
  hold: 50,
  ...(to !== undefined && { landed_at: at(to), ok: true, tokens: 1 }),
});
const flown = (...flights: ReturnType<typeof flight>[]) => item(1, { flights });

describe('the lanes of flights', () => {
  it('cut short what is only waiting, and say how long it was', () => {
    const { lanes, breaks } = lanesOf([flown(flight('Sentry', 0, 10), flight('Hugin', 610, 700))], start);
    expect(breaks.map(({ ms }) => ms)).toEqual([600_000]);
    expect(lanes.map(({ crow }) => crow)).toEqual(['Sentry', 'Hugin']);
    // 100 seconds in the air, and 6 for the pause.
    expect(lanes[0]?.bars[0]?.to).toBeCloseTo(10 / 106);
    expect(lanes[1]?.bars[0]?.from).toBeCloseTo(16 / 106);
    expect(lanes[1]?.bars[0]?.to).toBe(1);
  });

  it('put flights of one crow at the same time below each other, with the number of their item', () => {
    const { lanes } = lanesOf([flown(flight('Sentry', 0, 10)), flown(flight('Sentry', 5, 12))], start);
    expect(lanes[0]?.rows).toBe(2);
    expect(lanes[0]?.bars.map(({ no, row }) => [no, row])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('let a flight in the air reach to now', () => {
    const { lanes } = lanesOf([flown(flight('Hugin', 0))], start + 4000);
    expect(lanes[0]?.bars[0]).toMatchObject({ from: 0, to: 1 });
  });

  it('keep every bar inside, in order, and apart from the others of its row', () => {
    const flights = fc.array(
      fc.record({ crow: fc.constantFrom('Sentry', 'Hugin', 'Elder'), from: fc.nat(5000), long: fc.nat(400) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(flights, (some) => {
        const { lanes, breaks } = lanesOf(
          [flown(...some.map(({ crow, from, long }) => flight(crow, from, from + long)))],
          start,
        );
        for (const { at: place } of breaks) expect(place > 0 && place < 1).toBe(true);
        for (const { bars } of lanes) {
          for (const [n, bar] of bars.entries()) {
            expect(bar.from >= 0 && bar.from <= bar.to && bar.to <= 1 + 1e-9).toBe(true);
            const before = bars.slice(0, n).findLast(({ row }) => row === bar.row);
            if (before) expect(before.to <= bar.from + 1e-9).toBe(true);
          }
        }
      }),
    );
  });
});
