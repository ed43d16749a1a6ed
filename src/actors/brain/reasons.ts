/** Why the Sentry takes an item as it does, in a sentence for the person. */
import type { Abuse, Care, Mode } from '../../events.ts';
import type { Chance } from '../rehearsal-chance.ts';
import type { Work } from './kind-of.ts';
import { isEnglish } from './language.ts';
import { short } from './text.ts';
import { topicsOf } from './topics.ts';

interface Plan {
  work: Work;
  mode: Mode;
  abuse: Abuse;
  care: Care;
}

const solo = [
  'One piece of work on {t}; one crow is enough.',
  'Nothing in {t} needs a second crow.',
  'A single crow can see {t} through.',
];
const bySplit = [
  'Several jobs in one line that need nothing from each other.',
  'The parts can be done side by side, a crow each.',
  'Each part stands on its own, so each gets a crow.',
];
const byMurder = [
  'No single right answer on {t}: several crows try and the best counts.',
  'A matter of judgement. {T} can be seen from more than one side.',
  'Tastes differ on {t}, so there should be something to choose from.',
];
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

export function reasonFor({ work, mode, abuse, care }: Plan, chance: Chance): string {
  if (abuse !== 'none') return abused[abuse];
  if (care === 'unclear')
    return 'What is wanted can’t be told from these words, so one crow guesses and says so.';
  const [topic] = isEnglish(work.opening.said) ? topicsOf(work.opening) : [];
  const about = topic === undefined ? `“${short(work.opening.said, 50)}”` : short(topic.spoken, 50);
  const from = mode === 'split' ? bySplit : mode === 'murder' ? byMurder : solo;
  const plain = fill(chance.pick(from), about);
  return care === 'none' ? plain : `${plain} ${cares[care]}`;
}

const fill = (text: string, about: string): string =>
  text.replaceAll('{t}', () => about).replaceAll('{T}', () => about.charAt(0).toUpperCase() + about.slice(1));
