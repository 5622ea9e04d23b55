import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails on violations that axe finds on the page. It checks a second time before it fails: a list is dimmed while the
 * map loads homes.
 */
export async function check(page: Page, what: string): Promise<void> {
  if ((await findings(page, what)).length === 0) return;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(await findings(page, what)).toEqual([]);
}

/** Returns each rule that the page violates, with its elements. */
export async function findings(page: Page, what: string): Promise<string[]> {
  // A text that is fading in has too little contrast.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
  // Legacy mode needs no blank page to join results of frames, and the product has no frames of other hosts. Rules
  // without a violation are left out.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
