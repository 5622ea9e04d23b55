import { expect, type Locator, type Page } from '@playwright/test';
import { ANY_NUMBER, type Language, patternOf, wordsIn } from './words.ts';

/** Pages of a deployment with unknown listings: the expected values are read from another page. */

/** "1,234" -> 1234. */
export const numberIn = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

/** Returns the number of homes in the list's search, once it is shown. */
export async function homesListed(page: Page, language: Language = 'en'): Promise<number> {
  const t = wordsIn(language, 'list');
  const numbers = { first: ANY_NUMBER, last: ANY_NUMBER, total: ANY_NUMBER };
  const range = patternOf(t('range', { count: 2, ...numbers }), t('range', { count: 1, ...numbers }));
  const text = (await page.getByText(range).textContent()) ?? '';
  return numberIn(range.exec(text)?.slice(1).filter(Boolean).at(-1) ?? '');
}

/** Opens the list of the city whose newest homes the home page shows. Returns its number of homes. */
export async function openList(page: Page, language: Language = 'en'): Promise<number> {
  await page.goto('./');
  const all = patternOf(wordsIn(language, 'home')('latest.all', { city: '' }));
  await page.getByRole('link', { name: all }).click();
  await expect(page).toHaveURL(/\/list\//);
  return homesListed(page, language);
}

/** The list's cards that visitors may open: those with a heart. */
export function openCards(page: Page, language: Language = 'en'): Locator {
  const save = patternOf(wordsIn(language, 'card')('saveHome', { address: '' }));
  const heart = page.getByRole('button', { name: save });
  const results = page.getByRole('list', { name: wordsIn(language, 'list')('results') });
  return results.getByRole('article').filter({ has: heart });
}

/** Returns the accessible names of these cards, in their order. */
export function cardNames(cards: Locator): Promise<(string | null)[]> {
  return cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('a')?.getAttribute('aria-label') ?? null),
  );
}

/** Opens the first open listing of that list, and waits for its page. */
export async function openHome(page: Page, language: Language = 'en'): Promise<void> {
  await openList(page, language);
  await openCards(page, language).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\//);
  const facts = page.getByRole('heading', { name: wordsIn(language, 'listing')('facts.heading') });
  await expect(facts).toBeVisible();
}
