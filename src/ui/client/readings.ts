/** What no event tells in full and is read again when it may have changed: health, nests, trust. */
import type { Nest } from '../../nests.ts';
import type { Health } from '../../responses.ts';
import type { TrustTable } from '../../trust.ts';
import type { Api } from './api.ts';
import type { State } from './types.ts';

export class Readings {
  health: Health | undefined;
  nests: State['nests'];
  trust: TrustTable | undefined;
  readonly #api: Api;
  readonly #changed: () => void;
  readonly #watchers = { nests: 0, trust: 0 };

  constructor(api: Api, changed: () => void) {
    this.#api = api;
    this.#changed = changed;
  }

  watch(what: 'nests' | 'trust'): () => void {
    if (this.#watchers[what]++ === 0) void this.renew(what);
    let watching = true;
    return () => {
      if (watching) this.#watchers[what]--;
      watching = false;
    };
  }

  /** Reads it again if someone watches it. What can't be read stays as it was. */
  async renew(what: 'health' | 'nests' | 'trust'): Promise<void> {
    if (what !== 'health' && this.#watchers[what] === 0) return;
    const answer = await this.#api.ask<never>({ path: `/api/${what}` });
    if (answer.ok) this[what] = answer.value;
    this.#changed();
  }

  /** Takes over what the server confirmed of a nest; undefined: it is gone. */
  setNest(nestId: string, nest: Nest | undefined): void {
    if (!this.nests) return;
    const { roster, nests } = this.nests;
    const isKnown = nests.some(({ nest_id }) => nest_id === nestId);
    const kept = nests.flatMap((one) => (one.nest_id === nestId ? (nest ?? []) : one));
    this.nests = { roster, nests: isKnown || !nest ? kept : [...kept, nest] };
    this.#changed();
  }
}
