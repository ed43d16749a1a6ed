/** A server whose streams a test writes byte by byte, and cuts. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  url: string;
  headers: IncomingMessage['headers'];
}

/** @param answers one for each request, in order; the last one serves all further ones. */
export async function streams(...answers: ((out: ServerResponse, asked: Asked) => void)[]) {
  const asked: Asked[] = [];
  const server = createServer(({ url = '', headers }, out) => {
    const one = { url, headers };
    asked.push(one);
    answers[Math.min(asked.length, answers.length) - 1]?.(out, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function begin(out: ServerResponse): ServerResponse {
  out.writeHead(200, { 'Content-Type': 'text/event-stream' });
  out.write('retry: 1\n: crows\n\n');
  return out;
}

export const frame = (seq: number, event = 'list.finished', epoch = 'e1'): string =>
  `id: ${epoch}.${seq}\nevent: ${event}\ndata: {"n":${seq}}\n\n`;

export function refuse(out: ServerResponse, status: number, body: object, headers = {}): void {
  out.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  out.end(JSON.stringify(body));
}
