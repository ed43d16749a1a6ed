/** `crows rehearse`: the rehearsal as a server of its own. */
import { brain } from '../actors/rehearsal-brain.ts';
import { createRehearsal } from '../actors/rehearsal.ts';
import { serveExchange } from '../http/exchange.ts';
import type { Args } from './args.ts';
import { Failure } from './failure.ts';
import type { World } from './world.ts';

export async function rehearse({ out }: World, { given }: Args): Promise<void> {
  const port = given.get('port') ?? '0';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Failure('`--port` takes a number from 0 to 65535.', 2);
  }
  const { url } = await serveExchange(createRehearsal({ brain }).handle, '127.0.0.1', Number(port));
  out(`The rehearsal is ready: ${url}\n`);
}
