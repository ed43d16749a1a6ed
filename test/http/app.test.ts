import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/refusal.ts';
import { embedder, makeAsker } from './_ask.ts';
import { parseTodo } from '../../src/todo.ts';

const list = { text: 'Buy milk', requester: 'me' };
const verdict = { item_id: 'l0000000000-1', target: 'output', approve: true };
const plain = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
const json = { ...plain, 'content-type': 'application/json' };

describe('routes', () => {
  test('a list is taken', async () => {
    const { ask, roost } = makeAsker();
    expect(await ask('POST', '/api/lists', { body: list })).toEqual({
      status: 202,
      headers: json,
      body: { list_id: 'l0000000000' },
    });
    expect(roost.lists).toEqual([
      {
        requester: 'me',
        nest_id: 'todo',
        token_budget: 60_000,
        text: 'Buy milk',
        items: parseTodo('Buy milk').items,
        skipped: 0,
      },
    ]);
  });

  test('an unknown nest is 404', async () => {
    const { ask } = makeAsker();
    expect((await ask('POST', '/api/lists', { body: { ...list, nest_id: 'none' } })).status).toBe(404);
  });

  test('a list is read again', async () => {
    const { ask } = makeAsker();
    await ask('POST', '/api/lists', { body: list });
    const { status, body } = await ask('GET', '/api/lists/l0000000000');
    expect(status).toBe(200);
    expect(body).toEqual({
      list_id: 'l0000000000',
      requester: 'me',
      nest_id: 'todo',
      rehearsal: true,
      status: 'flying',
      started_at: '2026-11-30T12:00:00.000Z',
      items: [
        {
          item_id: 'l0000000000-1',
          text: 'Buy milk',
          status: 'waiting',
          flying: [],
          flights: [],
          verdicts: {},
        },
      ],
      pending: [],
      tokens_used: 0,
      tokens_held: 0,
      token_budget: 60_000,
      last_event_id: 'e1.0',
      now: '2026-11-30T12:00:00.000Z',
    });
  });

  test('an id no list has is 404, and what is no id is 400', async () => {
    const { ask } = makeAsker();
    expect(await ask('GET', '/api/lists/l0000000009')).toEqual({
      status: 404,
      headers: json,
      body: { message: 'No list has the id l0000000009. Send the one you got with the 202.' },
    });
    for (const id of ['..%2f..%2fnests', '%00', 'L0000000000', 'l1', 'index.md']) {
      expect((await ask('GET', `/api/lists/${id}`)).status).toBe(400);
    }
  });

  test('a verdict that was waited for is 204', async () => {
    const { ask, roost } = makeAsker();
    roost.verdict = { recorded: true };
    expect(await ask('POST', '/api/verdicts', { body: { ...verdict, note: 'good' } })).toEqual({
      status: 204,
      headers: plain,
      body: '',
    });
    expect(roost.verdicts).toEqual([{ ...verdict, note: 'good' }]);
  });

  test('one that was not is 404 and says what stands', async () => {
    const { ask, roost } = makeAsker();
    expect((await ask('POST', '/api/verdicts', { body: verdict })).body).toEqual({
      message: 'Nothing is waiting for that verdict. The snapshot of the list says what is.',
    });
    roost.verdict = { recorded: false, verdict: 'timeout' };
    expect(await ask('POST', '/api/verdicts', { body: verdict })).toEqual({
      status: 404,
      headers: json,
      body: { message: 'That was judged before, and the verdict stands: timeout.', verdict: 'timeout' },
    });
  });

  test('a list is given back as a file of text', async () => {
    const { ask } = makeAsker();
    await ask('POST', '/api/lists', { body: list });
    expect(await ask('GET', '/api/lists/l0000000000.md')).toEqual({
      status: 200,
      headers: {
        ...plain,
        'content-type': 'text/markdown; charset=utf-8',
        'content-disposition': 'attachment; filename="crows-l0000000000.md"',
      },
      body: '- [x] Buy milk\n',
    });
    expect((await ask('GET', '/api/lists/l0000000009.md')).status).toBe(404);
    for (const id of ['..%2f.md', 'index.md', 'l0000000000.md.md', '%22.md']) {
      expect((await ask('GET', `/api/lists/${id}`)).status).toBe(400);
    }
  });

  test('an answer is kept', async () => {
    const { ask } = makeAsker();
    expect(await ask('POST', '/api/lists/l0000000000/items/1/keep')).toEqual({
      status: 204,
      headers: plain,
      body: '',
    });
    expect((await ask('POST', '/api/lists/l0000000000/items/0/keep')).status).toBe(400);
    expect((await ask('POST', '/api/lists/nope/items/1/keep')).status).toBe(400);
  });

  test('a paste is previewed', async () => {
    const { ask, roost } = makeAsker();
    expect((await ask('POST', '/api/parse', { body: { text: '- a\n- [x] b' } })).body).toEqual({
      items: [{ text: 'a', lines: [0, 0] }],
      skipped: [{ text: 'b', lines: [1, 1] }],
      sections: [],
      warnings: [],
      fits: 10,
    });
    expect(roost.lists).toEqual([]);
  });

  test('only the server that holds a folder knows the token in its lock', async () => {
    const { ask } = makeAsker();
    const yours = async (query: string): Promise<unknown> =>
      ((await ask('GET', `/api/health${query}`)).body as { yours?: boolean }).yours;
    expect(await yours('?token=held')).toBe(true);
    expect(await yours('?token=hel')).toBe(false);
    expect(await yours('?token=')).toBe(false);
    expect(await yours('')).toBeUndefined();
  });

  test('trust and health are told', async () => {
    const { ask } = makeAsker();
    expect((await ask('GET', '/api/trust')).body).toEqual({ task_types: ['think'], rows: [] });
    expect((await ask('GET', '/api/health')).body).toEqual({
      ok: true,
      ready: true,
      speech: 'rehearsal',
      version: '0.1.0',
    });
  });
});

