import { isCommercial } from '#server/store/listings/propertyTypes.ts';
import type { WireDetails } from '../../../src/api/realty/contract.ts';
import type { Dice } from '../dice.ts';
import { describe } from './compose.ts';
import { extrasOf } from './extras.ts';
import { NOTHING_SAID, type PageNeighbours, type PagePlace } from './pageNeighbours.ts';
import type { Told } from './told.ts';

/** The first search shows nothing dearer; some more, as visitors see restricted prices in steps. */
const DEAREST = 6_100_000;

/**
 * Where a listing comes up in the first search of its city (for sale, new or with a changed price, no premises), or
 * among what is to let there; undefined for what neither shows.
 */
export function pagePlaceOf(
  { home, stint }: Told,
  mlsNumber: string,
  listPrice: number,
): PagePlace | undefined {
  const isShown = stint.status === 'A' && ['New', 'Pc'].includes(stint.lastStatus);
  if (!isShown || isCommercial(home.kind) || listPrice > DEAREST) return undefined;
  const { name, state } = home.site.city;
  return { group: `${stint.type}|${name}|${state}`, mlsNumber, listDay: stint.listDay };
}

/** Description and extras of a listing. Where its place on pages is known, no page repeats a sentence of them. */
export function textsOf(
  dice: Dice,
  told: Told,
  place: PagePlace | undefined,
  pages: PageNeighbours,
): Pick<WireDetails, 'description' | 'extras'> {
  const said = place ? pages.near(place) : NOTHING_SAID;
  const { text, lines } = describe(dice, told, said);
  const extras = extrasOf(dice, told, said);
  if (place) pages.add(place, extras === null ? text : `${text} ${extras}`, lines);
  return { description: text, extras };
}
