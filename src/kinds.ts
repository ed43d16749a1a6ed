/**
 * What a setting may be: strict readers of one string each. `80x`, `1e3`, ` 80` and `yes please` are not values here;
 * a server that guesses what was meant starts with a setting nobody chose.
 */

/** Either the value, or the part that is not of the form; a secret's part is left out. */
type Reading<T> = { value: T } | { unfit: string | undefined };

export interface Kind<T> {
  /** Completes "must be …". */
  form: string;
  read(raw: string): Reading<T>;
}

const grouped = (n: number) => n.toLocaleString('en-US');

function test<T>(form: string, read: (raw: string) => T | undefined): Kind<T> {
  return {
    form,
    read: (raw) => {
      const value = read(raw);
      return value === undefined ? { unfit: raw } : { value };
    },
  };
}

function wholeNumber(raw: string): number | undefined {
  return /^(0|[1-9][0-9]{0,14})$/.test(raw) ? Number(raw) : undefined;
}

/** A whole number from `min` to `max`. `also` is one more that is allowed, with the words for it. */
export function whole(min: number, max: number, also?: { value: number; words: string }): Kind<number> {
  const range = `a whole number from ${grouped(min)} to ${grouped(max)}`;
  return test(also ? `${range}, or ${also.value} ${also.words}` : range, (raw) => {
    const n = wholeNumber(raw);
    if (n === undefined) return undefined;
    return (n >= min && n <= max) || n === also?.value ? n : undefined;
  });
}

export function oneOf<const T extends string>(...words: T[]): Kind<T> {
  return test(`one of ${words.join(', ')}`, (raw) => words.find((word) => word === raw));
}

const switches: Record<string, boolean> = { on: true, yes: true, off: false, no: false };

export const onOff: Kind<boolean> = test('on or off', (raw) =>
  Object.hasOwn(switches, raw) ? switches[raw] : undefined);

export const folder: Kind<string> = test('the path of a folder', (raw) =>
  raw.trim() === '' || raw.includes('\0') ? undefined : raw);

export const modelId: Kind<string> = test('a model id of at most 200 characters without spaces', (raw) =>
  /^[!-~]{1,200}$/.test(raw) ? raw : undefined);

/** Never echoed, not even when it is too short to be one. */
export const secret: Kind<string> = {
  form: '16 to 200 characters out of letters, digits and - . _ ~ + / =',
  read: (raw) => (/^[A-Za-z0-9._~+/=-]{16,200}$/.test(raw) ? { value: raw } : { unfit: undefined }),
};

const nameForm = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/;
const ipv6Form = /^[0-9a-f:]*:[0-9a-f:.]*$/;

export const listenAddress: Kind<string> = test('a host name or an IP address to listen on', (raw) => {
  const host = raw.toLowerCase();
  return host.length <= 253 && (nameForm.test(host) || ipv6Form.test(host)) ? host : undefined;
});

/** True where only this machine can knock. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.[0-9]{1,3}){3}$/.test(host);
}

function listOf(form: string, fits: (entry: string) => boolean): Kind<string[]> {
  return {
    form,
    read: (raw) => {
      const entries = raw.split(',').map((entry) => entry.trim());
      const unfit = entries.find((entry) => !fits(entry));
      return unfit === undefined ? { value: [...new Set(entries)] } : { unfit };
    },
  };
}

/** Exact origins as a browser sends them: no wildcard, no path, no default port. */
export const originList = listOf(
  'origins separated by commas, each exactly as a browser sends it, such as https://embed.example, without a path or a *',
  (entry) => {
    if (!URL.canParse(entry)) return false;
    const { origin, protocol, hostname } = new URL(entry);
    return origin === entry && /^https?:$/.test(protocol) && !hostname.includes('*');
  },
);

/** Names by which a proxy asks for this server, with the port if the proxy passes one on. */
export const hostList = listOf(
  'host names separated by commas, each in lower case such as crows.example or crows.example:8443, without a * or a scheme',
  (entry) => {
    const [, name = '', port] = /^([^:]*)(?::([0-9]{1,5}))?$/.exec(entry) ?? [];
    return name.length <= 253 && nameForm.test(name) && (port === undefined || isPort(port));
  },
);

function isPort(raw: string): boolean {
  const port = wholeNumber(raw);
  return port !== undefined && port >= 1 && port <= 65_535;
}
