/** How a crow moves, layer by layer. Layers never move the same property; inside one, each motion is a state. */
import { flying, takeOff } from './flights.ts';
import { landFail, landOk } from './landings.ts';
import type { Look } from './look.ts';
import { hold, track, type Motion } from './motion.ts';
import { poseOf, SPEAKING, TRUST, type PoseName } from './poses.ts';

/** By layer; the first of each is where it begins. */
export interface Motions {
  pose: readonly Motion[];
  life: readonly Motion[];
  voice: readonly Motion[];
  trust: readonly Motion[];
}

export function motionsOf(look: Look): Motions {
  return {
    pose: [
      { name: 'perched', seconds: 0.1, tracks: {} },
      takeOff(look),
      flying(look),
      landOk(look),
      landFail(look),
      still(look, 'stillFlying', 'flying'),
      still(look, 'stillLandedOk', 'landedOk'),
      still(look, 'stillLandedFail', 'landedFail'),
    ],
    life: [{ name: 'quiet', seconds: 0.1, tracks: {} }, alive(look)],
    voice: [
      { name: 'silent', seconds: 0.1, tracks: {} },
      talking,
      { name: 'stillTalking', seconds: 0.1, tracks: hold(SPEAKING) },
    ],
    trust: ['stranger', 'regular', 'trusted'].map((name, level) => ({
      name,
      seconds: 0.1,
      tracks: hold(TRUST[level] ?? {}),
    })),
  };
}

function still(look: Look, name: string, pose: PoseName): Motion {
  return { name, seconds: 0.1, tracks: hold(poseOf(look, pose)) };
}

/** Seconds at the end of a crow's own rhythm in which it breathes, blinks and looks around; before, nothing moves. */
export const STIR = 1.3;

function alive(look: Look): Motion {
  const { rhythm } = look;
  const begin = rhythm - STIR;
  const lid = look.lid ?? 0.12;
  const blink = begin + 0.45;
  return {
    name: 'alive',
    seconds: rhythm,
    loops: true,
    tracks: {
      'torso.scaleX': track`0 1 hold | ${begin} 1 | ${begin + 0.6} 1.035 | ${rhythm} 1 hold`,
      'torso.scaleY': track`0 1 hold | ${begin} 1 | ${begin + 0.6} 1.02 | ${rhythm} 1 hold`,
      'nod.y': track`0 0 hold | ${begin} 0 | ${begin + 0.6} -1.4 | ${rhythm} 0 hold`,
      // A bird's head doesn't glide: it is here, then there.
      'nod.rotation': track`0 0 hold | ${begin + 0.2} 0 | ${begin + 0.3} ${look.glance} hold | ${begin + 0.95} ${look.glance} | ${begin + 1.05} 0 hold`,
      'lid.scaleY': track`0 ${lid} hold | ${blink} ${lid} | ${blink + 0.07} 1 | ${blink + 0.18} ${lid} hold`,
    },
  };
}

const talking: Motion = {
  name: 'talking',
  seconds: 0.56,
  loops: true,
  tracks: {
    'jaw.rotation': track`0 3 | 0.1 20 | 0.22 5 | 0.34 15 | 0.44 2 | 0.56 3`,
    'bill.rotation': track`0 -1 | 0.1 -8 | 0.22 -2 | 0.34 -6 | 0.44 -1 | 0.56 -1`,
    'voice.opacity': track`0 1 hold`,
    'dotA.y': track`0 0 | 0.1 -3.4 | 0.26 0 hold`,
    'dotB.y': track`0 0 hold | 0.12 0 | 0.24 -3.4 | 0.4 0 hold`,
    'dotC.y': track`0 0 hold | 0.26 0 | 0.38 -3.4 | 0.54 0 hold`,
  },
};
