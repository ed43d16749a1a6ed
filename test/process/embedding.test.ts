import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snippetOf } from '../_snippets.ts';
import { useRooms } from './_rooms.ts';
import { post } from './_server.ts';

/** A page of somebody else, on an origin of its own. */
const host: Server = createServer((request, response) => {
  const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
  response.setHeader('Content-Type', 'text/html');
  response.end(pages(name).replaceAll('http://127.0.0.1:27697', rooms.server.address));
});
await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve));
const { port } = host.address() as AddressInfo;
const at = (name: string): string => `http://127.0.0.1:${port}/${name}`;
const rooms = useRooms({ CROWS_ORIGINS: `http://127.0.0.1:${port}` });
afterAll(() => void host.close());

const embedded = snippetOf('docs/embedding.md', 'html', 'script');
const script = embedded.split('\n')[0] ?? '';
const hostile =
  '<style>html{font-size:62.5%} *{letter-spacing:4px!important;text-transform:uppercase!important;font-family:cursive!important;color:red!important;line-height:3!important;display:inline!important}</style>';

function pages(name: string): string {
  if (name.endsWith('.html')) return readFileSync(`examples/${name}`, 'utf8');
  const parts: Record<string, string> = {
    shown: embedded,
    slow: `<style>${snippetOf('docs/embedding.md', 'css')}</style><crows-app></crows-app>`,
    'kept-away': snippetOf('docs/embedding.md', 'html', 'not reachable'),
    calm: `${script}<crows-compose></crows-compose>`,
    hostile: `${hostile}${script}<crows-compose></crows-compose>`,
    history: `${script}<crows-history></crows-history>`,
    twice: `${script}${script.replace('crows.js', 'crows.js?again')}<crows-app></crows-app>`,
  };
  return `<!doctype html><html lang="en"><title>Host</title><body>${parts[name] ?? ''}`;
}

const looks = `(() => {
  const { fontFamily, fontSize, letterSpacing, textTransform, lineHeight, color } = getComputedStyle(one('crows-compose').shadowRoot.querySelector('.title'));
  return { fontFamily, fontSize, letterSpacing, textTransform, lineHeight, color };
})()`;

describe('an element in a page of somebody else', () => {
  beforeAll(() => expect(rooms.server.address).not.toContain(`:${port}`));

  it('works with the two lines that docs/embedding.md begins with', async () => {
    const page = await rooms.openAt(at('shown'));
    await page.until('one("crows-app:state(live)") && all("crows-bird").length === 10');
  });

  it('keeps the room that docs/embedding.md gives it until the script has come', async () => {
    const page = await rooms.openAt(at('slow'));
    const { display, minHeight } = await page.eval<CSSStyleDeclaration>(
      '(({ display, minHeight }) => ({ display, minHeight }))(getComputedStyle(one("crows-app")))',
    );
    expect([display, minHeight]).toEqual(['block', '480px']);
    await page.eval(`import(${JSON.stringify(`${rooms.server.address}/ui/crows.js`)})`);
    await page.until('one("crows-app:state(live)")');
    expect(await page.eval('getComputedStyle(one("crows-app")).minHeight')).toBe('0px');
  });

  it('shows what docs/embedding.md puts between the tags while the script is kept away', async () => {
    const page = await rooms.openAt(at('kept-away'));
    expect(await page.eval('document.body.innerText.trim()')).toMatch(/^Crows is not reachable\. Start it/);
    await page.eval(`import(${JSON.stringify(`${rooms.server.address}/ui/crows.js`)})`);
    await page.until('one("crows-app:state(live)")');
    expect(await page.eval('document.body.innerText')).not.toContain('not reachable');
  });

  it('works on the plain page', async () => {
    const page = await rooms.openAt(at('embed-plain.html'));
    await page.until('all("crows-compose:state(live), crows-inbox:state(live)").length === 2');
    await page.until('one("option[value=todo]")');
    expect(await page.eval('document.head.querySelectorAll("style, link").length')).toBe(1);
  });

  it('works under a strict policy with Trusted Types, and breaks no rule of it', async () => {
    const page = await rooms.openAt(at('embed-strict-csp.html'));
    await page.until('one("crows-app:state(live)") && all("crows-bird").length === 10');
    expect(
      await page.eval(
        'new Promise((resolve) => { const found = []; new ReportingObserver((reports) => found.push(...reports.map(({ body }) => body.effectiveDirective)), { types: ["csp-violation"], buffered: true }).observe(); setTimeout(() => resolve(found), 300); })',
      ),
    ).toEqual([]);
    expect(page.said.filter((line) => !line.startsWith('info'))).toEqual([]);
  });

  it('looks the same, whatever the page’s style does', async () => {
    const calm = await rooms.openAt(at('calm'));
    await calm.until('one("crows-compose")?.shadowRoot?.querySelector(".title")');
    const page = await rooms.openAt(at('hostile'));
    await page.until('one("crows-compose")?.shadowRoot?.querySelector(".title")');
    expect(await page.eval(looks)).toEqual(await calm.eval(looks));
  });

  it('saves a list although it comes from another origin', async () => {
    const sent = await post(rooms.server.address, '/api/lists', {
      text: '- Write a toast',
      requester: 'ada',
    });
    const { list_id } = (await sent.json()) as { list_id: string };
    const page = await rooms.openAt(at('history'));
    await page.eval(
      '(() => { const make = URL.createObjectURL.bind(URL); URL.createObjectURL = (blob) => { blob.text().then((text) => heard.push(text)); return make(blob); }; })()',
    );
    await page.until('named("a", "Save as Markdown: Write a toast")');
    await page.eval('named("a", "Save as Markdown: Write a toast").click()');
    await page.until('heard.length === 1');
    const file = await fetch(`${rooms.server.address}/api/lists/${list_id}.md`);
    expect(await page.eval('heard[0]')).toBe(await file.text());
    expect(await page.eval('location.pathname')).toBe('/history');
  });

  it('says once that it was loaded twice', async () => {
    const page = await rooms.openAt(at('twice'));
    await page.until('one("crows-app:state(live)") && customElements.get("crows-history")');
    expect(page.said.length).toBe(1);
    expect(page.said[0]).toContain('had been defined before and stay as they were');
  });

  it('goes on when it is moved, and holds nothing when it is gone', async () => {
    const page = await rooms.openAt(at('calm'));
    await page.until('one("crows-compose:state(live)")');
    await page.eval(
      '(() => { const box = document.createElement("div"); document.body.append(box); box.append(one("crows-compose")); })()',
    );
    expect(await page.eval('one("crows-compose").matches(":state(live)")')).toBe(true);
    const streams = async (): Promise<number> => {
      const numbers = await (await fetch(`${rooms.server.address}/metrics`)).text();
      return Number(/^crows_subscribers\S* (\d+)$/m.exec(numbers)?.[1]);
    };
    const before = await streams();
    await page.eval('one("crows-compose").remove()');
    await expect.poll(streams, { timeout: 20_000 }).toBe(before - 1);
  });
});
