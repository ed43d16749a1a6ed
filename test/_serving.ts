/** A server as tests and benchmarks want it: on a free port of this machine, quiet, and known to nobody. */
import { serve, type ServeOptions, type Serving } from '../src/http/serve.ts';

export function serveHere(more: Pick<ServeOptions, 'roost'> & Partial<ServeOptions>): Promise<Serving> {
  return serve({
    host: '127.0.0.1',
    port: 0,
    hosts: [],
    origins: [],
    caps: { listBudgetMax: 600_000 },
    log: () => {},
    ...more,
  });
}
