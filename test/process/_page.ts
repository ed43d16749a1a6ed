/**
 * Chromium in front of a real server, for tests from end to end: `openPage` watches what no test may forget, and its
 * `trouble` must be empty at the end.
 */
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { chromiumArgs, needChromium } from '../../scripts/chromium.mjs';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: needChromium(), args: chromiumArgs });
}

export interface Watched {
  page: Page;
  /** Errors of the page, refused by its policy or thrown, and requests to any host but the server's. */
  trouble: string[];
}

/** @param path of the page, `/` for the app. */
export async function openPage(context: BrowserContext, address: string, path = '/'): Promise<Watched> {
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('console', (message) => {
    // A server that is stopped on purpose is no error of the page.
    const isOutage = /net::ERR_(CONNECTION|INCOMPLETE|EMPTY)/.test(message.text());
    if (message.type() === 'error' && !isOutage) trouble.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== address)
      trouble.push(`asked ${request.url()}`);
  });
  await page.goto(`${address}${path}`);
  return { page, trouble };
}

const axeSource = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds wrong with the page as it is now, a line each. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's policy does not bind.
  await page.evaluate(await readText(axeSource));
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<AxeResults> } };
    const found = await axe.run();
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

interface AxeResults {
  violations: { id: string; nodes: { html: string }[] }[];
}

async function readText(path: string): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return readFile(path, 'utf8');
}

/** Streams the server has open, as it counts them itself. */
export async function streamsOpen(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^crows_subscribers (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}

/** Asks again and again until it is so; the test's own time limit ends it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
