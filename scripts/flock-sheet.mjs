/**
 * `node scripts/flock-sheet.mjs`: draws docs/screens/flock-light.png and flock-dark.png, every crow in every pose and
 * as a head. Needs a Chromium: the one on the path, or the one CHROMIUM names.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { root } from './prepare.mjs';

const size = 96;
const gap = 10;
const rows = [
  { pose: 'perched', trust: 0 },
  { pose: 'flying', trust: 1 },
  { pose: 'landedOk', trust: 2 },
  { pose: 'landedFail', trust: 1 },
  { pose: 'perched', trust: 2, speaking: true, borrowed: true },
];

const { outputFiles } = await build({
  absWorkingDir: root,
  stdin: {
    contents: `
      import { CrowsBird } from './src/ui/crows-bird.ts';
      import { CROW_NAMES } from './src/ui/rive/looks.ts';
      customElements.define('crows-bird', CrowsBird);
      const line = (size, levels) => {
        const row = document.body.appendChild(document.createElement('div'));
        for (const name of CROW_NAMES) {
          const bird = Object.assign(document.createElement('crows-bird'), { name, motion: 'svg', ...levels });
          bird.style.inlineSize = size + 'px';
          row.append(bird);
        }
      };
      for (const levels of ${JSON.stringify(rows)}) line(${size}, levels);
      line(48, { pose: 'flying' });
      line(24, {});
    `,
    resolveDir: root,
  },
  bundle: true,
  minify: true,
  format: 'iife',
  // The moving crow is loaded by address, and none is asked to move here.
  external: ['./rive/player.ts'],
  write: false,
});
const script = (outputFiles[0]?.text ?? '').replaceAll('</script', String.raw`<\/script`);

const folder = mkdtempSync(join(tmpdir(), 'crows-sheet-'));
mkdirSync(`${root}docs/screens`, { recursive: true });
for (const [theme, colour] of /** @type {const} */ ([
  ['light', '#f7f4ef'],
  ['dark', '#17161d'],
])) {
  const page = join(folder, `${theme}.html`);
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><style>
      body { margin: ${gap}px; background: ${colour}; }
      div { display: grid; grid-template-columns: repeat(10, ${size}px); gap: ${gap}px; margin-block-end: ${gap}px; place-items: center; }
    </style><body><script>${script}</script>`,
  );
  const { status } = spawnSync(
    process.env['CHROMIUM'] ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--no-first-run',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--window-size=${10 * (size + gap) + gap},${rows.length * (size + gap) + 48 + 24 + 6 * gap}`,
      `--screenshot=${root}docs/screens/flock-${theme}.png`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
  if (status !== 0) throw new Error('Chromium drew nothing. Put it on the path, or name it in CHROMIUM.');
}
rmSync(folder, { recursive: true, force: true });
