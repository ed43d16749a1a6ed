/** `crows serve`: puts the server together and takes it apart. Loaded by that command alone, since it brings all the rest. */
import { randomBytes, randomInt } from 'node:crypto';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { disk } from '../actors/disk.ts';
import { Inspection } from '../actors/inspection/inspection.ts';
import { Held, takeLock, type Lock } from '../actors/lock.ts';
import { processesOf } from '../actors/processes.ts';
import { Roost } from '../actors/roost.ts';
import { chooseMode, createSpeech, missingModels, type SpeechOptions } from '../actors/speech.ts';
import { flightsFor } from '../actors/speech-mode.ts';
import { tap } from '../actors/tap.ts';
import { allOf } from '../actors/watcher.ts';
import type { SpeechMode } from '../asks.ts';
import type { InspectFiles } from '../http/inspect-routes.ts';
import { serve, type Serving } from '../http/serve.ts';
import { readSite } from '../http/static.ts';
import { limits } from '../limits.ts';
import { elder, roster, sentry } from '../personas.ts';
import { readSettings, type Settings } from '../settings.ts';
import { machines, release } from '../version.ts';
import { refuse, say, whyOf } from './ending.ts';
import { logLists } from './list-log.ts';
import { openLog, type Logging } from './logging.ts';

/** @param argv the flags behind `crows serve`. */
export async function serveFlock(argv: readonly string[]): Promise<void> {
  const read = readSettings(process.env, argv);
  if ('help' in read) {
    process.stdout.write(`${read.help}\n`);
    return;
  }
  if ('problems' in read) refuse(...read.problems);
  const { settings } = read;
  const mode = await chooseMode({ ...process.env, CROWS_SPEECH: settings.speech });
  if (!mode.ok) refuse(mode.message);

  const log = openLog(settings.log);
  const lockToken = randomBytes(16).toString('hex');
  const lock = await lockFolder(settings.data, lockToken);
  const inspection = settings.inspect === 'off' ? undefined : new Inspection(settings.inspect === 'full');
  const roost = await openRoost(settings, mode.mode, log, inspection);
  await lock.confirm();
  logLists(roost.journal, log);
  const serving = await serve({
    ...settings,
    lockToken,
    caps: settings,
    roost,
    site: await readSite((name) => disk.read(fileURLToPath(new URL(`ui/${name}`, import.meta.url)))),
    inspect: inspection && { inspection, files: await inspectFiles() },
    log: (line) => log.error(line),
    answered: (route, status, ms) => log.info('answered', { route, status, ms: Math.round(ms * 10) / 10 }),
  }).catch(async (error: unknown) => {
    await roost.close();
    await lock.release();
    throw error;
  });
  await lock.announce(serving.address);
  void lookAtModels(settings, mode.mode, log);
  closeOnSignal(serving, roost, lock);
  process.stdout.write(`Crows is ready${labels[mode.mode]}: ${serving.address}\n`);
  if (serving.link !== undefined) {
    process.stdout.write(`To let a browser in, open this link; it works once: ${serving.link}\n`);
  }
}

const labels: Record<SpeechMode, string> = {
  rehearsal: ' (rehearsal: no model is asked, every answer is rehearsed)',
  claude: '',
  endpoint: ' (asking the endpoint in ANTHROPIC_BASE_URL)',
};

async function lockFolder(dir: string, token: string): Promise<Lock> {
  try {
    return await takeLock({ disk, processes: processesOf(disk), dir, pid: process.pid, token });
  } catch (error) {
    if (error instanceof Held) refuse(error.message);
    refuse(
      `The data folder ${dir} can't be written to: ${whyOf(error)}. ` +
        'Make it writable, or name another with CROWS_DATA.',
    );
  }
}

async function openRoost(
  settings: Settings,
  mode: SpeechMode,
  log: Logging,
  inspection?: Inspection,
): Promise<Roost> {
  const tapped = settings.log === 'events' ? [tap((step) => log.step({ ...step }))] : [];
  const watcher = allOf(inspection ? [...tapped, inspection] : tapped);
  return Roost.open({
    disk,
    dir: settings.data,
    speech: createSpeech(speechOptions(settings, mode)),
    flock: {
      sentry: sentry.name,
      elder: elder.name,
      roster,
      flights: settings.flights ?? flightsFor(mode, process.env),
      sentryFlights: settings.sentryFlights,
      elderFlights: settings.elderFlights,
    },
    approvalMs: settings.approvalS * 1_000,
    itemsInWork: limits.itemsInWork,
    murder: settings.murder,
    version: machines,
    release,
    pranks: settings.pranks,
    asides: settings.banter ? limits.asidesPerList : 0,
    seed: () => randomInt(2 ** 32),
    newEpoch: () => Date.now().toString(36),
    report: (sentence, error) => log.warn(sentence, error),
    ...(watcher && { watcher }),
  });
}

/** The page's script and style stand beside this program. */
async function inspectFiles(): Promise<InspectFiles> {
  const text = async (name: string): Promise<string> => {
    const path = fileURLToPath(new URL(`inspect/${name}`, import.meta.url));
    const bytes = await disk.read(path);
    if (!bytes) throw new Error(`${path} is missing. Build Crows again with \`npm run build\`.`);
    return new TextDecoder().decode(bytes);
  };
  return { 'inspect.js': await text('inspect.js'), 'inspect.css': await text('inspect.css') };
}

function speechOptions(settings: Settings, mode: SpeechMode): SpeechOptions {
  return {
    mode,
    models: settings.models,
    patience: settings.patience ?? (mode === 'endpoint' ? 10 : 1),
    ...(settings.structured !== undefined && { structured: settings.structured }),
    rehearsal: { seed: String(settings.rehearsalSeed), latencyMs: settings.rehearsalLatencyMs },
  };
}

/** Says at start what would otherwise come as a failure of the first call. */
async function lookAtModels(settings: Settings, mode: SpeechMode, log: Logging): Promise<void> {
  if (mode !== 'endpoint') return;
  const sentence = await missingModels(speechOptions(settings, mode));
  if (sentence !== undefined) log.warn(sentence);
}

/** A second signal does not wait. */
function closeOnSignal(serving: Serving, roost: Roost, lock: Lock): void {
  let closing = false;
  const close = (): void => {
    if (closing) process.exit(1);
    closing = true;
    void serving
      .close()
      .then(() => roost.close())
      .then(() => lock.release())
      .catch((error: unknown) => say(`Closing did not go well: ${whyOf(error)}.`))
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
