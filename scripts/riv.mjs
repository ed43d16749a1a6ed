/** Makes the animated flock: bundles its description, src/ui/rive/flock-file.ts, and lets it write itself. */
import { build } from 'esbuild';

/**
 * The bytes of flock.riv; the same sources give the same bytes.
 * @param {string} root - the project's folder
 * @returns {Promise<Uint8Array>}
 */
export async function flockRiv(root) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/ui/rive/flock-file.ts'],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'warning',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  /** @type {{ flockFile: () => Uint8Array }} */
  const { flockFile } = await import(`data:text/javascript;base64,${code}`);
  return flockFile();
}
