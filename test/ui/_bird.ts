/** A crow of the real file in the real runtime, moved on by hand. */
import type { Levels } from '../../src/ui/rive/levels.ts';
import { LAYERS } from '../../src/ui/rive/machine.ts';
import { POSES, type PoseName } from '../../src/ui/rive/poses.ts';
import { Puppet, type RivFile, type Runtime } from '../../src/ui/rive/puppet.ts';

export const FRAME = 1 / 60;
/** Longer than every motion that ends. */
export const SETTLED = 2;

export const resting: Levels = { pose: 'perched', speaking: false, trust: 0, calm: false, tint: 0xff808080 };

/** What may happen to a crow. */
export type Step = (levels: Levels) => Partial<Levels>;
export const STEPS: readonly Step[] = [
  ...POSES.map((pose): Step => () => ({ pose })),
  ({ calm }) => ({ calm: !calm }),
  ({ speaking }) => ({ speaking: !speaking }),
];

/** What the pose layer may be in once nothing is on its way any more. */
const settled: Record<PoseName, { calm: string[]; moving: string[] }> = {
  perched: { calm: ['perched'], moving: ['perched'] },
  flying: { calm: ['stillFlying'], moving: ['flying'] },
  landedOk: { calm: ['stillLandedOk'], moving: ['landOk', 'stillLandedOk'] },
  landedFail: { calm: ['stillLandedFail'], moving: ['landFail', 'stillLandedFail'] },
};

const layerOf = new Map(LAYERS.flatMap(({ name, states }) => states.map((state) => [state.name, name])));
/** Enough of a crow to tell two poses of it apart. */
const watched = [
  'bird',
  'body',
  'head',
  'nod',
  'tail',
  'legs',
  'nearWing',
  'farWing',
  'jaw',
  'gape',
  'lid',
  'torso',
  'stars',
  'stage',
];

export class Bird {
  readonly puppet: Puppet;
  levels: Levels = resting;
  /** The state each layer is in. */
  readonly in: Record<string, string> = {};
  moving = true;

  constructor(runtime: Runtime, file: RivFile, name = 'Hugin') {
    this.puppet = new Puppet(runtime, file, name);
    this.tell({});
    this.advance(0);
  }

  tell(changes: Partial<Levels>): this {
    this.levels = { ...this.levels, ...changes };
    this.puppet.tell(this.levels);
    return this;
  }

  /** In steps no longer than `step`, as a page would. */
  advance(seconds: number, step = FRAME): this {
    let left = seconds;
    do {
      this.moving = this.puppet.advance(Math.min(step, left));
      for (const state of this.puppet.entered) this.in[layerOf.get(state) ?? ''] = state;
      left -= step;
    } while (left > 1e-9);
    return this;
  }

  settle(): this {
    return this.advance(SETTLED, 0.25);
  }

  /** Whether every layer is in a state its levels allow, once it has settled. */
  get isWhereItShouldBe(): boolean {
    const { pose, calm, speaking } = this.levels;
    const voice = speaking ? (calm ? 'stillTalking' : 'talking') : 'silent';
    const life = pose === 'perched' && !calm ? 'alive' : 'quiet';
    const poses = settled[pose][calm ? 'calm' : 'moving'];
    return poses.includes(this.in['pose'] ?? '') && this.in['voice'] === voice && this.in['life'] === life;
  }

  /** Where its parts are, to a thousandth. */
  get look(): Record<string, number[]> {
    return Object.fromEntries(
      watched.map((name) => {
        const part = this.puppet.part(name);
        const { x = 0, y = 0, rotation = 0, scaleX = 0, scaleY = 0 } = part ?? {};
        return [name, [x, y, rotation, scaleX, scaleY].map((value) => Math.round(value * 1000) / 1000 + 0)];
      }),
    );
  }
}
