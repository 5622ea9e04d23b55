import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { runServer } from '#commands/endurance/runServer.ts';

/** The built product and a browser, for a command that measures. */
export interface MeasuredProduct {
  /** "http://localhost:49152/real-estate" */
  base: string;
  browser: Browser;
}

/** The machine and browser of a measurement, in one line. */
export function machineLine(browser: Browser): string {
  const [first] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} cores (${first?.model.trim()}), Chromium ${browser.version()}`;
}

/** Starts Chromium, which the command that started this one has found or installed. */
function launch(): Promise<Browser> {
  const executable = process.env['CHROMIUM_PATH'];
  return chromium.launch({
    ...(executable ? { executablePath: executable } : {}),
    // Chromium does not run its sandbox as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/**
 * Runs work with the built product, its usual data and a browser, and ends both.
 * @param origin of a running product; undefined starts one with data of its own
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
