/** The actors an inspector is shown: a tree of paths, bounded by how many lists stand in it. */
import type { ShownActor, ShownState } from '../../inspected.ts';

/** Lists that are shown at once, besides the flock. */
const mostLists = 100;

interface Shown {
  actor: ShownActor;
  children: Set<string>;
}

export class ShownActors {
  readonly #actors = new Map<string, Shown>();
  /** Roots, the one that moved last at the end; true once its list is in memory no longer. */
  readonly #roots = new Map<string, boolean>();

  /** Every actor, parents before their children. */
  get all(): ShownActor[] {
    return [...this.#roots.keys()].flatMap((root) => this.tree(root));
  }

  /** @returns roots that are shown no longer, to make room. */
  add(actor: ShownActor): string[] {
    const { sessionId, parentId, rootId } = actor;
    this.#actors.set(sessionId, { actor, children: new Set() });
    if (parentId !== undefined) this.#actors.get(parentId)?.children.add(sessionId);
    this.#touch(rootId);
    return parentId === undefined ? this.#makeRoom() : [];
  }

  note(path: string, snapshot: ShownState): void {
    const shown = this.#actors.get(path);
    if (!shown) return;
    shown.actor = { ...shown.actor, snapshot };
    this.#touch(shown.actor.rootId);
  }

  /** Children of an actor that are not among the ids it has now. */
  gone(path: string, ids: ReadonlySet<string>): string[] {
    const children = [...(this.#actors.get(path)?.children ?? [])];
    return children.filter((child) => !ids.has(child.slice(path.length + 1)));
  }

  /** Takes an actor out, with all below it. */
  remove(path: string): void {
    const shown = this.#actors.get(path);
    if (!shown) return;
    for (const child of shown.children) this.remove(child);
    this.#actors.delete(path);
    const { parentId } = shown.actor;
    if (parentId === undefined) this.#roots.delete(path);
    else this.#actors.get(parentId)?.children.delete(path);
  }

  /** A list left memory; what it was stays shown until the room is needed. */
  rest(root: string): void {
    if (this.#roots.has(root)) this.#roots.set(root, true);
  }

  get resting(): string[] {
    return [...this.#roots].flatMap(([root, rests]) => (rests ? [root] : []));
  }

  #touch(root: string): void {
    this.#roots.delete(root);
    this.#roots.set(root, false);
  }

  #makeRoom(): string[] {
    const lists = [...this.#roots.keys()].filter((path) => path !== 'flock');
    if (lists.length <= mostLists) return [];
    const oldest = lists.find((path) => this.#roots.get(path) === true) ?? lists[0];
    if (oldest === undefined) return [];
    this.remove(oldest);
    return [oldest];
  }

  /** An actor and all below it, parents first. */
  tree(path: string): ShownActor[] {
    const shown = this.#actors.get(path);
    return shown ? [shown.actor, ...[...shown.children].flatMap((child) => this.tree(child))] : [];
  }
}
