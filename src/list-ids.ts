/** Ids of lists: `l`, the milliseconds in base 36, two counter digits. They sort by time and never fall. */

/** @param last the highest id given so far, also before a restart; undefined if there is none. */
export function listIds(last?: string): (now: number) => string {
  let stamp = last ? Number.parseInt(last.slice(1, -2), 36) : 0;
  let counter = last ? Number.parseInt(last.slice(-2), 36) : -1;
  return (now) => {
    if (now > stamp) {
      stamp = now;
      counter = 0;
    } else {
      counter += 1;
      if (counter === 36 ** 2) {
        stamp += 1;
        counter = 0;
      }
    }
    return `l${stamp.toString(36)}${counter.toString(36).padStart(2, '0')}`;
  };
}
