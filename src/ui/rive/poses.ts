/** The poses a crow can hold, as placings of its parts. A still shows one of them; the animated file moves between them. */
import type { Look } from './look.ts';
import type { Pose } from './scene.ts';

export const POSES = ['perched', 'flying', 'landedOk', 'landedFail'] as const;
export type PoseName = (typeof POSES)[number];

/** How a crow of this look holds a pose; parts that aren't named perch. */
export function poseOf(look: Look, pose: PoseName): Pose {
  switch (pose) {
    case 'flying':
      return {
        bird: { x: 55, y: 103, scaleX: 0.82, scaleY: 0.82 },
        body: { rotation: 60 },
        head: { rotation: -56, x: 6, y: -27 },
        tail: { rotation: -6 },
        legs: { opacity: 0 },
        folded: { opacity: 0 },
        nearWing: { x: -4, y: -8, opacity: 1, rotation: -84, scaleX: 1.3, scaleY: 1.34 },
        nearHand: { rotation: -10 },
        farWing: { x: 2, y: -20, opacity: 1, rotation: -48, scaleX: 1.2, scaleY: 1.26 },
        farHand: { rotation: 4 },
        wire: { opacity: 0 },
        wind: { opacity: 1 },
      };
    case 'landedOk':
      return {
        body: { rotation: (look.lean ?? 0) - 6 },
        head: { rotation: -8 },
        folded: { opacity: 0 },
        nearWing: { opacity: 1, rotation: -74, scaleX: 0.95, scaleY: 1 },
        farWing: { x: 14, y: -8, opacity: 1, rotation: 72, scaleX: -0.85, scaleY: 0.85 },
        find: { opacity: 1 },
        shut: { opacity: 1 },
        glad: { opacity: 1 },
        cheer: { opacity: 1 },
      };
    case 'landedFail':
      return {
        stage: { y: 0, scaleY: 1 },
        bird: { x: 74, y: 112 },
        body: { rotation: -96 },
        head: { rotation: 22, x: 2, y: -26 },
        tail: { rotation: 34, x: -12, y: 16 },
        legs: { x: 22, y: 10, rotation: -82, scaleX: 1.15, scaleY: 1.9 },
        folded: { opacity: 0 },
        nearWing: { x: -6, y: -8, opacity: 1, rotation: -46, scaleX: -0.8, scaleY: 0.76 },
        nearHand: { rotation: 14 },
        shut: { opacity: 1 },
        dazed: { opacity: 1 },
        gape: { rotation: 22 },
        stars: { opacity: 1 },
      };
    default:
      return {};
  }
}

/** On top of any pose, while it speaks. */
export const SPEAKING: Pose = { jaw: { rotation: 18 }, bill: { rotation: -7 }, voice: { opacity: 1 } };

/** On top of any pose: the ring by trust level. */
export const TRUST: readonly Pose[] = [
  {},
  { regular: { opacity: 1 } },
  { regular: { opacity: 1 }, trusted: { opacity: 1 } },
];
