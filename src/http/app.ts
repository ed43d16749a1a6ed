/**
 * The way of a request: the guard, then the table of routes, then its answer as JSON. Whatever goes wrong on the way
 * leaves as `{"message"}`.
 */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { toRefusal, toResponse } from './answers.ts';
import type { Answer, HeaderSets } from './answers.ts';
import { pathOf } from './guard.ts';
import type { Guard } from './guard.ts';
import { honoPath, isDecodable } from './paths.ts';
import type { Bindings, Row } from './routes.ts';

export interface AppParts {
  rows: readonly Row[];
  guard: Guard;
  /** The methods a path has; none for a path nobody serves. */
  methodsAt: (path: string) => readonly string[];
  log: (line: string) => void;
  /** Hears of every answer: its route as EVENTS.md has it, or "none", and how many milliseconds it took. */
  answered: (route: string, status: number, ms: number) => void;
}

/** Answers a request as `@hono/node-server` hands it over. Never rejects. */
export type App = (request: Request, env: HttpBindings) => Response | Promise<Response>;

const lost: Answer = { status: 404, body: { message: 'Nothing is here. EVENTS.md lists every path.' } };

export function makeApp({ rows, guard, methodsAt, log, answered }: AppParts): App {
  const hono = new Hono<{ Bindings: Bindings }>();
  for (const { method, path, handle } of rows) {
    const what = `${method} ${path}`;
    hono.on(method, honoPath(path), async (asked) => {
      const start = performance.now();
      const response = await Promise.resolve(handle(asked)).then(
        (answer) => (answer instanceof Response ? answer : toResponse(answer, asked.env.sets)),
        (error: unknown) => toResponse(toRefusal(error, what, log), asked.env.sets),
      );
      answered(what, response.status, performance.now() - start);
      return response;
    });
  }
  const nowhere = (answer: Answer, sets: HeaderSets): Response => {
    answered('none', answer.status, 0);
    return toResponse(answer, sets);
  };
  hono.notFound(({ req, env }) => nowhere(elsewhere(req.method, methodsAt(req.path)), env.sets));
  hono.onError((error, { env }) => toResponse(toRefusal(error, 'A route', log), env.sets));

  return (request, env) => {
    const { answer, sets } = guard(env.incoming);
    if (answer) return nowhere(answer, sets);
    if (!isDecodable(pathOf(env.incoming.url ?? ''))) return nowhere(lost, sets);
    return hono.fetch(request, { incoming: env.incoming, outgoing: env.outgoing, sets });
  };
}

function elsewhere(method: string, methods: readonly string[]): Answer {
  if (methods.length === 0) return lost;
  return {
    status: 405,
    headers: { Allow: methods.join(', ') },
    body: { message: `There is no ${method} here. There is ${methods.join(', ')}.` },
  };
}
