import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from '../../src/ui/announcer.ts';

/** A region that remembers what was put into it. */
function region() {
  const heard: string[] = [];
  const part = (kind: string) => ({
    replaceChildren: ({ textContent }: { textContent: string }) => heard.push(`${kind}: ${textContent}`),
    append: ({ textContent }: { textContent: string }) => heard.push(`${kind}, beside: ${textContent}`),
  });
  return { heard, status: part('status'), alert: part('alert') };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => ({ textContent: '' }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listening() {
  const ear = region();
  const announcer = new Announcer();
  announcer.summary = (count, latest) => `${count} updates. Latest: ${latest}`;
  const leave = announcer.join(ear as never);
  return { announcer, heard: ear.heard, leave };
}

it('says a storm of news as one sentence every three seconds', () => {
  const { announcer, heard } = listening();
  for (let n = 1; n <= 600; n++) {
    announcer.status(`Done: ${n}`);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(3000);
  expect(heard).toEqual([
    'status: Done: 1',
    'status: 299 updates. Latest: Done: 300',
    'status: 300 updates. Latest: Done: 600',
  ]);
});

it('does not keep a question waiting', () => {
  const { announcer, heard } = listening();
  announcer.status('Done: 1');
  announcer.alert('Your call, Plan: kettles');
  expect(heard).toEqual(['alert: Your call, Plan: kettles']);
});

it('lets no question of one moment take the place of another', async () => {
  const { announcer, heard } = listening();
  announcer.alert('Your call, Plan: kettles');
  announcer.alert('Your call, Plan: bakery');
  await Promise.resolve();
  announcer.alert('Your call, Plan: hall');
  expect(heard).toEqual([
    'alert: Your call, Plan: kettles',
    'alert, beside: Your call, Plan: bakery',
    'alert: Your call, Plan: hall',
  ]);
});

it('speaks through one of many elements, and on through the next when that one leaves', () => {
  const { announcer, heard, leave } = listening();
  const second = region();
  announcer.join(second as never);
  announcer.alert('one');
  leave();
  announcer.alert('two');
  expect([heard, second.heard]).toEqual([['alert: one'], ['alert: two']]);
});

it('drops what waits when nobody is left to say it', () => {
  const { announcer, heard, leave } = listening();
  announcer.status('late');
  leave();
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual([]);
});
