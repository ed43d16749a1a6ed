/** The OpenAPI document against the route table, the events, EVENTS.md, and what the server really answers. */
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type * as v from 'valibot';
import { connect } from '../../src/client/client.ts';
import { events, streamEvents } from '../../src/events.ts';
import { openapi } from '../../src/http/openapi/document.ts';
import { operations } from '../../src/http/openapi/operations.ts';
import { routes, type RouteParts } from '../../src/http/routes.ts';

const document = JSON.parse(JSON.stringify(openapi('1.2.3')));
const byText = (a: string, b: string): number => a.localeCompare(b);
const words = (cell: string, form: RegExp): string[] =>
  [...cell.matchAll(form)].map(([, word]) => word!).toSorted(byText);

it('is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(document)).toEqual({ valid: true });
});

it('has every route of the server, and no other', () => {
  const served = routes({} as RouteParts).map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(operations).toSorted(byText)).toEqual(served.toSorted(byText));
  const described = Object.entries<object>(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted(byText)).toEqual(served.toSorted(byText));
});

it('tells operations apart, and calls them as the typed client does', () => {
  const ids = Object.values(operations).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const calls = Object.keys(connect('http://127.0.0.1:1'));
  expect(calls.filter((name) => !ids.includes(name))).toEqual([]);
});

it('describes every part of a path', () => {
  for (const [route, { params = {} }] of Object.entries(operations)) {
    expect(Object.keys(params), route).toEqual(words(route, /\{([a-z]+)\}/g));
  }
});

it('has every event of a list and of the stream, in the stream and as a schema', () => {
  const names = Object.keys({ ...events, ...streamEvents });
  const stream = document.paths['/api/events'].get.responses[200].content['text/event-stream'].schema;
  const told = stream.oneOf.map(
    (one: { properties: { event: { const: string }; data: { $ref: string } } }) => one.properties,
  );
  expect(told.map(({ event }: { event: { const: string } }) => event.const)).toEqual(names);
  expect(told.map(({ data }: { data: { $ref: string } }) => data.$ref)).toEqual(
    names.map((name) => `#/components/schemas/${name}`),
  );
  for (const [name, schema] of Object.entries({ ...events, ...streamEvents })) {
    const { properties } = document.components.schemas[name];
    expect(Object.keys(properties)).toEqual(Object.keys(schema.entries));
  }
});

it('closes no object to what a later release may add', () => {
  expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
});

describe('EVENTS.md', () => {
  const contract = readFileSync('EVENTS.md', 'utf8');
  const rows = [
    ...contract.matchAll(/^\| (GET|POST|PATCH|DELETE) +\| `([^`]+)` +\| (.*?) +\| (.*?) +\|$/gm),
  ].filter(([, , , , returns]) => !returns!.startsWith('_planned_'));

  it.each(rows.map(([, method, path, takes]) => [`${method} ${path}`, takes!]))(
    'has the same query and body for %s',
    (route, takes) => {
      const { query = {}, body } = operations[route]!;
      expect(Object.keys(query).toSorted(byText)).toEqual(words(takes, /\?([a-z_]+)=/g));
      const keys = words(takes.replaceAll(/: "[^"]+"( or "[^"]+")*/g, ''), /"([a-z_]+)"/g);
      const entries = (body as { entries?: Record<string, v.GenericSchema> } | undefined)?.entries ?? {};
      // "the same" is the row above it.
      if (!takes.startsWith('the same')) expect(Object.keys(entries).toSorted(byText)).toEqual(keys);
    },
  );
});
