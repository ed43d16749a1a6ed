/**
 * One open answer that is written to until either side ends it. It knows when its reader lags and lets go of one that
 * never reads; what the bytes say is not its business.
 */
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { caps } from './caps.ts';
import { heartbeatFrame } from './frames.ts';

export class Stream {
  #gone = false;
  #full = false;
  #unread = 0;
  #waiting: (() => void) | undefined;
  readonly #out: ServerResponse;
  readonly #onGone: () => void;
  readonly #beatRead = () => {
    this.#unread = 0;
  };

  /** Sends the head at once. @param onGone called once, however it ends. */
  constructor(out: ServerResponse, headers: Record<string, string>, onGone: () => void) {
    this.#out = out;
    this.#onGone = onGone;
    out.on('drain', () => this.#drained());
    out.once('close', () => this.#leave());
    // A socket that breaks between its end and `close` is no news.
    out.on('error', () => this.#leave());
    out.writeHead(200, headers);
  }

  get gone(): boolean {
    return this.#gone;
  }

  uses(socket: Duplex): boolean {
    return this.#out.socket === socket;
  }

  /**
   * Looks at what waits before it adds to it: a batch may be larger than the whole allowance, and only a reader that
   * has not taken the ones before is let go.
   */
  send(bytes: Uint8Array): void {
    if (this.#gone) return;
    if (this.#out.writableLength > caps.queueBytes) this.drop();
    else this.#full = !this.#out.write(bytes);
  }

  /** Resolves once the reader has taken what was sent, or is gone. */
  async drained(): Promise<void> {
    if (!this.#full || this.#gone) return;
    await new Promise<void>((resolve) => {
      this.#waiting = resolve;
    });
  }

  beat(): void {
    if (this.#gone) return;
    if (this.#unread++ < caps.heartbeatsUnread) this.#out.write(heartbeatFrame, this.#beatRead);
    else this.drop();
  }

  /** Closes in good order, with its last words if it has any. */
  end(bytes?: Uint8Array): void {
    if (this.#gone) return;
    this.#out.end(bytes);
    this.#leave();
  }

  drop(): void {
    this.#out.destroy();
    this.#leave();
  }

  #drained(): void {
    this.#full = false;
    this.#waiting?.();
    this.#waiting = undefined;
  }

  #leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#drained();
    this.#onGone();
  }
}
