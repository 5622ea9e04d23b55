import { isCommercial } from '#server/store/listings/propertyTypes.ts';
import type { WireDetails } from '../../../src/api/realty/contract.ts';
import type { Dice } from '../dice.ts';
import { composeText } from './compose.ts';
import type { DescribedListing } from './describedListing.ts';
import { extrasOf } from './extras.ts';
import { NO_NEARBY_SENTENCES, type PageNeighbours, type PagePlace } from './pageNeighbours.ts';

/**
 * Maximum price in dollars. It is above the limit of the first search, since visitors see rounded prices of restricted
 * listings.
 */
const DEAREST = 6_100_000;

/**
 * Returns the position of a listing in the first search of its city (for sale, active, no premises) or among the
 * leases. Undefined for a listing in neither.
 */
export function pagePlaceOf(
  { home, stint }: DescribedListing,
  mlsNumber: string,
  listPrice: number,
): PagePlace | undefined {
  if (stint.status !== 'A' || isCommercial(home.kind) || listPrice > DEAREST) return undefined;
  const { name, state } = home.site.city;
  return { group: `${stint.type}|${name}|${state}`, mlsNumber, listDay: stint.listDay };
}

/**
 * Returns the description and extras of a listing. If its place is known, they repeat no sentence of the listings on
 * its pages.
 */
export function textsOf(
  dice: Dice,
  described: DescribedListing,
  place: PagePlace | undefined,
  pages: PageNeighbours,
): Pick<WireDetails, 'description' | 'extras'> {
  const nearby = place ? pages.near(place) : NO_NEARBY_SENTENCES;
  const { text, lines } = composeText(dice, described, nearby);
  const extras = extrasOf(dice, described, nearby);
  if (place) pages.add(place, extras === null ? text : `${text} ${extras}`, lines);
  return { description: text, extras };
}
