/** Bytes of a request to the model without the person's words. What the page weighs is held by test/ui/size.test.ts. */
import { bodyOf } from '../../src/actors/speech-request.ts';
import type { AnyAsk } from '../../src/asks.ts';
import { promptFor } from '../../src/prompts.ts';
import { row } from './_report.ts';

const item = { text: '' };
const asks: [AnyAsk, string][] = [
  [{ kind: 'triage', item }, '≤ 2,900'],
  [{ kind: 'merge', item, parts: [], missing: [] }, '≤ 1,900'],
  [{ kind: 'judge', item, candidates: [] }, ''],
  [{ kind: 'aside', speaker: 'Inky', to: 'Pepper', facts: [], recent: [] }, '≤ 1,000'],
];
for (const [ask, target] of asks) {
  const body = bodyOf(ask.kind, promptFor(ask, 'Inky', true), 'model', false);
  row(
    `bytes of a request, ${ask.kind}, without what it is about`,
    Buffer.byteLength(JSON.stringify(body)),
    'B',
    target,
  );
}
