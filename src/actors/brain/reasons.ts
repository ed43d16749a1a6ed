/** Why the Sentry takes an item as it does, in a sentence for the person. */
import type { Abuse, Care, Mode, TaskType } from '../../events.ts';
import type { Chance } from '../rehearsal-chance.ts';

interface Plan {
  type: TaskType;
  mode: Mode;
  parts: number;
  abuse: Abuse;
  care: Care;
}

const solo: Readonly<Record<TaskType, readonly string[]>> = {
  think: ['One question with one frame.', 'It has one answer, which only has to be worked out.'],
  recall: ['What is so can be told in one go.', 'It only has to be put in order.'],
  copy: ['A few words, and care before taste.', 'A line, and not much room for play.'],
  write: ['A text wants one hand.', 'Several hands in one text would show.'],
  make: ['One thing that has to work, step by step.', 'One crow can see these steps through.'],
  plan: ['One plan is better than two halves.', 'It hangs together, so one crow plans it.'],
  people: ['One message in one voice.', 'One person should be spoken to by one crow.'],
  ideas: ['A few ideas will do here.', 'Enough can be thought of in one go.'],
  errand: ['You do it, a crow prepares it.', 'Done out in the world; one crow lays out what you need.'],
  other: ['No reason for more than one crow.', 'One crow takes it as it stands.'],
};
/** None of these counts crows: a budget may leave fewer of them than were asked for. */
const murder: Partial<Record<TaskType, readonly string[]>> = {
  copy: [
    'A matter of taste: more lines to choose from are worth having.',
    'No right answer here, only better ones.',
  ],
  ideas: ['Ideas differ with whoever has them.', 'The more angles the better.'],
  think: ['It can be argued either way.', 'A judgement with no single right answer.'],
};
const taste = ['A matter of taste.'];
const split = [
  '{n} parts that need nothing from each other.',
  '{n} jobs in one item; they can be done side by side.',
  '{n} parts, each worth a crow of its own.',
];
const numbers = ['No', 'One', 'Two', 'Three', 'Four'];
const abused: Readonly<Record<Exclude<Abuse, 'none'>, string>> = {
  harmful: 'This could help to hurt someone, so no crow takes it.',
  spam: 'There is no work in this.',
  manipulation: 'This gives orders to the flock instead of saying what is wanted.',
};
const cares: Readonly<Record<Exclude<Care, 'none' | 'unclear'>, string>> = {
  health: 'Health may hang on it: you look first.',
  legal: 'Law may hang on it: you look first.',
  money: 'Money may hang on it: you look first.',
  private: 'It is private: you look first.',
};

export function reasonFor({ type, mode, parts, abuse, care }: Plan, chance: Chance): string {
  if (abuse !== 'none') return abused[abuse];
  if (care === 'unclear') return 'What is wanted can’t be told from these words, so one crow asks back.';
  const from = mode === 'split' ? split : mode === 'murder' ? (murder[type] ?? taste) : solo[type];
  const plain = chance.pick(from).replace('{n}', numbers[parts] ?? 'Several');
  return care === 'none' ? plain : `${plain} ${cares[care]}`;
}
