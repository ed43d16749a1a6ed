/** Finds the server of a data folder by its lock, or starts one, and makes sure that it is the right one. */
import { connect, type Client } from '../client/client.ts';
import type { Args } from './args.ts';
import { Failure } from './failure.ts';
import type { World } from './world.ts';

export interface Reached {
  address: string;
  client: Client;
  /** Ends a server that only runs for the command line, unless a list still flies there; then it says so. */
  leave(): Promise<string | undefined>;
}

/** Milliseconds a server may take to open its folder. */
const patienceMs = 30_000;
const pollMs = 50;
/** Milliseconds a server may take to stop before it is left to itself. */
const stopMs = 5_000;

export async function reach(world: World, { given }: Args): Promise<Reached> {
  const token = world.env['CROWS_TOKEN'] || undefined;
  const elsewhere = given.get('server');
  if (elsewhere !== undefined) {
    if (!URL.canParse(elsewhere))
      throw new Failure(`--server takes an address such as http://127.0.0.1:27697, not ${elsewhere}.`, 2);
    return { address: elsewhere, client: connect(elsewhere, { token }), leave: async () => undefined };
  }
  const data = given.get('data') ?? world.data;
  const running = (await runningIn(world, data, token)) ?? (await start(world, data, token));
  return { ...running, leave: () => leave(world, data, running) };
}

interface Running {
  address: string;
  client: Client;
  pid: number;
}

/** The server that holds the folder. Its address may be another's by now, so it has to know the lock's token. */
async function runningIn(
  world: World,
  data: string,
  token: string | undefined,
): Promise<Running | undefined> {
  const holder = await world.holderOf(data);
  if (holder?.address === undefined) return undefined;
  const client = connect(holder.address, { token });
  try {
    const { yours } = await client.health(holder.token);
    return yours === true ? { address: holder.address, client, pid: holder.pid } : undefined;
  } catch (error) {
    // Nobody is there any more; a server that answers otherwise says why itself.
    if (error instanceof Error && error.name === 'Unreachable') return undefined;
    throw error;
  }
}

async function start(world: World, data: string, token: string | undefined): Promise<Running> {
  let server = await world.startServer(data);
  for (let waited = 0; waited < patienceMs; waited += pollMs) {
    const running = await runningIn(world, data, token);
    if (running) return running;
    const ended = await server.ended();
    if (ended !== undefined && isPortTaken(ended) && !world.env['CROWS_PORT'])
      server = await world.startServer(data, 0);
    else if (ended !== undefined && !ended.includes(' open and listens on ')) {
      throw new Failure(`The server could not start. ${ended}`);
    }
    await world.wait(pollMs);
  }
  world.stopProcess(server.pid);
  throw new Failure(
    `The server did not open ${data} within ${patienceMs / 1_000} seconds, and was stopped. Look into ${data}/server.log.`,
  );
}

const isPortTaken = (words: string): boolean => /^Port \d+ on .* is taken\./m.test(words);

/** Ends a server that only ever ran for the command line, once nothing flies there any more. */
async function leave(
  world: World,
  data: string,
  { client, address, pid }: Running,
): Promise<string | undefined> {
  if ((await world.ownServer(data)) !== pid) return undefined;
  const { lists } = await client.history({ status: 'flying', limit: 1 });
  if (lists.length > 0) return `The server runs on for what still flies: ${address}, process ${pid}.`;
  world.stopProcess(pid);
  // Whoever comes next finds the folder free.
  for (let waited = 0; waited < stopMs && (await world.holderOf(data))?.pid === pid; waited += pollMs) {
    await world.wait(pollMs);
  }
  return undefined;
}
