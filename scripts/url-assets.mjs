/**
 * `import address from './some.file?url'` in the page's code: the file is put beside the code under a name with its
 * hash, as the build's `loader` says for its ending, and the import gives its address. `flock.riv` is no file; it is drawn while the page is built.
 */
import process from 'node:process';
import { flockRiv } from './riv.mjs';

/** @type {import('esbuild').Plugin} */
export const urlAssets = {
  name: 'url-assets',
  setup(build) {
    build.onResolve({ filter: /\?url$/ }, async ({ path, resolveDir, importer }) => {
      const file = path.slice(0, -'?url'.length);
      if (file.endsWith('/flock.riv')) return { path: 'flock.riv', namespace: 'drawn' };
      return build.resolve(file, { resolveDir, importer, kind: 'import-statement' });
    });
    build.onLoad({ filter: /^flock\.riv$/, namespace: 'drawn' }, async () => ({
      contents: await flockRiv(build.initialOptions.absWorkingDir ?? process.cwd()),
      loader: 'file',
    }));
  },
};
