import { expect, it, onTestFinished } from 'vitest';
import { Inspection } from '../../src/actors/inspection/inspection.ts';
import { serveHere } from '../_serving.ts';
import { listOf, perch, quiet } from '../_roost.ts';

const files = { 'inspect.js': 'export {};', 'inspect.css': 'p {}' };

async function server(isOn = true) {
  const inspection = new Inspection(false);
  const at = await perch({ more: { watcher: inspection } });
  const serving = await serveHere({
    roost: at.roost,
    inspect: isOn ? { inspection, files } : undefined,
  });
  onTestFinished(() => serving.close());
  return { at, inspection, get: (path: string, init?: RequestInit) => fetch(serving.address + path, init) };
}

/** Messages of the stream until one holds `last`, with the id that came last. */
async function read(response: Response, last: string): Promise<{ kinds: string[]; id: string }> {
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.includes(last) && text.endsWith('\n\n')) break;
  }
  const kinds = [...text.matchAll(/^data: \{"kind":"([a-z]+)"/gm)].map(([, kind]) => kind!);
  return { kinds, id: [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '' };
}

it('is not there unless it was asked for, and says how to get it', async () => {
  const { get } = await server(false);
  for (const path of ['/inspect', '/inspect/events', '/inspect/inspect.js']) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: 'Nothing is inspected. Start the server with `crows serve --inspect`.',
    });
  }
});

it('sends its page with a policy of its own, which lets one other site into a frame and runs our script alone', async () => {
  const { get } = await server();
  const response = await get('/inspect');
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src https://stately.ai; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  const html = await response.text();
  expect(html).not.toMatch(/<iframe|<style|style=|\son[a-z]+=|<script(?![^>]*src="\/inspect\/inspect\.js")/i);
  const script = await get('/inspect/inspect.js');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).toBe(files['inspect.js']);
  expect((await get('/inspect/inspect.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect((await get('/inspect/other.js')).status).toBe(404);
  expect((await get('/inspect', { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
});

it('tells what there is, then what comes; a reader that comes back hears what it missed', async () => {
  const { at, get } = await server();
  const first = await read(await get('/inspect/events'), 'flock/Tumble');
  expect(first.kinds[0]).toBe('reset');
  await at.roost.startList(listOf(['a']));
  await quiet(at);
  const missed = await read(
    await get('/inspect/events', { headers: { 'last-event-id': first.id } }),
    'levels.read',
  );
  expect(missed.kinds).not.toContain('reset');
  expect(missed.kinds).toContain('step');
  const lost = await read(
    await get('/inspect/events', { headers: { 'last-event-id': 'before.3' } }),
    'levels.read',
  );
  expect(lost.kinds[0]).toBe('reset');
});

it('answers HEAD without a stream, and holds ten inspectors at most', async () => {
  const { get } = await server();
  const head = await get('/inspect/events', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const abort = new AbortController();
  for (let i = 0; i < 10; i++) await get('/inspect/events', { signal: abort.signal });
  expect((await get('/inspect/events')).status).toBe(503);
  abort.abort();
});
