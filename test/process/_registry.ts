/** A registry of packages on this machine: it has what is installed here, in the versions that are installed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  bin?: unknown;
}

/** Folders of installed packages, those within others included. */
function packagesIn(modules: string): string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules).flatMap((name) => {
    const path = join(modules, name);
    if (name.startsWith('@')) return packagesIn(path);
    return existsSync(join(path, 'package.json')) ? [path, ...packagesIn(join(path, 'node_modules'))] : [];
  });
}

export async function startRegistry(): Promise<{ address: string; server: Server }> {
  const folders = new Map<string, Map<string, string>>();
  const manifestIn = (folder: string): Manifest =>
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  for (const folder of packagesIn('node_modules')) {
    const { name, version } = manifestIn(folder);
    folders.set(name, (folders.get(name) ?? new Map<string, string>()).set(version, folder));
  }
  const server = createServer(({ url = '' }, response) => {
    const [name = '', version] = decodeURIComponent(url.slice(1)).split('/-/');
    const versions = folders.get(name);
    const folder = versions?.get(version ?? '');
    if (folder !== undefined)
      response.end(execFileSync('tar', ['-czf', '-', '-C', folder, '.'], { maxBuffer: 1e9 }));
    else if (!versions || version !== undefined) response.writeHead(404).end('{}');
    else {
      const described = [...versions].map(([one, at]) => {
        const tarball = `${address}/${encodeURIComponent(name)}/-/${one}`;
        return [one, { ...manifestIn(at), dist: { tarball } }] as const;
      });
      const latest = described.at(-1)?.[0];
      response.end(
        JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(described) }),
      );
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, server };
}
