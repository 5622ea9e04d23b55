/** Presses every control and reports how long the page takes; started by `npm run interaction`. */
import type { Browser, Page } from '@playwright/test';
import { print } from '#commands/launch/output.mjs';
import { machineLine, withProduct } from '#commands/measuring/measuredProduct.ts';
import { interactionOptions } from '#commands/measuring/measuringOptions.ts';
import { commandLine } from '#server/start/commandLine.ts';
import { noteEventTimes } from './eventTimes.ts';
import { panTimes } from './panTimes.ts';
import { pinTimes } from './pinTimes.ts';
import { type Press, type WalkedPage, walkPage } from './walk.ts';

/** Longest allowed time of a press, in milliseconds. */
const MAX_MS = 100;

const WINDOWS = {
  mobile: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1350, height: 940 } },
};

/** A page with a button that only changes its own text. It shows the time that the browser itself takes with this
 * slow-down. */
const BARE =
  'data:text/html,<meta name="viewport" content="width=device-width"><button onclick="this.textContent=1">Bare</button>';

/** The pages to walk through. The listing is the first one of the list. */
function pagesOf(base: string): Record<string, (page: Page) => Promise<void>> {
  // A page that does not become idle is measured all the same.
  const settle = async (page: Page) => {
    // The skeleton has no controls.
    await page.locator('#root:not([aria-busy])').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle').catch(() => print('  did not come to rest'));
  };
  const list = async (page: Page) => {
    await page.goto(`${base}/list/Ontario/Toronto`);
    await page.getByRole('article').first().waitFor();
    await settle(page);
  };
  const titled = (path: string) => async (page: Page) => {
    await page.goto(base + path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    await settle(page);
  };
  let listing = '';
  return {
    bare: async (page) => {
      await page.goto(BARE);
    },
    home: titled('/'),
    list,
    listing: async (page) => {
      if (!listing) {
        await list(page);
        const link = page.getByRole('article').locator('a[href*="/detail/"][aria-label]').first();
        listing = (await link.getAttribute('href')) ?? '';
      }
      await page.goto(new URL(listing, base).href);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settle(page);
    },
    map: async (page) => {
      await page.goto(`${base}/map/43.65;-79.38?z=15`);
      await page.locator('.pin').first().waitFor();
      await settle(page);
    },
    value: titled('/value'),
    area: titled('/area/Ontario/Toronto/Annex'),
    agents: titled('/agents'),
    affordability: titled('/calculators/affordability'),
  };
}

function table(presses: readonly Press[]): string[] {
  const rows = presses
    .flatMap(({ page, control, time }) => (time ? [{ page, control, ...time }] : []))
    .sort((one, other) => other.duration - one.duration)
    .map(
      ({ page, control, duration, script, name }) =>
        `| ${page} | ${control.replaceAll('|', '/')} | ${duration} | ${script.toFixed(0)} | ${name} |`,
    );
  return ['| page | control | INP, ms | of it script, ms | event |', '|---|---|---|---|---|', ...rows];
}

async function walkAll(
  browser: Browser,
  base: string,
  options: { profile: 'mobile' | 'desktop'; pages: readonly string[]; cpu: number },
) {
  const context = await browser.newContext({
    ...WINDOWS[options.profile],
    serviceWorkers: 'block',
    locale: 'en-CA',
  });
  context.setDefaultTimeout(60_000);
  const presses: Press[] = [];
  const known = new Set<string>();
  for (const [name, open] of Object.entries(pagesOf(base)).filter(([name]) => options.pages.includes(name))) {
    const page = await context.newPage();
    await noteEventTimes(page);
    const cdp = await context.newCDPSession(page);
    const walked: WalkedPage = { name, open };
    presses.push(...(await walkPage({ page, cdp, walked, cpu: options.cpu, known, log: print })));
    await page.close();
  }
  return presses;
}

const { profile, pages, cpu, origin } = await commandLine(interactionOptions);
const isGood = await withProduct(origin, async ({ base, browser }) => {
  const presses = await walkAll(browser, base, { profile, pages, cpu });
  print(`${machineLine(browser)}, ${profile}, ${cpu} times slower`);
  for (const line of table(presses)) print(line);
  const long = presses.filter(
    ({ page, time }) => time && (page === 'map' ? time.script : time.duration) > MAX_MS,
  );
  print(`${presses.length} presses; ${long.length} over ${MAX_MS} ms (on the map by their script).`);
  const pan = pages.includes('pan') ? await panTimes(browser, base, cpu) : undefined;
  for (const line of pan?.lines ?? []) print(line);
  if (pages.includes('pins')) for (const line of await pinTimes(browser)) print(line);
  return long.length === 0 && (pan?.isFast ?? true);
});
process.exitCode = isGood ? 0 : 1;
