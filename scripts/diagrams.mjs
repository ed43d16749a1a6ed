/** Draws every machine into docs/machines.md. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { root } from './prepare.mjs';
import { draw } from './draw.mjs';

const page = `${root}docs/machines.md`;
const bundle = `${root}dist/machines.mjs`;

const { build } = await import('esbuild');
await build({
  absWorkingDir: root,
  entryPoints: ['test/_machines.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile: bundle,
  logLevel: 'warning',
});
const { machines } = await import(bundle);
rmSync(bundle);

const before = readFileSync(page, 'utf8');
const after = before.replace(
  /(<!-- diagram: (\w+) -->\n)[^]*?(<!-- end -->)/g,
  (_, open, name, close) => `${open}\n\`\`\`mermaid\n${draw(machines[name])}\n\`\`\`\n\n${close}`,
);
writeFileSync(page, after);
process.stdout.write(
  before === after ? 'docs/machines.md is up to date.\n' : 'docs/machines.md is drawn anew.\n',
);
