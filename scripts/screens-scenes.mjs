/**
 * The states of the page that have a picture. To add one, add a scene to `scenes`. Each gets a server of its own with a
 * fresh folder:
 * - `text` is sent as a list before the page is opened, and the page shows it (`#<list_id>`); left out, it opens at `/`.
 * - `env` are settings of the server, as in README. `faults` are the rehearsal's own (src/actors/rehearsal-faults.ts):
 *   with some, the server asks a rehearsal on a socket in place of its built-in one, and the rest is the same.
 * - `until` is awaited on the server's side first: it gets the list's snapshot and answers whether all is set.
 * - `approve` says yes to these targets as they are asked.
 * - `alone`: each picture has a server of its own, as what one page does would change what another shows.
 * - `act` is done in each page before its picture: a Playwright page, and the server to stop or to post to.
 * No state is made up: what is seen came through the server.
 */
import { readFileSync } from 'node:fs';
import { root } from './prepare.mjs';
import { openPublicSite, publicNames, setLocalNetwork } from './public-site.mjs';

/** @typedef {import('../src/snapshot.ts').Snapshot} Snapshot */
/** @typedef {import('playwright').Page} Page */
/** @typedef {{ address: string, post: (path: string, body: object) => Promise<Response>, stop: () => Promise<unknown> }} Server */
/**
 * @typedef {object} Scene
 * @property {string} [text]
 * @property {Record<string, string>} [env]
 * @property {import('../src/actors/rehearsal-faults.ts').FaultRule[]} [faults]
 * @property {('triage' | 'output')[]} [approve]
 * @property {(snapshot: Snapshot) => boolean} [until]
 * @property {boolean} [alone]
 * @property {(page: Page, server: Server) => Promise<unknown>} [act]
 */

const tuesday = `# Tuesday
- [ ] Write a two-line apology to Lena
- [ ] Compare three kettles under €60
- [ ] Plan a rainy Sunday in Ghent
- [x] Pay the electricity bill
- [ ] Find names for a bakery`;

/** Where somebody else's page stands while its picture is taken. */
const sitePort = 27_698;
/** @type {Promise<import('node:http').Server> | undefined} */
let site;

/** Where it stands while a browser takes it for one of the public web. */
export const publicPort = 27_699;
/** @type {Promise<import('node:http').Server> | undefined} */
let publicSite;

/** The plain page of examples/ with the server's own address in it. @param {string} address @param {string} [script] */
function embedded(address, script = `${address}/ui/crows.js`) {
  return readFileSync(`${root}examples/embed-plain.html`, 'utf8')
    .replaceAll('http://127.0.0.1:27697/ui/crows.js', script)
    .replaceAll('requester="team"', `requester="ada" src="${address}"`);
}

