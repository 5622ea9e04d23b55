import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails on what axe finds on the page. Where it finds something it looks once more: a list is half as strong while the
 * map, which moves on by itself, waits for its homes.
 */
export async function check(page: Page, what: string): Promise<void> {
  if ((await findings(page, what)).length === 0) return;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(await findings(page, what)).toEqual([]);
}

/** Each rule that the page breaks, with the elements that break it. */
export async function findings(page: Page, what: string): Promise<string[]> {
  // Half faded in, a text has half its contrast.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
  // The product has no frames of other hosts: axe needs no blank page to join their results. What passes is left out.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
