import { availableParallelism } from 'node:os';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { journeyBrowser } from './commands/launch/browser.mjs';

const browser = journeyBrowser(process.env);
/** A deployment that the journeys tagged @staging visit; '' for a product of their own. */
const site = process.env['E2E_BASE_URL'] ?? '';

/** A site is further away, and what happened there cannot be looked up afterwards. */
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
  // What these see, the others see too, of a product whose listings they know.
  testIgnore: /[\\/]e2e[\\/]staging[\\/]/,
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: 'test-results',
  retries: 0,
  // A journey waits at times: one more of them than there are cores keeps all of these busy.
  workers: Math.min(availableParallelism() + 1, 4),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
} satisfies PlaywrightTestConfig;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  ...(site ? elsewhere : here),
  use: {
    browserName: 'chromium',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // What a worker keeps would stand between a journey and its product; e2e/offline.e2e.ts lets it in.
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
    // A journey is tagged @wide where a phone's small window, or fingers, change nothing; @phone where they are all it is about.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
});
