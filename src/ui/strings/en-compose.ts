/** The words of the place where a list is pasted, in English. */
import { plural } from './plural.ts';

export const compose = {
  title: 'What is on your list?',
  lead: 'Paste it as it is. The Sentry looks at each item first, and nothing is done before you say so.',
  placeholder: '- Write a toast for Lena\n- Compare three kettles\n- Plan a rainy Sunday in Ghent',
  examplesLabel: 'Examples',
  examples: [
    {
      name: 'A Sunday',
      text: '- Plan a rainy Sunday in Ghent with two children\n- Write a two-line apology to the neighbours\n- Which of three kettles under 60 euros should I buy?',
    },
    {
      name: 'A launch',
      text: '# Launch copy\n- [ ] Find names for a bakery that opens at night\n- [ ] Write the first newsletter\n- [x] Order the sign\n- [ ] Compare two ways to take orders, then plan the first week',
    },
    {
      name: 'Loose ends',
      text: '1. Summarise what a heat pump does, for my father\n2. Draft a message to Sam, who cancelled twice\n3. Fix a shell loop that breaks on spaces in file names',
    },
  ],
  nest: 'Nest',
  wholeFlock: 'The whole flock',
  core: (crows: readonly string[]) => `Core: ${crows.join(', ')}`,
  who: 'Your name',
  send: (items: number) =>
    items === 0 ? 'Send to the crows' : `Send ${items} ${plural(items, 'item', 'items')}`,
  sending: 'Sending',
  items: (n: number, said: string) => `${said} ${plural(n, 'item', 'items')}`,
  skipped: (n: number) => `${n} already done`,
  fits: (n: number) => `the budget is good for about ${n}`,
  parts: (n: number) => `${n} ${plural(n, 'part', 'parts')}`,
  rest: (n: number) => `and ${n} more`,
  leftOut: (n: number) => `Left out: ${n}`,
  why: (line: number) => `done or cancelled, line ${line}`,
  again: (left: string) => `You can send again in ${left}. Your draft stays.`,
  now: 'You can send again now. Your draft is still here.',
};
