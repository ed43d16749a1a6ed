/** Speech by script: each ask is answered at once, or held until the test lets it land. */
import type { AnyAsk, Ask, AsideAsk, Outcome, Speech } from '../src/asks.ts';
import { triage, words } from './actors/_life.ts';

export interface Flying {
  ask: AnyAsk;
  crow: string;
  land: (outcome: Outcome) => void;
}

export class ScriptedSpeech implements Speech {
  readonly mode = 'rehearsal';
  readonly models = { sentry: 'm-sentry', crow: 'm-crow', elder: 'm-elder', banter: 'm-banter' };
  /** Calls in the air that wait for the test. */
  readonly held: Flying[] = [];
  calls = 0;
  /** Every ask, in order. */
  readonly asked: Ask[] = [];
  /** Tokens of all calls that ended, as this side counts them. */
  tokens = 0;
  answer: (ask: Ask, crow: string) => Outcome | 'hold' = (ask) =>
    ask.kind === 'triage' ? triage() : words(`(done) ${ask.item.text}`);
  boundOf: (ask: Ask) => number = () => 1_000;
  /** Every aside that was asked for, in order. */
  readonly asides: AsideAsk[] = [];
  /** What comes of an aside. */
  talk: (aside: AsideAsk) => Outcome | 'hold' = ({ speaker, to }) => line(`${speaker} nods at ${to}.`);
  asideBound = 400;

  bound(ask: AnyAsk): number {
    return ask.kind === 'aside' ? this.asideBound : this.boundOf(ask);
  }

  fly(ask: AnyAsk, crow: string, signal: AbortSignal): Promise<Outcome> {
    this.calls += 1;
    if (ask.kind === 'aside') this.asides.push(ask);
    else this.asked.push(ask);
    const answer = ask.kind === 'aside' ? this.talk(ask) : this.answer(ask, crow);
    if (answer !== 'hold') {
      this.tokens += answer.tokens;
      return Promise.resolve(answer);
    }
    return new Promise((resolve) => {
      const land = (outcome: Outcome): void => {
        if (!this.held.includes(flying)) return;
        this.held.splice(this.held.indexOf(flying), 1);
        this.tokens += outcome.tokens;
        resolve(outcome);
      };
      const flying = { ask, crow, land };
      this.held.push(flying);
      signal.addEventListener('abort', () =>
        land({ ok: false, error: 'cancelled', message: 'Called off.', tokens: 7 }),
      );
    });
  }
}

/** An aside as it comes back; without words it was not fit to be shown. */
export const line = (text?: string, tokens = 120): Outcome => ({
  ok: true,
  reply: { kind: 'aside', ...(text !== undefined && { line: text }) },
  tokens,
});
