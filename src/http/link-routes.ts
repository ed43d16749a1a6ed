/** How a browser gets into a server that asks for its token: by a link that works once, exchanged for a cookie. */
import { Refusal } from '../refusal.ts';
import { linkS, type Links } from './links.ts';
import type { Row } from './routes.ts';
import { cookieFor } from './token.ts';

export interface LinkParts {
  links: Links;
  /** Where people reach the server. */
  address: string;
  port: number;
  token?: string | undefined;
}

export function linkRoutes({ links, address, port, token }: LinkParts): Row[] {
  return [
    {
      method: 'POST',
      path: '/api/links',
      handle: () => {
        if (token === undefined) {
          throw new Refusal(409, 'This server asks for no token. Open its address as it is.');
        }
        return { status: 201, body: { url: `${address}${links.make()}`, expires_s: linkS } };
      },
    },
    {
      method: 'GET',
      path: '/enter/{code}',
      handle: ({ req }) => {
        // Whoever only looks at a link, as previews do, must not use it up.
        const isIn = req.method === 'GET' && token !== undefined && links.redeem(req.param('code') ?? '');
        if (!isIn) {
          throw new Refusal(
            404,
            'This link lets nobody in: it was used before, or is too old. POST /api/links with the token makes another.',
          );
        }
        const secure = req.header('x-forwarded-proto') === 'https';
        return {
          status: 303,
          headers: {
            Location: '/',
            'Set-Cookie': cookieFor(token, port, secure),
            'Referrer-Policy': 'no-referrer',
          },
        };
      },
    },
  ];
}
