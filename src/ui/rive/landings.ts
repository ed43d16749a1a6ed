/** The two ways down. */
import type { Look } from './look.ts';
import { hold, reader, track, type Key, type Motion } from './motion.ts';
import { poseOf } from './poses.ts';

/** Comes in with its feet first, sits, and shows what it found. */
export function landOk(look: Look): Motion {
  const pose = poseOf(look, 'landedOk');
  const at = reader(pose);
  const lean = look.lean ?? 0;
  const pop = (value: number): Key[] => track`0 0 hold | 0.5 0 over | 0.74 ${value} hold`;
  const shown: Key[] = track`0 0 hold | 0.5 1 hold`;
  const brake = (value: number): Key[] =>
    track`0 ${value * 1.2} | 0.12 ${value * -0.3} | 0.26 ${value * 1.1} | 0.42 ${value * 0.4} | 0.6 ${value}`;
  return {
    name: 'landOk',
    seconds: 1,
    tracks: {
      ...hold(pose),
      'bird.x': track`0 50 out | 0.34 60 hold`,
      'bird.y': track`0 86 | 0.34 105 hold`,
      'bird.scaleX': track`0 0.88 | 0.34 1 | 0.42 1.08 | 0.56 0.98 | 0.68 1`,
      'bird.scaleY': track`0 0.88 | 0.34 1 | 0.42 0.88 | 0.56 1.05 | 0.68 1`,
      'body.rotation': track`0 ${lean + 24} | 0.34 ${lean - 12} | 0.5 ${lean + 4} | 0.68 ${at('body.rotation')}`,
      'head.rotation': track`0 -22 | 0.34 4 | 0.5 -14 | 0.68 ${at('head.rotation')}`,
      'nearWing.scaleY': brake(at('nearWing.scaleY')),
      'farWing.scaleY': brake(at('farWing.scaleY')),
      'find.opacity': shown,
      'find.scaleX': pop(1),
      'find.scaleY': pop(1),
      'shut.opacity': shown,
      'glad.opacity': shown,
      'cheer.opacity': shown,
      'cheer.scaleX': pop(1),
      'cheer.scaleY': pop(1),
    },
  };
}

/** Comes in too fast, turns over and ends on its back. */
export function landFail(look: Look): Motion {
  const pose = poseOf(look, 'landedFail');
  const at = reader(pose);
  const lean = look.lean ?? 0;
  const hit = 0.42;
  const after: Key[] = track`0 0 hold | ${hit} 1 hold`;
  return {
    name: 'landFail',
    seconds: 1.4,
    tracks: {
      ...hold(pose),
      // A crow that hangs is thrown off its perch in the middle of the turn, where nobody sees which way up it is.
      ...(look.hangs && {
        'stage.y': track`0 128 hold | 0.2 0 hold`,
        'stage.scaleY': track`0 -1 hold | 0.2 1 hold`,
      }),
      'bird.x': track`0 46 | ${hit} ${at('bird.x')} hold`,
      'bird.y': track`0 92 out | 0.14 84 in | ${hit} ${at('bird.y') + 3} out | 0.58 ${at('bird.y') - 11} in | 0.74 ${at('bird.y')} hold`,
      'body.rotation': track`0 ${lean + 40} | ${hit} ${at('body.rotation') - 22} | 0.58 ${at('body.rotation') + 8} | 0.74 ${at('body.rotation')}`,
      'head.rotation': track`0 -30 | ${hit} ${at('head.rotation') + 26} | 0.6 ${at('head.rotation') - 12} | 0.8 ${at('head.rotation')}`,
      'legs.rotation': track`0 10 | ${hit} ${at('legs.rotation') + 30} | 0.6 ${at('legs.rotation') - 18} | 0.8 ${at('legs.rotation') + 8} | 1 ${at('legs.rotation')}`,
      'gape.rotation': track`0 0 | 0.2 26 | ${hit} 30 | 0.8 ${at('gape.rotation')}`,
      'tail.rotation': track`0 0 | ${hit} ${at('tail.rotation') - 20} | 0.74 ${at('tail.rotation')}`,
      'shut.opacity': after,
      'dazed.opacity': after,
      'stars.opacity': after,
      'stars.scaleX': track`0 0 hold | ${hit} 0 over | 0.7 1 hold`,
      'stars.scaleY': track`0 0 hold | ${hit} 0 over | 0.7 1 hold`,
      'stars.rotation': track`0 -50 hold | ${hit} -50 out | 0.9 14 | 1.4 0`,
    },
  };
}
