/**
 * Every route in the words of OpenAPI. A route is added with one entry under `<METHOD> <path as in routes.ts>`: what
 * it takes, what it answers by status, and the statuses of refusals of its own. A test fails for a route without an
 * entry and for an entry without a route, and holds every answer to its schema.
 */
import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { nestBody } from '../../nest-requests.ts';
import { newListBody, parseBody } from '../../requests.ts';
import { redoBody, verdictBody } from '../../verdict-requests.ts';
import * as lists from './list-shapes.ts';
import { listId } from './shape.ts';
import * as shapes from './shapes.ts';

export interface Operation {
  /** Also the name of the call in the typed client, where there is one. */
  id: string;
  summary: string;
  /** Schema of each `{name}` in the path. */
  params?: Record<string, v.GenericSchema>;
  query?: Record<string, v.GenericSchema>;
  headers?: Record<string, v.GenericSchema>;
  body?: v.GenericSchema;
  /** What comes back by status: a JSON schema, a media type other than JSON, or nothing. */
  answers: Record<number, v.GenericSchema | string | null>;
  /** Statuses of refusals, beside those every route has. */
  refusals?: number[];
}

const said = (description: string) => v.pipe(v.string(), v.description(description));
const list = { id: listId };
const nestId = { id: said('Id of a nest.') };
const requester = v.pipe(
  v.string(),
  v.maxLength(limits.requesterChars),
  v.description('Who handed it over.'),
);
const cursor = said('Goes on behind this event: an id of the stream, or `last_event_id` of a snapshot.');
const itemNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(limits.itemsPerList),
  v.description('Number of the item.'),
);

