/** Bundles the server into dist/crows.js and draws the flock into dist/ui/flock.riv. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './prepare.mjs';
import { flockRiv } from './riv.mjs';

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

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  await build(await serverBuild());
  mkdirSync(`${root}dist/ui`, { recursive: true });
  writeFileSync(`${root}dist/ui/flock.riv`, await flockRiv());
}
