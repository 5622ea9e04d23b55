import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { journeyBrowser } from './commands/launch/browser.mjs';

// Each of some forty processes (workers, servers, commands) would compile the same sources.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache', 'e2e-code');

const browser = journeyBrowser(process.env);
/** Address of a deployment for the journeys tagged @staging; '' if the journeys start the product themselves. */
const site = process.env['E2E_BASE_URL'] ?? '';

/** A deployment answers more slowly, and its state cannot be examined afterwards. */
const elsewhere = {
  grep: process.env['E2E_SMOKE'] ? /@smoke/ : /@staging/,
  outputDir: 'playwright-report/files',
  retries: 1,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['html', { outputFolder: 'playwright-report/html', open: 'never' }]],
} satisfies PlaywrightTestConfig;

const here = {
  // The other journeys cover the same pages with known listings.
  testIgnore: /[\\/]e2e[\\/]staging[\\/]/,
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: 'test-results',
  retries: 0,
  // Journeys wait at times, so one worker more than cores keeps all cores busy.
  workers: Math.min(availableParallelism() + 1, 4),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    // Fades, glides and shimmering cost a seventh of the processor time. Gallery and smoke journeys have them.
    contextOptions: { reducedMotion: 'reduce' },
  },
} satisfies PlaywrightTestConfig;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  ...(site ? elsewhere : here),
  use: {
    ...(site ? {} : here.use),
    browserName: 'chromium',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // A service worker could answer instead of the product. e2e/offline.e2e.ts allows it.
    serviceWorkers: 'block',
    screenshot: site ? 'on' : 'only-on-failure',
    // Traces of every journey cost a third of their time; a failure is run again by hand with --trace on.
    trace: site ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      // Chromium refuses its sandbox to root, and only to root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    // Journeys tagged @wide are the same on a phone. Those tagged @phone are only about phones.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      grepInvert: /@wide/,
      use: {
        viewport: { width: 390, height: 844 },
        // A phone has two or three, which changes the size of pictures only, and costs four times as much to draw.
        deviceScaleFactor: site ? 2 : 1,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
