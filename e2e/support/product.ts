import { constants, cpSync, rmSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { seededFolder, workerFolder } from './dataset.ts';
import { startServer } from './server.ts';
import { site } from './site.ts';

interface WorkerFixtures {
  /** Additional settings of this worker's server, for files that need another configuration. */
  settings: Record<string, string>;
  /** This worker's own server. */
  product: Product;
  /** Origin of the server: "http://localhost:49152". */
  origin: string;
}

/** A server that a journey can stop and start again with the same port and data. */
interface Product {
  origin: string;
  /** The output since the last start. */
  printed(): string;
  stop(): Promise<void>;
  /** @param changes settings that differ from now on */
  startAgain(changes?: Record<string, string>): Promise<void>;
}

interface TestFixtures {
  /** Console errors that this journey causes on purpose. The journey adds patterns. */
  expectedErrors: RegExp[];
  /** Fails a journey on errors that a visitor would not see: in the console, against the policy, to other hosts. */
  watchfulness: undefined;
}

/**
 * A port for this worker, known in advance because the product's tokens and mails contain it. It is below the ephemeral
 * ports, so that no other program takes it while the server is down.
 */
const ownPort = (): string => String(20_000 + (process.pid % 12_000));

/** A deployment that the tests may not start or stop. */
function deployedAt(origin: string): Product {
  const refuse = () => {
    throw new Error('A journey on staging neither stops the product nor reads what it prints.');
  };
  return { origin, printed: refuse, stop: refuse, startAgain: refuse };
}

function watch(page: Page, origin: string, problems: string[]): void {
  // A deployment may call other hosts: identity provider, error reporting, maps and pictures.
  const isOurs = (url: string) => site === undefined || url.startsWith(origin);
  page.on('console', (message) => {
    // Chromium gives no address for messages about the policy. They come only from the product's own pages.
    const isPolicy = message.text().startsWith('policy (');
    if (message.type() === 'error' && (isPolicy || isOurs(message.location().url))) {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin: requestOrigin } = new URL(request.url());
    if (protocol.startsWith('http') && requestOrigin !== origin && site === undefined) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
}

/**
 * Runs in each page of the product: turns each violation of the content security policy into a console error, even if
 * the page handles the failure.
 */
function reportPolicy(origin: string): void {
  if (location.origin !== origin) return;
  document.addEventListener('securitypolicyviolation', (event) => {
    const { disposition, effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    console.error(
      `policy (${disposition}): ${effectiveDirective} against ${blockedURI} from ${sourceFile}:${lineNumber}`,
    );
  });
}

/** Playwright's `test` with a server for each worker. `page.goto` takes paths like './map'. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ settings }, use) => {
      if (site !== undefined) {
        await use(deployedAt(site));
        return;
      }
      const folder = workerFolder();
      rmSync(folder, { recursive: true, force: true });
      cpSync(seededFolder(), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
      const start = (changes = {}) => startServer(folder, { PORT: ownPort(), ...settings, ...changes });
      let server = await start();
      await use({
        origin: server.origin,
        printed: () => server.printed(),
        stop: () => server.stop(),
        async startAgain(changes) {
          server = await start(changes);
        },
      });
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  origin: [
    async ({ product: { origin } }, use) => {
      await use(origin);
    },
    { scope: 'worker' },
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
      await context.addInitScript(reportPolicy, origin);
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
