/** Nests on disk: one small file, replaced whole, so that what was answered is what will be found. */
import * as v from 'valibot';
import { changed, created, todo, type Nest, type NestWish } from '../nests.ts';
import { Refusal } from '../refusal.ts';
import type { Disk } from './disk.ts';

export interface NestBookOptions {
  disk: Disk;
  path: string;
  roster: readonly string[];
  /** True while a list of the nest flies. */
  isFlying: (nestId: string) => boolean;
}

/** A person may have had a hand in it: a nest that is none would only fail once a list flies in it. */
const nestsShape = v.object({
  nests: v.array(
    v.looseObject({
      nest_id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/)),
      name: v.pipe(v.string(), v.nonEmpty()),
      crows: v.array(v.string()),
      always_ask: v.optional(v.boolean()),
      approval_s: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      murder: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(2))),
    }),
  ),
});

export class NestBook {
  readonly #options: NestBookOptions;
  #nests: readonly Nest[];
  /** Nests whose end is being written: no list may start in one. */
  readonly #leaving = new Set<string>();
  /** Changes wait for each other: each is made of what the one before left. */
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(options: NestBookOptions, nests: readonly Nest[]) {
    this.#options = options;
    this.#nests = nests;
  }

  /** @throws Error if the file is there and can't be read: a person's nests are not thrown away. */
  static async open(options: NestBookOptions): Promise<NestBook> {
    const bytes = await options.disk.read(options.path);
    if (!bytes) return new NestBook(options, [todo]);
    try {
      const given: unknown = JSON.parse(Buffer.from(bytes).toString());
      const { nests } = v.parse(nestsShape, given) as { nests: Nest[] };
      return new NestBook(
        options,
        nests.some(({ nest_id }) => nest_id === todo.nest_id) ? nests : [todo, ...nests],
      );
    } catch {
      throw new Error(
        `${options.path} can't be read as nests. Mend it, or move it away to start without nests.`,
      );
    }
  }

  get nests(): readonly Nest[] {
    return this.#nests;
  }

  /** @throws Refusal 404 */
  get(nestId: string): Nest {
    const nest = this.#nests.find(({ nest_id }) => nest_id === nestId);
    if (nest && !this.#leaving.has(nestId)) return nest;
    throw new Refusal(404, `There is no nest "${nestId}". GET /api/nests lists them.`);
  }

  /** @throws Refusal 400, 409 */
  create(wish: NestWish): Promise<Nest> {
    return this.#change(() => {
      const nest = created(wish, this.#nests, this.#options.roster);
      return { nest, nests: [...this.#nests, nest] };
    });
  }

  /** @throws Refusal 400, 404 */
  alter(nestId: string, wish: NestWish): Promise<Nest> {
    return this.#change(() => {
      const nest = changed(this.get(nestId), wish, this.#options.roster);
      return { nest, nests: this.#nests.map((one) => (one.nest_id === nestId ? nest : one)) };
    });
  }

  /** @throws Refusal 404, 409 while one of its lists flies, and for `todo`. */
  async delete(nestId: string): Promise<void> {
    await this.#change(() => {
      const nest = this.get(nestId);
      if (nestId === todo.nest_id)
        throw new Refusal(409, 'The nest `todo` stays: lists without a nest are in it.');
      if (this.#options.isFlying(nestId)) {
        throw new Refusal(
          409,
          `A list of "${nest.name}" is still flying. Cancel it, or wait until it is finished.`,
        );
      }
      this.#leaving.add(nestId);
      return { nest, nests: this.#nests.filter(({ nest_id }) => nest_id !== nestId) };
    }).finally(() => this.#leaving.delete(nestId));
  }

  #change(make: () => { nest: Nest; nests: Nest[] }): Promise<Nest> {
    const { disk, path } = this.#options;
    const turn = this.#turn.then(async () => {
      const { nest, nests } = make();
      await disk.replace(path, `${JSON.stringify({ nests }, undefined, 2)}\n`).catch(() => {
        throw new Refusal(503, 'The disk did not take the change. Try again in a moment.');
      });
      this.#nests = nests;
      return nest;
    });
    this.#turn = turn.catch(() => {});
    return turn;
  }
}
