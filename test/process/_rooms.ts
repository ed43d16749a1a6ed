/** A page of the built server in a real browser, with ways to find things behind shadow roots as a person would. */
import axe from 'axe-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { chromium, type Browser, type Page, type PageSettings } from '../_chromium.ts';
import { newFolder, removeFolder, start, type Running } from './_server.ts';

/** `all` looks through every shadow root; `named` finds by what a screen reader would say. */
const finding = `
globalThis.all = (selector, root = document) => [
  ...root.querySelectorAll(selector),
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(selector, shadowRoot) : [])),
];
globalThis.one = (selector) => all(selector)[0];
globalThis.nameOf = (element) =>
  (element.getAttribute('aria-label') ?? element.textContent).replace(/\\s+/g, ' ').trim();
globalThis.named = (selector, name) =>
  all(selector).find((element) => element.checkVisibility() && (name instanceof RegExp ? name.test(nameOf(element)) : nameOf(element) === name));
globalThis.focused = () => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};
globalThis.write = (field, value) => {
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
globalThis.heard = [];
`;

export interface Rooms {
  server: Running;
  /** Opens an address of the server. It is closed with the test. */
  open(path: string, settings?: PageSettings): Promise<Page>;
  /** Opens an address of another server. */
  openAt(address: string, settings?: PageSettings): Promise<Page>;
}

/** One server and one browser for the tests of a file. */
export function useRooms(env: Record<string, string> = {}): Rooms {
  const rooms = {} as Rooms;
  let browser: Browser;
  beforeAll(async () => {
    [browser, rooms.server] = await Promise.all([chromium(), start(newFolder(), env)]);
    rooms.openAt = async (address, settings) => {
      const page = await browser.open(address, { width: 1280, height: 900, ...settings });
      onTestFinished(() => page.close());
      await page.eval(finding);
      return page;
    };
    rooms.open = (path, settings) => rooms.openAt(rooms.server.address + path, settings);
  });
  afterAll(async () => {
    await browser.close();
    await rooms.server.end('SIGTERM');
    removeFolder(rooms.server.dir);
  });
  return rooms;
}

/** What axe finds against WCAG 2.2 AA and good practice, once nothing moves any more. */
export async function axeFinds(page: Page): Promise<string[]> {
  // Colours that change begin to change with the next picture.
  await page.eval('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await page.until(
    'document.getAnimations({ subtree: true }).every(({ playState }) => playState !== "running")',
  );
  await page.eval(axe.source);
  return page.eval(`axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
    .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' ' + target.join(' ') + ' ' + failureSummary)))`);
}

export async function press(page: Page, key: string): Promise<void> {
  const code = { Escape: 27, Enter: 13, Tab: 9, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 }[
    key
  ];
  const text = key === 'Enter' ? '\r' : key.length === 1 ? key : undefined;
  const what = { key, windowsVirtualKeyCode: code ?? key.toUpperCase().charCodeAt(0), ...(text && { text }) };
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...what });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...what });
}

/** Turns the page dark, as the system would. */
export const darken = (page: Page): Promise<unknown> =>
  page.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: 'dark' }],
  });
