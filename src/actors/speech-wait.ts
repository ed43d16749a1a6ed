/** How long a provider asks to be left alone, read from the headers of its refusal. */

/** No timer is longer than this, and nobody waits longer. */
const longest = 2 ** 31 - 1;

/**
 * @param now milliseconds since 1970, since `retry-after` may be a date.
 * @returns milliseconds, or undefined if nothing was said or it makes no sense.
 */
export function waitOf(headers: unknown, now: number): number | undefined {
  if (!(headers instanceof Headers)) return undefined;
  const exact = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (exact > 0) return Math.min(exact, longest);
  const given = headers.get('retry-after') ?? '';
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return ms > 0 ? Math.min(Math.round(ms), longest) : undefined;
}
