/** Everything the store needs of the browser, so that what it does can be played through without one. */
import { whatBlocks } from './blocked.ts';

/** The part of EventSource that is used. */
export interface Source {
  readonly readyState: number;
  addEventListener(name: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

/** The part of BroadcastChannel that is used. */
export interface Channel {
  post: (data: unknown) => void;
  close: () => void;
}

export interface World {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  openSource: (url: string) => Source;
  /** Milliseconds since 1970, by this machine. */
  now: () => number;
  /** At least 0, below 1. */
  random: () => number;
  /** A key nobody guesses, for `Idempotency-Key`. */
  newKey: () => string;
  /** Calls back once after `ms`, unless the function it returns is called. */
  after: (ms: number, call: () => void) => () => void;
  /** Calls back before the next picture is drawn, or soon where none is. */
  nextFrame: (call: () => void) => void;
  /** False while nobody looks: nothing has to be smooth then. */
  isSeen: () => boolean;
  /**
   * Calls back when the page is put away (`hide`), comes back from that (`show`), or may have slept (`wake`). Returns
   * the way to stop.
   */
  onPage: (call: (what: 'hide' | 'show' | 'wake') => void) => () => void;
  /** What keeps the page from a server that has just not answered. Absent where nothing can. */
  whatBlocks?: typeof whatBlocks;
  /** Absent where the browser has none, or the page may not use them. */
  locks?: Pick<LockManager, 'request'>;
  openChannel?: (name: string, hear: (data: unknown) => void) => Channel;
}

export const browser: World = {
  whatBlocks,
  fetch: (url, init) => fetch(url, init),
  openSource: (url) => new EventSource(url),
  now: () => Date.now(),
  random: () => Math.random(),
  // randomUUID is kept from pages that are not a secure context.
  newKey: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-'),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  nextFrame(call) {
    const once = (): void => {
      cancelAnimationFrame(frame);
      late();
      call();
    };
    const frame = requestAnimationFrame(once);
    // A page nobody sees draws no pictures, and its title still has to change.
    const late = browser.after(document.hidden ? 0 : 250, once);
  },
  isSeen: () => !document.hidden,
  onPage(call) {
    const off = new AbortController();
    const { signal } = off;
    addEventListener('pagehide', () => call('hide'), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && call('show'), { signal });
    addEventListener('online', () => call('wake'), { signal });
    document.addEventListener('visibilitychange', () => !document.hidden && call('wake'), { signal });
    return () => off.abort();
  },
  // An insecure page has none, and a sandboxed frame may not ask for them.
  ...(globalThis.navigator?.locks && { locks: globalThis.navigator.locks }),
  openChannel(name, hear) {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => hear(data));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    return { post: (data) => channel.postMessage(data), close: () => channel.close() };
  },
};
