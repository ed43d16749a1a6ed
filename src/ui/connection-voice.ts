/** Says once that the connection is lost, and once that it is back. A short break is nobody's business. */
import { announcer } from './announcer.ts';
import type { Connection } from './client.ts';
import type { Strings } from './strings/en.ts';

class ConnectionVoice {
  #lost = false;
  #blocked = false;

  /** @param connection as it is now; told by every element, said by none twice. */
  hear({ state, blocked }: Connection, { say, blocked: words }: Strings): void {
    if (blocked && !this.#blocked) announcer.alert(words.title);
    this.#blocked = blocked !== undefined;
    if (state === 'offline' && !this.#lost) {
      this.#lost = true;
      announcer.alert(say.lost);
    } else if (state === 'live' && this.#lost) {
      this.#lost = false;
      announcer.status(say.back);
    }
  }
}

export const connectionVoice = new ConnectionVoice();
