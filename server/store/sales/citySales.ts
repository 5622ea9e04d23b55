import type { Kysely } from 'kysely';
import type { ListingSearch } from '../listings/listingSearch.ts';
import type { ViewContext } from '../listings/listingView.ts';
import { groupNumberOf } from '../listings/statisticsGroups.ts';
import type { Tables } from '../tables.ts';
import { joinSales, type Sales, salesOf, type TextColumn, unpackSales } from './packedSales.ts';
import { readSales } from './renewSaleMonths.ts';

/** Filters that the packed sales have the columns for. */
const FILTERS: readonly string[] = [
  'viewer',
  'today',
  'openOnly',
  'statuses',
  'lastStatuses',
  'cities',
  'types',
  'classes',
  'propertyTypes',
  'neighbourhoods',
  'states',
  'beds',
  'listDay',
  'soldDay',
] satisfies (keyof ListingSearch)[];

/** Largest search whose months are unpacked. Other callers wait meanwhile. */
const MAX_CITIES = 3;
const MAX_DAYS = 36 * 31;

/** True for a search for the sales of a few cities in a few years that has no other filter. */
export function isOfCitySales(search: ListingSearch): boolean {
  const { cities, statuses, lastStatuses, viewer, openOnly, soldDay, today } = search;
  return (
    cities !== undefined &&
    cities.length > 0 &&
    new Set(cities).size <= MAX_CITIES &&
    Math.min(soldDay?.max ?? today, today) - (soldDay?.min ?? Number.NEGATIVE_INFINITY) <= MAX_DAYS &&
    statuses?.join() === 'U' &&
    lastStatuses?.join() === 'Sld' &&
    // A visitor's other listings have rounded values.
    (viewer === 'customer' || openOnly === true) &&
    Object.entries(search).every(([name, value]) => value === undefined || FILTERS.includes(name))
  );
}

/** Sales that match a search, by their places in the columns. */
export interface MatchingSales {
  sales: Sales;
  places: Int32Array;
}

/** Reads the sales of a search for which `isOfCitySales` is true. */
export async function matchingSales(context: ViewContext, search: ListingSearch): Promise<MatchingSales> {
  // `placesOf` applies the viewer's filter.
  const database = context.database as unknown as Kysely<Tables>; // the store's own: only its type hides the tables
  const { soldDay, cities = [], today } = search;
  const monthOf = (day: number) => groupNumberOf('mth', Math.trunc(day), today);
  let query = database
    .selectFrom('sale_month')
    .selectAll()
    .where('city', 'in', [...new Set(cities)]);
  if (soldDay?.min !== undefined) query = query.where('month', '>=', monthOf(soldDay.min));
  if (soldDay?.max !== undefined) query = query.where('month', '<=', monthOf(soldDay.max));
  const stored = await query.orderBy('city').orderBy('month').execute();
  const months = stored.flatMap(({ sales }) => (sales ? [unpackSales(sales)] : []));
  const changed = Map.groupBy(
    stored.filter(({ sales }) => sales === null),
    ({ city }) => city,
  );
  for (const [city, rows] of changed) {
    const read = await readSales(
      database,
      city,
      rows.map(({ month }) => month),
    );
    for (const sales of read.values()) months.push(salesOf(sales));
  }
  const sales = joinSales(months);
  return { sales, places: placesOf(sales, search) };
}

function placesOf({ count, numbers, codes, texts }: Sales, search: ListingSearch): Int32Array {
  const within = (column: TextColumn, wanted: readonly string[] | undefined) => {
    if (!wanted) return undefined;
    const isWanted = texts[column].map((text) => wanted.includes(text));
    return (place: number) => isWanted[codes[column][place] ?? -1] === true;
  };
  const between = (
    column: 'beds' | 'list_day' | 'sold_day',
    { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: ListingSearch['beds'] = {},
  ) => {
    const values = numbers[column];
    return (place: number) => (values[place] ?? 0) >= min && (values[place] ?? 0) <= max;
  };
  const conditions = [
    search.openOnly ? (place: number) => numbers.restricted[place] === 0 : undefined,
    within('type', search.types),
    within('class', search.classes),
    within('property_type', search.propertyTypes),
    within('neighbourhood', search.neighbourhoods),
    within('state', search.states),
    search.beds && between('beds', search.beds),
    search.listDay && between('list_day', search.listDay),
    search.soldDay && between('sold_day', search.soldDay),
  ].filter((condition) => condition !== undefined);
  let places = new Int32Array(count);
  for (let place = 0; place < count; place += 1) places[place] = place;
  for (const isMet of conditions) places = places.filter(isMet);
  return places;
}
