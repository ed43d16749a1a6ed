/** The real Rive runtime in plain Node: it wants a document to draw into, and these tests draw nothing. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll } from 'vitest';
import type { Runtime } from '../../src/ui/rive/puppet.ts';

/** Loads the runtime before a file's tests and takes its crutches away after them. */
export function useRuntime(): { readonly current: Runtime } {
  const held: { current: Runtime } = { current: undefined as unknown as Runtime };
  const crutches: Record<string, unknown> = {
    document: { createElement: () => ({ getContext: () => null }), body: {} },
    navigator: { userAgent: 'node' },
    Path2D: Object,
  };
  const added: string[] = [];
  beforeAll(async () => {
    for (const [name, value] of Object.entries(crutches)) {
      if (name in globalThis) continue;
      Object.assign(globalThis, { [name]: value });
      added.push(name);
    }
    const { RuntimeLoader } = await import('@rive-app/canvas');
    const wasm = readFileSync(createRequire(import.meta.url).resolve('@rive-app/canvas/rive.wasm'));
    RuntimeLoader.setWasmBinary(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
    held.current = await RuntimeLoader.awaitInstance();
  });
  afterAll(() => {
    for (const name of added) Reflect.deleteProperty(globalThis, name);
  });
  return held;
}
