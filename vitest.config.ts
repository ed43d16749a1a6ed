import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

/**
 * `quick` takes seconds; `property` plays thousands of random lives; `process` starts the built server, kills it, and
 * takes its time; `browser` runs in Chromium.
 */
const define = { CROWS_RELEASE: '"0.0.0-test"', CROWS_MACHINES: '"test"' };
const inBrowser = 'test/**/*.browser.test.ts';
const executablePath = findChromium();
const setupFiles = ['test/_properties.ts'];

/**
 * What drives a browser through every state, installs a package or works for a week takes longer than all the rest:
 * `npm run test:long`.
 */
const slow = process.env['CROWS_TEST_LONG']
  ? []
  : [
      'test/property/week.test.ts',
      'test/process/page/{inbox,list,look,rules,words}.test.ts',
      'test/process/{alerts,birds,blocked,commands,embedding,examples,history-room,nests-room,package}.test.ts',
    ];

export default defineConfig({
  test: {
    // Most of them wait for a server or a browser; one at a time would leave a core idle.
    maxWorkers: 2,
    projects: [
      {
        define,
        test: {
          // Loading the SDK and XState anew for each file takes longer than all of its tests.
          isolate: false,
          pool: 'threads',
          name: 'quick',
          setupFiles,
          // No test is about time; a busy machine may take its own.
          testTimeout: process.env['CROWS_TEST_LONG'] ? 30 * 60_000 : 60_000,
          include: ['test/**/*.test.ts'],
          exclude: ['test/property/**', 'test/process/**', inBrowser],
        },
      },
      {
        define,
        test: {
          name: 'property',
          include: ['test/property/**/*.test.ts'],
          exclude: slow,
          testTimeout: process.env['CROWS_TEST_LONG'] ? 1_500_000 : 120_000,
          setupFiles,
        },
      },
      {
        test: {
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          exclude: slow,
          globalSetup: ['test/process/_build.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // What is found only while a test runs makes Vite load the page anew under it.
        optimizeDeps: { include: ['lit', 'lit/directives/*.js', 'axe-core', 'marked'] },
        test: {
          name: 'browser',
          include: [inBrowser],
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1024, height: 768 } }],
          },
        },
      },
    ],
  },
});
