import { expect, it, onTestFinished } from 'vitest';
import { connect, Refused, Unreachable, type EventsWish } from '../../src/client/client.ts';
import { begin, frame, refuse, streams } from './_stream.ts';

/** Ids of the first events the loop yields. */
async function first(count: number, address: string, wish?: EventsWish): Promise<(string | undefined)[]> {
  const seen: (string | undefined)[] = [];
  for await (const { id } of connect(address).events(wish)) {
    seen.push(id);
    if (seen.length === count) break;
  }
  return seen;
}

async function server(...answers: Parameters<typeof streams>) {
  const open = await streams(...answers);
  onTestFinished(open.close);
  return open;
}

it('goes on behind the last event it saw, whatever cut the stream, and tells nothing twice', async () => {
  const { address, asked } = await server(
    (out) => begin(out).end(frame(0) + frame(1)),
    (out) => begin(out).write(`${frame(1)}${frame(2)}id: e1.3\nevent: crow.fl`, () => out.destroy()),
    (out) => refuse(out, 503, { message: 'Later.' }, { 'Retry-After': '0' }),
    (out) => out.destroy(),
    (out) => begin(out).write(frame(3)),
  );
  const troubles: string[] = [];
  const ids = await first(4, address, { onTrouble: ({ name }) => troubles.push(name) });
  expect(ids).toEqual(['e1.0', 'e1.1', 'e1.2', 'e1.3']);
  expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual([
    undefined,
    'e1.1',
    'e1.2',
    'e1.2',
    'e1.2',
  ]);
  expect(troubles).toEqual(['Error', 'TypeError', 'Refused', 'Unreachable']);
});

it('tells of a reset and goes on from the head it names', async () => {
  const { address, asked } = await server(
    (out) => begin(out).end(frame(5, 'stream.reset', 'e2')),
    (out) => begin(out).write(frame(6, 'verdict', 'e2')),
  );
  expect(await first(2, address, { after: 'e1.70', list_id: 'l0000000000' })).toEqual(['e2.5', 'e2.6']);
  expect(asked.map(({ headers, url }) => [url, headers['last-event-id']])).toEqual([
    ['/api/events?list_id=l0000000000', 'e1.70'],
    ['/api/events?list_id=l0000000000', 'e2.5'],
  ]);
});

it('tells that the server is closing, and keeps its place', async () => {
  const { address, asked } = await server(
    (out) => begin(out).end(`${frame(1)}event: server.closing\ndata: {}\n\n`),
    (out) => begin(out).write(frame(2)),
  );
  expect(await first(3, address)).toEqual(['e1.1', undefined, 'e1.2']);
  expect(asked[1]?.headers['last-event-id']).toBe('e1.1');
});

it('gives up a connection on which not even a heartbeat comes', async () => {
  const { address } = await server(
    (out) => void begin(out).write(frame(0)),
    (out) => begin(out).write(frame(1)),
  );
  const reasons: string[] = [];
  const ids = await first(2, address, { silenceMs: 30, onTrouble: ({ message }) => reasons.push(message) });
  expect(ids).toEqual(['e1.0', 'e1.1']);
  expect(reasons).toEqual(['Nothing came for 0.03 s.']);
});

it('ends with what the server will never have, at once', async () => {
  const { address } = await server((out) => refuse(out, 404, { message: 'No list has that id.' }));
  const error = await first(1, address, { list_id: 'l0000000000' }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ status: 404, message: 'No list has that id.' });
});

it('says so when nobody answers the first time', async () => {
  const { address, close } = await streams();
  await close();
  await expect(first(1, address)).rejects.toThrow(Unreachable);
});

it('waits for a server that is not there yet, if it is told to', async () => {
  const { address, close } = await streams();
  await close();
  const abort = new AbortController();
  const troubles: Error[] = [];
  const onTrouble = (error: Error): void => {
    troubles.push(error);
    abort.abort();
  };
  expect(await first(1, address, { waitForServer: true, onTrouble, signal: abort.signal })).toEqual([]);
  expect(troubles[0]).toBeInstanceOf(Unreachable);
});

it('ends when its signal does, in the middle of a stream and in the middle of a wait', async () => {
  const { address } = await server(
    (out) => begin(out).write(frame(0)),
    (out) => begin(out).end(`retry: 60000\n\n`),
  );
  for (const stopsAt of ['event', 'trouble']) {
    const abort = new AbortController();
    const stop = (): void => abort.abort();
    const seen: unknown[] = [];
    const wish = { signal: abort.signal, ...(stopsAt === 'trouble' && { onTrouble: stop }) };
    for await (const { id } of connect(address).events(wish)) {
      seen.push(id);
      if (stopsAt === 'event') stop();
    }
    expect(seen).toEqual(stopsAt === 'event' ? ['e1.0'] : []);
  }
});

it('closes its connection when the loop is left', async () => {
  let closed: () => void;
  const isClosed = new Promise<void>((resolve) => (closed = resolve));
  const { address } = await server((out) => {
    out.once('close', () => closed());
    begin(out).write(frame(0));
  });
  await first(1, address);
  await isClosed;
});
