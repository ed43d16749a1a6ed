import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { fileResponse, noSite, readSite, type Site } from '../../src/http/static.ts';
import { makeAsker } from './_ask.ts';
import { buildSite, secret, siteOf, type BuiltSite } from './_site.ts';

let built: BuiltSite;
let site: Site;
beforeAll(async () => {
  built = buildSite();
  site = await siteOf(built);
});
afterAll(() => built.remove());

const get = (name: string, accepts?: string, has?: string): Response =>
  fileResponse(site, name, { accepts, has }, { 'X-Content-Type-Options': 'nosniff' }) ??
  expect.fail(`${name} is not served.`);

describe('a file of the page', () => {
  it('is kept for ever under its hashed name and looked at each time under its short one', () => {
    expect(get('crows-ABCDEFGH.js').headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(get('crows.js').headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    [undefined, null],
  ])('goes out to one who accepts %s as %s', async (accepts, encoding) => {
    const response = get('crows.js', accepts);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    const plain =
      encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(plain.toString()).toBe(built.script);
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Origin');
  });

  it('is not sent again to one who has it in that very encoding', () => {
    const etag = get('crows.js', 'br').headers.get('etag')!;
    const again = get('crows.js', 'br', `"other", W/${etag}`);
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, etag]);
    expect(get('crows.js', 'gzip', etag).status).toBe(200);
  });

  it('carries what every answer carries', async () => {
    const { ask } = makeAsker({}, site);
    const { status, headers } = await ask('GET', '/ui/crows.js');
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect([headers['x-content-type-options'], headers['cross-origin-resource-policy']]).toEqual([
      'nosniff',
      'same-origin',
    ]);
  });

  it('may be read by a page that embeds it, and by no other', async () => {
    const { ask } = makeAsker({}, site);
    const embedder = { origin: 'https://embed.example', 'sec-fetch-site': 'cross-site' };
    const { status, headers } = await ask('GET', '/ui/crows.js', { headers: embedder });
    expect([status, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual(
      [200, 'https://embed.example', 'cross-origin'],
    );
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await ask('GET', '/ui/crows.js', { headers: evil })).status).toBe(403);
  });
});

it('serves nothing that its manifest does not name', async () => {
  const { ask } = makeAsker({}, site);
  const names = ['link', '.hidden', '.hidden/x', '.hidden%2fx', 'unnamed.js', 'manifest.json', 'crows.js.br'];
  for (const name of [...names, '..%2fcrows.js', '__proto__', 'constructor']) {
    const { status, body } = await ask('GET', `/ui/${name}`);
    expect([name, status]).toEqual([name, 404]);
    expect(JSON.stringify(body)).not.toContain(secret);
  }
});

it('starts with no page but the one that was built', async () => {
  const changed = buildSite({ 'crows-ABCDEFGH.js': 'alert(1)' });
  onTestFinished(() => changed.remove());
  await expect(siteOf(changed)).rejects.toThrow(
    "The page's file crows-ABCDEFGH.js is not the one that was built. Run `npm run build`.",
  );
  expect(await readSite(async () => undefined)).toEqual(noSite);
});

it('puts the script and what it needs first into the page, and words for those without scripts', async () => {
  const { ask } = makeAsker({}, site);
  const { body } = await ask('GET', '/');
  expect(body).toContain('<link rel="modulepreload" href="/ui/crows-ABCDEFGH.js">');
  expect(body).toContain('<script type="module" src="/ui/crows-ABCDEFGH.js"></script>');
  expect(body).toMatch(/<crows-app standalone><\/crows-app>\n<noscript>\n<main>[^]*curl [^]*<\/noscript>/);
  expect(body).not.toMatch(/<style|style=|\son[a-z]+=|javascript:|<form/i);
});
