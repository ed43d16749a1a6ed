/** A list as Markdown for the clipboard: its items, ticked where they are done, each answer below its own. */
import type { Snapshot } from '../snapshot.ts';

export function listMarkdown({ items }: Snapshot): string {
  return items
    .map(({ text, answer, verdicts: { output } }) => {
      const done = output?.verdict === 'approved' || output?.verdict === 'auto';
      const [first = '', ...more] = text.split('\n');
      const head = [`- [${done ? 'x' : ' '}] ${first}`, ...more.map((line) => `  ${line}`)];
      if (!done || !answer) return head.join('\n');
      const body = answer.text.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
      return [...head, '', ...body].join('\n');
    })
    .join('\n');
}