describe('what is not there', () => {
  const lost = { message: 'Nothing is here. EVENTS.md lists every path.' };

  test.each([
    ['GET', '/api/nope'],
    ['GET', '/api/lists/l0000000000/more'],
    ['GET', '/api/trust/'],
    ['GET', '//api/trust'],
    ['GET', '/%E0%A4%A'],
    ['GET', '/api/lists/%E0%A4%A'],
    ['GET', '/index.html%00.js'],
    ['GET', '/.crows/nests.json'],
    ['GET', '/%252e%252e/package.json'],
    ['DELETE', '/nope'],
    ['POST', '/nope'],
  ])('%s %s is 404', async (method, path) => {
    const { ask } = makeAsker();
    expect(await ask(method, path)).toEqual({ status: 404, headers: json, body: lost });
  });

  test.each([
    ['DELETE', '/api/trust', 'GET, HEAD'],
    ['TRACE', '/api/verdicts', 'POST'],
    ['GET', '/api/verdicts', 'POST'],
    ['POST', '/', 'GET, HEAD'],
    ['PATCH', '/api/events', 'GET, HEAD'],
    ['OPTIONS', '/api/lists/l0000000000', 'GET, HEAD, DELETE'],
    ['POST', '/api/lists/l0000000000.md', 'GET, HEAD'],
  ])('%s %s is 405 and says what is', async (method, path, allow) => {
    const { ask } = makeAsker();
    expect(await ask(method, path, { headers: { 'content-type': 'application/json' } })).toEqual({
      status: 405,
      headers: { ...json, allow },
      body: { message: `There is no ${method} here. There is ${allow}.` },
    });
  });

  test.each(['/', '/api/trust', '/api/nope', '/api/lists/l1', '/api/lists/l0000000009'])(
    'HEAD %s answers like GET, without the body',
    async (path) => {
      const { ask } = makeAsker();
      const { status, headers } = await ask('GET', path);
      expect(await ask('HEAD', path)).toEqual({ status, headers, body: '' });
    },
  );

  test('HEAD of what is only posted to is 405', async () => {
    const { ask } = makeAsker();
    expect((await ask('HEAD', '/api/verdicts')).status).toBe(405);
  });
});

