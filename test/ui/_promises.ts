/** What an element's source draws and fires, found in its own file and in the files that draw for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'src/ui';
const source = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The file and what it imports at run time, without other elements: those have promises of their own. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  seen.add(name);
  for (const [, next] of source(name).matchAll(/^import (?!type\b)[^;]*? from '\.\/([\w-]+\.ts)'/gm)) {
    if (!seen.has(next!) && !/^(crows-|element\.ts|client\.ts)/.test(next!)) filesOf(next!, seen);
  }
  return seen;
}

const found = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!));

export interface Promises {
  events: string[];
  parts: string[];
  slots: string[];
  properties: string[];
}

/** @param tag of a public element, such as `crows-list` */
export function promisesOf(tag: string): Promises {
  const own = source(`${tag}.ts`);
  const files = [...filesOf(`${tag}.ts`)];
  const inherits = /extends CrowsElement\b/.test(own);
  const texts = [...files.map(source), ...(inherits ? [source('element.ts'), source('theme.ts')] : [])];
  const handedOn = found([own], /exportparts="([^"]+)"/g).flatMap((list) =>
    list.split(',').map((one) => one.split(':').at(-1)!.trim()),
  );
  const sorted = (names: readonly string[]): string[] => [...new Set(names)].toSorted();
  return {
    events: sorted(found(texts, /\bemit\(\s*'(crows-[\w-]+)'/g)),
    parts: sorted([...found(texts, /\bpart="([\w-]+)"/g), ...handedOn]),
    slots: sorted(found(texts, /<slot name="([\w-]+)"/g)),
    properties: sorted(found(texts, /var\((--crows-[\w-]+)/g)),
  };
}
