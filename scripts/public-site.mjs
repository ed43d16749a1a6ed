/**
 * Somebody else's page as one of the public web, though it is served here: what a browser asks a person before such a
 * page may reach this machine. It brings a copy of the script along, as what is kept from the server could not load it
 * from there.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { root } from './prepare.mjs';

/** The first of these names counts as one on https, the others do not. */
export const publicNames = ['public.test', 'plain.test'];

/** What makes Chromium take a port of this machine for the public web. @param {number} port */
export const publicSiteArgs = (port) => [
  '--host-resolver-rules=MAP *.test 127.0.0.1',
  `--ip-address-space-overrides=127.0.0.1:${port}=public`,
  `--unsafely-treat-insecure-origin-as-secure=http://${publicNames[0]}:${port}`,
];

/**
 * @param {(path: string) => string} html the page at a path
 * @param {number} [port] any that is free if left out
 * @returns {Promise<import('node:http').Server>}
 */
export function openPublicSite(html, port = 0) {
  const site = createServer(({ url = '' }, response) => {
    const [, name] = /^\/ui\/([\w.-]+)$/.exec(url) ?? [];
    response.setHeader('Content-Type', name === undefined ? 'text/html' : 'text/javascript');
    response.end(name === undefined ? html(url) : readFileSync(`${root}dist/ui/${name}`));
  });
  return new Promise((resolve) => site.listen(port, '127.0.0.1', () => resolve(site)));
}

/**
 * Says whether pages of an origin may reach this machine; `prompt` is as if the person had put the question away.
 * @param {import('playwright').Page} page
 * @param {string} origin
 * @param {'prompt' | 'granted' | 'denied'} setting
 */
export async function setLocalNetwork(page, origin, setting) {
  // What a session has set goes with it: it ends with the browser.
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const tab = await page.context().newCDPSession(page);
  const { targetInfo } = await tab.send('Target.getTargetInfo');
  const context = targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId };
  // The permission was cut in two, and keeps its old name beside both.
  for (const name of ['local-network-access', 'local-network', 'loopback-network'])
    await browser?.send('Browser.setPermission', { permission: { name }, setting, origin, ...context });
  await tab.detach();
}
