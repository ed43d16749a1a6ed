/** Why a page of another origin gets no answer: a browser says to scripts only that a request failed. */

/**
 * The browser's own rule for pages that reach for the machine they are shown on: `prompt`, it has not been allowed yet;
 * `denied`, it was refused; `insecure`, the page is not on https and is not even asked. `unknown`: the server is not
 * there, or does not know the page; it tells a page it does not know nothing, not even that it is there.
 */
export type Blocked = 'prompt' | 'denied' | 'insecure' | 'unknown';

/** Names of one permission, the newest first. https://wicg.github.io/local-network-access/ */
const permissions = ['loopback-network', 'local-network-access'];

const isLoopback = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
const isLocal = (host: string): boolean =>
  isLoopback(host) || /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|\.local$/.test(host);

/**
 * @param base of a server that has just not answered
 * @param hasAnswered it did before: then it knows the page
 * @returns undefined: nothing stands in the way that is known
 */
export async function whatBlocks(base: string, hasAnswered: boolean): Promise<Blocked | undefined> {
  const { origin, hostname } = new URL(base, location.href);
  if (origin === location.origin || !navigator.onLine) return undefined;
  // A page of this machine needs nobody's leave to ask it.
  const state =
    isLocal(hostname) && !isLoopback(location.hostname) ? await permissionState() : ('granted' as const);
  if (state === 'prompt' || state === 'denied') return globalThis.isSecureContext ? state : 'insecure';
  return hasAnswered ? undefined : 'unknown';
}

async function permissionState(): Promise<PermissionState | undefined> {
  for (const name of permissions) {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- younger than the compiler's list of names
      return (await navigator.permissions.query({ name: name as PermissionName })).state;
    } catch {
      // This browser does not know the name.
    }
  }
  return undefined;
}
