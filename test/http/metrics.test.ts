import { expect, it } from 'vitest';
import { makeAsker } from './_ask.ts';
import { aside } from './_roost.ts';

const sampleForm = /^[a-z_]+(?:\{[a-z]+="[^"\n]*"(?:,[a-z]+="[^"\n]*")*\})? -?[0-9.e+-]+$/;

async function scrape({ ask }: ReturnType<typeof makeAsker>): Promise<string[]> {
  const { status, headers, body } = await ask('GET', '/metrics');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  return (body as string).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

it('shows what there is, what was said and what was answered', async () => {
  const asker = makeAsker();
  asker.roost.journal.flush([aside('l0000000000', 'private')]);
  await asker.ask('GET', '/api/lists/l0000000001');
  await asker.ask('GET', '/nothing');
  await asker.ask('GET', '/api/trust', { headers: { host: 'elsewhere.example' } });
  const samples = await scrape(asker);
  expect(samples.filter((line) => !sampleForm.test(line))).toEqual([]);
  expect(samples).toEqual(
    expect.arrayContaining([
      'crows_info{version="0.1.0",speech="rehearsal"} 1',
      'crows_ready 1',
      'crows_lists{state="flying"} 3',
      'crows_lists{state="awake"} 2',
      'crows_lists{state="finished"} 5',
      'crows_questions_waiting 4',
      'crows_flights_in_air 1',
      'crows_subscribers 0',
      'crows_banter_total 1',
      'crows_http_answers_total{route="GET /api/lists/{id}",status="404"} 1',
      'crows_http_answers_total{route="none",status="404"} 1',
      'crows_http_answers_total{route="none",status="403"} 1',
    ]),
  );
  for (const quantile of ['0.5', '0.99', '1']) {
    expect(samples.join('\n')).toContain(`crows_event_loop_lag_seconds{quantile="${quantile}"} `);
  }
  expect(samples.join('\n')).not.toContain('private');
});

it('stops counting when it is closed', async () => {
  const asker = makeAsker();
  expect(asker.roost.journal.listeners).toBe(2);
  asker.feed.close();
  expect(asker.roost.journal.listeners).toBe(1);
});

it('tells a probe by the status whether the server is ready', async () => {
  const { ask, roost } = makeAsker();
  expect((await ask('GET', '/api/health?ready=1')).status).toBe(200);
  roost.ready = false;
  expect((await ask('GET', '/api/health')).status).toBe(200);
  expect(await ask('GET', '/api/health?ready=1')).toMatchObject({ status: 503, body: { ready: false } });
});

it('stands behind the guard', async () => {
  const { ask } = makeAsker({ token: 'a-token-of-the-tests' });
  expect((await ask('GET', '/metrics')).status).toBe(401);
  const headers = { authorization: 'Bearer a-token-of-the-tests' };
  expect((await ask('GET', '/metrics', { headers })).status).toBe(200);
});
