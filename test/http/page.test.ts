import { expect, test } from 'vitest';
import { page } from '../../src/http/page.ts';
import { noSite } from '../../src/http/static.ts';
import { makeAsker } from './_ask.ts';

test('the page is sent with everything a browser must be told', async () => {
  const { ask } = makeAsker();
  const { status, headers, body } = await ask('GET', '/', {
    headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  });
  expect(status).toBe(200);
  expect(headers).toEqual({
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; " +
      "img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types lit-html",
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(body).toContain('Rehearsal. No model is asked');
  expect(body).toContain('curl http://127.0.0.1:27697/api/lists');
});

test('nothing in it is blocked by its own policy', async () => {
  const { ask } = makeAsker();
  const { body } = await ask('GET', '/');
  expect(body).not.toMatch(/<script|<style|style=|<link|<img|\son[a-z]+=|javascript:|<form/i);
});

test('what it shows is text, never markup', async () => {
  const speech = '<b>"bold" & \'brave\'</b>';
  const health = { ok: true, ready: true, speech, version: '<i>' };
  const html = await page({ address: 'http://a', health, site: noSite, headers: {} }).text();
  expect(html).toContain('&lt;b&gt;&quot;bold&quot; &amp; &#39;brave&#39;&lt;/b&gt;');
  expect(html).not.toMatch(/<b>|<i>/);
});
