/** Bundles the server into dist/crows.js and the page into dist/ui. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { uiOptions, writeUi } from './build-ui.mjs';
import { root } from './prepare.mjs';

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

/** Options of the server's bundle. @returns {Promise<import('esbuild').BuildOptions>} */
export async function serverBuild() {
  return {
    ...common,
    entryPoints: { crows: 'src/main.ts' },
    outdir: 'dist',
    // Dependencies are loaded from node_modules: they stay patchable, and the bundle stays readable.
    packages: 'external',
    sourcemap: true,
    banner: { js: '#!/usr/bin/env node' },
    define: await defines(),
  };
}

/** Everything that is served and everything that serves. */
export async function buildAll() {
  writeUi(await build(uiOptions));
  await build(await serverBuild());
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) await buildAll();
