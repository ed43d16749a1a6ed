/** What tests of a data folder share: whole lists taken to their end, and the folder as another process finds it. */
import { expect } from 'vitest';
import type { Published } from '../../src/actors/journal.ts';
import type { MemoryDisk } from '../_disk.ts';
import { listOf, quiet, type Perch } from '../_roost.ts';

export const names = (heard: readonly Published[]): string[] => heard.map(({ said }) => said.event);

export async function judge(
  at: Perch,
  item_id: string,
  target: 'triage' | 'output',
  approve = true,
): Promise<void> {
  expect(await at.roost.giveVerdict({ item_id, target, approve })).toEqual({ recorded: true });
  await quiet(at);
}

/** Says yes to whatever the list asks, until it asks nothing. */
export async function approveAll(at: Perch, list: string): Promise<void> {
  for (;;) {
    await quiet(at);
    const [asked] = (await at.roost.snapshot(list))?.pending ?? [];
    if (!asked) return;
    await judge(at, asked.item_id, asked.target);
  }
}

/** Takes a list of one item to its end. */
export async function finish(at: Perch, text = 'a'): Promise<string> {
  const list = await at.roost.startList(listOf([text]));
  await approveAll(at, list);
  return list;
}

export async function story(at: Perch, list: string): Promise<Published[]> {
  const all: Published[] = [];
  for await (const batch of at.roost.journal.read(0, list)) all.push(...batch);
  return all;
}

export const segments = (disk: MemoryDisk): string[] =>
  disk.paths.filter((path) => path.startsWith('data/log/'));

/** Ids in the index of finished lists, once each. */
export const index = (disk: MemoryDisk): string[] =>
  (disk.text('data/lists/index.jsonl') ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).list);
