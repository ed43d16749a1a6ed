/**
 * What a request costs: one that the guard refuses, against the same answer by plain `node:http`; and how soon a list
 * is accepted, safely on disk, at fifty lists a second.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { serveHere } from '../_serving.ts';
import { ScriptedSpeech } from '../_speech.ts';
import { cpuMs, heard, median, role } from './_contender.ts';
import { folder, openFlock } from './_flock.ts';
import { row } from './_report.ts';

const refusals = 4_000;
const lists = 250;

async function contend(who: string): Promise<void> {
  let port: number;
  let close = async (): Promise<void> => {};
  if (who === 'crows') {
    const { dir, remove } = folder();
    const speech = new ScriptedSpeech();
    speech.answer = () => 'hold';
    const roost = await openFlock(dir, speech);
    const serving = await serveHere({
      roost,
    });
    ({ port } = serving);
    close = async () => {
      await serving.close();
      await roost.close();
      remove();
    };
  } else {
    const body = JSON.stringify({ message: 'This origin may not ask here.' });
    const server = createServer((asked, out) => {
      asked.resume();
      out.writeHead(403, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
      out.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  }
  let before = 0;
  process.on('message', (message) => {
    if (message === 'go') before = cpuMs();
    else if (message === 'stop') process.send?.({ cpu: cpuMs() - before });
    else void close().then(() => process.exit(0));
  });
  process.send?.({ port });
}

type Told = { port?: number; cpu?: number };
async function withServer<T>(
  who: string,
  use: (port: number, child: ChildProcess) => Promise<T>,
): Promise<T> {
  const child = fork(process.argv[1]!, [who]);
  const { port } = await heard<Told>(child);
  const used = await use(port!, child);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.send('close');
  if (who !== 'crows') child.kill();
  await gone;
  return used;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

function post(port: number, body: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path: '/api/lists', method: 'POST', agent, headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

const body = JSON.stringify({ text: '- Plan the picnic\n- Name the cat', requester: 'bench' });
const plain = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) };

/** Microseconds of the server's CPU for one refused POST. */
const refused = (who: string): Promise<number> =>
  withServer(who, async (port, child) => {
    const evil = { ...plain, Origin: 'https://evil.example' };
    const send = async (count: number): Promise<void> => {
      const one = async (): Promise<void> => {
        for (let i = 0; i < count / 8; i += 1) {
          if ((await post(port, body, evil)) !== 403) throw new Error('It was not refused.');
        }
      };
      await Promise.all(Array.from({ length: 8 }, one));
    };
    await send(refusals / 4);
    child.send('go');
    await send(refusals);
    const told = heard<Told>(child);
    child.send('stop');
    return ((await told).cpu! * 1_000) / refusals;
  });

/** Milliseconds from a POST to its 202, at fifty a second. */
const accepted = (): Promise<number> =>
  withServer('crows', async (port) => {
    const took: Promise<number>[] = [];
    for (let i = 0; i < lists; i += 1) {
      const start = performance.now();
      const fresh = { ...plain, 'Idempotency-Key': `bench-${i}` };
      took.push(
        post(port, body, fresh).then((status) => {
          if (status !== 202) throw new Error(`A list was answered with ${status}.`);
          return performance.now() - start;
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return median(await Promise.all(took));
  });

if (role) await contend(role[0]!);
else {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    ours.push(await refused('crows'));
    theirs.push(await refused('raw'));
  }
  row('CPU of a POST that the guard refuses', median(ours), 'µs', '');
  row('the same over plain node:http', median(ours) / median(theirs), '×', '≤ 1.8');
  row('a list accepted at fifty a second, median', await accepted(), 'ms', '≤ 5');
  agent.destroy();
}
