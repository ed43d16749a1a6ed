/** The routes of the inspector: its page, the page's two files, and its stream. Off, each says how to turn it on. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Refusal } from '../refusal.ts';
import { streamHeaders } from './feed.ts';
import type { InspectFeed } from './inspect-feed.ts';
import { inspectPage } from './inspect-page.ts';
import type { Row } from './routes.ts';

/** What `crows serve --inspect` adds. */
export interface InspectParts {
  feed: InspectFeed;
  /** Script and style of the page, as they were built. */
  files: InspectFiles;
}

export type InspectFiles = Readonly<Record<'inspect.js' | 'inspect.css', string>>;

const types = { 'inspect.js': 'text/javascript', 'inspect.css': 'text/css' } as const;

const isFile = (name: string): name is keyof InspectFiles => Object.hasOwn(types, name);

export function inspectRoutes(inspect: InspectParts | undefined): Row[] {
  const on = (): InspectParts => {
    if (inspect) return inspect;
    throw new Refusal(404, 'Nothing is inspected. Start the server with `crows serve --inspect`.');
  };
  return [
    {
      method: 'GET',
      path: '/inspect',
      handle: ({ env }) => {
        on();
        return inspectPage(env.sets.empty);
      },
    },
    {
      method: 'GET',
      path: '/inspect/events',
      handle: ({ req, env }) => {
        const { feed } = on();
        if (req.method === 'HEAD') {
          return new Response(null, { headers: { ...env.sets.empty, ...streamHeaders } });
        }
        feed.open(env.outgoing, req.header('last-event-id'), env.sets.empty);
        return RESPONSE_ALREADY_SENT;
      },
    },
    {
      method: 'GET',
      path: '/inspect/{file}',
      handle: ({ req, env }) => {
        const { files } = on();
        const name = req.param('file') ?? '';
        if (!isFile(name)) throw new Refusal(404, 'The inspector has no such file.');
        const headers = { ...env.sets.empty, 'Content-Type': `${types[name]}; charset=utf-8` };
        return new Response(files[name], { headers: { ...headers, 'Cache-Control': 'no-cache' } });
      },
    },
  ];
}
