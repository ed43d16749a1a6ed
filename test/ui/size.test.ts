/** What a person's browser loads before the first item is on the screen. */
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { clientOptions, uiOptions } from '../../scripts/build-ui.mjs';

let outputs: Metafile['outputs'];
let inputs: string[];
let size: Map<string, number>;

beforeAll(async () => {
  const results = await Promise.all([build(uiOptions), build(clientOptions)]);
  const metafiles = results.map(({ metafile }) => metafile);
  outputs = Object.assign({}, ...metafiles.map((one) => one.outputs));
  inputs = metafiles.flatMap((one) => Object.keys(one.inputs));
  size = new Map(
    results
      .flatMap(({ outputFiles }) => outputFiles ?? [])
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ path, contents }) => [
        path.slice(path.indexOf('dist/ui/')),
        gzipSync(contents, { level: 9 }).length,
      ]),
  );
});

/** An entry and all it can't start without. */
function startOf(entryPoint: string): string[] {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const { path: next, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') visit(next);
    }
  };
  const entry = Object.keys(outputs).find(
    (path) => outputs[path]?.entryPoint === entryPoint && path.endsWith('.js'),
  );
  visit(entry ?? expect.fail(`${entryPoint} is not built.`));
  return [...found];
}

const weight = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + (size.get(path) ?? expect.fail(`${path} was not written.`)), 0);

it('all that is loaded before the first item is shown stays under 40 kB', () => {
  expect(weight(startOf('src/ui/crows.ts'))).toBeLessThanOrEqual(40 * 1_024);
});

it('the client without elements is small enough to be nobody’s worry', () => {
  expect(weight(startOf('src/ui/client.ts'))).toBeLessThan(9_000);
});

it('no machine, schema or server comes along', () => {
  expect(inputs.filter((path) => /node_modules\/(xstate|valibot|hono|@anthropic-ai)\//.test(path))).toEqual(
    [],
  );
  expect(inputs.filter((path) => /^src\/(actors|http)\//.test(path))).toEqual([]);
});
