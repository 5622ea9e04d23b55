import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const ALL_RULES = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;

/** The rules whose results depend on colours. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

type Rules = typeof ALL_RULES | typeof COLOUR_RULES;

/**
 * Fails on violations that axe finds on the page. It checks a second time before it fails: a list is dimmed while the
 * map loads homes.
 */
export async function check(page: Page, screen: string, rules: Rules = ALL_RULES): Promise<void> {
  if ((await findings(page, screen, rules)).length === 0) return;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(await findings(page, screen, rules)).toEqual([]);
}

/** Checks the colours of an open page in the dark scheme, for a journey that has checked all rules in the light one. */
export async function checkDarkColours(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await check(page, `${screen}, dark`, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
}

/**
 * Checks an open page of a wide window, and again when the window has a phone's size, and a finger instead of a pointer.
 * The window is wide again afterwards.
 */
export async function checkBothWidths(
  page: Page,
  what: string,
  checkOne: (page: Page, what: string) => Promise<void> = check,
): Promise<void> {
  await checkOne(page, what);
  const wide = page.viewportSize();
  if (!wide) throw new Error('The window has no fixed size.');
  const session = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) => session.send('Emulation.setTouchEmulationEnabled', { enabled });
  await page.setViewportSize({ width: 390, height: 844 });
  await touch(true);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse) and (max-width: 390px)').matches)).toBe(
    true,
  );
  await checkOne(page, `${what} on a phone`);
  await touch(false);
  await page.setViewportSize(wide);
  await session.detach();
}

/** Returns each rule that the page violates, with its elements. */
export async function findings(page: Page, screen: string, rules: Rules = ALL_RULES): Promise<string[]> {
  // A text that is fading in has too little contrast.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
  // The source takes a quarter of a check's time. A document that was checked before has it.
  const known = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  // Legacy mode needs no blank page to join results of frames, and the product has no frames of other hosts. Rules
  // without a violation are left out.
  const { violations } = await new AxeBuilder({ page, ...(known.every(Boolean) ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ runOnly: { type: rules.type, values: [...rules.values] }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${screen}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
