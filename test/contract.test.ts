/** EVENTS.md against the code, in both directions: whichever of the two changes alone fails here. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { events, streamEvents } from '../src/events.ts';
import { routes } from '../src/http/routes.ts';
import type { RouteParts } from '../src/http/routes.ts';

const contract = readFileSync(new URL('../EVENTS.md', import.meta.url), 'utf8');

/** The cells of every table row under a head that begins with these. */
function rows(...head: string[]): string[][] {
  const found: string[][] = [];
  let inside = false;
  for (const line of contract.split('\n')) {
    const cells = line.split('|').slice(1, -1);
    if (!line.startsWith('|')) inside = false;
    else if (head.every((name, i) => cells[i]?.trim() === name)) inside = true;
    else if (inside && !/^[-| ]+$/.test(line)) found.push(cells.map((cell) => cell.trim()));
  }
  return found;
}

interface Field {
  name: string;
  optional: boolean;
  /** The words it may be. */
  oneOf?: string[];
  /** The fields of what it is an array of. */
  of?: Field[];
}

/** `a`, `b?` (x/y), `c` [{`d`}] */
function written(cell: string): Field[] {
  const fields: Field[] = [];
  const form = /`([a-z_]+)(\??)`(?: \(([^)]*)\)| \[\{([^}]*)\}\])?(?:, |$)/y;
  while (form.lastIndex < cell.length) {
    const at = form.lastIndex;
    const [, name = '', optional, words, inner] = form.exec(cell) ?? [];
    if (name === '') throw new Error(`EVENTS.md: this is no field: ${cell.slice(at)}`);
    fields.push({
      name,
      optional: optional === '?',
      ...(words && { oneOf: words.split('/') }),
      ...(inner && { of: written(inner) }),
    });
  }
  return fields;
}

/** The part of a valibot schema that says what EVENTS.md says too. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  wrapped?: Shape;
  item?: Shape;
  options?: readonly unknown[];
}

function coded(entries: Record<string, Shape>): Field[] {
  return Object.entries(entries).map(([name, schema]) => {
    const optional = schema.type === 'optional';
    const { options, item } = optional ? (schema.wrapped ?? schema) : schema;
    const words = options?.filter((option) => typeof option === 'string') ?? [];
    return {
      name,
      optional,
      ...(words.length > 0 && { oneOf: words }),
      ...(item?.entries && { of: coded(item.entries) }),
    };
  });
}

const bare = (cell: string) => cell.replaceAll('`', '');
const everywhere: Field[] = [
  { name: 'list_id', optional: false },
  { name: 'ts', optional: false },
];

describe.each([
  ['Event', events as Record<string, Shape>],
  ['Stream event', streamEvents as Record<string, Shape>],
])('%ss', (head, schemas) => {
  const said = rows(head, 'Payload (besides `list_id`, `ts`)', 'Meaning');

  test('have the same names, in the same order', () => {
    expect(said.map(([name = '']) => bare(name))).toEqual(Object.keys(schemas));
  });

  test.each(said)('%s has the same fields, optional ones and words, in the same order', (name, payload) => {
    const fields = coded(schemas[bare(name ?? '')]?.entries ?? {});
    expect(fields).toEqual([...everywhere, ...written(payload ?? '')]);
  });
});

describe('routes', () => {
  const table = rows('Method', 'Path', 'Body / query', 'Returns').map(
    ([method = '', path = '', , returns = '']) => ({
      route: `${method} ${bare(path)}`,
      planned: returns.startsWith('_planned_'),
    }),
  );
  const parts = {} as RouteParts;
  const served = routes(parts).map(({ method, path }) => `${method} ${path}`);

  test('are the ones that EVENTS.md does not call planned', () => {
    const promised = table.filter(({ planned }) => !planned).map(({ route }) => route);
    expect(served.toSorted()).toEqual(promised.toSorted());
  });

  test('stand there once each', () => {
    expect(new Set(table.map(({ route }) => route)).size).toBe(table.length);
    expect(table.length).toBeGreaterThan(20);
  });
});
