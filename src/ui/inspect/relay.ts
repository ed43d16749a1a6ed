/**
 * Hands steps to the hosted inspector in a frame, the way its package does: the frame says that it is there, then it
 * is told. Steps go to that one site and to no other, and only its own word is listened to.
 */
import type { HostedStep } from './model.ts';

export const hosted = { url: 'https://stately.ai/inspect', origin: 'https://stately.ai' } as const;

export interface RelayParts {
  /** The window of this page. */
  page: Pick<Window, 'addEventListener'>;
  frame: { readonly contentWindow: Pick<Window, 'postMessage'> | null };
  /** All actors as they are now. */
  present: () => readonly HostedStep[];
}

export class Relay {
  #isConnected = false;
  readonly #frame: RelayParts['frame'];

  constructor({ page, frame, present }: RelayParts) {
    this.#frame = frame;
    page.addEventListener('message', ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== hosted.origin || !isHello(data)) return;
      this.#isConnected = true;
      for (const step of present()) this.send(step);
    });
  }

  send(step: HostedStep): void {
    if (this.#isConnected) this.#frame.contentWindow?.postMessage(step, hosted.origin);
  }
}

const isHello = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === '@statelyai.connected';
