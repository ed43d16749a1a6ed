/** Two requesters, one of whom floods the server: what each is told, by a real server on a real socket. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { snippetOf } from '../_snippets.ts';
import { approveAll, listen, newFolder, post, removeFolder, start, type Running } from './_server.ts';

let dir: string;
let server: Running | undefined;
beforeEach(() => {
  dir = newFolder();
});
afterEach(async () => {
  await server?.end('SIGKILL');
  removeFolder(dir);
});

it('lets the flood of one requester rest, and leaves the lists of another alone', async () => {
  server = await start(dir);
  const { address } = server;
  const flood = Array.from({ length: 30 }, (_, i) =>
    post(address, '/api/lists', { text: `Write toast ${i}`, requester: 'mallory' }),
  );
  const answers = await Promise.all(flood);
  const taken = answers.filter(({ status }) => status === 202);
  const rested = answers.filter(({ status }) => status === 429);
  expect([taken.length, rested.length]).toEqual([10, 20]);
  const tally = `30 lists  ${taken.length} × 202, ${rested.length} × 429 (Retry-After 60)`;
  expect(snippetOf('docs/security.md', '')).toContain(
    `mallory  ${tally}\nmallory  each of the 10 flying lists  `,
  );
  for (const answer of rested) {
    const { message, cooldown_s } = (await answer.json()) as { message: string; cooldown_s: number };
    expect(answer.headers.get('retry-after')).toBe(String(cooldown_s));
    expect(cooldown_s).toBeGreaterThan(50);
    expect(cooldown_s).toBeLessThanOrEqual(60);
    expect(message).toMatch(/Send your list again in \d+ seconds\.$/);
  }

  const sent = await post(address, '/api/lists', { text: 'Call the bank', requester: 'ada' });
  expect(sent.status).toBe(202);
  const { list_id } = (await sent.json()) as { list_id: string };
  const story = await approveAll(address, list_id);
  expect(story.map(({ event }) => event)).not.toContain('requester.pranked');
  expect(snippetOf('docs/security.md', '')).toMatch(
    /^ada +1 list +202, triaged, answered, finished; no event /m,
  );
  expect(story.filter(({ event }) => event === 'item.answered')).toHaveLength(1);

  for (const answer of taken) {
    const { list_id: list } = (await answer.json()) as { list_id: string };
    const told = await listen(
      `${address}/api/events?list_id=${list}`,
      ({ event }) => event === 'requester.pranked',
    );
    expect(told.at(-1)?.data['cooldown_s']).toBe(60);
  }

  // A restart does not end the rest.
  await server.end('SIGKILL');
  server = await start(dir);
  const again = await post(server.address, '/api/lists', { text: 'Write one more', requester: 'mallory' });
  expect(again.status).toBe(429);
});
