import { defineConfig } from 'vitest/config';

/** `quick` takes seconds; `property` plays thousands of random lives; `process` starts the built server, kills it, and takes its time. */
const define = { CROWS_RELEASE: '"0.0.0-test"', CROWS_MACHINES: '"test"' };

export default defineConfig({
  test: {
    projects: [
      {
        define,
        test: {
          // Loading the SDK and XState anew for each file takes longer than all of its tests.
          isolate: false,
          pool: 'threads',
          name: 'quick',
          // No test is about time; a busy machine may take its own.
          testTimeout: 60_000,
          include: ['test/**/*.test.ts'],
          exclude: ['test/property/**', 'test/process/**'],
        },
      },
      { define, test: { name: 'property', include: ['test/property/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          globalSetup: ['test/process/_build.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
