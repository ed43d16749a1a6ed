import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../src/ui/cards.ts';
import { approval, item, triage } from './_item.ts';

const plan = (n: number, more: Parameters<typeof triage>[0] = {}) =>
  approval('triage', item(n, { triage: triage(more) }));
const none = new Set<string>();

describe('the cards of the inbox', () => {
  it('lay solo plans of one task type together, in the place of the first', () => {
    const cards = cardsOf(
      [plan(1), plan(2, { mode: 'split' }), plan(3), plan(4, { task_type: 'plan' })],
      none,
    );
    expect(
      cards.map(({ kind, questions }) => [kind, questions.map(({ item_id }) => item_id.slice(-1))]),
    ).toEqual([
      ['plans', ['1', '3']],
      ['plan', ['2']],
      ['plan', ['4']],
    ]);
  });

  it('never lay together what needs care, more than one crow, or is an answer', () => {
    const careful = [plan(1, { care: 'money' }), plan(2, { care: 'money' })];
    const many = [plan(3, { mode: 'murder' }), plan(4, { mode: 'murder' })];
    const answers = [5, 6].map((n) => approval('output', item(n, { triage: triage() })));
    const cards = cardsOf([...careful, ...many, ...answers], none);
    expect(cards.map(({ kind }) => kind)).toEqual(['plan', 'plan', 'plan', 'plan', 'answer', 'answer']);
  });

  it('keep the plans of two lists apart', () => {
    const other = { ...plan(2), list_id: 'l9876543210' };
    expect(cardsOf([plan(1), other], none).map(({ kind }) => kind)).toEqual(['plan', 'plan']);
  });

  it('show a kind one by one when the person asked for it', () => {
    const [together] = cardsOf([plan(1), plan(2)], none);
    const apart = cardsOf([plan(1), plan(2)], new Set([together!.key]));
    expect(apart.map(({ kind }) => kind)).toEqual(['plan', 'plan']);
  });

  it('hold every question exactly once', () => {
    const all = [plan(1), plan(2), plan(3, { mode: 'split' }), approval('output', item(4))];
    const ids = cardsOf(all, none).flatMap(({ questions }) => questions.map(({ item_id }) => item_id));
    expect(ids.toSorted()).toEqual(all.map(({ item_id }) => item_id));
  });
});
