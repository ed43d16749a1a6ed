/** Chromium by its debugging pipe: what a page does with policies, settings and the processor can't be told from inside. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-pipe',
];

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: { type?: string; args?: { value?: unknown; description?: string }[]; exceptionDetails?: unknown };
  result?: unknown;
  error?: { message: string };
}

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
  pid: number;
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

/** Runs the Chromium named by CHROMIUM, else the one on the path. */
export async function chromium(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'crows-chromium-'));
  const running = spawn(
    process.env['CHROMIUM'] ?? 'chromium',
    [...flags, `--user-data-dir=${profile}`, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  const input = running.stdio[3] as Writable;
  const output = running.stdio[4] as Readable;
  const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const hearing = new Set<(message: Message) => void>();
  let last = 0;
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages.map((json) => JSON.parse(json) as Message)) {
      const asked = message.id === undefined ? undefined : waiting.get(message.id);
      if (message.id !== undefined) waiting.delete(message.id);
      if (message.error) asked?.reject(new Error(message.error.message));
      else asked?.resolve(message.result);
      for (const hear of hearing) hear(message);
    }
  });
  const send = (method: string, params: object, sessionId?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });

  return {
    pid: running.pid ?? 0,
    async open(address, { width = 1000, height = 400, scale = 1, reducedMotion = false } = {}) {
      const { targetId } = (await send('Target.createTarget', { url: 'about:blank' })) as {
        targetId: string;
      };
      const attached = await send('Target.attachToTarget', { targetId, flatten: true });
      const { sessionId } = attached as { sessionId: string };
      const said: string[] = [];
      hearing.add(({ method, sessionId: from, params }) => {
        if (from !== sessionId) return;
        if (method === 'Runtime.consoleAPICalled')
          said.push(`${params?.type}: ${params?.args?.map(spoken).join(' ')}`);
        if (method === 'Runtime.exceptionThrown')
          said.push(`thrown: ${JSON.stringify(params?.exceptionDetails)}`);
      });
      const page: Page = {
        said,
        send: (method, params = {}) => send(method, params, sessionId),
        async eval<T>(expression: string): Promise<T> {
          const answer = await send(
            'Runtime.evaluate',
            { expression, awaitPromise: true, returnByValue: true },
            sessionId,
          );
          const { result, exceptionDetails } = answer as { result: { value: T }; exceptionDetails?: object };
          if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
          return result.value;
        },
        async until(expression) {
          const holds = await page.eval<boolean>(
            `new Promise((resolve) => { const end = Date.now() + 30_000; (async function look() { if (await (${expression})) resolve(true); else if (Date.now() > end) resolve(false); else setTimeout(look, 50); })(); })`,
          );
          if (!holds)
            throw new Error(`It never came to: ${expression}. The console said: ${said.join(' · ')}`);
        },
        close: async () => void (await send('Target.closeTarget', { targetId })),
      };
      for (const domain of ['Runtime', 'Page', 'Performance']) await page.send(`${domain}.enable`);
      await page.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: scale,
        mobile: false,
      });
      const features = [
        { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
      ];
      await page.send('Emulation.setEmulatedMedia', { features });
      const loaded = new Promise<void>((resolve) => {
        const hear = ({ method, sessionId: from }: Message): void => {
          if (from !== sessionId || method !== 'Page.loadEventFired') return;
          hearing.delete(hear);
          resolve();
        };
        hearing.add(hear);
      });
      await page.send('Page.navigate', { url: address });
      await loaded;
      return page;
    },
    async close() {
      // Told so, it waits for its children; what is killed leaves them writing into the folder.
      void send('Browser.close', {});
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
