/** Two things side by side, one of which is wanted. */
import type { Opening } from './opening.ts';
import { auxiliaries, isCount } from './small-words.ts';

/** "Bus or train for the school trip": two things side by side, and no sentence. */
export function isEither({ said, tokens }: Opening): boolean {
  const upTo = tokens.findIndex(({ gap }, n) => n > 0 && gap.includes(','));
  // "Best man or usher, he'll cry either way": what is told behind a comma decides nothing.
  const told = upTo > tokens.findIndex(({ lower }) => lower === 'or') ? tokens.slice(0, upTo) : tokens;
  const words = told.map(({ lower }) => lower);
  const at = words.indexOf('or');
  if (at < 1 || at === words.length - 1 || words.length > 16 || said.split(',').length > 2) return false;
  if (words.some((word) => auxiliaries.has(word) || /^(?:if|any|either|another)$/u.test(word))) return false;
  return (
    !isCount(words[at + 1] ?? '') &&
    !/^(?:so|two|three|more|less|later|earlier|else|anything|something|whatever|not|no|other|similar)$/u.test(
      words[at + 1] ?? '',
    )
  );
}
