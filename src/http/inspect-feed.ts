/** Tells inspectors what the machines do, as SSE on the server's own port. Each gets what there is, then what comes. */
import type { ServerResponse } from 'node:http';
import type { InspectMessage } from '../inspected.ts';
import { Refusal } from '../refusal.ts';
import { caps } from './caps.ts';
import type { Inspection } from './doors.ts';
import { streamHeaders } from './feed.ts';
import { openingFrame } from './frames.ts';
import { Stream } from './stream.ts';

export interface InspectFeed {
  /** @param cursor the id it saw last. @throws Refusal 503; nothing is written then. */
  open(out: ServerResponse, cursor: string | undefined, headers: Readonly<Record<string, string>>): void;
  close(): void;
}

export interface InspectFeedParts {
  inspection: Inspection;
  /** Tells the messages of this process from those of another. */
  epoch: string;
  every: (ms: number, call: () => void) => () => void;
}

export function makeInspectFeed({ inspection, epoch, every }: InspectFeedParts): InspectFeed {
  const streams = new Set<Stream>();
  const stopListening = inspection.listen(({ seq, data }) => {
    if (streams.size === 0) return;
    const bytes = Buffer.from(frame(data, seq));
    for (const stream of streams) stream.send(bytes);
  });
  const stopBeating = every(caps.heartbeatMs, () => {
    for (const stream of streams) stream.beat();
  });

  const frame = (data: string, seq?: number): string =>
    seq === undefined ? `data: ${data}\n\n` : `id: ${epoch}.${seq}\ndata: ${data}\n\n`;

  /** The id stands on the last one: a stream that breaks before it begins anew. */
  function allThereIs(): string {
    const { messages, head } = inspection.present;
    const last = messages.length - 1;
    return messages
      .map((message: InspectMessage, i) => frame(JSON.stringify(message), i === last ? head : undefined))
      .join('');
  }

  function begin(cursor: string | undefined): string {
    const [of, seq] = cursor?.split('.') ?? [];
    const missed = of === epoch ? inspection.after(Number(seq)) : undefined;
    return missed?.map((told) => frame(told.data, told.seq)).join('') ?? allThereIs();
  }

  return {
    open(out, cursor, headers) {
      if (streams.size >= caps.inspectors) {
        throw new Refusal(503, `${caps.inspectors} inspectors are open, as many as there may be. Close one.`);
      }
      if (!out.socket || out.destroyed) {
        throw new Refusal(400, 'A stream needs a connection of its own. Do not pipeline it.');
      }
      const stream = new Stream(out, { ...headers, ...streamHeaders }, () => streams.delete(stream));
      stream.send(Buffer.concat([openingFrame(caps.retryMs), Buffer.from(begin(cursor))]));
      streams.add(stream);
    },
    close() {
      stopListening();
      stopBeating();
      for (const stream of streams) stream.end();
    },
  };
}
