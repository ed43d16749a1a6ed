/**
 * What crows cost a page: the processor while they rest, fly and are paused, and the memory of crows that come and go.
 * Needs Linux, whose /proc tells the time of a thread; counts what the machine really spent, not what it had to wait.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { chromium, type Page } from '../_chromium.ts';
import { birdPage } from '../ui/_bird-page.ts';
import { row } from './_report.ts';

const TICKS = 100;
const WINDOW_MS = Number(process.env['BENCH_BIRDS_MS'] ?? 20_000);
const CYCLES = 200;

const [browser, site] = await Promise.all([chromium(), birdPage()]);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Spent {
  /** The page's own thread. */
  main: number;
  /** Everything that draws it: its renderer's threads and the process that stands in for a graphics card. */
  drawing: number;
  /** Memory of the same processes, in kB. */
  resident: number;
}

function fields(path: string): string[] {
  const stat = readFileSync(path, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function seconds(path: string): number {
  const stat = fields(path);
  return (Number(stat[11]) + Number(stat[12])) / TICKS;
}

/** What the browser's drawing processes have spent so far. */
async function spent(): Promise<Spent> {
  const sum: Spent = { main: 0, drawing: 0, resident: 0 };
  for (const { type, id } of await browser.processes()) {
    if (type !== 'renderer' && type !== 'GPU') continue;
    sum.resident += Number(fields(`/proc/${id}/stat`)[21]) * 4;
    sum.drawing += seconds(`/proc/${id}/stat`);
    if (type === 'renderer') sum.main += seconds(`/proc/${id}/task/${id}/stat`);
  }
  return sum;
}

async function flock(pose: string): Promise<Page> {
  const page = await browser.open(site.address({ crows: 10, pose }), { scale: 2, width: 1200 });
  await page.eval('birds().forEach((bird) => { bird.style.inlineSize = "96px"; })');
  await page.until('birds().every(canvasOf)');
  await wait(4000);
  return page;
}

async function measure(what: string, page: Page, target: string): Promise<void> {
  const drawnBefore = await page.eval<number>('drawn');
  const before = await spent();
  const begun = performance.now();
  await wait(WINDOW_MS);
  const after = await spent();
  const passed = (performance.now() - begun) / 1000;
  const drawn = (await page.eval<number>('drawn')) - drawnBefore;
  row(`${what}, the page's thread`, ((after.main - before.main) / passed) * 100, '% of a core', target);
  row(`${what}, everything that draws`, ((after.drawing - before.drawing) / passed) * 100, '% of a core', '');
  row(`${what}, crows drawn`, drawn / passed, 'a second', '');
}

const resting = await flock('perched');
await measure('ten crows at rest', resting, '≤ 6');
await resting.close();

const flying = await flock('flying');
await measure('ten crows flying', flying, '≤ 35');
await flying.eval('document.querySelector("crows-motion").shadowRoot.querySelector("button").click()');
await measure('ten crows paused', flying, '');
await flying.eval('localStorage.clear()');
await flying.close();

const cycling = await flock('flying');
const cycle = `(async () => {
  for (let at = 0; at < 20; at += 1) {
    const bird = document.createElement('crows-bird');
    bird.name = birds()[at % 10].name;
    bird.pose = 'flying';
    document.body.prepend(bird);
    while (!canvasOf(bird)) await new Promise(requestAnimationFrame);
    bird.remove();
  }
})()`;
interface Weight {
  heap: number;
  nodes: number;
  listeners: number;
  /** Of the drawing processes, WebAssembly's memory among it, in kB. */
  resident: number;
}

/** The lightest of three looks, since one collection doesn't take everything. */
async function weight(): Promise<Weight> {
  const looks: Weight[] = [];
  for (let look = 0; look < 3; look += 1) {
    await cycling.send('HeapProfiler.collectGarbage');
    const { metrics } = (await cycling.send('Performance.getMetrics')) as {
      metrics: { name: string; value: number }[];
    };
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    looks.push({
      heap: of('JSHeapUsedSize'),
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
      resident: (await spent()).resident,
    });
  }
  return looks.reduce((least, look) => (look.heap < least.heap ? look : least));
}
for (let warm = 0; warm < 3; warm += 1) await cycling.eval(cycle);
const before = await weight();
for (let done = 0; done < CYCLES; done += 20) await cycling.eval(cycle);
const after = await weight();
row('200 crows come and gone, heap', (after.heap - before.heap) / 1024, 'kB more', 'flat');
row('200 crows come and gone, resident', after.resident - before.resident, 'kB more', 'flat');
row('200 crows come and gone, nodes', after.nodes - before.nodes, 'more', '0');
row('200 crows come and gone, listeners', after.listeners - before.listeners, 'more', '0');

site.close();
await browser.close();
