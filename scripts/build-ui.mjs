/**
 * Bundles the page into dist/ui, with each file compressed and a manifest of all of them: the server serves what the
 * manifest names and nothing else.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './prepare.mjs';
import { urlAssets } from './url-assets.mjs';

const out = `${root}dist/ui`;

/** Names a page may count on; every other name has its content's hash in it and never changes. */
const entries = ['crows', 'client', 'page'];

/** Style sheets in templates, without what only people read. @param {string} sheet */
const terse = (sheet) =>
  sheet
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s*([{};])\s*/g, '$1')
    .replaceAll(/([:,])\s+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(';}', '}');

/** Templates keep their indentation through every minifier, and it is an eighth of what a page loads. */
const outdent = {
  name: 'outdent',
  /** @param {import('esbuild').PluginBuild} bundling */
  setup(bundling) {
    bundling.onLoad({ filter: /[\\/]src[\\/]ui[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll(/\bcss`[^`]*`/g, terse)
        .replaceAll(/\n[ \t]+/g, '\n'),
      loader: 'ts',
    }));
  },
};

/** @type {import('esbuild').BuildOptions & { metafile: true }} */
export const uiOptions = {
  absWorkingDir: root,
  entryPoints: ['src/ui/crows.ts', 'src/ui/page.css'],
  outdir: 'dist/ui',
  plugins: [urlAssets, outdent],
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  // Drawn as files: what is only needed later is not part of what everybody loads.
  loader: { '.wasm': 'file', '.riv': 'file', '.svg': 'file', '.woff2': 'file' },
  legalComments: 'none',
  charset: 'utf8',
  metafile: true,
  write: false,
  logLevel: 'warning',
};

/**
 * The client without elements, in one file of its own: shared with the page's script it would be one more to wait for.
 * @type {import('esbuild').BuildOptions & { metafile: true }}
 */
export const clientOptions = { ...uiOptions, entryPoints: ['src/ui/client.ts'], splitting: false };

/**
 * Writes what esbuild made of `uiOptions`, and the client, and takes away what an earlier build left.
 * @param {import('esbuild').BuildResult} result
 */
export async function writeUi({ outputFiles = [], metafile }) {
  const client = await build(clientOptions);
  mkdirSync(out, { recursive: true });
  /** @type {Record<string, { sha256: string, hashed: boolean }>} */
  const files = {};
  /** @type {Record<string, string>} */
  const named = {};
  for (const { path, contents } of [...outputFiles, ...(client.outputFiles ?? [])]) {
    const name = basename(path);
    write(name, contents, true);
    const [, stem = '', extension] = /^(.+)-[A-Z0-9]{8}(\.[a-z]+)$/.exec(name) ?? [];
    // Its imports are relative: under the short name the same bytes work as well.
    if (entries.includes(stem)) {
      write(`${stem}${extension}`, contents, false);
      named[`${stem}${extension}`] = name;
    }
  }

  /** @param {string} name @param {Uint8Array} contents @param {boolean} hashed */
  function write(name, contents, hashed) {
    const sha256 = createHash('sha256').update(contents).digest('hex');
    files[name] = { sha256, hashed };
    const isThere = existsSync(`${out}/${name}.br`) && readFileSync(`${out}/${name}`).equals(contents);
    if (isThere) return;
    writeFileSync(`${out}/${name}`, contents);
    writeFileSync(`${out}/${name}.gz`, gzipSync(contents, { level: 9 }));
    writeFileSync(
      `${out}/${name}.br`,
      brotliCompressSync(contents, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
          // The last percent of a large file takes ten times as long as the rest.
          [constants.BROTLI_PARAM_QUALITY]: contents.length > 500_000 ? 9 : 11,
        },
      }),
    );
  }

  const kept = new Set(Object.keys(files).flatMap((name) => [name, `${name}.gz`, `${name}.br`]));
  for (const name of readdirSync(out)) if (!kept.has(name)) rmSync(`${out}/${name}`, { recursive: true });
  const manifest = { named, preload: metafile ? preloads(metafile) : [], files };
  writeFileSync(`${out}/manifest.json`, `${JSON.stringify(manifest, null, 1)}\n`);
}

/** Chunks the page's script can't start without. @param {import('esbuild').Metafile} metafile */
function preloads({ outputs }) {
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === 'src/ui/crows.ts');
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} path */
  const visit = (path) => {
    for (const { path: next, kind } of outputs[path]?.imports ?? []) {
      if (kind !== 'import-statement' || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  if (entry) visit(entry[0]);
  return [...found].map((path) => basename(path));
}
