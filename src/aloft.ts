/** Which crow is where: every flight in the air of all lists, a fold over what was said since the server started. */
import type { Said } from './events.ts';
import type { CrowFlight } from './responses.ts';

export class Aloft {
  readonly #flights = new Map<string, CrowFlight[]>();

  /** A flight that took off before the server started is not in the air any more. */
  tell(list: string, at: number, said: Said): void {
    if (said.event === 'crow.flying') {
      const { crow, item_id, borrowed } = said;
      const flight = { list_id: list, item_id, borrowed, flew_at: new Date(at).toISOString() };
      this.#flights.set(crow, [...this.of(crow), flight]);
    } else if (said.event === 'crow.landed') {
      const flights = this.of(said.crow);
      const landed = flights.findIndex(({ item_id }) => item_id === said.item_id);
      if (landed !== -1) this.#flights.set(said.crow, flights.toSpliced(landed, 1));
    }
  }

  /** In order of take-off. */
  of(crow: string): readonly CrowFlight[] {
    return this.#flights.get(crow) ?? [];
  }
}
