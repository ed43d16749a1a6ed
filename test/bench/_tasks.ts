/**
 * Pages that no debugger is attached to, and how long their main threads are busy by the browser's own trace. One that
 * listens keeps all that comes over the network, which takes longer than the rest; so a page says by itself how far it
 * is, in requests to its server. A task is counted by the time its thread ran: other programs on the machine, of which
 * the clock on the wall knows, do not count.
 */
import { chromium } from 'playwright';
import { chromiumArgs, needChromium } from '../../scripts/chromium.mjs';

/** One event of a trace; times in microseconds. */
interface Traced {
  name: string;
  tid: number;
  pid: number;
  /** How long its thread ran for it. */
  tdur?: number;
  args: { name?: string };
}

/** A script that asks `POST /is/<what>` once something holds. */
export const soon = `const soon = (what, isSo) => isSo() ? fetch('/is/' + what, { method: 'POST' }) : setTimeout(soon, 20, what, isSo);`;

/** What pages have come to. */
export class Reached {
  readonly #reached = new Set<string>();
  readonly #waiting = new Map<string, () => void>();

  /** @returns whether this was a page that says so */
  hear(path: string): boolean {
    const [, what] = /^\/is\/(\w+)$/.exec(path) ?? [];
    if (what === undefined) return false;
    this.#reached.add(what);
    this.#waiting.get(what)?.();
    return true;
  }

  /** Resolves at once if a page has said so already, since the last time it was asked for. */
  until(what: string): Promise<void> {
    return new Promise<void>((resolve) => {
      if (this.#reached.has(what)) resolve();
      else this.#waiting.set(what, resolve);
    }).then(() => void this.#reached.delete(what));
  }
}

export async function unwatched() {
  const args = [...chromiumArgs, '--window-size=1280,900'];
  const browser = await chromium.launch({ executablePath: needChromium(), args });
  const debug = await browser.newBrowserCDPSession();
  // Playwright attaches itself to the pages of its own contexts alone.
  const { browserContextId } = await debug.send('Target.createBrowserContext');
  return {
    /** @returns what closes it */
    async open(url: string): Promise<() => Promise<unknown>> {
      const { targetId } = await debug.send('Target.createTarget', { url, browserContextId });
      return () => debug.send('Target.closeTarget', { targetId });
    },
    /** Milliseconds of each task on the main threads of all pages while something is done. */
    async tasksOf(act: () => Promise<unknown>): Promise<number[]> {
      await browser.startTracing(undefined, { categories: ['toplevel'] });
      await act();
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: Traced[];
      };
      const mains = new Set(
        traceEvents
          .filter(({ name, args: { name: thread } }) => name === 'thread_name' && thread === 'CrRendererMain')
          .map(({ pid, tid }) => `${pid} ${tid}`),
      );
      return traceEvents
        .filter(
          ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && mains.has(`${pid} ${tid}`),
        )
        .map(({ tdur = 0 }) => tdur / 1000);
    },
    close: () => browser.close(),
  };
}

export const longest = (tasks: readonly number[]): number =>
  tasks.reduce((most, ms) => Math.max(most, ms), 0);
