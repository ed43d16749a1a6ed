/** What a person's browser loads before the first item is on the screen. */
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { uiOptions } from '../../scripts/build-ui.mjs';

let metafile: Metafile;
let size: Map<string, number>;

beforeAll(async () => {
  const result = await build(uiOptions);
  ({ metafile } = result);
  size = new Map(
    (result.outputFiles ?? []).map(({ path, contents }) => [
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
    for (const { path: next, kind } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') visit(next);
    }
  };
  const entry = Object.keys(metafile.outputs).find(
    (path) => metafile.outputs[path]?.entryPoint === entryPoint && path.endsWith('.js'),
  );
  visit(entry ?? expect.fail(`${entryPoint} is not built.`));
  return [...found];
}

const weight = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + (size.get(path) ?? expect.fail(`${path} was not written.`)), 0);

it('the client without elements is small enough to be nobody’s worry', () => {
  expect(weight(startOf('src/ui/client.ts'))).toBeLessThan(9_000);
});

it('no machine, schema or server comes along', () => {
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.filter((path) => /node_modules\/(xstate|valibot|hono|@anthropic-ai)\//.test(path))).toEqual(
    [],
  );
  expect(inputs.filter((path) => /^src\/(actors|http)\//.test(path))).toEqual([]);
});
