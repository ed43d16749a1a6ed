/** Everything the package holds beside the server: the typed client, its types and the manifest of the elements. `npm pack` runs it. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process, { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildAll, clientBuild } from './build.mjs';
import { writeCustomElements } from './elements.mjs';
import { root } from './prepare.mjs';

const types = `${root}dist/types`;

function writeTypes() {
  const { status } = spawnSync(
    process.execPath,
    [`${root}node_modules/typescript/bin/tsc`, '-p', 'tsconfig.types.json'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The types were not written. The compiler says why above.');
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const path = `${types}/${name}`;
    // The compiler leaves our `.ts` endings as they are; what is shipped has `.js`.
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  }
}

/** The typed client with its types, and what the elements promise. */
export async function buildLibrary() {
  await build(clientBuild());
  writeTypes();
  writeCustomElements();
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  // Nothing goes along that was not made now.
  rmSync(`${root}dist`, { recursive: true, force: true });
  await buildAll();
  await buildLibrary();
}
