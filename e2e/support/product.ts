import { constants, cpSync, rmSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { startServer } from './server.ts';
import { seededFolder, workerFolder } from './world.ts';

interface WorkerFixtures {
  /** Settings of this worker's product beside the usual ones: a file that needs another product names them. */
  settings: Record<string, string>;
  /** "http://localhost:49152": this worker's own product. */
  origin: string;
}

interface TestFixtures {
  /** Console errors that this journey brings about on purpose; a journey adds to it what it expects. */
  expectedErrors: RegExp[];
  /** Fails a journey on what a visitor would not see: errors in the console, requests to other hosts. */
  watchfulness: undefined;
}

function watch(page: Page, origin: string, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
}

/** Playwright's `test` on a product of this worker's own; `page.goto` takes paths like './map'. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  origin: [
    async ({ settings }, use) => {
      const folder = workerFolder();
      rmSync(folder, { recursive: true, force: true });
      cpSync(seededFolder(), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
      const server = await startServer(folder, settings);
      await use(server.origin);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ origin }, use) => {
    await use(`${origin}/real-estate/`);
  },
  expectedErrors: async ({ browserName: _ }, use) => {
    await use([]);
  },
  watchfulness: [
    async ({ context, origin, expectedErrors }, use) => {
      const problems: string[] = [];
      context.on('page', (page) => watch(page, origin, problems));
      await use(undefined);
      const unexpected = problems.filter(
        (problem) => !expectedErrors.some((pattern) => pattern.test(problem)),
      );
      expect(unexpected, 'nothing goes wrong behind the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
