/**
 * Whether crows may move on this page: not where the person asked their system for less motion, not while the flock is
 * paused, and not where WebAssembly isn't to be had. All crows of a page share it.
 */
const KEY = 'crows.motion';

/** Told by a `change` event. */
class MotionSetting extends EventTarget {
  #paused = remembered();
  readonly #less = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

  constructor() {
    super();
    this.#less?.addEventListener('change', () => this.dispatchEvent(new Event('change')));
  }

  /** The system asks for less motion: stills only, and nothing is loaded. */
  get reduced(): boolean {
    return this.#less?.matches ?? false;
  }

  /** The person paused the flock; kept for the next visit. */
  get paused(): boolean {
    return this.#paused;
  }

  set paused(paused: boolean) {
    if (paused === this.#paused) return;
    this.#paused = paused;
    try {
      localStorage.setItem(KEY, paused ? 'paused' : 'moving');
    } catch {
      // Storage may be forbidden; then it holds until the page is left.
    }
    this.dispatchEvent(new Event('change'));
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'paused';
  } catch {
    return false;
  }
}

export const motionSetting = new MotionSetting();

let able: boolean | undefined;

/**
 * Whether the moving crow can run here. Tried once with the smallest module there is, so that a page whose policy
 * forbids WebAssembly learns it before two megabytes are fetched for nothing.
 */
export function canMove(): boolean {
  able ??= tryWasm() && document.createElement('canvas').getContext('2d') !== null;
  return able;
}

function tryWasm(): boolean {
  try {
    // eslint-disable-next-line no-new
    return (
      new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)) instanceof WebAssembly.Module
    );
  } catch {
    console.info(
      "Crows: this page doesn't run WebAssembly, so the crows stand still. A content security policy with script-src 'wasm-unsafe-eval' lets them fly.",
    );
    return false;
  }
}