export const operations: Record<string, Operation> = {
  'POST /api/lists': {
    id: 'startList',
    summary: 'Hand over a list: `text` or `items`, not both.',
    headers: {
      'Idempotency-Key': v.pipe(
        v.string(),
        v.regex(/^[\x21-\x7e]+$/),
        v.maxLength(limits.idempotencyKeyChars),
        v.description('The same key and body within a day give the same answer.'),
      ),
    },
    body: newListBody,
    answers: { 202: shapes.started },
    refusals: [400, 404, 409, 429],
  },
  'GET /api/lists': {
    id: 'history',
    summary: 'Lists, newest first.',
    query: {
      requester,
      q: said('Plain text one of the items has to hold.'),
      status: v.picklist(['flying', 'finished']),
      limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.historyPageMax)),
      nest_id: v.pipe(v.string(), v.description('Only lists of this nest.')),
      before: v.pipe(listId, v.description('Only lists older than this one.')),
    },
    answers: { 200: lists.historyPage },
    refusals: [400],
  },
  'GET /api/lists/{id}.md': {
    id: 'export',
    summary: 'A list given back, ticked, with the answers below its items.',
    params: list,
    answers: { 200: 'text/markdown' },
    refusals: [400, 404],
  },
  'GET /api/lists/{id}': {
    id: 'snapshot',
    summary: 'A list as it is now.',
    params: list,
    answers: { 200: lists.snapshot },
    refusals: [400, 404],
  },
  'DELETE /api/lists/{id}': {
    id: 'erase',
    summary: 'Leave nothing of a finished list.',
    params: list,
    answers: { 204: null },
    refusals: [400, 404, 409],
  },
  'POST /api/lists/{id}/cancel': {
    id: 'cancel',
    summary: 'End a list now.',
    params: list,
    answers: { 202: shapes.started },
    refusals: [400, 404],
  },
  'POST /api/lists/{id}/items/{n}/keep': {
    id: 'keep',
    summary: 'Put an answer that timed out into the export after all.',
    params: { ...list, n: itemNumber },
    answers: { 204: null },
    refusals: [400, 404, 409],
  },
  'POST /api/lists/{id}/items/{n}/redo': {
    id: 'redo',
    summary: 'Do an ended item once more, as a list of its own.',
    params: { ...list, n: itemNumber },
    body: redoBody,
    answers: { 202: shapes.started },
    refusals: [400, 404, 409],
  },
  'GET /api/events': {
    id: 'events',
    summary: 'The stream. One list from its first event, or all lists live.',
    query: { list_id: listId, requester, last_event_id: cursor },
    headers: { 'Last-Event-ID': cursor },
    answers: { 200: 'text/event-stream' },
    refusals: [400, 404],
  },
  'POST /api/verdicts': {
    id: 'giveVerdict',
    summary: 'Answer a question.',
    body: verdictBody,
    answers: { 204: null },
    refusals: [400, 404],
  },
  'GET /api/approvals': {
    id: 'approvals',
    summary: 'Questions that wait, nearest deadline first.',
    query: { requester },
    answers: { 200: lists.approvals },
    refusals: [400],
  },
  'POST /api/parse': {
    id: 'parse',
    summary: 'What a paste would become, free of charge.',
    body: parseBody,
    answers: { 200: shapes.preview },
    refusals: [400],
  },
  'GET /api/trust': {
    id: 'trust',
    summary: 'Who has earned what.',
    answers: { 200: shapes.trustTable },
  },
  'GET /api/nests': {
    id: 'nests',
    summary: 'The nests, and who may be in one.',
    answers: { 200: shapes.nests },
  },
  'POST /api/nests': {
    id: 'createNest',
    summary: 'Make a nest; `name` and `crows` are required.',
    body: nestBody,
    answers: { 201: shapes.nest },
    refusals: [400, 409],
  },
  'PATCH /api/nests/{id}': {
    id: 'changeNest',
    summary: 'Change a nest; what is left out stays.',
    params: nestId,
    body: nestBody,
    answers: { 200: shapes.nest },
    refusals: [400, 404, 409],
  },
  'DELETE /api/nests/{id}': {
    id: 'deleteNest',
    summary: 'Take a nest down.',
    params: nestId,
    answers: { 204: null },
    refusals: [404, 409],
  },
  'GET /api/crows': { id: 'crows', summary: 'The ten.', answers: { 200: shapes.crows } },
  'GET /api/flock': {
    id: 'flock',
    summary: 'The ten and where they fly now.',
    answers: { 200: shapes.flock },
  },
  'GET /api/health': {
    id: 'health',
    summary: 'Whether the server can work, and who speaks.',
    query: {
      ready: said('Given, the answer is 503 while the server is not ready.'),
      token: said('The token in the lock of a data folder: `yours` says whether this server holds it.'),
    },
    answers: { 200: shapes.health, 503: shapes.health },
  },
  'POST /api/links': {
    id: 'link',
    summary: 'A link that lets one browser in, once, to a server that asks for its token.',
    answers: { 201: shapes.link },
    refusals: [409, 415],
  },
  'GET /enter/{code}': {
    id: 'enter',
    summary: 'Exchanges such a link for a cookie.',
    params: { code: v.string() },
    answers: { 303: null },
    refusals: [404],
  },
  'GET /': { id: 'page', summary: 'The page.', answers: { 200: 'text/html' } },
  'GET /ui/{file}': {
    id: 'file',
    summary: 'A script, style or picture of the page, compressed as the asker takes it.',
    params: { file: v.string() },
    answers: { 200: 'text/javascript', 304: null },
    refusals: [404],
  },
  'GET /metrics': {
    id: 'metrics',
    summary: 'Numbers for Prometheus and its kin, in text.',
    answers: { 200: 'text/plain' },
  },
  'GET /inspect': {
    id: 'inspector',
    summary: 'The page that shows live machines; only with `crows serve --inspect`.',
    answers: { 200: 'text/html' },
    refusals: [404],
  },
  'GET /inspect/events': {
    id: 'inspectorEvents',
    summary: 'What the machines do, for that page: a form of its own that may change with any release.',
    headers: { 'Last-Event-ID': cursor },
    answers: { 200: 'text/event-stream' },
    refusals: [404],
  },
  'GET /inspect/{file}': {
    id: 'inspectorFile',
    summary: 'Script and style of that page.',
    params: { file: said('inspect.js or inspect.css.') },
    answers: { 200: 'text/javascript' },
    refusals: [404],
  },
  'GET /openapi.json': {
    id: 'openapi',
    summary: 'This document.',
    answers: { 200: v.record(v.string(), v.unknown()) },
  },
};
