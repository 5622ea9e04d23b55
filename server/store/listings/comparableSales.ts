import { sql } from 'kysely';
import { COMPARED_DAYS, ENOUGH_SALES } from '../../../src/domain/estimate/estimate.ts';
import { type ComparedHome, floorOf, type Sale } from '../../../src/domain/estimate/home.ts';
import { FEATURES } from '../dataset/listingFacts.ts';
import { boundsAround, kilometresBetween, type Point } from '../geometry/bounds.ts';
import type { ListingTable } from '../tables.ts';
import type { ListingSearch } from './listingSearch.ts';
import { type ListingColumn, type ViewContext, type VisibleListing, visibleListings } from './listingView.ts';
import { matchingListings } from './matching.ts';
import { isOneOf } from './statisticsRows.ts';

/** The sales to look for. */
export interface SalesQuery {
  /** `visitor` finds open listings only. */
  viewer: ListingSearch['viewer'];
  type: ListingTable['type'];
  class: ListingTable['class'];
  around: Point;
  /** The last day of a sale, in days since 1970-01-01. */
  last: number;
}

/** Maximum number of sales that an estimate compares: the nearest. */
const MAX_SALES = 300;
/** Kilometres, tried in this order until there are enough sales. */
const REACHES = [0.8, 3, 10, 25, 60] as const;
/** Columns of a home on which its estimate depends, beside those of its address. */
export const ESTIMATED_FROM = [
  'class',
  'property_type',
  'latitude',
  'longitude',
  'sqft',
  'beds',
  'baths',
  'parking',
  'lot_sqft',
  'built_from',
  'built_to',
  'features',
  'condition',
  'tax',
  'list_day',
] as const satisfies ListingColumn[];
/** Columns that an estimate compares. */
const COMPARED = [
  'id',
  'home',
  'unit',
  'address',
  'city',
  ...ESTIMATED_FROM,
  'sold_price',
  'sold_day',
] as const satisfies ListingColumn[];

const CLOSED = { Sale: 'Sld', Lease: 'Lsd' } as const;

function searchFor({ viewer, type, class: homeClass, last }: SalesQuery, first: number | undefined) {
  return {
    viewer,
    today: last,
    types: [type],
    statuses: ['U'],
    lastStatuses: [CLOSED[type]],
    classes: [homeClass],
    soldDay: first === undefined ? { max: last } : { min: first, max: last },
    openOnly: viewer === 'visitor',
  } satisfies ListingSearch;
}

/** Ids of the nearest sales, in an index that has the columns of the search. */
async function nearestIds(
  context: ViewContext,
  query: SalesQuery,
  { first, limit }: { first?: number; limit: number },
): Promise<number[]> {
  const { latitude, longitude } = query.around;
  const narrowing = Math.cos((latitude * Math.PI) / 180) ** 2;
  let ids: number[] = [];
  let hopeless = 0;
  for (const reach of REACHES) {
    if (reach < hopeless) continue;
    const shape = { kind: 'box', bounds: boundsAround(latitude, longitude, reach) } as const;
    const rows = await matchingListings(context, { ...searchFor(query, first), shape }, ['shuffle'])
      .select('l.id')
      .orderBy(
        sql`(l.latitude - ${latitude}) * (l.latitude - ${latitude})
          + (l.longitude - ${longitude}) * (l.longitude - ${longitude}) * ${narrowing}`,
      )
      // Not by the id: neighbouring ids can belong to one home.
      .orderBy('l.shuffle')
      .limit(limit)
      .execute();
    ids = rows.map(({ id }) => id);
    if (ids.length === limit) break;
    // With so few sales, the next box would hold too few as well.
    hopeless = (reach * Math.sqrt(limit / Math.max(1, ids.length))) / 3;
  }
  return ids;
}

/** The nearest sales of three years before a day, with what an estimate compares. */
export async function findSales(context: ViewContext, query: SalesQuery): Promise<Sale[]> {
  const ids = await nearestIds(context, query, { first: query.last - COMPARED_DAYS, limit: MAX_SALES });
  if (ids.length === 0) return [];
  const { viewer, around } = query;
  const rows = await visibleListings(context, { viewer, openOnly: viewer === 'visitor' }, COMPARED)
    .select(COMPARED.map((column) => `l.${column}` as const))
    .where(isOneOf(context, ids))
    .execute();
  const sales = rows.flatMap((row): Sale[] => {
    const { id, sold_price: price, sold_day: day } = row;
    if (price === null || day === null) return [];
    return [{ ...comparedHomeOf(row), id, price, day, kilometres: kilometresBetween(around, row) }];
  });
  // The last bits of a sum depend on the order.
  return sales.toSorted(
    (one, other) => one.kilometres - other.kilometres || one.day - other.day || one.price - other.price,
  );
}

/** True if there are enough sales near the home together with those that are older than an estimate compares. */
export async function hasOlderSales(context: ViewContext, query: SalesQuery): Promise<boolean> {
  return (await nearestIds(context, query, { limit: ENOUGH_SALES })).length === ENOUGH_SALES;
}

/** The columns of a home that an estimate compares. */
export type ComparedColumns = Pick<VisibleListing, Exclude<(typeof COMPARED)[number], 'id'>>;

/** A listing's home as an estimate compares it. Hidden values of a listing are unknown. */
export function comparedHomeOf(row: ComparedColumns): ComparedHome {
  const { unit, address, city, built_from: from, built_to: to, features } = row;
  return {
    home: row.home,
    building: unit === null || address === null ? null : address.replace(` ${unit} ${city}`, ` ${city}`),
    isUnit: row.class === 'condo',
    city,
    propertyType: row.property_type ?? '',
    latitude: row.latitude,
    longitude: row.longitude,
    sqft: row.sqft,
    beds: row.beds,
    baths: row.baths,
    parking: row.parking,
    lotSqft: row.lot_sqft,
    yearBuilt: to === null ? from : Math.round(((from ?? to) + to) / 2),
    hasFinishedBasement: ((features ?? 0) & FEATURES.finishedBasement) !== 0,
    condition: row.condition ?? 0,
    floor: floorOf(unit),
    tax: row.tax,
    taxDay: row.list_day,
  };
}

/** A sale whose price an estimate is compared with. */
export type TestSale = ComparedColumns & { id: number; sold_price: number; sold_day: number; state: string };

/** Open sales of homes in a period, by day; a random choice of them if there are more than the limit. */
export async function findTestSales(
  context: ViewContext,
  { type, first, last, limit }: { type: ListingTable['type']; first: number; last: number; limit: number },
): Promise<TestSale[]> {
  const rows = await visibleListings(context, { viewer: 'visitor', openOnly: true })
    .selectAll('l')
    .where('l.type', '=', type)
    .where('l.status', '=', 'U')
    .where('l.last_status', '=', CLOSED[type])
    .where('l.class', '<>', 'commercial')
    .where('l.sold_day', '>=', first)
    .where('l.sold_day', '<=', last)
    .where('l.sold_price', '>', 0)
    .where('l.sqft', '>', 0)
    .orderBy('l.shuffle')
    .orderBy('l.id')
    .limit(limit)
    .execute();
  return rows
    .flatMap((row): TestSale[] => {
      const { sold_price: price, sold_day: day } = row;
      return price === null || day === null ? [] : [{ ...row, sold_price: price, sold_day: day }];
    })
    .toSorted((one, other) => one.sold_day - other.sold_day || one.id - other.id);
}
