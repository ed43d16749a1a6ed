/** The routes of nests. */
import { readNestWish } from '../nest-requests.ts';
import { roster } from '../personas.ts';
import { readBody } from './body.ts';
import type { RouteParts, Row } from './routes.ts';

export function nestRoutes({ roost }: RouteParts): Row[] {
  return [
    {
      method: 'GET',
      path: '/api/nests',
      handle: () => ({ status: 200, body: { roster, nests: roost.nests.nests } }),
    },
    {
      method: 'POST',
      path: '/api/nests',
      handle: async ({ req }) => ({
        status: 201,
        body: await roost.nests.create(readNestWish(await readBody(req.raw))),
      }),
    },
    {
      method: 'PATCH',
      path: '/api/nests/{id}',
      handle: async ({ req }) => ({
        status: 200,
        body: await roost.nests.alter(req.param('id') ?? '', readNestWish(await readBody(req.raw))),
      }),
    },
    {
      method: 'DELETE',
      path: '/api/nests/{id}',
      handle: async ({ req }) => {
        await roost.nests.delete(req.param('id') ?? '');
        return { status: 204 };
      },
    },
  ];
}
