import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { runServer } from '#commands/endurance/runServer.ts';

/** What a measuring command needs of the built product and its visitor. */
export interface MeasuredProduct {
  /** "http://localhost:49152/real-estate" */
  base: string;
  browser: Browser;
}

/** The machine and the browser that figures are of, in one line. */
export function machineLine(browser: Browser): string {
  const [first] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} cores (${first?.model.trim()}), Chromium ${browser.version()}`;
}

/** A browser as a visitor has it: Chromium found or brought by the command that started this one. */
function launch(): Promise<Browser> {
  const executable = process.env['CHROMIUM_PATH'];
  return chromium.launch({
    ...(executable ? { executablePath: executable } : {}),
    // Chromium refuses its sandbox to root, and only to root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/**
 * Runs work against the built product with its usual world and a browser, and ends both.
 * @param origin of a product that runs already; undefined starts a product with data of its own
 */
export async function withProduct<Result>(
  origin: string | undefined,
  work: (product: MeasuredProduct) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'measured-'));
  const server = origin
    ? undefined
    : await runServer(join('server', 'start', 'main.ts'), { DATA_DIR: folder, WORLD_DAY: '2026-11-18' });
  try {
    const browser = await launch();
    try {
      return await work({ base: `${origin ?? server?.origin}/real-estate`, browser });
    } finally {
      await browser.close();
    }
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
