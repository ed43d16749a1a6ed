/** docs/life-of-a-list.md, held to a life as it is lived. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Said } from '../src/events.ts';
import { judgment, triage, words } from './actors/_life.ts';
import { listOf, perch, quiet } from './_roost.ts';

function told(said: Said): string {
  switch (said.event) {
    case 'crow.flying':
    case 'crow.landed':
      return said.crow;
    case 'item.triaged':
      return `${said.mode}${said.needs_approval ? ', asked' : ''}`;
    case 'item.answered':
      return `by ${said.crows.join(', ')}${said.needs_approval ? ', asked' : ''}`;
    case 'verdict':
      return `${said.target} ${said.verdict}`;
    default:
      return '';
  }
}

it('tells the events of a murder in the order in which they are said', async () => {
  const at = await perch();
  at.speech.answer = (ask) => {
    if (ask.kind === 'triage') return triage({ mode: 'murder', task_type: 'copy' });
    return ask.kind === 'judge' ? judgment(0) : words(`Crumb and Co, by ${ask.kind}`);
  };
  const list = await at.roost.startList(listOf(['Find names for a bakery']));
  for (const target of ['triage', 'output'] as const) {
    await quiet(at);
    await at.roost.giveVerdict({ item_id: `${list}-1`, target, approve: true });
  }
  await quiet(at);
  const lines = at.heard.map(({ said }) => `${said.event.padEnd(16)}${told(said)}`.trimEnd());
  const page = readFileSync('docs/life-of-a-list.md', 'utf8');
  expect(/<!-- life -->\s+```\n([^]*?)\n```/.exec(page)?.[1]).toBe(lines.join('\n'));
});