describe('a body', () => {
  test.each(['{"text":', 'nope', '', '{"a":1}{'])('%j is not JSON', async (body) => {
    const { ask } = makeAsker();
    expect(await ask('POST', '/api/lists', { body })).toEqual({
      status: 400,
      headers: json,
      body: { message: `The body is not JSON (${body.length} characters). Send a JSON object.` },
    });
  });

  test('that is refused says why in one sentence of ours', async () => {
    const { ask } = makeAsker();
    const { status, body } = await ask('POST', '/api/verdicts', { body: { ...verdict, approve: 'true' } });
    expect([status, body]).toEqual([400, { message: '`approve` must be true or false; it was "true".' }]);
  });
});

describe('when the roost refuses', () => {
  test('a prank is 429 and says how long', async () => {
    const { ask, roost } = makeAsker();
    roost.trouble = new Refusal(429, 'The crows are off with your list.', { cooldown_s: 60 });
    expect(await ask('POST', '/api/lists', { body: list })).toEqual({
      status: 429,
      headers: { ...json, 'retry-after': '60' },
      body: { message: 'The crows are off with your list.', cooldown_s: 60 },
    });
  });

  test('a log that can’t be written is 503 and says when to ask again', async () => {
    const { ask, roost } = makeAsker();
    roost.trouble = new Refusal(503, 'The log can’t be written.');
    for (const [method, path, body] of [
      ['POST', '/api/lists', list],
      ['POST', '/api/verdicts', verdict],
      ['GET', '/api/trust', undefined],
      ['GET', '/api/lists/l0000000000', undefined],
    ] as const) {
      expect(await ask(method, path, { body })).toEqual({
        status: 503,
        headers: { ...json, 'retry-after': '10' },
        body: { message: 'The log can’t be written.' },
      });
    }
  });

  test('what is ours is masked, and the log says where without what was sent', async () => {
    const { ask, roost, logged } = makeAsker();
    for (const [trouble, line] of [
      [new TypeError('x is not a function'), 'TypeError: x is not a function'],
      [new SyntaxError('Unexpected token in "Buy milk"'), 'SyntaxError'],
      [Object.assign(new Error('no space'), { code: 'ENOSPC' }), 'Error: no space'],
      [new Error('it was "Buy milk"'), 'Error'],
    ] as const) {
      roost.trouble = trouble;
      expect(await ask('POST', '/api/lists', { body: list })).toEqual({
        status: 500,
        headers: json,
        body: { message: 'The flock lost its way. The log says why.' },
      });
      const [first, second] = (logged.pop() ?? '').split('\n');
      expect(first).toBe(`POST /api/lists: ${line}`);
      expect(second).toMatch(/^ {4}at /);
    }
    expect(logged.join('\n')).not.toContain('milk');
  });
});

test('an embedder may read every answer, refusals too; nobody else may', async () => {
  const { ask, roost } = makeAsker();
  const from = { origin: embedder, 'sec-fetch-site': 'cross-site' };
  roost.verdict = { recorded: true };
  const answers = [
    await ask('POST', '/api/lists', { headers: from, body: list }),
    await ask('POST', '/api/lists', { headers: from, body: '{' }),
    await ask('POST', '/api/lists', { headers: { ...from, 'content-type': 'text/plain' }, body: list }),
    await ask('POST', '/api/verdicts', { headers: from, body: verdict }),
    await ask('GET', '/nope', { headers: from }),
    await ask('HEAD', '/api/events', { headers: from }),
    await ask('DELETE', '/', { headers: from }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([202, 400, 415, 204, 404, 200, 405]);
  for (const { headers } of answers) {
    expect([headers['access-control-allow-origin'], headers['vary']]).toEqual([embedder, 'Origin']);
  }
  for (const origin of ['https://evil.test', 'null']) {
    const { status, headers } = await ask('GET', '/api/trust', { headers: { origin } });
    expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
  }
});
