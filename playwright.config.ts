import { defineConfig } from '@playwright/test';
import { systemBrowser } from './scripts/browser.mjs';

const browser = systemBrowser(process.env);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // What a worker keeps would stand between a journey and its product; e2e/offline.e2e.ts lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Traces of every journey cost a third of their time; a failure is run again by hand with --trace on.
    trace: 'off',
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
