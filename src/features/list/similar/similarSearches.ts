import { HOME_TYPES, type HomeType } from '#domain/search/homeTypes.ts';
import { withActive, withSoldDays } from '#domain/search/marketStatus.ts';
import { type Search, withFilters, withoutFilters, withType } from '#domain/search/search.ts';

/** A search near the one that is shown, and how it differs. */
export interface SimilarSearch {
  kind: 'type' | 'sold' | 'beds' | HomeType;
  search: Search;
}

/** Kinds of home that most people look for, in the order in which they are offered. */
const OFFERED: readonly HomeType[] = HOME_TYPES.filter((type) => type !== 'other' && type !== 'vacant-land');
/** Days of the offered look at what was sold. */
const SOLD_DAYS_OFFERED = 90;

/** Searches of the same place that differ in one thing: what for, what was sold, room, the kind of home. */
export function similarSearches(shown: Search): SimilarSearch[] {
  const plain = withFilters(withoutFilters(shown), {});
  const others = OFFERED.filter((type) => !(shown.homeTypes.length === 1 && shown.homeTypes[0] === type));
  const all: SimilarSearch[] = [
    { kind: 'type', search: withType(plain, shown.type === 'sale' ? 'lease' : 'sale') },
    ...others.map(
      (type): SimilarSearch => ({ kind: type, search: withFilters(plain, { homeTypes: [type] }) }),
    ),
  ];
  if (shown.minBeds !== 3) all.push({ kind: 'beds', search: withFilters(plain, { minBeds: 3 }) });
  if (!shown.showSold) {
    all.push({ kind: 'sold', search: withActive(withSoldDays(plain, SOLD_DAYS_OFFERED), false) });
  }
  return all;
}
