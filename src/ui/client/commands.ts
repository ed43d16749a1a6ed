/** What a person can ask for, each as one request whose outcome is a value. Nothing here keeps state of lists. */
import type { Target } from '../../events.ts';
import type { Nest, NestWish } from '../../nests.ts';
import type { Preview } from '../../requests.ts';
import type { Api } from './api.ts';
import type { Outcome } from './types.ts';
import type { World } from './world.ts';

export interface NewListWish {
  /** The paste. */
  text: string;
  requester: string;
  nest_id?: string;
  token_budget?: number;
  approval_s?: number;
}

export interface VerdictWish {
  item_id: string;
  target: Target;
  approve: boolean;
  note?: string;
  /** With `approve` on an output: stands in place of the answer. */
  answer?: string;
  /** With `approve` on a triage: the item is done by one crow. */
  mode?: 'solo';
}

const at = encodeURIComponent;

export class Commands {
  readonly #api: Api;
  readonly #newKey: World['newKey'];
  /** The last list that may or may not have been taken, and its key: sent again, it is not done twice. */
  #unsure: { body: string; key: string } | undefined;

  constructor(api: Api, newKey: World['newKey']) {
    this.#api = api;
    this.#newKey = newKey;
  }

  async startList(wish: NewListWish): Promise<Outcome<{ list_id: string }>> {
    const body = JSON.stringify(wish);
    if (this.#unsure?.body !== body) this.#unsure = { body, key: this.#newKey() };
    const { key } = this.#unsure;
    const outcome = await this.#api.ask<{ list_id: string }>({
      method: 'POST',
      path: '/api/lists',
      body: wish,
      headers: { 'Idempotency-Key': key },
    });
    const isSettled = outcome.ok || (outcome.status >= 400 && outcome.status < 500);
    if (isSettled && this.#unsure?.key === key) this.#unsure = undefined;
    return outcome;
  }

  parse(text: string, tokenBudget?: number): Promise<Outcome<Preview>> {
    const body = { text, ...(tokenBudget !== undefined && { token_budget: tokenBudget }) };
    return this.#post('/api/parse', body);
  }

  verdict(wish: VerdictWish): Promise<Outcome<undefined>> {
    return this.#post('/api/verdicts', wish);
  }

  cancel(listId: string): Promise<Outcome<unknown>> {
    return this.#post(`/api/lists/${at(listId)}/cancel`);
  }

  redo(itemId: string, note?: string): Promise<Outcome<{ list_id: string }>> {
    const body = note === undefined ? {} : { note };
    return this.#post(`${pathOf(itemId)}/redo`, body);
  }

  keep(itemId: string): Promise<Outcome<unknown>> {
    return this.#post(`${pathOf(itemId)}/keep`);
  }

  export(listId: string): Promise<Outcome<string>> {
    return this.#api.ask({ path: `/api/lists/${at(listId)}.md`, asText: true });
  }

  removeList(listId: string): Promise<Outcome<undefined>> {
    return this.#api.ask({ method: 'DELETE', path: `/api/lists/${at(listId)}` });
  }

  createNest(wish: NestWish): Promise<Outcome<Nest>> {
    return this.#post('/api/nests', wish);
  }

  alterNest(nestId: string, wish: NestWish): Promise<Outcome<Nest>> {
    return this.#api.ask({ method: 'PATCH', path: `/api/nests/${at(nestId)}`, body: wish });
  }

  deleteNest(nestId: string): Promise<Outcome<undefined>> {
    return this.#api.ask({ method: 'DELETE', path: `/api/nests/${at(nestId)}` });
  }

  #post<T>(path: string, body?: object): Promise<Outcome<T>> {
    return this.#api.ask({ method: 'POST', path, body });
  }
}

/** Where an item stands: `/api/lists/{id}/items/{n}`. */
function pathOf(itemId: string): string {
  const dash = itemId.lastIndexOf('-');
  return `/api/lists/${at(itemId.slice(0, dash))}/items/${at(itemId.slice(dash + 1))}`;
}
