import {
  type AliasableExpression,
  expressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import { SHOWN_STATUSES, SHOWN_WHILE_ACTIVE } from '../dataset/visitorValues.ts';
import type { ListingTable, SqlDialect, Tables } from '../tables.ts';
import type { RoundedColumn, Viewer } from './listingSearch.ts';

/**
 * A store as queries for callers use it, without the tables of listings. Only `visibleListings` reads those, and it
 * needs the viewer.
 */
export interface ViewContext {
  database: Kysely<Pick<Tables, 'place'>>;
  dialect: SqlDialect;
}

/** A column of `listing` in queries. The rounded copies have no names of their own here. */
export type ListingColumn = Exclude<keyof ListingTable, `v${RoundedColumn}`>;

/**
 * Visitors' view of each column of a restricted listing: `known` is in every answer; `rounded` is the copy in steps
 * (dataset/visitorValues.ts); `status` is the last status as far as the badge shows it; `hidden` is null.
 */
const SEEN_AS = {
  id: 'known',
  mls: 'known',
  board: 'known',
  type: 'known',
  status: 'known',
  last_status: 'status',
  class: 'known',
  property_type: 'hidden',
  style: 'hidden',
  restricted: 'known',
  price: 'rounded',
  sold_price: 'hidden',
  list_day: 'known',
  sold_day: 'rounded',
  updated_day: 'hidden',
  beds: 'rounded',
  baths: 'rounded',
  sqft: 'rounded',
  year_built: 'hidden',
  built_from: 'hidden',
  built_to: 'hidden',
  tax: 'hidden',
  maintenance_fee: 'hidden',
  condition: 'hidden',
  gross_yield: 'hidden',
  yield_day: 'hidden',
  has_tour: 'hidden',
  parking: 'hidden',
  lot_sqft: 'hidden',
  price_cut_day: 'hidden',
  features: 'hidden',
  walks: 'hidden',
  shuffle: 'known',
  state: 'known',
  city: 'known',
  area: 'known',
  neighbourhood: 'known',
  unit: 'hidden',
  address: 'hidden',
  home: 'hidden',
  latitude: 'rounded',
  longitude: 'rounded',
  x: 'rounded',
  y: 'rounded',
  quadkey: 'rounded',
} as const satisfies Record<ListingColumn, 'known' | 'rounded' | 'status' | 'hidden'>;

const SEEN_COLUMNS = Object.keys(SEEN_AS) as ListingColumn[]; // the keys are listed there

type Withheld = {
  [Column in ListingColumn]: (typeof SEEN_AS)[Column] extends 'hidden' | 'status' ? Column : never;
}[ListingColumn];

/** A listing as a viewer may see it. Hidden values are null. */
export type VisibleListing = {
  [Column in ListingColumn]: Column extends Withheld ? ListingTable[Column] | null : ListingTable[Column];
};

/** The viewer of a query, and filters that depend on the viewer. */
export interface ViewerFilter {
  viewer: Viewer;
  /** Only listings that everybody may see completely; nothing is hidden in them. */
  openOnly?: boolean | undefined;
  /** Only listings with these last statuses, as the viewer sees them. */
  lastStatuses?: readonly string[] | undefined;
  /** The statuses to which the caller limits the query; all by default. */
  statuses?: readonly ListingTable['status'][] | undefined;
}

/** The tables of a query over listings. Listings are `l`. */
export type ViewTables = Pick<Tables, 'place'> & { l: VisibleListing };

const SHOWN_STATUS_SQL = sql<string | null>`case
  when last_status = ${sql.lit(SHOWN_WHILE_ACTIVE)} and status <> 'A' then null ${sql.join(
    SHOWN_STATUSES.map(
      ([shown, standsFor]) =>
        sql`when last_status in (${sql.join(standsFor.map(sql.lit<string>))}) then ${sql.lit(shown)}`,
    ),
    sql` `,
  )} end`;

function expressionFor(
  column: ListingColumn,
  { viewer, openOnly }: ViewerFilter,
): AliasableExpression<unknown> {
  const value = sql.ref(column);
  if (viewer === 'customer') return value;
  const viewOf = SEEN_AS[column];
  if (viewOf === 'rounded') return sql.ref(`v${column}`);
  if (viewOf === 'known' || openOnly) return value;
  return viewOf === 'hidden'
    ? sql`case when restricted = 0 then ${value} end`
    : sql`case when restricted = 0 then ${value} else ${SHOWN_STATUS_SQL} end`;
}

/**
 * Listings whose last status, as the viewer sees it, is a requested one. Statuses that visitors see as one are
 * usually requested together; then a condition on the column is enough, which is faster.
 */
function hasStatus({ viewer, openOnly, statuses }: ViewerFilter, requested: readonly string[]) {
  const l = expressionBuilder<Tables, 'listing'>();
  const hasRequested = l('last_status', 'in', requested);
  if (viewer === 'customer' || openOnly) return hasRequested;
  const shownStatuses = SHOWN_STATUSES.filter(([status]) => requested.includes(status)).flatMap(
    ([, standsFor]) => standsFor,
  );
  const isSame =
    shownStatuses.length === new Set(requested).size &&
    shownStatuses.every((status) => requested.includes(status));
  const hasShown = shownStatuses.length === 0 ? l.lit(false) : l('last_status', 'in', shownStatuses);
  const hasShownStatus = isSame
    ? hasRequested
    : l.or([l.and([l('restricted', '=', 0), hasRequested]), l.and([l('restricted', '=', 1), hasShown])]);
  const isActive = statuses?.every((status) => status === 'A') ?? false;
  if (isActive || !shownStatuses.includes(SHOWN_WHILE_ACTIVE)) return hasShownStatus;
  const isTrueStatusShown = [l('restricted', '=', 0), l('last_status', '<>', SHOWN_WHILE_ACTIVE)];
  // The map indexes of one status do not contain the status.
  if (statuses?.includes('A') ?? true) isTrueStatusShown.push(l('status', '=', 'A'));
  return l.and([hasShownStatus, l.or(isTrueStatusShown)]);
}

/**
 * Listings as `l`, reduced to the values that the viewer may see. Every query for a caller reads them this way.
 * Databases can use the table's indexes through it, except for hidden columns, unless only open listings are read.
 */
export function visibleListings(
  { database }: ViewContext,
  filter: ViewerFilter,
  columns: readonly ListingColumn[] = SEEN_COLUMNS,
): SelectQueryBuilder<ViewTables, 'l', object> {
  const whole = database as unknown as Kysely<Tables>; // it is the store's: only its type hides the table
  let listings = whole
    .selectFrom('listing')
    .select([...new Set(columns)].map((column) => expressionFor(column, filter).as(column) as never)); // each is a name of ListingColumn
  if (filter.openOnly) listings = listings.where('restricted', '=', 0);
  if (filter.lastStatuses) listings = listings.where(hasStatus(filter, filter.lastStatuses));
  return whole.selectFrom(listings.as('l')) as unknown as SelectQueryBuilder<ViewTables, 'l', object>; // as SEEN_AS says
}
