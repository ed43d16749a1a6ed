/**
 * `crows`: the command line. Loads the server and the rehearsal only for the commands that run them, since they bring
 * the machines and the SDK along.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { disk, files } from './actors/disk.ts';
import { readHolder } from './actors/lock.ts';
import type { Args } from './cli/args.ts';
import { refuse, whyOf } from './cli/ending.ts';
import { machine } from './cli/machine.ts';
import { run } from './cli/run.ts';
import type { World } from './cli/world.ts';
import { settingsTable } from './settings-table.ts';

async function main(argv: readonly string[]): Promise<void> {
  const [command, ...rest] = argv;
  // Its flags are its settings, and it reads them itself.
  if (command === 'serve') return (await import('./cli/serve.ts')).serveFlock(rest);
  const data = process.env['CROWS_DATA'] || settingsTable.data.otherwise;
  const entry = fileURLToPath(import.meta.url);
  const world = machine({ files, data, entry, holderOf: (dir) => readHolder(disk, dir) });
  process.exitCode = await run(world, argv, { rehearse, personas });
}

async function rehearse(world: World, args: Args): Promise<void> {
  await (await import('./cli/rehearse.ts')).rehearse(world, args);
}

async function personas({ out }: World, { on }: Args): Promise<void> {
  const { personaPage } = await import('./persona-page.ts');
  if (on.has('write')) await disk.replace('PERSONAS.md', personaPage());
  else out(personaPage());
}

await main(process.argv.slice(2)).catch((error: unknown) => refuse(whyOf(error)));
