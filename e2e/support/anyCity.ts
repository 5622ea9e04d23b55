import { expect, type Locator, type Page } from '@playwright/test';

/** Pages of a deployment with unknown listings: the expected values are read from another page. */

/** "1,234" -> 1234. */
export const numberIn = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

/** Returns the number of homes in the list's search, once it is shown. */
export async function homesListed(page: Page): Promise<number> {
  const range = await page.getByText(/^[\d,]+–[\d,]+ of [\d,]+ homes?$/).textContent();
  return numberIn(/ of ([\d,]+)/.exec(range ?? '')?.[1] ?? '');
}

/** Opens the list of the city whose newest homes the home page shows. Returns its number of homes. */
export async function openList(page: Page): Promise<number> {
  await page.goto('./');
  await page.getByRole('link', { name: /^All homes in / }).click();
  await expect(page).toHaveURL(/\/list\//);
  return homesListed(page);
}

/** The list's cards that visitors may open: those with a heart. */
export function openCards(page: Page): Locator {
  const heart = page.getByRole('button', { name: /^Save / });
  return page.getByRole('list', { name: 'Results' }).getByRole('article').filter({ has: heart });
}

/** Returns the accessible names of these cards, in their order. */
export function cardNames(cards: Locator): Promise<(string | null)[]> {
  return cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('a')?.getAttribute('aria-label') ?? null),
  );
}

/** Opens the first open listing of that list, and waits for its page. */
export async function openHome(page: Page): Promise<void> {
  await openList(page);
  await openCards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\//);
  await expect(page.getByRole('heading', { name: 'Facts & Features' })).toBeVisible();
}
