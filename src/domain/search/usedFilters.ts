/** The filters of a search that differ from the defaults. The bar's number, the chips and saved searches name these. */
import type { AmenityKind } from '../amenities.ts';
import type { Commute } from './commute.ts';
import { FACT_NAMES, type FactName } from './facts.ts';
import type { HomeType } from './homeTypes.ts';
import { nearKinds, withNear } from './near.ts';
import { toggledRange } from './priceSteps.ts';
import { DEFAULT_SEARCH, type Search, startRange, withFilters } from './search.ts';

/** A filter in use, and the search without it. */
export type UsedFilter = { without: Search } & (
  | { name: 'homeType'; homeType: HomeType }
  | { name: 'near'; kind: AmenityKind }
  | { name: 'commute'; commute: Commute; index: number }
  | { name: 'beds' | 'baths' | 'sqft' | 'openHouse' | 'keywords' | 'price' | 'active' | 'sold' }
  | { name: FactName }
);

/** True if the price range is neither the first search's nor the sale/lease toggle's. */
export function isPriceInUse({ type, minPrice, maxPrice }: Search): boolean {
  return ![startRange(type), toggledRange(type)].some(
    (range) => minPrice === range.minPrice && maxPrice === range.maxPrice,
  );
}

/** A key of a filter among those of its search. A commute keeps its key when it is changed. */
export function filterKey(filter: UsedFilter): string {
  if (filter.name === 'commute') return `commute ${filter.index}`;
  return filter.name === 'homeType' ? filter.homeType : filter.name === 'near' ? filter.kind : filter.name;
}

/**
 * Returns the filters in use, each home type, each kind of amenity and each commute by itself. Sold homes alone count as
 * one filter.
 */
export function usedFilters(search: Search): UsedFilter[] {
  const without = (change: Partial<Search>) => ({ without: withFilters(search, change) });
  const { homeTypes, commutes, showSold } = search;
  const others: [boolean, Exclude<UsedFilter['name'], 'homeType' | 'near' | 'commute'>, Partial<Search>][] = [
    [search.minBeds > 0, 'beds', { minBeds: 0, exactBeds: false }],
    [search.minBaths > 0, 'baths', { minBaths: 0 }],
    [search.minSqft > 0, 'sqft', { minSqft: 0 }],
    [search.openHouse, 'openHouse', { openHouse: false }],
    ...FACT_NAMES.map((name): (typeof others)[number] => [
      search[name] !== DEFAULT_SEARCH[name],
      name,
      { [name]: DEFAULT_SEARCH[name] },
    ]),
    [search.keywords !== '', 'keywords', { keywords: '' }],
    [isPriceInUse(search), 'price', startRange(search.type)],
    [search.activeDays > 0, 'active', { activeDays: 0 }],
    [showSold, 'sold', { showActive: true, showSold: false, soldDays: 0 }],
  ];
  return [
    ...homeTypes.map((homeType) => ({
      name: 'homeType' as const,
      homeType,
      ...without({ homeTypes: homeTypes.filter((other) => other !== homeType) }),
    })),
    ...nearKinds(search.near).map((kind) => ({
      name: 'near' as const,
      kind,
      ...without({ near: withNear(search.near, kind, undefined) }),
    })),
    ...commutes.map((commute, index) => ({
      name: 'commute' as const,
      commute,
      index,
      ...without({ commutes: commutes.filter((other) => other !== commute) }),
    })),
    ...others.filter(([inUse]) => inUse).map(([, name, change]) => ({ name, ...without(change) })),
  ];
}
