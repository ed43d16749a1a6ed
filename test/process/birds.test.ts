import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromium, type Browser, type Page, type PageSettings } from '../_chromium.ts';
import { birdPage, type BirdPage } from '../ui/_bird-page.ts';

let browser: Browser;
let site: BirdPage;
let page: Page | undefined;

beforeAll(async () => {
  [browser, site] = await Promise.all([chromium(), birdPage()]);
});
afterEach(async () => {
  await page?.eval('localStorage.clear()');
  await page?.close();
  page = undefined;
  site.asked();
});
afterAll(async () => {
  site.close();
  await browser.close();
});

async function open(
  query: Parameters<BirdPage['address']>[0] = {},
  settings: PageSettings = {},
): Promise<Page> {
  page = await browser.open(site.address(query), settings);
  return page;
}

const allMove = 'birds().every(canvasOf)';
const noneMoves =
  '!birds().some(canvasOf) && birds().every((bird) => bird.shadowRoot.querySelector("svg path"))';
/** How often anything is drawn within 40 frames. */
const drawnSoon = `new Promise((resolve) => {
  const before = drawn;
  let frames = 0;
  (function frame() {
    frames += 1;
    if (frames > 40) resolve(drawn - before);
    else requestAnimationFrame(frame);
  })();
})`;
const files =
  (kind: string) =>
  (path: string): boolean =>
    path.endsWith(kind);

describe('a crow on a page', () => {
  it('stands there at once, and moves when its runtime has come', async () => {
    const { until, eval: ask } = await open();
    expect(await ask('birds()[0].shadowRoot.querySelectorAll("path").length')).toBeGreaterThan(20);
    await until(allMove);
    expect(await ask('birds()[0].shadowRoot.querySelector("[part=stage]").ariaHidden')).toBe('true');
  });

  it('fetches code, runtime and file once for all ten, and all from its own server', async () => {
    const { until, eval: ask } = await open({ crows: 10 });
    await until(allMove);
    const asked = site.asked();
    expect([asked.filter(files('.wasm')).length, asked.filter(files('.riv')).length]).toEqual([1, 1]);
    const origins = await ask(
      '[...new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).origin))].join()',
    );
    expect(origins).toBe(await ask('location.origin'));
  });

  it('stands still where the policy forbids WebAssembly, says so once and fetches nothing for it', async () => {
    const { until, said } = await open({ csp: 'none', crows: 10 });
    await until('document.querySelector("crows-motion").shadowRoot');
    await until(noneMoves);
    expect(said.filter((line) => line.includes('wasm-unsafe-eval'))).toHaveLength(1);
    expect(said.filter((line) => !line.startsWith('info'))).toEqual([]);
    expect(site.asked().filter(files('.wasm'))).toEqual([]);
  });

  it('needs no more of a policy than that', async () => {
    const { until, said } = await open({ csp: 'wasm' });
    await until(allMove);
    expect(said).toEqual([]);
  });

  it('stands still where less motion is asked for, and from the moment it is', async () => {
    const { until, eval: ask, send } = await open({ crows: 3 }, { reducedMotion: true });
    await until(noneMoves);
    expect(await ask('document.querySelector("crows-motion").shadowRoot.querySelector("button")')).toBe(null);
    expect(site.asked().filter(files('.wasm'))).toEqual([]);
    const prefer = (value: string) =>
      send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
    await prefer('no-preference');
    await until(allMove);
    await prefer('reduce');
    await until(noneMoves);
  });

  it('is drawn while it flies, and not while it is out of sight', async () => {
    const { until, eval: ask } = await open({ pose: 'flying' });
    await until(allMove);
    expect(await ask(drawnSoon)).toBeGreaterThan(3);
    await ask('birds()[0].style.marginTop = "9000px"');
    await until(`(${drawnSoon}).then((times) => times === 0)`);
    await ask('birds()[0].style.marginTop = "0"');
    await until('(globalThis.before ??= drawn) < drawn - 3');
  });

  it('is not drawn once it has landed', async () => {
    const { until, eval: ask } = await open({ pose: 'flying' });
    await until(allMove);
    await ask('birds()[0].pose = "landedOk"');
    await until(`(${drawnSoon}).then((times) => times === 0)`);
  });

  it('comes back into sight as if it had been watched', async () => {
    const { until, eval: ask } = await open({ crows: 2, pose: 'flying' });
    await until(allMove);
    await ask('birds()[0].name = birds()[1].name');
    await until(allMove);
    await ask('birds()[0].style.marginTop = "9000px"');
    await ask('new Promise(requestAnimationFrame)');
    await ask('birds().forEach((bird) => { bird.pose = "landedFail"; bird.trust = 2; })');
    await until(`(${drawnSoon}).then((times) => times === 0)`);
    await ask('drawn = 0, birds()[0].style.marginTop = "0"');
    await until('drawn > 0');
    const different = await ask(`(() => {
      const [one, other] = birds().map((bird) => canvasOf(bird).getContext('2d').getImageData(0, 0, 64, 64).data);
      return one.filter((value, at) => Math.abs(value - other[at]) > 24).length;
    })()`);
    expect(different).toBeLessThan(40);
  });

  it('works on where it is moved to, and leaves nothing behind where it is removed', async () => {
    const { until, eval: ask } = await open({ pose: 'flying' });
    await until(allMove);
    await ask(
      'document.body.append(document.createElement("main")), document.querySelector("main").append(birds()[0])',
    );
    await until(allMove);
    expect(await ask(drawnSoon)).toBeGreaterThan(3);
    await ask('birds()[0].remove()');
    await ask('new Promise(requestAnimationFrame)');
    expect(await ask(drawnSoon)).toBe(0);
  });
});

describe('the pause button', () => {
  const press = 'document.querySelector("crows-motion").shadowRoot.querySelector("button").click()';

  it('holds the flock, which still shows what happens', async () => {
    const { until, eval: ask } = await open({ crows: 3, pose: 'flying' });
    await until(allMove);
    await ask(press);
    await until(`(${drawnSoon}).then((times) => times === 0)`);
    await ask('drawn = 0, birds()[0].pose = "landedOk"');
    await until('drawn === 1');
    await ask(press);
    await until('drawn > 6');
  });

  it('is remembered: on the next visit nothing is fetched', async () => {
    const { until, eval: ask, close } = await open();
    await until(allMove);
    await ask(press);
    await close();
    site.asked();
    const again = await open({ crows: 3 });
    await again.until(noneMoves);
    await again.eval(drawnSoon);
    expect(site.asked().filter(files('.wasm'))).toEqual([]);
    await again.eval(press);
    await again.until(allMove);
  });
});

describe('a file of one’s own', () => {
  it('moves in place of ours', async () => {
    const { until } = await open();
    await until(allMove);
    const ours = site.asked().find(files('.riv'))!;
    const own = await open({ riv: ours });
    await own.until(allMove);
    expect(site.asked().filter(files('.riv'))).toEqual([ours]);
  });

  it('that is none leaves ours standing, and is said once', async () => {
    site.put('none.riv', Uint8Array.of(1, 2, 3));
    const { until, eval: ask, said } = await open({ riv: '/none.riv', crows: 3 });
    await until('birds().every((bird) => bird.shadowRoot.querySelector("svg path"))');
    await until('performance.getEntriesByType("resource").some(({ name }) => name.endsWith("none.riv"))');
    await until(noneMoves);
    await ask(drawnSoon);
    expect(said.filter((line) => line.startsWith('warning')).length).toBe(1);
  });
});
