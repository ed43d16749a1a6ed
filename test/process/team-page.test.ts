/** docs/team.md as it stands there: a real nginx and a real Caddy in front of a real server. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromiumArgs, needChromium } from '../../scripts/chromium.mjs';
import { snippetOf } from '../_snippets.ts';
import { openPage } from './_page.ts';
import { ask, caddy, named, nginx, messagesOf, password, textOf, type Proxy } from './_proxies.ts';
import { newFolder, removeFolder, start, type Running } from './_server.ts';

const page = readFileSync('docs/team.md', 'utf8');
const dir = newFolder();
afterAll(() => removeFolder(dir));

const hostOf = (address: string): string => new URL(address).host;
const newList = { text: '- Write a toast for Lena', requester: 'ada' };

describe.each([nginx, caddy].filter((kind) => kind.isHere()))(
  '$name, set up as the page shows it',
  (kind) => {
    let server: Running;
    let proxy: Proxy;
    const folder = (name: string): string => {
      const path = `${dir}/${kind.name}-${name}`;
      mkdirSync(path);
      return path;
    };
    beforeAll(async () => {
      const [, hosts = ''] =
        /^CROWS_HOSTS=(\S+) npm start$/m.exec(snippetOf('docs/team.md', 'sh', 'npm')) ?? [];
      server = await start(folder('data'), { CROWS_HOSTS: hosts });
      proxy = await kind.start(hostOf(server.address), folder('team'));
    });
    afterAll(async () => {
      await proxy.end();
      await server.end('SIGKILL');
    });
    const lists = async (): Promise<{ status: string }[]> => {
      const answer = await fetch(`${server.address}/api/lists`);
      return ((await answer.json()) as { lists: { status: string }[] }).lists;
    };

    it('asks for a login, and lets nothing through without it', async () => {
      for (const login of [null, 'ada:guessed', 'bob:a feather, a fork']) {
        const answer = await ask(proxy, '/', { login });
        expect(answer.statusCode).toBe(401);
        expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/);
        expect(await textOf(answer)).not.toContain('Crows is');
      }
      const sent = await ask(proxy, '/api/lists', { login: null, body: newList });
      expect(sent.statusCode).toBe(401);
      expect(await lists()).toEqual([]);
    });

    it('brings the page and takes a list, and each event comes before the verdict on it is given', async () => {
      const origin = `https://${named.host}`;
      const sent = await ask(proxy, '/api/lists', {
        body: newList,
        headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
      });
      expect(sent.statusCode).toBe(202);
      const { list_id } = JSON.parse(await textOf(sent)) as { list_id: string };
      const stream = await ask(proxy, `/api/events?list_id=${list_id}`);
      expect(stream.headers['content-type']).toBe('text/event-stream');
      expect(stream.headers['content-encoding']).toBeUndefined();
      const said: string[] = [];
      for await (const { event, data } of messagesOf(stream)) {
        said.push(event);
        if (event === 'list.finished') break;
        const { needs_approval, item_id } = JSON.parse(data) as Record<string, unknown>;
        if (needs_approval !== true) continue;
        // Held back in a buffer, the question would never be answered, and the list never finished.
        const target = event === 'item.triaged' ? 'triage' : 'output';
        const body = { item_id, target, approve: true };
        expect((await ask(proxy, '/api/verdicts', { body })).statusCode).toBe(204);
      }
      expect(said).toEqual(expect.arrayContaining(['item.triaged', 'item.answered', 'list.finished']));
    });

    it.each<[string, Record<string, string>]>([
      ['page of another origin', { Origin: 'https://elsewhere.example' }],
      ['page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['name that is not its own', { Host: 'elsewhere.example' }],
    ])('leaves it to Crows to refuse a %s', async (_, headers) => {
      const before = await lists();
      const answer = await ask(proxy, '/api/lists', { body: newList, headers });
      const isLost = kind === caddy && headers['Host'] !== undefined;
      // Caddy serves the names of its configuration and answers any other with nothing.
      expect([answer.statusCode, await textOf(answer)]).toEqual(
        isLost ? [200, ''] : [403, expect.stringMatching(/^\{"message":"/)],
      );
      expect(await lists()).toEqual(before);
    });

    it('hands on by which name and from which page it was asked, and keeps the login to itself', async () => {
      const heard: IncomingHttpHeaders[] = [];
      const recorder = createServer(({ headers }, response) => {
        heard.push(headers);
        response.end('heard');
      }).listen(0, '127.0.0.1');
      await new Promise<void>((resolve) => void recorder.once('listening', resolve));
      onTestFinished(() => void recorder.close());
      const other = await kind.start(
        `127.0.0.1:${(recorder.address() as AddressInfo).port}`,
        folder('recorded'),
      );
      onTestFinished(() => other.end());
      const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
      expect(await textOf(await ask(other, '/', { headers }))).toBe('heard');
      expect(heard).toMatchObject([
        { host: named.host, origin: headers.Origin, 'sec-fetch-site': headers['Sec-Fetch-Site'] },
      ]);
      expect(heard[0]?.authorization ?? '').toBe('');
    });

    it('keeps out a page that embeds Crows, for which a browser asks without the login', async () => {
      const asks = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' };
      const answer = await ask(proxy, '/api/lists', { method: 'OPTIONS', headers: asks, login: null });
      expect(answer.statusCode).toBe(401);
      expect(page).toContain('a proxy with a login keeps such a page out');
    });

    it('is all a browser needs, from the paste to the approved answer', async () => {
      const browser = await chromium.launch({
        executablePath: needChromium(),
        args: [...chromiumArgs, `--host-resolver-rules=MAP ${named.host}:443 127.0.0.1:${proxy.port}`],
      });
      onTestFinished(() => browser.close());
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        httpCredentials: { username: named.user, password },
        reducedMotion: 'reduce',
      });
      const { page: tab, trouble } = await openPage(context, `https://${named.host}`);
      await tab.getByRole('textbox', { name: 'What is on your list?' }).fill(newList.text);
      await tab.getByRole('button', { name: 'Send 1 item' }).click();
      for (const kindOfCard of ['Plan', 'Answer']) {
        const card = tab.getByRole('article', { name: `${kindOfCard}: Write a toast for Lena` });
        await card.waitFor();
        // A card that has just come takes no answer: a person, too, would press again.
        await expect
          .poll(
            async () => {
              await card
                .getByRole('button', { name: 'Approve' })
                .click({ timeout: 1_000 })
                .catch(() => undefined);
              return card.count();
            },
            { timeout: 30_000 },
          )
          .toBe(0);
      }
      await expect.poll(lists, { timeout: 20_000 }).toMatchObject([{ status: 'finished' }, {}]);
      expect(trouble).toEqual([]);
      await context.close();
    });
  },
);

it('names the ways of a token where there is no proxy', async () => {
  const token = 'twelve-ravens-on-a-wire';
  const own = await start(`${dir}/own`, { CROWS_TOKEN: token });
  onTestFinished(() => void own.end('SIGKILL'));
  for (const path of ['/metrics', '/api/health?ready=1', '/']) {
    const url = `${own.address}${path}`;
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
  }
});
