/** What one crow would say to another in a rehearsal: a line from the speaker's stock, with the other one's name in it. */
import type { Chance } from './rehearsal-chance.ts';

const lines: Readonly<Record<string, readonly string[]>> = {
  Sentry: ['I see you, {to}. Everyone does.', 'Quiet up here. Say something, {to}, quietly.'],
  Elder: ['Well flown, {to}. Rest a wing.', 'I have seen worse landings than yours, {to}.'],
  Hugin: [
    'Consider, {to}: had it been easy, I would not have gone.',
    'You were right, {to}, for the wrong reason.',
  ],
  Munin: ['That makes three this week, {to}. I keep count.', 'You said the same in spring, {to}.'],
  Pepper: ['Shorter, {to}. Shorter!', 'I had that in four words, {to}.'],
  Inky: [
    'A fine evening for a long sentence, {to}; shall I begin?',
    'You may have the comma, {to}; the line is mine.',
  ],
  Latch: ['It holds, {to}. Pull on it if you like.', 'Who bent this, {to}? I like the bend.'],
  Bramble: ['Not here, {to}. Somebody is watching.', 'I put some by for you, {to}. Guess where.'],
  Gable: ['You look tired, {to}. Sit by me.', 'I told them it was you, {to}, and kindly.'],
  Tumble: ['Did you see that fall, {to}? On purpose!', 'Race you to the gutter, {to}, upside down.'],
};

export function aside(turn: string, chance: Chance): string {
  const [, speaker = ''] = /^You: (\w+),/m.exec(turn) ?? [];
  const [, to = ''] = /^To: (\w+),/m.exec(turn) ?? [];
  return chance.pick(lines[speaker] ?? ['-']).replace('{to}', to);
}
