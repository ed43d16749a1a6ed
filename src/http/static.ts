/**
 * The page's files: what the manifest of the build names, read once into memory. A request is answered by a look into a
 * map, so that there is no path to climb, no link to follow and no hidden file to find.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** Reads a file of the built page; undefined if it is missing. */
export type ReadFile = (name: string) => Promise<Uint8Array | undefined>;

/** `content-encoding`s that are there, the smaller first. */
const encodings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof encodings;

interface StaticFile {
  headers: Record<string, string>;
  etag: string;
  bytes: Uint8Array;
  encoded: { [E in Encoding]?: Uint8Array };
}

/** The built page. `named` and `preload` hold file names. */
export interface Site {
  /** A name a page may count on, such as `crows.js`, and the one that has its content's hash in it. */
  named: Readonly<Record<string, string>>;
  /** Scripts the page can't start without. */
  preload: readonly string[];
  files: ReadonlyMap<string, StaticFile>;
}

export const noSite: Site = { named: {}, preload: [], files: new Map() };

const manifestShape = v.object({
  named: v.record(v.string(), v.string()),
  preload: v.array(v.string()),
  files: v.record(v.string(), v.object({ sha256: v.string(), hashed: v.boolean() })),
});

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  riv: 'application/octet-stream',
  woff2: 'font/woff2',
};

/** @throws Error with a sentence if the build is not whole. */
export async function readSite(read: ReadFile): Promise<Site> {
  const text = await read('manifest.json');
  if (!text) return noSite;
  const manifest = v.parse(manifestShape, JSON.parse(new TextDecoder().decode(text)));
  const files = new Map<string, StaticFile>();
  for (const [name, { sha256, hashed }] of Object.entries(manifest.files)) {
    const bytes = await read(name);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) {
      throw new Error(`The page's file ${name} is not the one that was built. Run \`npm run build\`.`);
    }
    const encoded: StaticFile['encoded'] = {};
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = await read(`${name}${encodings[encoding]}`);
      if (packed && packed.length < bytes.length) encoded[encoding] = packed;
    }
    files.set(name, { bytes, encoded, etag: sha256.slice(0, 32), headers: headersOf(name, hashed) });
  }
  return { named: manifest.named, preload: manifest.preload, files };
}

function headersOf(name: string, hashed: boolean): Record<string, string> {
  const type = types[name.slice(name.lastIndexOf('.') + 1)];
  if (type === undefined) throw new Error(`Nobody said which media type ${name} has.`);
  return {
    'Content-Type': type,
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    // The answer to an embedder's page carries that page's origin.
    Vary: 'Accept-Encoding, Origin',
  };
}

interface Wanted {
  accepts: string | undefined;
  /** `If-None-Match` */
  has: string | undefined;
}

/** @param headers what every answer to this asker carries. @returns undefined if there is no such file. */
export function fileResponse(
  site: Site,
  name: string,
  { accepts, has }: Wanted,
  headers: Readonly<Record<string, string>>,
): Response | undefined {
  const file = site.files.get(name);
  if (!file) return undefined;
  const encoding = encodingFor(file, accepts);
  const bytes = (encoding && file.encoded[encoding]) ?? file.bytes;
  // One name, several bodies: each has a tag of its own.
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const all = { ...headers, ...file.headers, ETag: etag };
  if (isAmong(etag, has)) return new Response(null, { status: 304, headers: all });
  return new Response(Buffer.from(bytes), {
    headers: {
      ...all,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.length),
    },
  });
}

function isAmong(etag: string, tags: string | undefined): boolean {
  const given = tags?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return given.includes(etag) || given.includes('*');
}

/** The smallest that the asker takes: a coding is refused by leaving it out or by `q=0`. */
function encodingFor({ encoded }: StaticFile, accepts = ''): Encoding | undefined {
  const taken = new Map(
    accepts.split(',').map((part) => {
      const [name = '', ...params] = part.split(';').map((word) => word.trim().toLowerCase());
      const q = params.find((param) => param.startsWith('q='));
      return [name, q === undefined || Number(q.slice(2)) > 0] as const;
    }),
  );
  const takes = (name: Encoding): boolean => taken.get(name) ?? taken.get('*') ?? false;
  return (['br', 'gzip'] as const).find((name) => encoded[name] && takes(name));
}
