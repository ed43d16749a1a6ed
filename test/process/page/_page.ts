/** The page in a real browser, in front of a real server: rehearsed speech, a disk in memory, time that a test moves. */
import { readFile } from 'node:fs/promises';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { FaultRule } from '../../../src/actors/rehearsal-faults.ts';
import { createSpeech } from '../../../src/actors/speech.ts';
import type { Serving } from '../../../src/http/serve.ts';
import { serveHere } from '../../_serving.ts';
import { defaultModels } from '../../../src/models.ts';
import { chromiumArgs, needChromium } from '../../../scripts/chromium.mjs';
import { perch, type Perch, type PerchOptions } from '../../_roost.ts';
import { readSite } from '../../../src/http/static.ts';

let browser: Browser | undefined;

/** Opens one browser for the tests of a file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: needChromium(), args: chromiumArgs });
  });
  afterAll(async () => {
    await browser?.close();
    browser = undefined;
  });
}

export interface Visit extends BrowserContextOptions {
  /** What the rehearsal does wrong. */
  faults?: readonly FaultRule[];
  more?: PerchOptions['more'];
  /** A data folder with something in it. */
  disk?: PerchOptions['disk'];
  /** A server that is there already. */
  at?: Server;
  width?: number;
  height?: number;
  /** After the address of the server; `/` if left out. */
  path?: string;
  prepare?: (page: Page) => Promise<void>;
}

export interface Server {
  perch: Perch;
  serving: Serving;
}

export interface Visited extends Server {
  page: Page;
  /** What the browser complained about: errors, and what a policy blocked. */
  complaints: string[];
  /** Addresses that were asked for, without the server's own. */
  foreign: string[];
}

export async function server({
  faults = [],
  more,
  disk,
}: Pick<Visit, 'faults' | 'more' | 'disk'> = {}): Promise<Server> {
  const speech = createSpeech({ mode: 'rehearsal', models: defaultModels, rehearsal: { faults } });
  const at = await perch({ more: { speech, ...more }, ...(disk && { disk }) });
  const serving = await serveHere({
    roost: at.roost,
    site: await readSite((name) => readFile(`dist/ui/${name}`).catch(() => undefined)),
  });
  onTestFinished(() => serving.close());
  return { perch: at, serving };
}

/** Opens the page. It is closed with the test. */
export async function visit(options: Visit = {}): Promise<Visited> {
  const { faults, more, at, width = 1280, height = 900, path = '/', prepare, ...context } = options;
  const there = at ?? (await server({ ...(faults && { faults }), ...(more && { more }) }));
  if (!browser) throw new Error('Call useBrowser() in this file first.');
  const tab = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', ...context });
  onTestFinished(() => tab.close());
  const page = await tab.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Refusals are part of what is tested, and a browser logs each.
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) complaints.push(text);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(there.serving.address)) foreign.push(request.url());
  });
  // Time goes on by itself and can be made to jump.
  await page.clock.install();
  await prepare?.(page);
  await page.goto(there.serving.address + path);
  return { ...there, page, complaints, foreign };
}

/** Pastes a list and sends it; resolves when it is shown. @returns its id. */
export async function send(page: Page, text: string): Promise<string> {
  await page.getByRole('textbox', { name: 'What is on your list?' }).fill(text);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL(/#l[0-9a-z]+$/);
  return new URL(page.url()).hash.slice(1);
}

/** Lets the moment pass in which a card that has just come takes no answer. */
export const settle = (page: Page): Promise<void> => page.clock.fastForward(500);

export const inbox = (page: Page) => page.getByRole('region', { name: 'Waiting for you' });
export const cards = (page: Page) => inbox(page).getByRole('article');
