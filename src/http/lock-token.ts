/** Says whether a text is the token in the lock of this server's data folder, by which the command line knows it. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** @param token without one, nothing is it. */
export function lockCheck(token: string | undefined): (given: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const own = digest(token ?? '');
  // Digests are of one length, which is what a comparison in constant time needs.
  return (given) => token !== undefined && timingSafeEqual(digest(given), own);
}
