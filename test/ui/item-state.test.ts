import { describe, expect, it } from 'vitest';
import type { SnapshotItem } from '../../src/snapshot.ts';
import { crowsOn, hasEnded, itemState, tokensOf } from '../../src/ui/item-state.ts';
import { en } from '../../src/ui/strings/en.ts';
import { skipReasons } from '../../src/events.ts';
import { item, question, triage } from './_item.ts';

const at = '2026-11-30T12:00:00.000Z';
const said = (of: SnapshotItem) => itemState(of, [], en);

describe('where an item is', () => {
  it('is in line until the Sentry looks', () => {
    expect(said(item(1))).toEqual({ tone: 'quiet', words: 'In line' });
    expect(said(item(1, { flying: ['Sentry'] }))).toEqual({ tone: 'busy', words: 'The Sentry is looking' });
  });

  it('is the person’s call while a question waits, whatever else is true', () => {
    const one = item(1, { triage: triage(), flying: ['Hugin'] });
    const plan = question('triage', one);
    expect(itemState(one, [question('output', item(2)), plan], en)).toEqual({
      tone: 'you',
      words: 'Your call: plan',
      question: plan,
    });
    expect(itemState(one, [question('output', one)], en).words).toBe('Your call: answer');
  });

  it('says who works on it', () => {
    const planned = { triage: triage({ mode: 'split' }), status: 'flying' as const };
    expect(said(item(1, { ...planned, flying: [] })).words).toBe('Crows get ready');
    expect(said(item(1, { ...planned, flying: ['Hugin', 'Inky'] })).words).toBe('Crows at work');
    expect(said(item(1, { ...planned, flying: ['Elder'] })).words).toBe('The Elder joins the parts');
    const murder = item(1, { ...planned, triage: triage({ mode: 'murder' }), flying: ['Elder'] });
    expect(said(murder).words).toBe('The Elder judges');
  });

  it.each([
    ['approved', 'good', 'Done'],
    ['auto', 'good', 'Done, trusted'],
    ['rejected', 'quiet', 'Answer rejected'],
    ['timeout', 'bad', 'Time ran out'],
  ] as const)('ends by the verdict %s', (verdict, tone, words) => {
    expect(said(item(1, { verdicts: { output: { verdict, at } } }))).toEqual({ tone, words });
  });

  it('never tells a cancelled list as a rejection by the person', () => {
    const one = item(1, { verdicts: { output: { verdict: 'rejected', at, cancelled: true } } });
    expect(said(one).words).toBe('Cancelled');
  });

  it.each(skipReasons)('has words for the reason %s', (reason) => {
    const { words } = said(item(1, { status: 'skipped', skipped: { reason } }));
    expect(words).toBe(en.skips[reason]);
    expect(words).not.toBe('');
  });

  it('can be sent again once it ended, and not before', () => {
    expect(hasEnded(item(1))).toBe(false);
    expect(hasEnded(item(1, { status: 'answered' }))).toBe(false);
    expect(hasEnded(item(1, { status: 'skipped', skipped: { reason: 'budget' } }))).toBe(true);
    expect(hasEnded(item(1, { verdicts: { output: { verdict: 'timeout', at } } }))).toBe(true);
  });
});

describe('the crows on an item', () => {
  const flew = (crow: string, more: Partial<SnapshotItem['flights'][number]> = {}) => ({
    crow,
    borrowed: false,
    flew_at: at,
    hold: 50,
    ...more,
  });

  it('are one line each, with all their flights in it', () => {
    const one = item(1, {
      flights: [
        flew('Sentry', { landed_at: at, ok: true, tokens: 800 }),
        flew('Inky', {
          landed_at: at,
          ok: false,
          tokens: 10,
          estimated: true,
          error: 'overloaded',
          message: 'Busy.',
        }),
        flew('Inky', { landed_at: at, ok: true, tokens: 500 }),
        flew('Hugin', { borrowed: true }),
      ],
    });
    expect(crowsOn(one)).toEqual([
      { crow: 'Sentry', borrowed: false, flying: false, tokens: 800, estimated: false },
      { crow: 'Inky', borrowed: false, flying: false, tokens: 510, estimated: true },
      { crow: 'Hugin', borrowed: true, flying: true, tokens: 0, estimated: false },
    ]);
    expect(tokensOf(one)).toBe(1310);
  });

  it('say why the last flight brought nothing', () => {
    const one = item(1, {
      flights: [
        flew('Inky', { landed_at: at, ok: false, tokens: 0, error: 'refused', message: 'It would not.' }),
      ],
    });
    expect(crowsOn(one)[0]?.failed).toEqual({ error: 'refused', message: 'It would not.' });
  });
});
