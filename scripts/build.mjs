/** Bundles the server into dist/crows.js, the page into dist/ui, and the inspector's page into dist/inspect. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { uiOptions, writeUi } from './build-ui.mjs';
import { root } from './prepare.mjs';

const { resolve } = createRequire(import.meta.url);
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** @type {import('esbuild').BuildOptions} */
const common = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
};

/**
 * What a list's records depend on: the core, the machines and all they import, without comments and names of locals.
 * Lists of another hash are never replayed.
 */
export async function machinesHash() {
  const { outputFiles } = await build({
    ...common,
    entryPoints: ['src/actors/core.ts'],
    minify: true,
    write: false,
  });
  return createHash('sha256')
    .update(outputFiles[0]?.contents ?? '')
    .digest('hex')
    .slice(0, 12);
}

/** Constants that src/version.ts declares. */
export async function defines() {
  return {
    CROWS_RELEASE: JSON.stringify(version),
    CROWS_MACHINES: JSON.stringify(await machinesHash()),
  };
}

/**
 * Of Stately's package the server needs the inspector alone. It is bundled, and what only its other inspectors load,
 * sockets and a serializer of several megabytes, stays out of every installation.
 * @type {import('esbuild').Plugin}
 */
const inspectorAlone = {
  name: 'inspector-alone',
  setup(building) {
    building.onResolve({ filter: /^(@statelyai\/inspect|safe-stable-stringify)$/ }, ({ path }) => ({
      path: resolve(path),
    }));
    building.onResolve(
      { filter: /^(fast-safe-stringify|isomorphic-ws|partysocket|superjson)$/ },
      ({ path }) => ({
        path,
        namespace: 'unused',
      }),
    );
    building.onLoad({ filter: /./, namespace: 'unused' }, () => ({
      contents: 'export default undefined; export const stringify = undefined;',
    }));
  },
};

/** Takes away the parts of earlier builds, whose names nobody knows any more. */
function sweep() {
  for (const name of existsSync(`${root}dist`) ? readdirSync(`${root}dist`) : []) {
    if (/^crows-.*\.js(?:\.map)?$/.test(name)) rmSync(`${root}dist/${name}`);
  }
}

/** Script and style of the inspector's page. @returns {import('esbuild').BuildOptions} */
export function inspectBuild() {
  return {
    ...common,
    platform: 'browser',
    target: 'es2022',
    entryPoints: [
      { in: 'src/ui/inspect/page.ts', out: 'inspect' },
      { in: 'src/ui/inspect/inspect.css', out: 'inspect' },
    ],
    outdir: 'dist/inspect',
    minify: true,
  };
}

/** The typed client, for Node and browsers. @returns {import('esbuild').BuildOptions} */
export function clientBuild() {
  return {
    ...common,
    platform: 'neutral',
    target: 'es2022',
    entryPoints: { client: 'src/client/client.ts' },
    outdir: 'dist',
    packages: 'external',
  };
}

/** Options of the server's bundle. @returns {Promise<import('esbuild').BuildOptions>} */
export async function serverBuild() {
  return {
    ...common,
    entryPoints: { crows: 'src/main.ts' },
    outdir: 'dist',
    // What a command loads only when it needs it stands in files of its own.
    splitting: true,
    chunkNames: 'crows-[name]-[hash]',
    // Dependencies are loaded from node_modules: they stay patchable, and the bundle stays readable.
    packages: 'external',
    plugins: [inspectorAlone],
    sourcemap: true,
    banner: { js: '#!/usr/bin/env node' },
    define: await defines(),
  };
}

/** Everything that is served and everything that serves. */
export async function buildAll() {
  await writeUi(await build(uiOptions));
  await build(inspectBuild());
  sweep();
  await build(await serverBuild());
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  await buildAll();
  // Editors read it, the server doesn't: a start needs no parser of TypeScript.
  const { writeCustomElements } = await import('./elements.mjs');
  writeCustomElements();
}
