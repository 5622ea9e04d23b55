import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build, preview } from 'vite';

/** Times in milliseconds, measured by the page. */
export interface PinTimes {
  /** 200 pins replaced by 200 others. */
  replaced: number[];
  /** The same 200 pins again. */
  unchanged: number[];
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

const line = (title: string, times: readonly number[]): string =>
  `${title}: median ${median(times).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms of script.`;

/** Draws pins on the product's map without its page, and reports the time without slow-down. */
export async function pinTimes(browser: Browser): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pins-'));
  const root = join(import.meta.dirname, 'pins');
  const shared = { configFile: false, root, logLevel: 'silent', build: { outDir: folder } } as const;
  await build({ ...shared, worker: { format: 'es' }, build: { ...shared.build, target: 'es2022' } });
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } });
  try {
    const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const times = await page.waitForFunction(() => window.pinTimes);
    const { replaced, unchanged } = (await times.jsonValue()) as PinTimes; // awaited above
    await page.close();
    return [line('200 pins replaced', replaced), line('200 pins kept', unchanged)];
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
