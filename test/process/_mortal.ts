/** Bundles the server with a disk that can end it. Nothing of the product knows. */
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { serverBuild } from '../../scripts/build.mjs';

const mortalDisk: Plugin = {
  name: 'mortal disk',
  setup(building) {
    const real = join(import.meta.dirname, '../../src/actors/disk.ts');
    const mortal = join(import.meta.dirname, '_mortal-disk.ts');
    building.onResolve({ filter: /disk\.ts$/ }, ({ importer }) => ({
      path: importer === mortal ? real : mortal,
    }));
  },
};

/** @returns the path of the bundle. */
export async function buildMortal(): Promise<string> {
  const options = await serverBuild();
  const outfile = 'dist/test/mortal.js';
  const { outdir: _, chunkNames: __, ...rest } = options;
  await build({
    ...rest,
    entryPoints: ['src/main.ts'],
    outfile,
    splitting: false,
    plugins: [mortalDisk, ...(rest.plugins ?? [])],
  });
  return outfile;
}
