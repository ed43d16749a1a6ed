/**
 * One crow in the Rive runtime: told levels, moved on by seconds, drawn on request. It has no clock of its own and
 * knows no page, so the same sequence gives the same bird in a browser and in a test.
 *
 * A file is driven by the view model of its artboard or, failing that, by state machine inputs; either way by the
 * names of the levels. What a file doesn't have is left alone.
 */
import type { RuntimeLoader } from '@rive-app/canvas';
import type { Levels } from './levels.ts';
import { POSES } from './poses.ts';

/** The runtime below the package's player; its own types, found through the only door to them. */
export type Runtime = Awaited<ReturnType<typeof RuntimeLoader.awaitInstance>>;
export type RivFile = Awaited<ReturnType<Runtime['load']>>;
export type Renderer = ReturnType<Runtime['makeRenderer']>;
type Artboard = ReturnType<RivFile['defaultArtboard']>;
type Machine = InstanceType<Runtime['StateMachineInstance']>;
type ViewModelInstance = ReturnType<ReturnType<RivFile['viewModelByIndex']>['defaultInstance']>;

export class Puppet {
  /** What the file has no way to be told, by the names of levels; it may still be worth showing. */
  readonly missing: readonly (keyof Levels)[];
  readonly #runtime: Runtime;
  readonly #artboard: Artboard;
  readonly #machine: Machine;
  readonly #model: ViewModelInstance | undefined;
  readonly #setters: Partial<Record<keyof Levels, (levels: Levels) => void>>;

  /** Takes the artboard called `name`, else the file's first; throws when there is none that moves. */
  constructor(runtime: Runtime, file: RivFile, name: string) {
    this.#runtime = runtime;
    const artboard = artboardOf(file, name);
    if (!artboard) throw new Error('The file has no artboard.');
    this.#artboard = artboard;
    const machine = artboard.stateMachineCount() > 0 ? artboard.stateMachineByIndex(0) : undefined;
    if (!machine) {
      const { name: called } = artboard;
      artboard.delete();
      throw new Error(`The artboard "${called}" has no state machine.`);
    }
    this.#machine = new runtime.StateMachineInstance(machine, artboard);
    this.#model = modelOf(file, artboard, name);
    if (this.#model) this.#machine.bindViewModelInstance(this.#model);
    const byModel = this.#model ? modelSetters(this.#model) : {};
    this.#setters = Object.keys(byModel).length > 0 ? byModel : inputSetters(runtime, this.#machine);
    this.missing = LEVELS.filter((level) => this.#setters[level] === undefined);
  }

  get artboardName(): string {
    return this.#artboard.name;
  }

  tell(levels: Levels): void {
    for (const set of Object.values(this.#setters)) set(levels);
  }

  /** Moves on; false once nothing would move any more until it is told something new. */
  advance(seconds: number): boolean {
    return this.#machine.advanceAndApply(seconds);
  }

  /** States entered by the last `advance`, by the names of their motions. */
  get entered(): string[] {
    return Array.from({ length: this.#machine.stateChangedCount() }, (_, at) =>
      this.#machine.stateChangedNameByIndex(at),
    );
  }

  /** The part of that name as it is now; for looking at, in tests. */
  part(name: string): { x: number; y: number; rotation: number; scaleX: number; scaleY: number } | undefined {
    return this.#artboard.node(name) ?? undefined;
  }

  /** Draws into a square of `side` pixels. */
  draw(renderer: Renderer, side: number): void {
    const { Fit, Alignment } = this.#runtime;
    renderer.clear();
    renderer.save();
    renderer.align(
      Fit.contain,
      Alignment.center,
      { minX: 0, minY: 0, maxX: side, maxY: side },
      this.#artboard.bounds,
    );
    this.#artboard.draw(renderer);
    renderer.restore();
    renderer.flush();
  }

  delete(): void {
    this.#machine.delete();
    this.#artboard.delete();
    this.#model?.delete();
  }
}

const LEVELS: readonly (keyof Levels)[] = ['pose', 'speaking', 'trust', 'calm', 'tint'];

function artboardOf(file: RivFile, name: string): Artboard | undefined {
  for (let at = 0; at < file.artboardCount(); at += 1) {
    const artboard = file.artboardByIndex(at);
    if (artboard.name === name) return artboard;
    artboard.delete();
  }
  return file.artboardCount() > 0 ? file.defaultArtboard() : undefined;
}

/** The instance called like the crow, else the model's default. */
function modelOf(file: RivFile, artboard: Artboard, name: string): ViewModelInstance | undefined {
  const model: ReturnType<RivFile['viewModelByIndex']> | null = file.defaultArtboardViewModel(artboard);
  if (!model) return undefined;
  return (
    (model.getInstanceNames().includes(name) ? model.instanceByName(name) : model.defaultInstance()) ??
    undefined
  );
}

function modelSetters(model: ViewModelInstance): Partial<Record<keyof Levels, (levels: Levels) => void>> {
  const types = new Map<string, string>(model.getProperties().map(({ name, type }) => [name, type]));
  const is = (name: keyof Levels, type: string): boolean => types.get(name) === type;
  const [pose, speaking, trust, calm, tint] = [
    is('pose', 'enumType') ? model.enum('pose') : undefined,
    is('speaking', 'boolean') ? model.boolean('speaking') : undefined,
    is('trust', 'number') ? model.number('trust') : undefined,
    is('calm', 'boolean') ? model.boolean('calm') : undefined,
    is('tint', 'color') ? model.color('tint') : undefined,
  ];
  return {
    ...(pose && { pose: (levels) => (pose.value = levels.pose) }),
    ...(speaking && { speaking: (levels) => (speaking.value = levels.speaking) }),
    ...(trust && { trust: (levels) => (trust.value = levels.trust) }),
    ...(calm && { calm: (levels) => (calm.value = levels.calm) }),
    // The runtime counts colours as signed numbers.
    ...(tint && { tint: (levels) => (tint.value = levels.tint | 0) }),
  };
}

/** Inputs are numbers and booleans: `pose` counts in the order of the poses, and there is no colour. */
function inputSetters(
  runtime: Runtime,
  machine: Machine,
): Partial<Record<keyof Levels, (levels: Levels) => void>> {
  const { SMIInput } = runtime;
  const setters: Partial<Record<keyof Levels, (levels: Levels) => void>> = {};
  for (let at = 0; at < machine.inputCount(); at += 1) {
    const input = machine.input(at);
    const { name, type } = input;
    if (type === SMIInput.number) {
      const number = input.asNumber();
      if (name === 'pose') setters.pose = ({ pose }) => (number.value = POSES.indexOf(pose));
      if (name === 'trust') setters.trust = ({ trust }) => (number.value = trust);
    } else if (type === SMIInput.bool) {
      const flag = input.asBool();
      if (name === 'speaking') setters.speaking = ({ speaking }) => (flag.value = speaking);
      if (name === 'calm') setters.calm = ({ calm }) => (flag.value = calm);
    }
  }
  return setters;
}
