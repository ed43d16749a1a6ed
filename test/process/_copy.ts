/** A copy of everything that is ours, for what writes into it. */
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';

const left = new Set(['node_modules', 'dist', '.git', '.crows']);

/** @param to an empty folder */
export function copyTree(to: string): void {
  const from = process.cwd();
  cpSync(from, to, { recursive: true, filter: (path) => !left.has(relative(from, path)) });
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'), 'junction');
}

/** What each file holds, by its path; what is built is left out. */
export function filesIn(dir: string, under = ''): Map<string, string> {
  const here = readdirSync(join(dir, under), { withFileTypes: true }).filter(({ name }) => !left.has(name));
  return new Map(
    here.flatMap((entry) => {
      const path = join(under, entry.name);
      if (entry.isDirectory()) return [...filesIn(dir, path)];
      return [[path, readFileSync(join(dir, path), 'latin1')] as const];
    }),
  );
}
