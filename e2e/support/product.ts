import { constants, cpSync, rmSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { startServer } from './server.ts';
import { site } from './site.ts';
import { seededFolder, workerFolder } from './world.ts';

interface WorkerFixtures {
  /** Settings of this worker's product beside the usual ones: a file that needs another product names them. */
  settings: Record<string, string>;
  /** This worker's own product. */
  product: Product;
  /** "http://localhost:49152": where it is. */
  origin: string;
}

/** A product that can end in mid-journey, and come back where it was with what it had. */
interface Product {
  origin: string;
  /** All that it has printed since it was started last. */
  printed(): string;
  stop(): Promise<void>;
  /** @param changes settings that differ from now on */
  startAgain(changes?: Record<string, string>): Promise<void>;
}

interface TestFixtures {
  /** Console errors that this journey brings about on purpose; a journey adds to it what it expects. */
  expectedErrors: RegExp[];
  /** Fails a journey on what a visitor would not see: errors in the console, what the policy stops, other hosts. */
  watchfulness: undefined;
}

/**
 * A port of this worker's own, known beforehand since the product's tokens and mails name it. It lies below those that
 * systems give to whoever asks for any, so that nobody takes it while the product is down.
 */
const ownPort = (): string => String(20_000 + (process.pid % 12_000));

/** A product that is somebody else's to start and stop. */
function deployedAt(origin: string): Product {
  const refuse = () => {
    throw new Error('A journey on staging neither stops the product nor reads what it prints.');
  };
  return { origin, printed: refuse, stop: refuse, startAgain: refuse };
}

function watch(page: Page, origin: string, problems: string[]): void {
  // What is deployed may ask others: who knows its customers, who hears of faults, who has its maps and pictures.
  const isOurs = (url: string) => site === undefined || url.startsWith(origin);
  page.on('console', (message) => {
    // What tells of the policy has no address in Chromium; it speaks in the product's own pages alone.
    const isPolicy = message.text().startsWith('policy (');
    if (message.type() === 'error' && (isPolicy || isOurs(message.location().url))) {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin && site === undefined) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
}

/** Runs in each page of the product: what the content security policy stops there becomes an error, whoever swallows its failure. */
function tellOfPolicy(origin: string): void {
  if (location.origin !== origin) return;
  document.addEventListener('securitypolicyviolation', (event) => {
    const { disposition, effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    console.error(
      `policy (${disposition}): ${effectiveDirective} against ${blockedURI} from ${sourceFile}:${lineNumber}`,
    );
  });
}

/** Playwright's `test` on a product of this worker's own; `page.goto` takes paths like './map'. */
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
      await context.addInitScript(tellOfPolicy, origin);
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
