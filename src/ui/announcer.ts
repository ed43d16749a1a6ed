/**
 * What is said aloud to people who listen instead of looking: one voice for the whole document, however many
 * elements stand on the page. It speaks through a region in the shadow of whichever element is still there, so that
 * nothing is added to the page itself.
 */

export interface Region {
  status: HTMLElement;
  alert: HTMLElement;
}

/** A calm voice: at most one status in this many milliseconds. */
const breathMs = 3000;

export class Announcer {
  readonly #regions = new Set<Region>();
  /** Says how much happened since the last word, and the latest of it. Set by whichever element joined last. */
  summary = (count: number, latest: string): string => `${count}: ${latest}`;
  #waiting = 0;
  #latest = '';
  #lastAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Alerts of one moment stand side by side: one in place of another would go unheard. */
  #isAlerting = false;

  /** @returns how to leave. The first that joined speaks. */
  join(region: Region): () => void {
    this.#regions.add(region);
    return () => {
      this.#regions.delete(region);
      this.#isAlerting = false;
      if (this.#regions.size > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#waiting = 0;
    };
  }

  /** For what can wait: many in a row become one sentence. */
  status(text: string): void {
    this.#waiting += 1;
    this.#latest = text;
    if (this.#timer !== undefined) return;
    const wait = Math.max(0, this.#lastAt + breathMs - performance.now());
    this.#timer = setTimeout(() => this.#breathe(), wait);
  }

  /** For what needs the person now: a question, a lost connection. */
  alert(text: string): void {
    this.#say('alert', text, this.#isAlerting);
    this.#isAlerting = true;
    queueMicrotask(() => (this.#isAlerting = false));
  }

  #breathe(): void {
    this.#timer = undefined;
    this.#lastAt = performance.now();
    const text = this.#waiting === 1 ? this.#latest : this.summary(this.#waiting, this.#latest);
    this.#waiting = 0;
    this.#say('status', text);
  }

  #say(kind: keyof Region, text: string, beside = false): void {
    const [region] = this.#regions;
    if (!region) return;
    // A region that holds the same words again says nothing; a new node is a change even then.
    const line = document.createElement('p');
    line.textContent = text;
    if (beside) region[kind].append(line);
    else region[kind].replaceChildren(line);
  }
}

export const announcer = new Announcer();

/** Makes the two regions of one element. */
export function regionsIn(root: ShadowRoot): Region {
  const make = (role: 'status' | 'alert') => {
    const region = document.createElement('div');
    region.className = 'unseen';
    region.setAttribute('role', role);
    root.append(region);
    return region;
  };
  return { status: make('status'), alert: make('alert') };
}
