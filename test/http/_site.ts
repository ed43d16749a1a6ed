/** A small built page in a folder, with things beside it that nobody may get at. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readSite, type Site } from '../../src/http/static.ts';

const script = `console.log("${'crows '.repeat(50)}");`;
export const secret = 'nobody may read this';

export interface BuiltSite {
  dir: string;
  script: string;
  read: (name: string) => Promise<Uint8Array | undefined>;
  remove: () => void;
}

/** @param change files to leave otherwise than they were built */
export function buildSite(change: Record<string, string> = {}): BuiltSite {
  const dir = mkdtempSync(join(tmpdir(), 'crows-site-'));
  const sha256 = createHash('sha256').update(script).digest('hex');
  const files = {
    'crows.js': { sha256, hashed: false },
    'crows-ABCDEFGH.js': { sha256, hashed: true },
  };
  const manifest = { named: { 'crows.js': 'crows-ABCDEFGH.js' }, preload: ['crows-ABCDEFGH.js'], files };
  for (const name of Object.keys(files)) {
    writeFileSync(join(dir, name), script);
    writeFileSync(join(dir, `${name}.gz`), gzipSync(script));
    writeFileSync(join(dir, `${name}.br`), brotliCompressSync(script));
  }
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dir, 'unnamed.js'), secret);
  symlinkSync('/etc/passwd', join(dir, 'link'));
  mkdirSync(join(dir, '.hidden'));
  writeFileSync(join(dir, '.hidden/x'), secret);
  for (const [name, text] of Object.entries(change)) writeFileSync(join(dir, name), text);
  const read = async (name: string): Promise<Uint8Array | undefined> => {
    try {
      return readFileSync(join(dir, name));
    } catch {
      return undefined;
    }
  };
  return { dir, script, read, remove: () => rmSync(dir, { recursive: true }) };
}

export async function siteOf(built: BuiltSite): Promise<Site> {
  return readSite(built.read);
}
