import type { Page } from '@playwright/test';

/** The fields of the service's listing that journeys compare. */
export interface AnsweredListing {
  mlsNumber: string;
  boardId: number;
  permissions: { displayPublic: string; displayAddressOnInternet: string };
  address: { streetNumber?: string; streetName?: string; city: string };
}

/** The default search (requirement ST5 and its departure), independent of the app, so that an error in the app is found. */
const DEFAULT_SEARCH = [
  ['type', 'sale'],
  ['status', 'A'],
  ['lastStatus', 'New'],
  ['lastStatus', 'Pc'],
  ['lastStatus', 'Ext'],
  ['lastStatus', 'Cs'],
  ['lastStatus', 'Dft'],
  ['class', 'condo'],
  ['class', 'residential'],
  ['maxPrice', '6000000'],
  ['resultsPerPage', '8'],
  ['sortBy', 'random'],
];

/** Calls the realty service for a page of the default search with changes. */
export async function askService(
  page: Page,
  origin: string,
  parameters: Record<string, string | string[]>,
): Promise<{ count: number; listings: AnsweredListing[] }> {
  const query = new URLSearchParams(DEFAULT_SEARCH);
  for (const [name, value] of Object.entries(parameters)) {
    query.delete(name);
    for (const each of [value].flat()) query.append(name, each);
  }
  const answer = await page.request.get(`${origin}/realty/listings?${query}`);
  return answer.json();
}

const isOpen = ({ permissions }: AnsweredListing): boolean =>
  permissions.displayPublic === 'Y' && permissions.displayAddressOnInternet === 'Y';

async function firstOf(
  page: Page,
  origin: string,
  parameters: Record<string, string>,
  isMeant: (listing: AnsweredListing) => boolean,
): Promise<AnsweredListing> {
  const { listings } = await askService(page, origin, { resultsPerPage: '50', ...parameters });
  const found = listings.find(isMeant);
  if (!found) throw new Error(`No such listing with ${JSON.stringify(parameters)}.`);
  return found;
}

/** Returns a listing that visitors may see, from the service's answer. */
export function openListing(page: Page, origin: string, city: string): Promise<AnsweredListing> {
  return firstOf(page, origin, { city }, isOpen);
}

/** Returns a house that visitors may see and whose listing says how large it is. */
export function measuredHouse(page: Page, origin: string, city: string): Promise<AnsweredListing> {
  return firstOf(page, origin, { city, propertyType: 'Detached', minSqft: '1500', maxSqft: '3000' }, isOpen);
}

/** Returns a listing that visitors may not see. */
export function restrictedListing(page: Page, origin: string, city: string): Promise<AnsweredListing> {
  return firstOf(page, origin, { city }, (listing) => !isOpen(listing));
}

/** Returns a listing that visitors may see and that is not available: it expired without a sale. */
export function expiredListing(page: Page, origin: string): Promise<AnsweredListing> {
  return firstOf(page, origin, { status: 'U', lastStatus: 'Exp' }, isOpen);
}

/** Scrolls to the cards of other homes on a listing's page, in either language. They load when they are near. */
export async function comeNearCards(page: Page): Promise<void> {
  const heading = page.getByRole('heading', {
    name: /^(Sold Comparable Listings|Propriétés comparables vendues)$/,
  });
  await heading.scrollIntoViewIfNeeded();
}

/** Returns the MLS numbers that a list shows a visitor for an answer: one restricted home is last, several share a line. */
export function listedMlsNumbers(listings: readonly AnsweredListing[]): string[] {
  const open = listings.filter(isOpen).map(({ mlsNumber }) => mlsNumber);
  const locked = listings.filter((listing) => !isOpen(listing));
  return locked.length > 1 ? [...open, ''] : [...open, ...locked.map(({ mlsNumber }) => mlsNumber)];
}

/** Returns the MLS numbers of the cards on the page, in their order; '' for the line of several restricted homes. */
export async function shownMlsNumbers(page: Page): Promise<string[]> {
  const cards = page.getByRole('main').getByRole('article');
  return cards.evaluateAll((elements) => elements.map((element) => element.getAttribute('data-mls') ?? ''));
}
