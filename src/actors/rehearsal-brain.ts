/**
 * What the flock would say without a model. It reads the same prompts that a model reads and knows nothing else; its
 * answers only say what a real one would bring.
 */
import { judgeText, mergeText, personaText, triageText } from '../prompt-texts.ts';
import { personas } from '../personas.ts';
import { banterText } from '../prompt-banter.ts';
import { answer } from './rehearsal-answers.ts';
import { aside } from './rehearsal-asides.ts';
import { judge, merge } from './rehearsal-elder.ts';
import { triage, type TriageItem } from './rehearsal-triage.ts';
import type { Brain } from './rehearsal-view.ts';

const crowOf = new Map(personas.map((persona) => [personaText(persona), persona.name]));

export const brain: Brain = ({ system, turn }, chance) => {
  const data = blocksIn(turn);
  const all = <T>(kind: string) => data.filter((one) => one.kind === kind).map((one) => one.value as T);
  const [item = { text: '' }] = all<TriageItem>('item');
  const [task, persona = ''] = system;
  if (task === triageText) return JSON.stringify(triage(item, chance));
  if (task === mergeText)
    return JSON.stringify(merge(item.text, all('part'), all<string[]>('missing').flat(), chance));
  if (task === judgeText) return JSON.stringify(judge(item.text, all('candidate')));
  if (task === banterText) return aside(turn, chance);
  const crow = crowOf.get(persona);
  if (crow === undefined) return undefined;
  const [subtask] = all<string>('subtask');
  const [note] = all<string>('note');
  const [earlier] = all<string>('earlier');
  const { text, context = [] } = item;
  return answer({ item: text, context, subtask, note, earlier, crow });
};

function blocksIn(turn: string): { kind: string; value: unknown }[] {
  return [...turn.matchAll(/<data kind="([a-z]+)">([^<]*)<\/data>/g)].map(([, kind = '', json = '']) => ({
    kind,
    value: JSON.parse(json) as unknown,
  }));
}
