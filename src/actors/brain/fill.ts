/** Puts what an item says into the gaps of a form. */
import type { Subject } from './subject.ts';
import { capital } from './text.ts';

export function fill(
  form: string,
  { topic, bare, to, hi, things, title, say }: Subject,
  drawn: readonly string[] = [],
): string {
  const [a = 'the first way', o = 'the other way'] = things.map((thing) => `“${thing}”`);
  const slots: Readonly<Record<string, string>> = {
    t: topic,
    b: bare,
    B: capital(bare),
    q: title,
    to,
    hi,
    a,
    o,
    '1': drawn[0] ?? '',
    say,
    rows: linesOf(things, bare, (thing) => `- ${thing}: [what to note]`),
    ticks: linesOf(things, bare, (thing) => `- [ ] ${thing}`),
  };
  return form.replaceAll(/\{(\w+)\}/gu, (slot, name: string) => slots[name] ?? slot);
}

const linesOf = (things: readonly string[], bare: string, line: (thing: string) => string): string =>
  (things.length > 0 ? things : [capital(bare)]).map(line).join('\n');
