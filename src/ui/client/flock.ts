/** Where the ten crows are: what the server said once, and from then on what the events say. */
import type { FlockNow } from '../../responses.ts';
import { isAfter } from './ids.ts';
import type { CrowState, Told } from './types.ts';

export class Flock {
  #crows = new Map<string, CrowState>();
  /** Events that come while the server is being asked. */
  #meanwhile: Told[] | undefined;

  get state(): CrowState[] {
    return [...this.#crows.values()];
  }

  expect(): void {
    this.#meanwhile = [];
  }

  /** What the server answered; undefined if it did not. */
  renew(now: FlockNow | undefined): void {
    const meanwhile = this.#meanwhile ?? [];
    this.#meanwhile = undefined;
    if (!now) return;
    this.#crows = new Map(
      now.crows.map((crow) => {
        const landed = this.#crows.get(crow.name)?.landed;
        return [crow.name, { ...crow, ...(landed && { landed }) }];
      }),
    );
    for (const event of meanwhile) if (isAfter(event.id, now.last_event_id)) this.tell(event);
  }

  /** @returns true if a crow moved. */
  tell(event: Told): boolean {
    if (event.event !== 'crow.flying' && event.event !== 'crow.landed') return false;
    this.#meanwhile?.push(event);
    const crow = this.#crows.get(event.crow);
    if (!crow) return false;
    const { list_id, item_id, ts } = event;
    if (event.event === 'crow.flying') {
      const flight = { list_id, item_id, borrowed: event.borrowed, flew_at: ts };
      this.#crows.set(crow.name, { ...crow, flights: [...crow.flights, flight] });
      return true;
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
    return true;
  }
}
