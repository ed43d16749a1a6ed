/** The routes of lists: sent, read, cancelled, erased, and found again. */
import { createHash } from 'node:crypto';
import { readHistoryQuery, readKey } from '../queries.ts';
import { readItemNumber, readListId } from '../reading.ts';
import { unknownList } from '../refusal.ts';
import { readNewList } from '../requests.ts';
import { readRedo } from '../verdict-requests.ts';
import { parse, readText } from './body.ts';
import type { RouteParts, Row } from './routes.ts';

export function listRoutes({ roost, feed, caps }: RouteParts): Row[] {
  return [
    {
      method: 'POST',
      path: '/api/lists',
      handle: async ({ req }) => {
        const key = req.header('idempotency-key');
        const text = await readText(req.raw);
        const list = readNewList(parse(text), caps);
        if (key !== undefined) list.sent = { key: readKey(key), hash: hashOf(text) };
        return { status: 202, body: { list_id: await roost.startList(list) } };
      },
    },
    {
      method: 'GET',
      path: '/api/lists',
      handle: async ({ req }) => ({ status: 200, body: await roost.history(readHistoryQuery(req.query())) }),
    },
    {
      method: 'GET',
      path: '/api/lists/{id}.md',
      handle: async ({ req, env }) => {
        const id = readListId((req.param('id') ?? '').replace(/\.md$/, ''));
        const text = await roost.export(id);
        if (text === undefined) throw unknownList(id);
        return new Response(text, { headers: { ...env.sets.empty, ...markdownHeaders(id) } });
      },
    },
    {
      method: 'GET',
      path: '/api/lists/{id}',
      handle: async ({ req }) => {
        const id = readListId(req.param('id') ?? '');
        const snapshot = await roost.snapshot(id);
        if (!snapshot) throw unknownList(id);
        return { status: 200, body: snapshot };
      },
    },
    {
      method: 'DELETE',
      path: '/api/lists/{id}',
      handle: async ({ req }) => {
        const id = readListId(req.param('id') ?? '');
        // The disk may let go of it later than the memory has to.
        await roost.erase(id).finally(() => roost.journal.has(id) || feed.forget(id));
        return { status: 204 };
      },
    },
    {
      method: 'POST',
      path: '/api/lists/{id}/cancel',
      handle: async ({ req }) => {
        const id = readListId(req.param('id') ?? '');
        await roost.cancel(id);
        return { status: 202, body: { list_id: id } };
      },
    },
    {
      method: 'POST',
      path: '/api/lists/{id}/items/{n}/keep',
      handle: async ({ req }) => {
        await roost.keep(readListId(req.param('id') ?? ''), readItemNumber(req.param('n') ?? ''));
        return { status: 204 };
      },
    },
    {
      method: 'POST',
      path: '/api/lists/{id}/items/{n}/redo',
      handle: async ({ req }) => {
        const id = readListId(req.param('id') ?? '');
        const n = readItemNumber(req.param('n') ?? '');
        const text = await readText(req.raw);
        const wish = text === '' ? {} : readRedo(parse(text));
        return { status: 202, body: { list_id: await roost.redo(id, n, wish) } };
      },
    },
  ];
}

/** A file to be saved: nothing in it is ever shown as a page. */
const markdownHeaders = (id: string): Record<string, string> => ({
  'Content-Type': 'text/markdown; charset=utf-8',
  'Content-Disposition': `attachment; filename="crows-${id}.md"`,
});

const hashOf = (body: string): string => createHash('sha256').update(body).digest('base64url');
