/** A page by its debugger: what it does with policies, settings and the processor can't be told from inside. */
import { chromium as playwright } from 'playwright';
import { chromiumArgs, needChromium } from '../scripts/chromium.mjs';

export interface Page {
  send: (method: string, params?: object) => Promise<unknown>;
  /** The value of an expression, waited for. */
  eval: <T>(expression: string) => Promise<T>;
  /** Waits until an expression holds; asks every 50 ms, for 30 s at most. */
  until: (expression: string) => Promise<void>;
  /** What the page said on its console, with the kind before it. */
  readonly said: readonly string[];
  close: () => Promise<void>;
}

export interface Browser {
  /** Its own processes now. `type` is Chromium’s word: `browser`, `renderer`, `GPU`. */
  processes(): Promise<{ type: string; id: number }[]>;
  open(address: string, settings?: PageSettings): Promise<Page>;
  close(): Promise<void>;
}

export interface PageSettings {
  width?: number;
  height?: number;
  /** Device pixels to a CSS pixel. */
  scale?: number;
  reducedMotion?: boolean;
}

function spoken({ value, description }: { value?: unknown; description?: string }): string {
  return typeof value === 'string' ? value : (description ?? JSON.stringify(value));
}

/** All pages of one browser share what they store. */
export async function chromium(): Promise<Browser> {
  const browser = await playwright.launch({ executablePath: needChromium(), args: chromiumArgs });
  const [context, ofAll] = await Promise.all([browser.newContext(), browser.newBrowserCDPSession()]);

  return {
    processes: async () => (await ofAll.send('SystemInfo.getProcessInfo')).processInfo,
    async open(address, { width = 1000, height = 400, scale = 1, reducedMotion = false } = {}) {
      const opened = await context.newPage();
      const session = await context.newCDPSession(opened);
      const said: string[] = [];
      session.on('Runtime.consoleAPICalled', ({ type, args }) => {
        said.push(`${type}: ${args.map(spoken).join(' ')}`);
      });
      session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
        said.push(`thrown: ${JSON.stringify(exceptionDetails)}`);
      });
      const send = session.send.bind(session) as Page['send'];
      const page: Page = {
        said,
        send,
        // By the debugger, which the page's policy does not bind.
        async eval<T>(expression: string): Promise<T> {
          const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
            expression,
            awaitPromise: true,
            returnByValue: true,
          });
          if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
          return result.value as T;
        },
        async until(expression) {
          const holds = await page.eval<boolean>(
            `new Promise((resolve) => { const end = Date.now() + 30_000; (async function look() { if (await (${expression})) resolve(true); else if (Date.now() > end) resolve(false); else setTimeout(look, 50); })(); })`,
          );
          if (!holds)
            throw new Error(`It never came to: ${expression}. The console said: ${said.join(' · ')}`);
        },
        close: () => opened.close(),
      };
      for (const domain of ['Runtime', 'Performance']) await send(`${domain}.enable`);
      await send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: scale,
        mobile: false,
      });
      const features = [
        { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
      ];
      await send('Emulation.setEmulatedMedia', { features });
      await opened.goto(address);
      return page;
    },
    close: () => browser.close(),
  };
}
