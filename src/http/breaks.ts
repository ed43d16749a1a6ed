/**
 * Answers what Node's parser could not read, in JSON like everything else. It is given a socket and an error, no
 * request.
 */
import type { Duplex } from 'node:stream';
import { caps } from './caps.ts';

const bad = {
  status: '400 Bad Request',
  message: 'The request is not HTTP this server reads. Send it again.',
};
const answers: Record<string, typeof bad> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: `The headers have more than ${caps.headerBytes} bytes. Send less.`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: `The request was not there after ${caps.requestMs / 1000} seconds. Send it again.`,
  },
};

export function answerBreak(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = answers[error.code ?? ''] ?? bad;
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
