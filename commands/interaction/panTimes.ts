import type { Browser, CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds of script in each frame so far: of the functions that were given to `requestAnimationFrame`. */
    frameTimes?: number[];
  }
}

/** The layers that the map shows beside the homes. */
interface Layers {
  name: string;
  /** Groups of places, as the device stores them. */
  places: readonly string[];
  /** The end of the address. */
  parameters: string;
}

const PLACES = ['schools', 'transit', 'shops', 'parks'];
const LAYERS: readonly Layers[] = [
  { name: 'homes only', places: [], parameters: '' },
  { name: 'places', places: PLACES, parameters: '' },
  { name: 'prices', places: [], parameters: '&prices=now' },
  { name: 'places and prices', places: PLACES, parameters: '&prices=now' },
];

/** Movements of each map that are measured, after the first ones, before the browser has compiled the code. */
const [PANS, FIRST_PANS] = [6, 2];
/** Pixels and steps of a movement. */
const [REACH, STEPS] = [320, 16];
/** Milliseconds after a movement in which its answers arrive and are drawn. */
const REST_MS = 1500;
/** Highest cost of the layers, as a share of the map's own time. */
const AIM = 1 / 3;

/** Times of the movements of one map. */
interface PanTimes {
  name: string;
  /** Milliseconds of script of each frame. */
  frames: number[];
  /** Milliseconds of script of each movement with its rest: the main thread's own time, which waits for no drawing. */
  pans: number[];
}

const sorted = (times: readonly number[]): number[] => times.toSorted((one, other) => one - other);
const median = (times: readonly number[]): number => sorted(times)[times.length >> 1] ?? 0;

/** Adds up the script of each frame, before the page's own code runs. */
function noteFrames(): void {
  const next = window.requestAnimationFrame.bind(window);
  const frames: number[] = [];
  let last = -1;
  window.frameTimes = frames;
  window.requestAnimationFrame = (callback) =>
    next((time) => {
      const start = performance.now();
      callback(time);
      const took = performance.now() - start;
      if (time === last) frames[frames.length - 1] = (frames.at(-1) ?? 0) + took;
      else frames.push(took);
      last = time;
    });
}

async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Drags the map to one side, a step in each frame. */
async function pan(page: Page, direction: 1 | -1): Promise<void> {
  const box = await page.locator('.maplibregl-canvas').boundingBox();
  if (!box) throw new Error('There is no map to be moved.');
  // Above the middle, where no panel lies.
  const [x, y] = [box.x + box.width / 2 - (direction * REACH) / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(x + (direction * REACH * step) / STEPS, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  // Without this pause the map would glide on, and farther on a slow machine.
  await page.waitForTimeout(100);
  await page.mouse.up();
  await page.waitForTimeout(REST_MS);
}

async function timesWith(browser: Browser, base: string, layers: Layers, cpu: number): Promise<PanTimes> {
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 }, serviceWorkers: 'block' });
  try {
    await page.addInitScript(noteFrames);
    await page.addInitScript((groups) => {
      if (groups.length > 0) localStorage.setItem('hp:map-places', JSON.stringify(groups));
    }, layers.places);
    await page.goto(`${base}/map/43.65;-79.38?z=15${layers.parameters}`);
    await page.locator('.pin').first().waitFor();
    await page.waitForLoadState('networkidle');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const found: PanTimes = { name: layers.name, frames: [], pans: [] };
    for (let done = 0; done < FIRST_PANS + PANS; done += 1) {
      await page.evaluate(() => window.frameTimes?.splice(0));
      const before = await scriptTime(cdp);
      await pan(page, done % 2 === 0 ? 1 : -1);
      const frames = await page.evaluate(() => window.frameTimes ?? []);
      if (done < FIRST_PANS) continue;
      found.frames.push(...frames);
      found.pans.push((await scriptTime(cdp)) - before);
    }
    return found;
  } finally {
    await page.close();
  }
}

const digits = (milliseconds: number): string => milliseconds.toFixed(1);

/** Moves the product's map without and with its layers, and reports the time of the script. `isFast` if the layers meet the aim. */
export async function panTimes(
  browser: Browser,
  base: string,
  cpu: number,
): Promise<{ lines: string[]; isFast: boolean }> {
  const all: PanTimes[] = [];
  for (const layers of LAYERS) all.push(await timesWith(browser, base, layers, cpu));
  const alone = median(all[0]?.pans ?? []);
  const costs = all.map(({ pans }) => median(pans) / alone - 1);
  const rows = all.map(({ name, frames, pans }, at) =>
    [
      name,
      frames.length,
      digits(median(frames)),
      digits(Math.max(...frames)),
      digits(median(pans)),
      `${((costs[at] ?? 0) * 100).toFixed(0)} %`,
    ].join(' | '),
  );
  const isFast = costs.every((cost) => cost <= AIM);
  const lines = [
    '| movement of a map with | frames | script of a frame, median, ms | longest, ms | script of a movement, median, ms | more |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    `The layers ${isFast ? 'cost' : 'COST MORE THAN'} ${isFast ? 'less than ' : ''}a third of the map's own time.`,
  ];
  return { lines, isFast };
}
