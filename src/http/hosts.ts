/**
 * By which names this server may be asked for, and from which pages. It knows names only; what a request does with a
 * name that isn't here is the guard's.
 */

export interface OwnNames {
  /** Whole `Host` values, in lower case. */
  hosts: ReadonlySet<string>;
  /** Whole `Origin` values of our own pages. */
  origins: ReadonlySet<string>;
}

/**
 * @param host where the server listens. An address that means "every one" is not a name to be asked by.
 * @param behind names a proxy asks by, with or without a port; its pages may be of either scheme.
 */
export function ownNames(host: string, port: number, behind: readonly string[]): OwnNames {
  const own = ['localhost', '127.0.0.1', '[::1]'];
  own.push(nameOf(host));

  const hosts = new Set<string>();
  const origins = new Set<string>();
  for (const name of own) {
    hosts.add(`${name}:${port}`);
    origins.add(`http://${name}:${port}`);
    if (port !== 80) continue;
    hosts.add(name);
    origins.add(`http://${name}`);
  }
  for (const name of behind) {
    hosts.add(name);
    if (!name.includes(':')) hosts.add(`${name}:${port}`);
    for (const scheme of ['http', 'https']) origins.add(new URL(`${scheme}://${name}`).origin);
  }
  return { hosts, origins };
}

/** True of what could be the `Host` of some server. */
export function isHost(value: string): boolean {
  return /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::[0-9]{1,5})?$/.test(value);
}

/** How an address is written in a URL; one that means "every address" is reached as this machine. */
export function nameOf(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (/^[:0]+$/.test(host)) return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
