/**
 * Plays crows on canvases. Comes as a chunk of its own with the first crow that may move, and is the only module that
 * fetches the runtime; both come from where this code came from, never from anywhere else.
 */
import wasm from '@rive-app/canvas/rive.wasm?url';
import flock from './flock.riv?url';
import { Puppet, type RivFile, type Runtime } from './puppet.ts';
import { RuntimeLoader } from './rive-runtime.ts';
import { PlayedCrow } from './played-crow.ts';
import { lookOf, type CrowName } from './looks.ts';

let runtime: Promise<Runtime> | undefined;
const files = new Map<string, Promise<RivFile>>();

function load(): Promise<Runtime> {
  RuntimeLoader.setWasmUrl(new URL(wasm, import.meta.url).href);
  // Without this, a failed load would be tried again at a stranger's.
  RuntimeLoader.setWasmFallbackUrl(null);
  return RuntimeLoader.awaitInstance();
}

/** A file is loaded once, however many crows it moves, and kept: the next crow finds it. A failed load is tried again by the next. */
function fileAt(address: string, rive: Runtime): Promise<RivFile> {
  const known = files.get(address);
  if (known) return known;
  const loading = fetchFile(address, rive);
  files.set(address, loading);
  loading.catch(() => files.delete(address));
  return loading;
}

async function fetchFile(address: string, rive: Runtime): Promise<RivFile> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const file: RivFile | null = await rive.load(bytes, undefined, false);
  if (!file) throw new Error(`${address} is no .riv file of version 7.`);
  return file;
}

/** A crow on this canvas, from the flock's file or from the one at `riv`. */
export async function play(canvas: HTMLCanvasElement, name: CrowName, riv?: string): Promise<PlayedCrow> {
  runtime ??= load();
  runtime.catch(() => (runtime = undefined));
  const rive = await runtime;
  const file = await fileAt(riv ?? new URL(flock, import.meta.url).href, rive);
  return new PlayedCrow(rive, new Puppet(rive, file, name), canvas, riv ? undefined : lookOf(name).rhythm);
}
