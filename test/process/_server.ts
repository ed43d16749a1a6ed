/** A real server process with a folder of its own, and a client that reads its stream. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Running {
  address: string;
  dir: string;
  child: ChildProcess;
  /** What it wrote to standard error. */
  errors: () => string;
  /** Ends it and resolves with its exit code, or the signal that ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'crows-test-'));
export const removeFolder = (dir: string): void => rmSync(dir, { recursive: true, force: true });

/** No key, no address, no setting of the machine reaches a test's server. */
export const bare = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(CROWS|ANTHROPIC)_/.test(name)));

export async function start(
  dir: string,
  env: Record<string, string> = {},
  entry = 'dist/crows.js',
  cwd?: string,
): Promise<Running> {
  const child = spawn(process.execPath, [entry, 'serve'], {
    env: { ...bare(), CROWS_PORT: '0', CROWS_DATA: dir, CROWS_REHEARSAL_LATENCY_MS: '5', HOME: dir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd !== undefined && { cwd }),
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const gone = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, found] = /Crows is ready.*: (http:\/\/\S+)\n/.exec(out) ?? [];
      if (found) resolve(found);
    });
    void gone.then((how) => reject(new Error(`The server ended (${how}): ${errors}`)));
  });
  return {
    address,
    dir,
    child,
    errors: () => errors,
    end: (signal) => {
      child.kill(signal);
      return gone;
    },
  };
}

export async function post(address: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export interface Message {
  id: string;
  event: string;
  data: Record<string, unknown>;
  /** Its bytes on the wire. */
  raw: string;
}

/** Messages of the stream, one by one, until `isLast` says so. */
export async function listen(
  url: string,
  isLast: (message: Message) => boolean,
  onMessage: (message: Message) => unknown = () => {},
): Promise<Message[]> {
  const abort = new AbortController();
  const response = await fetch(url, { signal: abort.signal });
  if (response.status !== 200)
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  const messages: Message[] = [];
  let rest = '';
  try {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      rest += chunk;
      for (let end = rest.indexOf('\n\n'); end !== -1; end = rest.indexOf('\n\n')) {
        const raw = rest.slice(0, end + 2);
        rest = rest.slice(end + 2);
        const message = parse(raw);
        if (!message) continue;
        messages.push(message);
        await onMessage(message);
        if (isLast(message)) return messages;
      }
    }
  } finally {
    abort.abort();
  }
  return messages;
}

function parse(raw: string): Message | undefined {
  const field = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'm').exec(raw)?.[1];
  const event = field('event');
  const data = field('data');
  return event === undefined || data === undefined
    ? undefined
    : { id: field('id') ?? '', event, data: JSON.parse(data), raw };
}

/** Says yes to every question of a list until it is finished. */
export async function approveAll(address: string, list: string): Promise<Message[]> {
  return listen(
    `${address}/api/events?list_id=${list}`,
    ({ event }) => event === 'list.finished',
    async ({ event, data }) => {
      if (data['needs_approval'] !== true) return;
      const target = event === 'item.triaged' ? 'triage' : 'output';
      const { status } = await post(address, '/api/verdicts', {
        item_id: data['item_id'],
        target,
        approve: true,
      });
      // A replay shows questions that were answered before.
      if (status !== 204 && status !== 404) throw new Error(`The verdict was answered ${status}.`);
    },
  );
}
