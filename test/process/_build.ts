/** Builds server and page once, as `npm start` does. */
import { buildAll } from '../../scripts/build.mjs';

export default async function setup(): Promise<void> {
  await buildAll();
}