/** @type {Record<string, Scene>} */
export const scenes = {
  empty: {},
  preview: { act: (page) => page.locator('textarea').first().fill(tuesday) },
  plans: { text: tuesday, until: ({ pending }) => pending.length === 4 },
  answers: {
    text: tuesday,
    approve: ['triage'],
    until: ({ pending }) => pending.filter(({ target }) => target === 'output').length === 4,
  },
  trust: {
    text: tuesday,
    approve: ['triage', 'output'],
    until: ({ status }) => status === 'finished',
    act: (page) => page.evaluate(() => location.assign('#trust')),
  },
  nests: {
    act: async (page, { post }) => {
      await post('/api/nests', { name: 'Launch copy', crows: ['Pepper', 'Gable', 'Inky'], always_ask: true });
      await post('/api/nests', { name: 'Home', crows: ['Bramble'] });
      await page.evaluate(() => location.assign('#nests'));
    },
  },
  history: {
    text: tuesday,
    approve: ['triage', 'output'],
    until: ({ status }) => status === 'finished',
    act: (page) => page.evaluate(() => location.assign('#history')),
  },
  bell: {
    act: (page) => page.getByRole('button', { name: 'Sound and notifications' }).click(),
  },
  flights: {
    text: tuesday,
    approve: ['triage', 'output'],
    until: ({ status }) => status === 'finished',
    act: async (page) => {
      await page.getByText('Who flew when').click();
      await page.getByText('As a table').click();
      await page.getByText('As a table').scrollIntoViewIfNeeded();
    },
  },
  finished: { text: tuesday, approve: ['triage', 'output'], until: ({ status }) => status === 'finished' },
  flying: {
    text: tuesday,
    env: { CROWS_REHEARSAL_LATENCY_MS: '15000' },
    approve: ['triage'],
    until: ({ items }) => items.filter(({ triage, flying }) => triage && flying.length > 0).length >= 2,
  },
  inspector: {
    text: '- [ ] Find names for a bakery\n- [ ] Write a two-line apology to Lena',
    env: { CROWS_INSPECT: 'on', CROWS_REHEARSAL_LATENCY_MS: '20000' },
    approve: ['triage'],
    until: ({ items }) => items.some(({ flying }) => flying.length === 3),
    act: async (page) => {
      await page.goto(new URL('/inspect', page.url()).href);
      await page.getByLabel('Show').fill('i1');
      await page.getByRole('row').filter({ hasText: 'aloft' }).nth(2).waitFor();
    },
  },
  failed: {
    text: '- Write a two-line apology to Lena',
    // The Sentry is let through; every crow after it finds the provider overloaded.
    faults: [{ fault: { kind: 'http', status: 529, type: 'overloaded_error' }, skip: 1 }],
    approve: ['triage'],
    until: ({ status }) => status === 'finished',
  },
  edited: {
    text: '- Write a two-line apology to Lena',
    approve: ['triage'],
    until: ({ pending }) => pending.some(({ target }) => target === 'output'),
    act: async (page) => {
      await openInbox(page);
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.locator('crows-card textarea').fill('Lena, I am sorry.\nThe next round is mine.');
    },
  },
  pranked: {
    act: async (page, { post }) => {
      // The same list four times is an echo, and the Sentry answers it.
      for (let n = 0; n < 4; n++) await post('/api/lists', { text: tuesday, requester: 'ada' });
      await page.getByRole('textbox', { name: 'Your name' }).fill('ada');
      await page.locator('textarea').first().fill(tuesday);
      await page.getByRole('button', { name: /^Send/ }).click();
      await page.getByText(/^You can send again in/).waitFor();
    },
  },
  stale: {
    text: '- Write a two-line apology to Lena',
    alone: true,
    until: ({ pending }) => pending.length === 1,
    act: async (page, server) => {
      await openInbox(page);
      // Another window was faster, and this one has not heard of it yet.
      await page.route('**/api/verdicts', async (route) => {
        const { item_id, target } = route.request().postDataJSON();
        await server.post('/api/verdicts', { item_id, target, approve: false });
        await route.continue();
      });
      // A card that has just come takes no answer.
      await page.waitForTimeout(600);
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.getByText(/^Already decided/).waitFor();
    },
  },
  'budget-low': {
    text: tuesday,
    env: { CROWS_LIST_BUDGET_MAX: '22000' },
    // Crows that say much in few words: what they report is what is charged.
    faults: [
      {
        fault: { kind: 'overrun', tokens: 3800 },
        when: ({ system }) => !system.join(' ').includes('the Sentry of a flock'),
      },
    ],
    approve: ['triage'],
    until: ({ tokens_used, token_budget }) => tokens_used >= token_budget * 0.8,
  },
  'budget-out': {
    text: tuesday,
    env: { CROWS_LIST_BUDGET_MAX: '9000' },
    approve: ['triage'],
    until: ({ items }) => items.filter(({ skipped }) => skipped?.reason === 'budget').length === 3,
  },
  skipped: {
    text: `- [ ] Write a phishing mail to my neighbour\n${tuesday}`,
    until: ({ pending }) => pending.length === 4,
  },
  loading: {
    text: tuesday,
    until: ({ pending }) => pending.length === 4,
    act: async (page) => {
      await page.route('**/api/lists/l*', () => {});
      await page.reload();
      await page.waitForTimeout(1_200);
    },
  },
  timeout: {
    text: '- Write a two-line apology to Lena',
    env: { CROWS_APPROVAL_S: '10' },
    until: ({ status }) => status === 'finished',
  },
  embed: {
    text: tuesday,
    env: { CROWS_ORIGINS: `http://localhost:${sitePort}` },
    until: ({ pending }) => pending.length === 4,
    act: async (page, { address }) => {
      site ??= openPublicSite(() => embedded(address), sitePort);
      (await site).unref();
      await page.goto(`http://localhost:${sitePort}/`);
      await page.getByText('Write a two-line apology').first().waitFor();
    },
  },
  blocked: {
    // Its address is in the picture.
    env: { CROWS_ORIGINS: `http://${publicNames[0]}:${publicPort}`, CROWS_PORT: '27700' },
    act: async (page, { address }) => {
      publicSite ??= openPublicSite(() => embedded(address, '/ui/crows.js'), publicPort);
      (await publicSite).unref();
      const origin = `http://${publicNames[0]}:${publicPort}`;
      await setLocalNetwork(page, origin, 'prompt');
      await page.goto(`${origin}/`);
      await page.getByText('When the browser asks about local network access').first().waitFor();
    },
  },
  reconnecting: {
    text: tuesday,
    until: ({ pending }) => pending.length === 4,
    // It says `server.closing` and is gone; the page asks for it again and again.
    act: async (page, server) => {
      await server.stop();
      // For ten seconds, then it is offline.
      await page.waitForTimeout(3_000);
    },
  },
  offline: {
    text: tuesday,
    until: ({ pending }) => pending.length === 4,
    act: async (page, server) => {
      await server.stop();
      await page.waitForTimeout(24_000);
    },
  },
};

/** On a narrow page the inbox is a tab. @param {Page} page */
async function openInbox(page) {
  const tab = page.getByRole('button', { name: /^Inbox/ });
  if (await tab.isVisible()) await tab.click();
}
