import { expect, type Locator, type Page } from '@playwright/test';

/** Pages of a product whose listings nobody here knows: what is expected of one is read off another. */

/** "1,234" -> 1234. */
export const numberIn = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

/** How many homes the list's search found, once it says so. */
export async function homesListed(page: Page): Promise<number> {
  const range = await page.getByText(/^[\d,]+–[\d,]+ of [\d,]+ homes?$/).textContent();
  return numberIn(/ of ([\d,]+)/.exec(range ?? '')?.[1] ?? '');
}

/** Opens the list of the city whose newest homes the home page shows; answers how many homes it has. */
export async function openList(page: Page): Promise<number> {
  await page.goto('./');
  await page.getByRole('link', { name: /^All homes in / }).click();
  await expect(page).toHaveURL(/\/list\//);
  return homesListed(page);
}

/** The list's cards that everybody may open: those with a heart. */
export function openCards(page: Page): Locator {
  const heart = page.getByRole('button', { name: /^Save / });
  return page.getByRole('list', { name: 'Results' }).getByRole('article').filter({ has: heart });
}

/** What each of these cards tells of its home, in their order. */
export function cardNames(cards: Locator): Promise<(string | null)[]> {
  return cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('a')?.getAttribute('aria-label') ?? null),
  );
}

/** Opens the first home of that list that everybody may see, and waits for its page. */
export async function openHome(page: Page): Promise<void> {
  await openList(page);
  await openCards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\//);
  await expect(page.getByRole('heading', { name: 'Facts & Features' })).toBeVisible();
}
