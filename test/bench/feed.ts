/**
 * CPU of the server for one event delivered to one subscriber, against the same frames written by plain `node:http`;
 * and what a subscriber that never reads can make the server hold.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import process from 'node:process';
import type { Roost } from '../../src/http/doors.ts';
import type { Published } from '../../src/actors/journal.ts';
import { eventFrame } from '../../src/http/frames.ts';
import { serveHere } from '../_serving.ts';
import { cpuMs, heard, median, role } from './_contender.ts';
import { row } from './_report.ts';

const batches = 60;
const perBatch = 5;
const text = 'What the crow came back with, in a few plain words. '.repeat(4);

const batchOf = (i: number): Published[] =>
  Array.from({ length: perBatch }, (_, k) => ({
    seq: i * perBatch + k,
    at: 1_800_000_000_000 + i,
    list: 'l00000001',
    requester: 'bench',
    said: { event: 'crow.banter', item_id: 'l00000001-1', crow: 'Hugin', to: 'Munin', text },
  }));

interface Told {
  port?: number;
  cpu?: number;
  rss?: number;
}

/** Either server: says its port, publishes when told to, and reports the CPU it took once everybody has it all. */
async function contend(who: string): Promise<void> {
  const say = (told: Told): void => void process.send?.(told);
  let publish: (batch: Published[]) => void;
  let port: number;
  if (who === 'crows') {
    // The feed is not the only one that listens.
    const listeners: ((batch: readonly Published[]) => void)[] = [];
    const journal = {
      epoch: 'b',
      head: -1,
      oldest: 0,
      has: () => true,
      read: async function* () {},
      subscribe: (listener: (batch: readonly Published[]) => void) => {
        listeners.push(listener);
        return () => {};
      },
    };
    const serving = await serveHere({
      // The feed asks the journal alone.
      roost: { journal } as unknown as Roost,
    });
    ({ port } = serving);
    publish = (batch) => listeners.forEach((hear) => hear(batch));
  } else {
    const open = new Set<ServerResponse>();
    const server = createServer((_, out) => {
      out.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
      out.write(': here\n\n');
      open.add(out);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
    publish = (batch) => {
      const bytes = Buffer.concat(batch.map((event) => eventFrame('b', event)));
      for (const out of open) out.write(bytes);
    };
  }
  let before = 0;
  process.on('message', (message) => {
    if (message === 'go') {
      before = cpuMs();
      let i = 0;
      const next = (): void => {
        publish(batchOf(i));
        i += 1;
        if (i < batches) setTimeout(next, 5);
      };
      next();
    } else if (message === 'flood') {
      for (let i = 0; i < 20_000; i += 1) publish(batchOf(i));
      // What was put aside while it ran is let go of in later turns.
      setTimeout(() => {
        globalThis.gc?.();
        say({ rss: process.memoryUsage().rss });
      }, 500);
    } else say({ cpu: cpuMs() - before });
  });
  say({ port });
}

async function start(who: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(process.argv[1]!, [who], { execArgv: ['--expose-gc'] });
  const { port } = await heard<Told>(child);
  return { child, port: port! };
}

/** Opens a stream and resolves once its first bytes are there. `done` resolves when it has had all events. */
function subscribe(port: number): Promise<{ socket: Socket; done: Promise<void> }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let ends = (): void => {};
    const done = new Promise<void>((resolveDone) => (ends = resolveDone));
    let last = Buffer.alloc(0);
    let seen = 0;
    socket.on('error', reject);
    socket.on('data', (bytes: Buffer) => {
      resolve({ socket, done });
      const all = Buffer.concat([last, bytes]);
      let from = 0;
      for (let at = all.indexOf('\ndata: '); at !== -1; at = all.indexOf('\ndata: ', from)) {
        seen += 1;
        from = at + 7;
      }
      last = Buffer.from(all.subarray(Math.max(from, all.length - 6)));
      if (seen === batches * perBatch) ends();
    });
    socket.write(`GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  });
}

/** Microseconds of the server's CPU for one event to one subscriber. */
async function perDelivery(who: string, subscribers: number): Promise<number> {
  const { child, port } = await start(who);
  const streams: Awaited<ReturnType<typeof subscribe>>[] = [];
  for (let i = 0; i < subscribers; i += 50) {
    streams.push(...(await Promise.all(Array.from({ length: 50 }, () => subscribe(port)))));
  }
  child.send('go');
  await Promise.all(streams.map(({ done }) => done));
  const told = heard<Told>(child);
  child.send('stop');
  const { cpu } = await told;
  for (const { socket } of streams) socket.destroy();
  child.kill();
  return (cpu! * 1_000) / (subscribers * batches * perBatch);
}

/** Megabytes that the server holds more once one subscriber has not read 30 MB; its ring of events was full before. */
async function neverRead(): Promise<number> {
  const { child, port } = await start('crows');
  const ask = async (message: string): Promise<number> => {
    const told = heard<Told>(child);
    child.send(message);
    return (await told).rss!;
  };
  await ask('flood');
  const before = await ask('flood');
  const { socket } = await subscribe(port);
  socket.pause();
  const after = await ask('flood');
  socket.destroy();
  child.kill();
  return (after - before) / 2 ** 20;
}

if (role) await contend(role[0]!);
else {
  for (const subscribers of [100, 1_000]) {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      ours.push(await perDelivery('crows', subscribers));
      theirs.push(await perDelivery('raw', subscribers));
    }
    const among = `${subscribers.toLocaleString('en')} subscribers`;
    row(`CPU of one event to one of ${among}`, median(ours), 'µs', '');
    row('the same over plain node:http', median(ours) / median(theirs), '×', '≤ 1.2');
  }
  const held: number[] = [];
  for (let i = 0; i < 5; i += 1) held.push(await neverRead());
  row('a subscriber that never reads, after 30 MB', median(held), 'MB', '≤ 8');
}
