/**
 * Hands over a list, says yes to every plan and answer, and prints the answers. The loop resumes by itself.
 *   npx tsx examples/list.ts "Write a toast for Lena" "Find names for a bakery"
 */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, Refused, Unreachable } from 'crows';

const items = process.argv.slice(2);
const crows = connect(process.env['CROWS_ADDRESS'] ?? 'http://127.0.0.1:27697');

async function approve(item_id: string, target: 'triage' | 'output'): Promise<void> {
  for (;;) {
    try {
      return await crows.giveVerdict({ item_id, target, approve: true });
    } catch (error) {
      // It was judged before, perhaps by us before the line broke; what stands is in `fields.verdict`.
      if (error instanceof Refused && error.status === 404) return undefined;
      if (!(error instanceof Unreachable)) throw error;
      await sleep(1_000);
    }
  }
}

const { list_id } = await crows.startList({ items, requester: process.env['USER'] ?? 'me' });
console.log(`list ${list_id}`);
const onTrouble = (error: Error, waitMs: number): void =>
  console.error(`${error.message} Trying again in ${waitMs} ms.`);

for await (const { event, data } of crows.events({ list_id, waitForServer: true, onTrouble })) {
  if (event === 'item.triaged' && data.needs_approval) await approve(data.item_id, 'triage');
  if (event === 'item.answered') {
    console.log(`${data.item_id}: ${data.answer}`);
    if (data.needs_approval) await approve(data.item_id, 'output');
  }
  if (event === 'item.skipped') console.log(`${data.item_id} was skipped: ${data.reason}`);
  if (event === 'list.finished') break;
}
console.log('finished');
