/** Where the ten crows are: what the server said once, and from then on what the events say. */
import type { FlockNow } from '../../responses.ts';
import { isAfter } from './ids.ts';
import type { CrowState, Told } from './types.ts';

export class Flock {
  #crows = new Map<string, CrowState>();
  /** Events that come while the server is being asked. */
  #meanwhile: Told[] | undefined;
  /** Id of the last event that is in what the server said. */
  #asOf = '';
  #state: readonly CrowState[] | undefined;

  /** The same array until a crow moves. */
  get state(): readonly CrowState[] {
    return (this.#state ??= [...this.#crows.values()]);
  }

  expect(): void {
    this.#meanwhile = [];
  }

  /** What the server answered; undefined if it did not. */
  renew(now: FlockNow | undefined): void {
    const meanwhile = this.#meanwhile ?? [];
    this.#meanwhile = undefined;
    if (!now) return;
    this.#asOf = now.last_event_id;
    this.#state = undefined;
    this.#crows = new Map(
      now.crows.map((crow) => {
        const { landed, spoke_at } = this.#crows.get(crow.name) ?? {};
        return [crow.name, { ...crow, ...(landed && { landed }), ...(spoke_at && { spoke_at }) }];
      }),
    );
    for (const event of meanwhile) this.tell(event);
  }

  tell(event: Told): void {
    if (event.event !== 'crow.flying' && event.event !== 'crow.landed' && event.event !== 'crow.banter')
      return;
    this.#meanwhile?.push(event);
    // Told late, it is in what the server answered.
    if (this.#asOf !== '' && !isAfter(event.id, this.#asOf)) return;
    const crow = this.#crows.get(event.crow);
    if (!crow) return;
    this.#state = undefined;
    const { list_id, item_id, ts } = event;
    if (event.event === 'crow.banter') {
      this.#crows.set(crow.name, { ...crow, spoke_at: ts });
      return;
    }
    if (event.event === 'crow.flying') {
      const flight = { list_id, item_id, borrowed: event.borrowed, flew_at: ts };
      this.#crows.set(crow.name, { ...crow, flights: [...crow.flights, flight] });
      return;
    }
    const { ok, tokens, estimated, error, message } = event;
    const over = crow.flights.findIndex((flight) => flight.item_id === item_id);
    this.#crows.set(crow.name, {
      ...crow,
      flights: over === -1 ? crow.flights : crow.flights.toSpliced(over, 1),
      landed: {
        list_id,
        item_id,
        ok,
        tokens,
        ...(estimated && { estimated }),
        ...(error && { error }),
        ...(message && { message }),
        landed_at: ts,
      },
    });
  }
}
