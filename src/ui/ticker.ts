/** Redraws an element each second while it shows something that runs down. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Ticker implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setInterval> | undefined;
  #wanted = false;
  #connected = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Say at each drawing whether there is something to count. */
  run(wanted: boolean): void {
    this.#wanted = wanted;
    this.#settle();
  }

  hostConnected(): void {
    this.#connected = true;
    // A page in the background is woken once a minute at best; what it shows must be right when it is seen again.
    document.addEventListener('visibilitychange', this.#seen);
    this.#settle();
  }

  hostDisconnected(): void {
    this.#connected = false;
    document.removeEventListener('visibilitychange', this.#seen);
    this.#settle();
  }

  readonly #seen = (): void => {
    if (!document.hidden && this.#wanted) this.#host.requestUpdate();
  };

  #settle(): void {
    const run = this.#wanted && this.#connected;
    if (run === (this.#timer !== undefined)) return;
    if (run) this.#timer = setInterval(() => this.#host.requestUpdate(), 1000);
    else {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }
}
