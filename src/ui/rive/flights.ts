/** Leaving the perch, and being in the air. */
import type { Look } from './look.ts';
import { hold, reader, track, type Key, type Motion, type Tracks } from './motion.ts';
import { poseOf } from './poses.ts';

/** Crouches, opens the wings and goes. */
export function takeOff(look: Look): Motion {
  const pose = poseOf(look, 'flying');
  const flight = reader(pose);
  const lean = look.lean ?? 0;
  const open: Key[] = track`0 0 hold | 0.16 1 hold`;
  const grown = (property: string): Key[] =>
    track`0 ${flight(property) * 0.5} hold | 0.16 ${flight(property) * 0.5} out | 0.34 ${flight(property)} hold`;
  return {
    name: 'takeOff',
    seconds: 0.5,
    tracks: {
      ...hold({ nearWing: pose['nearWing'] ?? {}, farWing: pose['farWing'] ?? {} }),
      'bird.x': track`0 60 | 0.16 58 | 0.5 ${flight('bird.x')}`,
      'bird.y': track`0 105 | 0.14 109 out | 0.36 98 | 0.5 ${flight('bird.y')}`,
      'bird.scaleX': track`0 1 | 0.14 1.06 | 0.3 0.78 | 0.5 ${flight('bird.scaleX')}`,
      'bird.scaleY': track`0 1 | 0.14 0.88 | 0.3 0.84 | 0.5 ${flight('bird.scaleY')}`,
      'body.rotation': track`0 ${lean} | 0.14 ${lean + 12} | 0.5 ${flight('body.rotation')}`,
      'head.rotation': track`0 0 | 0.14 -10 | 0.5 ${flight('head.rotation')}`,
      'head.x': track`0 8 | 0.5 ${flight('head.x')}`,
      'head.y': track`0 -30 | 0.5 ${flight('head.y')}`,
      'tail.rotation': track`0 0 | 0.14 14 | 0.5 ${flight('tail.rotation')}`,
      'folded.opacity': track`0 1 hold | 0.16 0 hold`,
      'legs.opacity': track`0 1 hold | 0.36 0 hold`,
      'wire.opacity': track`0 1 hold | 0.16 1 | 0.4 0`,
      'wind.opacity': track`0 0 hold | 0.3 0 | 0.5 1`,
      'nearWing.opacity': open,
      'farWing.opacity': open,
      'nearWing.rotation': track`0 -150 hold | 0.16 -150 out | 0.5 ${flight('nearWing.rotation')}`,
      'farWing.rotation': track`0 -110 hold | 0.16 -110 out | 0.5 ${flight('farWing.rotation')}`,
      'nearWing.scaleX': grown('nearWing.scaleX'),
      'nearWing.scaleY': grown('nearWing.scaleY'),
      'farWing.scaleX': grown('farWing.scaleX'),
      'farWing.scaleY': grown('farWing.scaleY'),
    },
  };
}

/** One beat of the wings, over and over. The body rises while they press down; hand and tail come after. */
export function flying(look: Look): Motion {
  const pose = poseOf(look, 'flying');
  const at = reader(pose);
  const beat = look.beat;
  const swing = (middle: number, reach: number, late = 0): Key[] => {
    const [low, high] = [middle - reach, middle + reach];
    return late === 0
      ? track`0 ${high} | ${beat * 0.46} ${low} | ${beat} ${high}`
      : track`0 ${middle} | ${beat * late} ${high} | ${beat * (late + 0.46)} ${low} | ${beat} ${middle}`;
  };
  const flap = (part: string): Tracks => ({
    [`${part}Wing.scaleY`]: track`0 ${at(`${part}Wing.scaleY`)} | ${beat * 0.46} ${at(`${part}Wing.scaleY`) * -0.8} | ${beat} ${at(`${part}Wing.scaleY`)}`,
    [`${part}Wing.rotation`]: swing(at(`${part}Wing.rotation`) + 5, -5),
    [`${part}Hand.rotation`]: swing(at(`${part}Hand.rotation`), 20, 0.2),
  });
  return {
    name: 'flying',
    seconds: beat,
    loops: true,
    tracks: {
      ...hold(pose),
      ...flap('near'),
      ...flap('far'),
      'bird.y': swing(at('bird.y'), 3.2),
      'body.rotation': swing(at('body.rotation'), 2.5),
      'head.rotation': swing(at('head.rotation'), -2.5),
      'tail.rotation': swing(at('tail.rotation'), 5, 0.22),
      'windHigh.x': track`0 94 even | ${beat} 14 hold`,
      'windHigh.opacity': track`0 0 even | ${beat * 0.3} 1 even | ${beat * 0.8} 1 even | ${beat} 0 hold`,
      'windLow.x': track`0 54 even | ${beat * 0.5} 26 hold | ${beat * 0.55} 82 even | ${beat} 54 hold`,
      'windLow.opacity': track`0 1 even | ${beat * 0.5} 0 hold | ${beat * 0.55} 0 even | ${beat} 1 hold`,
    },
  };
}
