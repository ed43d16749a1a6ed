/** One connection's messages, parsed. A connection on which nothing comes, not even a heartbeat, is given up. */
import { createParser } from 'eventsource-parser';

export interface Message {
  id: string | undefined;
  event: string;
  data: string;
}

export interface Reading {
  /** Milliseconds without a byte after which the other side counts as gone. */
  silenceMs: number;
  onRetry: (ms: number) => void;
}

/** Ends when the server ends it, or with an error when the connection breaks or falls silent. */
export async function* messagesOf(
  body: ReadableStream<Uint8Array>,
  { silenceMs, onRetry }: Reading,
): AsyncGenerator<Message, void, undefined> {
  const read: Message[] = [];
  const parser = createParser({
    onEvent: ({ id, event = 'message', data }) => read.push({ id, event, data }),
    onRetry,
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), silenceMs);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* read.splice(0);
    }
  } finally {
    // A reader that left early must leave no connection open behind it.
    await reader.cancel().catch(() => {});
  }
}

async function inTime<T>(reading: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came for ${ms / 1_000} s.`)), ms);
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
}
