/** nginx and Caddy in front of a server, with the configurations that docs/team.md shows. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as requestHttps, type RequestOptions } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { createParser } from 'eventsource-parser';
import { createServer, type AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { setTimeout as sleep } from 'node:timers/promises';
import { replaced, snippetOf } from '../_snippets.ts';
import { bare } from './_server.ts';

const page = 'docs/team.md';
/** As the page calls them. */
export const named = { host: 'crows.example', upstream: '127.0.0.1:27697', user: 'ada' };
export const password = 'a feather, a fork';

export interface Proxy {
  port: number;
  /** What vouches for its certificate. */
  ca: string;
  end(): Promise<void>;
}

export interface ProxyKind {
  name: string;
  isHere(): boolean;
  /** @param upstream host and port @param dir an empty folder of its own */
  start(upstream: string, dir: string): Promise<Proxy>;
}

const runs = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

export const nginx: ProxyKind = {
  name: 'nginx',
  isHere: () => runs('nginx', '-v') && runs('openssl', 'version'),
  async start(upstream, dir) {
    const port = await freePort();
    const [certificate, key, logins] = ['crt', 'key', 'htpasswd'].map((ending) => `${dir}/crows.${ending}`);
    makeCertificate(certificate!, key!);
    // Without a terminal the password comes by standard input.
    const addLogin = replaced(snippetOf(page, 'sh', 'openssl'), {
      'passwd -6': 'passwd -6 -stdin',
      '/etc/nginx/crows.htpasswd': logins!,
    });
    execFileSync('sh', ['-c', addLogin], { input: `${password}\n` });
    writeFileSync(
      `${dir}/crows.conf`,
      replaced(snippetOf(page, 'nginx'), {
        [named.upstream]: upstream,
        'listen 443': `listen 127.0.0.1:${port}`,
        '/etc/nginx/crows.crt': certificate!,
        '/etc/nginx/crows.key': key!,
        '/etc/nginx/crows.htpasswd': logins!,
      }),
    );
    // What Debian puts around it; as root it would read the folder of a test as nobody.
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((what) => `${what}_temp_path ${dir}/${what};`)
      .join(' ');
    writeFileSync(
      `${dir}/nginx.conf`,
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${dir}/pid; error_log stderr;
events {} http { access_log off; gzip on; ${temporary} include ${dir}/crows.conf; }\n`,
    );
    const command = ['nginx', '-p', dir, '-e', 'stderr', '-c', `${dir}/nginx.conf`];
    const end = await run(command, port, { signal: 'SIGTERM' });
    return { port, ca: readFileSync(certificate!, 'utf8'), end };
  },
};

export const caddy: ProxyKind = {
  name: 'Caddy',
  isHere: () => runs('caddy', 'version'),
  async start(upstream, dir) {
    const port = await freePort();
    const hash = execFileSync('caddy', ['hash-password', '--plaintext', password], { encoding: 'utf8' });
    const site = replaced(snippetOf(page, 'caddyfile'), {
      [named.upstream]: upstream,
      '<hash from `caddy hash-password`>': hash.trim(),
      ...(isOldCaddy() && { basic_auth: olderName() }),
    });
    // A certificate of its own authority in place of one from the net, and no port that needs root.
    const around = `{ \n admin off \n http_port ${await freePort()} \n https_port ${port} \n default_bind 127.0.0.1
 auto_https disable_redirects \n local_certs \n skip_install_trust \n storage file_system ${dir}/store \n}\n`;
    mkdirSync(`${dir}/store`);
    writeFileSync(`${dir}/Caddyfile`, around + site);
    const env = { ...bare(), HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
    // Told to end, it would wait for streams that never do.
    const end = await run(['caddy', 'run', '--config', `${dir}/Caddyfile`], port, { env, signal: 'SIGKILL' });
    return { port, ca: readFileSync(`${dir}/store/pki/authorities/local/root.crt`, 'utf8'), end };
  },
};

/** Before 2.8; the page says what the directive was called there. */
function isOldCaddy(): boolean {
  const [, major, minor] =
    /v?(\d+)\.(\d+)/.exec(execFileSync('caddy', ['version'], { encoding: 'utf8' })) ?? [];
  return Number(major) === 2 && Number(minor) < 8;
}

/** As the page has it, for people with an older Caddy. */
function olderName(): string {
  const [, name] = /before 2\.8[^)]*`basic_auth` is called `(\w+)`/.exec(readFileSync(page, 'utf8')) ?? [];
  if (name === undefined) throw new Error(`${page} says no more what \`basic_auth\` was called before 2.8.`);
  return name;
}

function makeCertificate(certificate: string, key: string): void {
  const subject = ['-subj', `/CN=${named.host}`, '-addext', `subjectAltName=DNS:${named.host}`];
  const files = ['-keyout', key, '-out', certificate];
  const what = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');
  execFileSync('openssl', ['req', ...what, ...subject, ...files], { stdio: 'pipe' });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves once it serves on that port. */
async function run(
  [program = '', ...args]: string[],
  port: number,
  { env = bare(), signal }: { env?: NodeJS.ProcessEnv; signal: NodeJS.Signals },
): Promise<() => Promise<void>> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const gone = once(child, 'exit');
  while (!(await greets(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}: ${said}`);
    await sleep(20);
  }
  return async () => {
    child.kill(signal);
    await gone;
  };
}

/** Caddy listens before it has a certificate; until then it breaks off. */
function greets(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port, servername: named.host, rejectUnauthorized: false });
  return new Promise<boolean>((resolve) => {
    socket.once('secureConnect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Without it, the login of the page. */
  login?: string | null;
}

/** Asks for https://crows.example as a client would for which that name leads to the proxy. */
export async function ask(proxy: Proxy, path: string, { method, headers, body, login }: Asked = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const secret = login === undefined ? `${named.user}:${password}` : login;
  const options: RequestOptions = {
    host: '127.0.0.1',
    port: proxy.port,
    servername: named.host,
    ca: proxy.ca,
    path,
    method: method ?? (text === undefined ? 'GET' : 'POST'),
    headers: {
      Host: named.host,
      ...(secret !== null && { Authorization: `Basic ${Buffer.from(secret).toString('base64')}` }),
      ...(text !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(text)),
      }),
      ...headers,
    },
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    requestHttps(options, resolve).once('error', reject).end(text);
  });
}

export async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += String(chunk);
  return text;
}

/** Messages of a stream, each as soon as it is there. */
export async function* messagesOf(answer: IncomingMessage): AsyncGenerator<{ event: string; data: string }> {
  let come: { event: string; data: string }[] = [];
  const parser = createParser({ onEvent: ({ event = '', data }) => void come.push({ event, data }) });
  for await (const chunk of answer.setEncoding('utf8')) {
    parser.feed(String(chunk));
    yield* come;
    come = [];
  }
}
