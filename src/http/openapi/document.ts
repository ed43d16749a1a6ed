/** The OpenAPI 3.1 document, made of the operations and of the schemas the server itself reads and speaks by. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { events, streamEvents } from '../../events.ts';
import { operations, type Operation } from './operations.ts';
import { refusal } from './shapes.ts';

type Json = Record<string, unknown>;

/** @param version of this release. */
export function openapi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [route, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = route.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: described(operation) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Crows',
      version,
      summary: 'A flock that works off a todo list, asks before it acts, and earns the right to ask less.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    // Only a server with CROWS_TOKEN asks for it.
    security: [{}, { bearer: [] }, { cookie: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'crows-27697',
          description: 'Set by GET /enter/{code}; the number is the port.',
        },
      },
      schemas: {
        Refusal: schemaOf(refusal),
        ...Object.fromEntries(
          Object.entries({ ...events, ...streamEvents }).map(([name, schema]) => [name, schemaOf(schema)]),
        ),
      },
      responses: {
        Refusal: {
          description: 'What happened, what it was, what to do.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  };
}

function described({ id, summary, params, query, headers, body, answers, refusals = [] }: Operation): Json {
  const parameters = [
    ...parametersOf('path', params),
    ...parametersOf('query', query),
    ...parametersOf('header', headers),
  ];
  // A body can always be too long, of another type, or without its length; any state can fail to be read.
  const refused = [...refusals, ...(body ? [411, 413, 415] : []), 401, 403];
  const refusalOf = { $ref: '#/components/responses/Refusal' };
  return {
    operationId: id,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: id !== 'redo', content: { 'application/json': { schema: schemaOf(body) } } },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, answerOf(answer, id)]),
      ),
      ...Object.fromEntries(refused.map((status) => [status, refusalOf])),
      default: refusalOf,
    },
  };
}

function parametersOf(place: string, schemas: Record<string, v.GenericSchema> = {}): Json[] {
  return Object.entries(schemas).map(([name, schema]) => {
    const { description, ...rest } = schemaOf(schema);
    return {
      name,
      in: place,
      required: place === 'path',
      ...(description !== undefined && { description }),
      schema: rest,
    };
  });
}

function answerOf(answer: Operation['answers'][number], id: string): Json {
  if (answer === null) return { description: 'Done.' };
  if (typeof answer !== 'string') {
    return { description: 'The answer.', content: { 'application/json': { schema: schemaOf(answer) } } };
  }
  const schema = id === 'events' ? messages() : { type: 'string' };
  return { description: 'The answer.', content: { [answer]: { schema } } };
}

/** One message of the stream: its fields as an SSE reader hands them over, `data` parsed. */
function messages(): Json {
  const message = (event: string, id: boolean): Json => ({
    type: 'object',
    required: ['event', 'data', ...(id ? ['id'] : [])],
    properties: {
      event: { const: event },
      data: { $ref: `#/components/schemas/${event}` },
      ...(id && { id: { type: 'string', description: 'A cursor: `<epoch>.<seq>`.' } }),
    },
  });
  const names = Object.keys({ ...events, ...streamEvents });
  return {
    description: 'Each message of the stream, without end.',
    oneOf: names.map((name) => message(name, name !== 'server.closing')),
  };
}

function schemaOf(schema: v.GenericSchema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // A check in code has no words in JSON Schema; the refusal says it.
    ignoreActions: ['check'],
  });
  return opened(rest);
}

/** A later release may say more: no client may fail for a field it does not know. */
function opened(schema: object): Json {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'additionalProperties' && value === false))
      .map(([key, value]: [string, unknown]) => [key, openedValue(value)]),
  );
}

function openedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(openedValue);
  return typeof value === 'object' && value !== null ? opened(value) : value;
}
