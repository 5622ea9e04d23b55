/** Moves the map and opens listings continuously, and measures the memory that remains; started by `npm run soak`. */
import type { CDPSession, Page } from '@playwright/test';
import { type Dice, makeDice } from '#commands/endurance/dice.ts';
import { print } from '#commands/launch/output.mjs';
import { machineLine, withProduct } from '#commands/measuring/measuredProduct.ts';
import { soakOptions } from '#commands/measuring/measuringOptions.ts';
import { commandLine } from '#server/start/commandLine.ts';

/** Maximum growth of the heap from the first measurement to the last, in megabytes. */
const MAX_GROWTH = 20;
const MEGABYTE = 1_000_000;
/** Milliseconds within which the panel must show homes if the view has some. */
const PANEL_MS = 10_000;
/** Pixels of a movement. */
const REACH = 320;

/** Memory of the page after garbage collection. */
interface Weight {
  pans: number;
  listings: number;
  /** Bytes of JavaScript objects. */
  heap: number;
  /** Bytes of buffers outside of the heap: tiles, and the map's graphics. */
  buffers: number;
  nodes: number;
  eventListeners: number;
}

async function weigh(
  cdp: CDPSession,
): Promise<Pick<Weight, 'heap' | 'buffers' | 'nodes' | 'eventListeners'>> {
  // The second collection frees what finalisers of the first one released.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const usage = await cdp.send('Runtime.getHeapUsage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    heap: usage.usedSize,
    buffers: usage.backingStorageSize,
    nodes: metric('Nodes'),
    eventListeners: metric('JSEventListeners'),
  };
}

/** Distance of all drags from the start, in pixels. */
interface Offset {
  x: number;
  y: number;
}

/**
 * Drags the map in a random direction, or back if it is far away. The next drag does not wait for the results of this
 * one.
 */
async function pan(page: Page, dice: Dice, offset: Offset): Promise<void> {
  const box = await page.locator('.maplibregl-canvas').boundingBox();
  if (!box) throw new Error('There is no map to be moved.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isFar = Math.hypot(offset.x, offset.y) > 3 * REACH;
  const angle = isFar ? Math.atan2(-offset.y, -offset.x) : dice.next() * 2 * Math.PI;
  const [right, down] = [REACH * Math.cos(angle), REACH * Math.sin(angle)];
  offset.x += right;
  offset.y += down;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 4 });
  // Without this pause the map would glide on, and farther on a slow machine.
  await page.mouse.move(x + right, y + down);
  await page.waitForTimeout(60);
  await page.mouse.up();
}

/** Opens a listing from the panel, waits until it is loaded, and goes back to the map; false if there is none. */
async function lookAtListing(page: Page, dice: Dice): Promise<boolean> {
  const links = page.getByRole('region', { name: 'Results' }).locator('a[href*="/detail/"]');
  // A view without homes is skipped.
  const isThere = await links
    .first()
    .waitFor({ timeout: PANEL_MS })
    .then(
      () => true,
      () => false,
    );
  if (!isThere) return false;
  // Clicked by script, because a changing panel may have moved another card under the pointer.
  await links.nth(dice.whole(await links.count())).evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/detail\//);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.goBack();
  await page.locator('.maplibregl-canvas').waitFor();
  return true;
}

const columns = ['pans', 'listings', 'heap MB', 'buffers MB', 'nodes', 'event listeners'];

function row({ pans, listings, heap, buffers, nodes, eventListeners }: Weight): string {
  const cells = [pans, listings, (heap / MEGABYTE).toFixed(1), (buffers / MEGABYTE).toFixed(1), nodes];
  return `| ${[...cells, eventListeners].join(' | ')} |`;
}

/** Moves the map and opens listings, spread evenly over the moves, and measures five times. */
async function soak(page: Page, cdp: CDPSession, numbers: { pans: number; listings: number; seed: number }) {
  const { pans, listings, seed } = numbers;
  const dice = makeDice(seed);
  const weights: Weight[] = [];
  const offset = { x: 0, y: 0 };
  let opened = 0;
  for (let done = 1; done <= pans; done += 1) {
    await pan(page, dice, offset);
    while (opened < Math.floor((done * listings) / pans) && (await lookAtListing(page, dice))) opened += 1;
    if (done % Math.ceil(pans / 5) !== 0 && done !== pans) continue;
    const weight = { pans: done, listings: opened, ...(await weigh(cdp)) };
    weights.push(weight);
    print(row(weight));
  }
  return weights;
}

const options = await commandLine(soakOptions);
const isGood = await withProduct(options.origin, async ({ base, browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(`${base}/map/43.72;-79.42?z=13`);
  await page.locator('.maplibregl-canvas').waitFor();
  print(machineLine(browser));
  print(`| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}`);
  const weights = await soak(page, cdp, options);
  const [first, last] = [weights[0], weights.at(-1)];
  const growth = ((last?.heap ?? 0) - (first?.heap ?? 0)) / MEGABYTE;
  print(
    `The heap grew by ${growth.toFixed(1)} MB from the first row to the last; ${MAX_GROWTH} MB are allowed.`,
  );
  return growth <= MAX_GROWTH;
});
process.exitCode = isGood ? 0 : 1;
