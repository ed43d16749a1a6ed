/** The heads on the wire: each shows what its crow has earned where it flies, and whether it is away from its nest. */
import { expect, it } from 'vitest';
import { defaultModels } from '../../../src/models.ts';
import { MemoryDisk } from '../../_disk.ts';
import { cards, send, server, settle, useBrowser, visit } from './_page.ts';

useBrowser();

it('shows the trust that was rehearsed, and who is borrowed', async () => {
  const disk = new MemoryDisk();
  const earned = { task_type: 'think', streak: 0, unasked: 0 };
  const rows = [
    { ...earned, holder: 'Hugin', level: 2 },
    { ...earned, holder: 'Munin', level: 1 },
  ];
  const ledger = { r: -1, crowModel: defaultModels.crow, unsaid: [], rows };
  disk.put('data/trust.rehearsal.json', JSON.stringify(ledger));
  const home = { nest_id: 'home', name: 'Home', crows: ['Hugin'] };
  disk.put('data/nests.json', JSON.stringify({ nests: [home] }));
  const isWork = ({ system }: { system: string[] }) => !system.join(' ').includes('the Sentry of a flock');
  const at = await server({ disk, faults: [{ fault: { kind: 'hang' }, when: isWork }] });
  const { page } = await visit({ at });
  await page.getByRole('combobox', { name: 'Nest' }).selectOption('Home');
  await send(page, 'Compare three kettles under €60');
  await cards(page).first().waitFor();
  await settle(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  const flying = page.locator('crows-flock crows-bird[data-pose="flying"]');
  await expect.poll(() => flying.count(), { timeout: 30_000 }).toBe(3);
  const heads = () =>
    flying.evaluateAll((birds) =>
      (birds as unknown as { name: string; trust: number; borrowed: boolean }[]).map(
        ({ name, trust, borrowed }) => [name, trust, borrowed],
      ),
    );
  await expect.poll(heads, { timeout: 30_000 }).toEqual([
    ['Hugin', 2, false],
    ['Munin', 1, true],
    ['Pepper', 0, true],
  ]);
  const wire = page.getByRole('region', { name: 'The flock' });
  expect(await wire.getByText('flying, borrowed').count()).toBe(2);
  // What they hold of the budget stands beside what is spent.
  const meter = page.getByRole('meter', { name: 'Tokens spent' });
  const { tokens_used, tokens_held } = (await at.perch.roost.snapshot(new URL(page.url()).hash.slice(1)))!;
  expect(tokens_held).toBeGreaterThan(3 * 4_000);
  expect(await meter.getAttribute('aria-valuetext')).toBe(
    `${tokens_used.toLocaleString('en')} of 60,000 tokens, ${tokens_held.toLocaleString('en')} held`,
  );
});
