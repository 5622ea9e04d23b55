import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails on what axe finds on the page, and finds again: a list is half as strong while the map, which moves on by
 * itself, waits for its homes.
 */
export async function check(page: Page, what: string): Promise<void> {
  await expect.poll(() => findings(page, what), { timeout: 20_000, intervals: [500] }).toEqual([]);
}

async function findings(page: Page, what: string): Promise<string[]> {
  // Half faded in, a text has half its contrast.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(
    ({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
