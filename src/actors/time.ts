/** The server's one clock. It never falls, whatever the machine's does. */

export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(fire: () => void, ms: number): NodeJS.Timeout;
  clearTimeout(timer: NodeJS.Timeout): void;
}

/** Node takes a longer delay for 1 ms. */
const longestDelay = 2 ** 31 - 1;

/**
 * Follows the machine's clock forwards. When that jumps back, time goes on at its own pace from where it was: waiting
 * for the clock to catch up would make a second's pause last as long as the jump.
 * @param atLeast the newest instant the log knows; time starts no earlier.
 */
export function startTime(
  atLeast: number,
  wall = Date.now,
  steady = performance.now.bind(performance),
): Time {
  let last = Math.max(wall(), atLeast);
  let lastSteady = steady();
  return {
    now() {
      const nowSteady = steady();
      last = Math.max(wall(), last + Math.floor(nowSteady - lastSteady));
      // The part below a millisecond is kept for the next reading, or many readings would stop time.
      lastSteady += Math.floor(nowSteady - lastSteady);
      return last;
    },
    setTimeout(fire, ms) {
      return setTimeout(fire, Math.min(Math.max(0, Math.ceil(ms)), longestDelay));
    },
    clearTimeout,
  };
}
