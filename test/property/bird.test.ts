import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { flockFile } from '../../src/ui/rive/flock-file.ts';
import { CROW_NAMES } from '../../src/ui/rive/looks.ts';
import type { RivFile } from '../../src/ui/rive/puppet.ts';
import { Bird, STEPS } from '../ui/_bird.ts';
import { useRuntime } from '../ui/_runtime.ts';

const runtime = useRuntime();
let file: RivFile;
beforeAll(async () => {
  file = await runtime.current.load(flockFile(), undefined, false);
});

it('ends where the last levels say, however long and hasty the life before', () => {
  const life = fc.array(
    fc.record({ step: fc.constantFrom(...STEPS), pause: fc.constantFrom(0, 0.016, 0.05, 0.3, 1.5, 20) }),
    { minLength: 4, maxLength: 30 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...CROW_NAMES), life, (name, steps) => {
      const bird = new Bird(runtime.current, file, name);
      for (const { step, pause } of steps) {
        bird.tell(step(bird.levels));
        if (pause > 0) bird.advance(pause, 0.25);
      }
      bird.settle();
      const right = bird.isWhereItShouldBe;
      bird.puppet.delete();
      expect(right).toBe(true);
    }),
    { numRuns: 300 },
  );
});
