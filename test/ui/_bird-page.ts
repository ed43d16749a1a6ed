/** A page of crows and nothing else, built as the real one is, on a server that remembers what was asked of it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { urlAssets } from '../../scripts/url-assets.mjs';
import { CROW_NAMES } from '../../src/ui/rive/looks.ts';

const code = `
import { CrowsBird } from './src/ui/crows-bird.ts';
import { CrowsMotion } from './src/ui/crows-motion.ts';
customElements.define('crows-bird', CrowsBird);
customElements.define('crows-motion', CrowsMotion);
`;
/** Counts what is drawn, before anything is. */
const counting = `
globalThis.drawn = 0;
const clear = CanvasRenderingContext2D.prototype.clearRect;
CanvasRenderingContext2D.prototype.clearRect = function (...box) { drawn += 1; clear.apply(this, box); };
globalThis.birds = () => [...document.querySelectorAll('crows-bird')];
globalThis.canvasOf = (bird) => bird.shadowRoot?.querySelector('canvas');
`;

const types: Record<string, string> = { js: 'text/javascript', wasm: 'application/wasm', html: 'text/html' };

export interface BirdPage {
  address(query?: { csp?: 'none' | 'wasm'; crows?: number; pose?: string; riv?: string }): string;
  /** Paths asked for since the last look. */
  asked(): string[];
  /** Serves these bytes too. */
  put(name: string, bytes: Uint8Array): void;
  close(): void;
}

export async function birdPage(): Promise<BirdPage> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), sourcefile: 'page.ts' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: '/',
    entryNames: 'page',
    plugins: [urlAssets],
    loader: { '.wasm': 'file' },
    write: false,
    logLevel: 'warning',
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  files.set('counting.js', new TextEncoder().encode(counting));
  let asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://page');
    if (pathname !== '/favicon.ico') asked.push(pathname);
    if (pathname === '/') {
      const csp = searchParams.get('csp');
      const script = csp === 'wasm' ? "'self' 'wasm-unsafe-eval'" : "'self'";
      response.writeHead(200, {
        'Content-Type': 'text/html',
        ...(csp && {
          'Content-Security-Policy': `default-src 'none'; script-src ${script}; connect-src 'self'`,
        }),
      });
      response.end(html(searchParams));
      return;
    }
    const bytes = files.get(pathname.slice(1));
    response.writeHead(bytes ? 200 : 404, {
      'Content-Type': types[pathname.split('.').pop() ?? ''] ?? 'text/plain',
    });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (query = {}) =>
      `http://127.0.0.1:${port}/?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`,
    asked: () => asked.splice(0),
    put: (name, bytes) => void files.set(name, bytes),
    close: () => void server.close(),
  };
}

function html(query: URLSearchParams): string {
  const crows = Array.from({ length: Number(query.get('crows') ?? 1) }, (_, at) => {
    const riv = query.has('riv') ? `riv="${query.get('riv')}"` : '';
    return `<crows-bird name="${CROW_NAMES[(at + 2) % 10]}" pose="${query.get('pose') ?? 'perched'}" ${riv}></crows-bird>`;
  });
  return `<!doctype html><title>Crows</title><body>${crows.join(' ')}<crows-motion></crows-motion>
<script src="/counting.js"></script><script type="module" src="/page.js"></script>`;
}
