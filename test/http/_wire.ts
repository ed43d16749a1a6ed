/** A server on a free port, raw exchanges with it, and ears for its streams. Nothing here waits for a clock. */
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { onTestFinished } from 'vitest';
import { serveHere } from '../_serving.ts';
import type { ServeOptions, Serving } from '../../src/http/serve.ts';
import { FakeRoost } from './_roost.ts';

export interface Perch extends Serving {
  roost: FakeRoost;
  logged: string[];
  /** Lets the heartbeat's time pass. */
  beat: () => void;
}

export async function perch(options: Partial<ServeOptions> = {}, roost = new FakeRoost()): Promise<Perch> {
  const logged: string[] = [];
  let beat = () => {};
  const serving = await serveHere({
    origins: ['https://embed.example'],
    roost,
    log: (line) => void logged.push(line),
    now: () => Date.UTC(2026, 10, 30, 13),
    every: (_, call) => {
      beat = call;
      return () => {};
    },
    ...options,
  });
  onTestFinished(() => serving.close());
  return Object.assign(Object.create(serving) as Serving, { roost, logged, beat: () => beat() });
}

export interface Reply {
  status: number;
  /** Lower case. */
  head: string;
  body: string;
}

/** Sends bytes as they are and reads until the answer is whole or the other side closes. */
export async function exchange(port: number, message: string): Promise<Reply> {
  const socket = net.connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += data.toString('latin1');
    const { head, body } = parts(text);
    const length = /content-length: (\d+)/.exec(head);
    const done = length
      ? body.length >= Number(length[1])
      : head.includes(' 204 ') || head.includes('event-stream');
    if (done) socket.destroy();
  });
  socket.on('error', () => {});
  socket.write(message);
  await once(socket, 'close');
  const { head, body } = parts(text);
  return { status: Number(/^http\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body };
}

/** Sends bytes as they are and gives back all that comes until the other side closes. */
export async function untilClosed(port: number, message: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString('latin1')));
  socket.write(message);
  await once(socket, 'close');
  return text;
}

function parts(text: string): { head: string; body: string } {
  const end = text.indexOf('\r\n\r\n');
  return end === -1
    ? { head: '', body: '' }
    : { head: text.slice(0, end).toLowerCase(), body: text.slice(end + 4) };
}

/** An open stream and what came through it. */
export class Ear {
  text = '';
  /** The newest end of `text`, cheap to look into again and again. */
  tail = '';
  ended = false;
  readonly response: http.IncomingMessage;
  #check: (() => void) | undefined;

  private constructor(response: http.IncomingMessage) {
    this.response = response;
    response.setEncoding('utf8');
    response.on('data', (data: string) => {
      this.text += data;
      this.tail = (this.tail + data).slice(-400);
      this.#check?.();
    });
    response.on('error', () => {});
    response.on('close', () => {
      this.ended = true;
      this.#check?.();
    });
  }

  static async open(port: number, path = '/api/events', headers: Record<string, string> = {}): Promise<Ear> {
    const request = http.get({ port, host: '127.0.0.1', path, headers, agent: false });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    return new Ear(response);
  }

  /** Messages so far, each without its blank line; the opening one and comments are left out. */
  get messages(): string[] {
    return this.text
      .split('\n\n')
      .slice(0, -1)
      .filter((block) => block.includes('data: '));
  }

  get ids(): string[] {
    return this.messages.map((message) => /^id: (.*)$/m.exec(message)?.[1] ?? '');
  }

  /** Resolves when `true`; a stream that ends before that is a failure. */
  async until(fulfilled: (ear: this) => boolean): Promise<this> {
    while (!fulfilled(this)) {
      if (this.ended) throw new Error(`The stream ended; it said ${JSON.stringify(this.text.slice(-400))}`);
      await this.#more();
    }
    return this;
  }

  async end(): Promise<void> {
    while (!this.ended) await this.#more();
  }

  async close(): Promise<void> {
    this.response.destroy();
    await this.end();
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#check = resolve;
    });
  }
}

/** Opens a stream, hears its first bytes and leaves. */
export async function visit(port: number, path: string): Promise<void> {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  await once(socket, 'data');
  socket.destroy();
}

/** Turns the event loop until it holds, or the test's time is up. */
export async function turnsUntil(holds: () => boolean): Promise<void> {
  const time = { over: false };
  onTestFinished(() => {
    time.over = true;
  });
  while (!holds() && !time.over) await new Promise((resolve) => setImmediate(resolve));
}
