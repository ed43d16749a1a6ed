/** Builds the server once, as `npm start` does. */
import { build } from 'esbuild';
import { serverBuild } from '../../scripts/build.mjs';

export default async function setup(): Promise<void> {
  await build(await serverBuild());
}
