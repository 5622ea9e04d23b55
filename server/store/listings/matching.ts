import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import { FEATURES } from '../dataset/listingFacts.ts';
import { DAYS_A_WEEK } from '../dataset/openHouseDays.ts';
import type { Bounds } from '../geometry/bounds.ts';
import { coverOf } from '../geometry/mercator.ts';
import { STATUSES, TYPES } from '../tables.ts';
import { rankWithin } from '../walks/packedWalks.ts';
import { isByFacts, type ListingSearch, type Range } from './listingSearch.ts';
import { type ListingColumn, type ViewContext, type ViewTables, visibleListings } from './listingView.ts';

const MAX_ARMS = 12;
/** Degrees. A wider view contains nearly all listings, and one range is read faster than twelve. */
const WIDE = 60;
/** Degrees. The ranges of narrower views take PostgreSQL longer to plan than to read. */
const NARROW = 2;
/** Days of sales in the whole country that have fewer rows than a view of one degree around a large city. */
const DAYS_A_DEGREE = 150;
/** Most sales are older than this many days. */
const RECENT = 400;

/** The way to read matching listings: by position, also through joined ranges of it, or along the index of an order. */
type ReadingOrder = 'place' | 'ranges' | 'order';
/** One range of quadkeys, and whether all its points are in the box of the search. */
interface CellReading {
  range: readonly [Expression<number>, Expression<number>];
  isInside: Expression<SqlBool>;
}
type Reading = Exclude<ReadingOrder, 'ranges'> | CellReading;
type ReadingContext = ViewContext & { by: ReadingOrder; isInside?: Expression<SqlBool> | undefined };
type Builder = ExpressionBuilder<ViewTables, 'l'>;

/** The columns of the map indexes. */
const FILTER_COLUMNS: ListingColumn[] = [
  'id',
  'type',
  'status',
  'class',
  'property_type',
  'price',
  'beds',
  'baths',
  'sqft',
  'list_day',
  'sold_day',
  'restricted',
  'latitude',
  'longitude',
  'x',
  'y',
];

/**
 * The listings that match a search, as `l`, with the values that the viewer's searches use. `visibleListings` checks
 * the last statuses. A shape is searched by ranges of quadkeys: ranges joined by OR mislead PostgreSQL's planner. If the
 * shape is not a box, the result contains its bounding box, and the caller tests the points.
 * @param columns columns to read beside the filters; keep it short, so that the map indexes cover it
 * @param how `order` omits the ranges, for a reader that follows another index and stops early; a cell replaces them by one
 */
export function matchingListings(
  context: ViewContext,
  search: ListingSearch,
  columns: readonly ListingColumn[],
  how: Reading = 'place',
) {
  const by = how === 'order' ? 'order' : 'place';
  const isInside = typeof how === 'object' ? how.isInside : undefined;
  const needed = [...new Set([...FILTER_COLUMNS, ...columnsFilteredBy(search), ...columns])];
  const ranges = by === 'place' ? rangesOf(search, how) : undefined;
  const areJoined =
    context.dialect === 'postgres' && ranges !== undefined && ranges.ends.length > 1 && isNarrowView(search);
  const source = ranges
    ? (areJoined ? joinedArms : armsOf)(context, search, needed, ranges)
    : wholeOf(context, search, needed, by);
  return context.database
    .selectFrom(source.as('l'))
    .where((builder) =>
      builder.and(conditionsOf({ ...context, by: areJoined ? 'ranges' : by, isInside }, search, builder)),
    );
}

/** True if the search has no filter with an index of its own, so that the index by day of sale may be used. */
function isOfNoPlace({
  cities,
  areas,
  neighbourhoods,
  boards,
  mlsNumbers,
  keywords,
}: ListingSearch): boolean {
  return (cities ?? areas ?? neighbourhoods ?? boards ?? mlsNumbers ?? keywords) === undefined;
}

/** The first day of a search for recent sales only, which is read by the day; undefined for any other search. */
function firstDayOfSales({ statuses, soldDay, shape, today }: ListingSearch): number | undefined {
  const areSales = statuses?.length === 1 && statuses[0] === 'U';
  const across = shape ? shape.bounds.east - shape.bounds.west : 360;
  const first = soldDay?.min;
  const isLate = first !== undefined && first >= today - Math.min(RECENT, across * DAYS_A_DEGREE);
  return areSales && isLate ? Math.ceil(first) : undefined;
}

function wholeOf(
  context: ViewContext,
  search: ListingSearch,
  columns: readonly ListingColumn[],
  by: ReadingOrder,
) {
  const read: readonly ListingColumn[] = search.shuffleBelow ? [...columns, 'shuffle'] : columns;
  let query = visibleListings(context, search, read).select(columns.map(inListing));
  if (search.types) query = query.where('l.type', 'in', search.types);
  if (search.statuses) query = query.where('l.status', 'in', search.statuses);
  if (search.classes) query = query.where('l.class', 'in', search.classes);
  const soldFrom = by === 'place' && isOfNoPlace(search) ? firstDayOfSales(search) : undefined;
  if (soldFrom !== undefined) query = query.where('l.sold_day', '>=', soldFrom);
  if (isByFacts(search)) query = query.where('l.features', 'is not', null);
  if (search.grossYield) query = query.where('l.gross_yield', 'is not', null);
  if (search.shuffleBelow) query = query.where('l.shuffle', '<', sql.lit(search.shuffleBelow));
  return query;
}

/** The column by which a search in a view is read, and the ends of its ranges. Without a second end a range is open. */
interface Ranges {
  key: 'quadkey' | 'sold_day';
  ends: (readonly [number | Expression<number>, (number | Expression<number>)?])[];
}

/** The ranges in which the listings of a search with a shape are. */
function rangesOf(search: ListingSearch, how: Reading = 'place'): Ranges | undefined {
  if (typeof how === 'object') return { key: 'quadkey', ends: [how.range] };
  if (!search.shape) return undefined;
  const soldFrom = firstDayOfSales(search);
  if (soldFrom !== undefined) return { key: 'sold_day', ends: [[soldFrom]] };
  const { types = TYPES, statuses = STATUSES, shape } = search;
  const { bounds } = shape;
  const limit = bounds.east - bounds.west > WIDE ? 1 : MAX_ARMS / (types.length * statuses.length);
  return { key: 'quadkey', ends: coverOf(bounds, Math.max(1, Math.floor(limit))) };
}

/** True if the listings of a view are read by their quadkeys, and not by the day of sale. */
export function isReadByPlace(search: ListingSearch): boolean {
  return search.shape !== undefined && firstDayOfSales(search) === undefined;
}

/** True for a view of a city or less. */
export function isNarrowView({ shape }: ListingSearch): boolean {
  return shape !== undefined && shape.bounds.east - shape.bounds.west < NARROW;
}

/**
 * The listings of each type, status and range, with one arm of a UNION ALL each. An arm has the filters that the conditions
 * of PostgreSQL's indexes name.
 */
function armsOf(
  context: ViewContext,
  search: ListingSearch,
  columns: readonly ListingColumn[],
  { key, ends }: Ranges,
) {
  const { types = TYPES, statuses = STATUSES } = search;
  // Each of PostgreSQL's map indexes holds one type and status, and does not contain these two columns.
  const others = columns.filter((column) => column !== 'type' && column !== 'status');
  const arms = types.flatMap((type) =>
    statuses.flatMap((status) =>
      ends.map(([first, last]) => {
        const arm = visibleListings(context, { ...search, statuses: [status] }, [...columns, key])
          .select(others.map(inListing))
          .select([sql.lit(type).as('type'), sql.lit(status).as('status')])
          .where('l.type', '=', type)
          .where('l.status', '=', status)
          .$if(search.classes !== undefined, (query) => query.where('l.class', 'in', search.classes ?? []))
          .where(`l.${key}`, '>=', first)
          .$if(isByFacts(search), (query) => query.where('l.features', 'is not', null))
          .$if(search.grossYield !== undefined, (query) => query.where('l.gross_yield', 'is not', null));
        return last === undefined ? arm : arm.where(`l.${key}`, '<=', last);
      }),
    ),
  );
  return arms.reduce((joined, arm) => joined.unionAll(arm));
}

/**
 * The same with the ranges as a joined table, for PostgreSQL. It would plan each arm against all indexes of the table, which
 * takes ten times as long as reading a neighbourhood. The offset keeps the other filters out of the plan of a range. With them
 * it expects few rows, and reads the whole index.
 */
function joinedArms(
  context: ViewContext,
  search: ListingSearch,
  columns: readonly ListingColumn[],
  { key, ends }: Ranges,
) {
  const rows = ends.map((range) => sql`(${sql.join(range.map((end) => sql`cast(${end} as bigint)`))})`);
  const joined = [sql.ref<number>('range.first'), sql.ref<number>('range.last')] as const;
  return context.database
    .selectFrom(sql`(values ${sql.join(rows)})`.as<'range'>(sql`range (first, last)`))
    .innerJoinLateral(
      armsOf(context, search, columns, { key, ends: [joined] })
        .offset(0)
        .as('l'),
      (join) => join.onTrue(),
    )
    .selectAll('l');
}

const inListing = (column: ListingColumn) => `l.${column}` as const;

function columnsFilteredBy(search: ListingSearch): ListingColumn[] {
  const columns: ListingColumn[] = [];
  if (search.styles || search.typesOrStyles) columns.push('style');
  if (search.cities) columns.push('city');
  if (search.areas) columns.push('area');
  if (search.neighbourhoods) columns.push('neighbourhood');
  if (search.states) columns.push('state');
  if (search.boards) columns.push('board');
  if (search.areasOrCities) columns.push('area', 'city');
  if (search.mlsNumbers || search.keywords) columns.push('mls');
  if (search.postalCodes) columns.push('address');
  for (const [column, name] of MEASURED) if (search[name]) columns.push(column);
  if (search.yearBuilt) columns.push('built_from', 'built_to');
  if (search.hasTour) columns.push('has_tour');
  if (search.near) columns.push('walks');
  // The condition of the indexes of facts.
  if (isByFacts(search)) columns.push('features');
  return columns;
}

/** Ranges over columns that few searches limit, so that the map indexes do not hold them. */
const MEASURED = [
  ['updated_day', 'updatedDay'],
  ['sold_price', 'soldPrice'],
  ['tax', 'tax'],
  ['maintenance_fee', 'maintenanceFee'],
  ['parking', 'parking'],
  ['lot_sqft', 'lotSize'],
  ['price_cut_day', 'priceCutDay'],
  ['gross_yield', 'grossYield'],
] as const;

function conditionsOf(context: ReadingContext, search: ListingSearch, l: Builder) {
  const within = (column: ListingColumn, values: readonly (string | number)[] | undefined) =>
    values ? [l(`l.${column}`, 'in', values)] : [];
  const withinEither = (one: ListingColumn, other: ListingColumn, values: readonly string[] | undefined) =>
    values ? [l.or([...within(one, values), ...within(other, values)])] : [];
  const { shape } = search;
  return [
    ...within('property_type', search.propertyTypes),
    ...within('style', search.styles),
    ...withinEither('property_type', 'style', search.typesOrStyles),
    ...within('city', search.cities),
    ...within('area', search.areas),
    ...withinEither('area', 'city', search.areasOrCities),
    ...within('neighbourhood', search.neighbourhoods),
    ...within('state', search.states),
    ...within('board', search.boards),
    ...within('mls', search.mlsNumbers),
    ...wholeBetween(context, 'price', search.price),
    ...wholeBetween(context, 'beds', search.beds),
    ...wholeBetween(context, 'baths', search.baths),
    ...wholeBetween(context, 'sqft', search.sqft),
    ...MEASURED.flatMap(([column, name]) => wholeBetween(context, column, search[name])),
    // A home of which only an age is known matches if all its years do.
    ...wholeBetween(context, 'built_from', search.yearBuilt && { min: search.yearBuilt.min }),
    ...wholeBetween(context, 'built_to', search.yearBuilt && { max: search.yearBuilt.max }),
    ...(search.hasTour ? [l('l.has_tour', '=', 1)] : []),
    ...(search.features ?? []).map(hasOneOf),
    ...(search.near ?? []).map(isNear),
    ...daysOf(context, search, l),
    ...(shape ? isInBox(context, shape.bounds) : []),
    ...(search.openHouse ? [openHouseCondition(context, search, search.openHouse, l)] : []),
    ...(search.keywords ? [keywordCondition(context, search, search.keywords, l)] : []),
    ...(search.postalCodes ? [postalCondition(context, search.postalCodes, l)] : []),
    ...(search.except && search.except.length > 0 ? [l('l.id', 'not in', search.except)] : []),
  ];
}

/**
 * Days on the market filter active listings, and days since the sale filter sold ones. If both are requested, each
 * filter applies to its own status, because no listing could match both.
 */
function daysOf(context: ReadingContext, search: ListingSearch, l: Builder) {
  const listed = wholeBetween(context, 'list_day', search.listDay);
  const sold = wholeBetween(context, 'sold_day', search.soldDay);
  if (new Set(search.statuses).size !== STATUSES.length) return [...listed, ...sold];
  return [l.or([l.and([l('l.status', '=', 'A'), ...listed]), l.and([l('l.status', '=', 'U'), ...sold])])];
}

/** A range on a column of whole numbers. PostgreSQL does not compare one with a fraction. */
function wholeBetween(context: ReadingContext, column: ListingColumn, range: Range | undefined) {
  if (!range) return [];
  const { min, max } = range;
  return between(context, column, { min: min && Math.ceil(min), max: max && Math.floor(max) });
}

/** Columns that have an index of their own beside the map's. */
const OWN_INDEX_COLUMNS: readonly ListingColumn[] = ['list_day', 'price'];

/**
 * Stops the database from leaving the map index for one by date or price: by a unary plus in SQLite. In PostgreSQL the plus
 * hides how many rows a range leaves, so that clusters would sort them, and "is true" does not. It is not needed when an order
 * is followed: the planner would expect too few rows to follow its index.
 */
function between({ dialect, by }: ReadingContext, column: ListingColumn, range: Range | undefined) {
  const l = expressionBuilder<ViewTables, 'l'>();
  const name = sql.ref<number>(`l.${column}`);
  const value = dialect === 'sqlite' ? sql<number>`+${name}` : name;
  const sides: Expression<SqlBool>[] = [
    ...(range?.min === undefined ? [] : [l(value, '>=', range.min)]),
    ...(range?.max === undefined ? [] : [l(value, '<=', range.max)]),
  ];
  const isMarked = dialect === 'postgres' && by === 'place' && OWN_INDEX_COLUMNS.includes(column);
  return isMarked ? sides.map(isTrue) : sides;
}

const isTrue = (condition: Expression<SqlBool>) => sql<SqlBool>`(${condition}) is true`;

/**
 * True for a listing in the box. Most listings in the ranges are, but PostgreSQL expects as few as in the whole country, and
 * would sort them by their cells. "is true" keeps it from expecting a narrow box.
 */
function isInBox(context: ReadingContext, { south, north, west, east }: Bounds) {
  const sides = [
    ...between(context, 'latitude', { min: south, max: north }),
    ...between(context, 'longitude', { min: west, max: east }),
  ];
  if (context.isInside) {
    const l = expressionBuilder<ViewTables, 'l'>();
    return [l.or([context.isInside, l.and(sides)])];
  }
  return context.by === 'ranges' ? sides.map(isTrue) : sides;
}

/** True for a listing with one of the features. The first comparison is one of keys in PostgreSQL's default indexes. */
function hasOneOf(names: readonly (keyof typeof FEATURES)[]) {
  const bits = names.map((name) => FEATURES[name]);
  const all = bits.reduce((sum, bit) => sum | bit, 0);
  return sql<SqlBool>`(l.features >= ${sql.lit(Math.min(...bits))} and l.features & ${sql.lit(all)} <> 0)`;
}

/** True for a listing from which an amenity of the kind can be reached within the minutes on foot. */
function isNear({ kind, minutes }: NonNullable<ListingSearch['near']>[number]) {
  const { shift, mask, rank } = rankWithin(kind, minutes);
  return sql<SqlBool>`((l.walks >> ${sql.lit(shift)}) & ${sql.lit(mask)}) >= ${sql.lit(rank)}`;
}

/** True for a listing with words that begin with each word of one of these lists. */
function hasWords({ dialect }: ViewContext, lists: readonly (readonly string[])[]) {
  const text =
    dialect === 'sqlite'
      ? lists.map((words) => `(${words.map((word) => `"${word}" *`).join(' AND ')})`).join(' OR ')
      : lists.map((words) => `(${words.map((word) => `'${word}':*`).join(' & ')})`).join(' | ');
  return dialect === 'sqlite'
    ? sql<SqlBool>`l.id in (select rowid from word_search where word_search match ${text})`
    : sql<SqlBool>`l.id in (select id from word_search where words @@ ${text}::tsquery)`;
}

/** True for a listing with an open house on one of the days. Visitors do not see those of restricted listings. */
function openHouseCondition(
  { dialect }: ViewContext,
  { viewer }: ListingSearch,
  { min, max }: { min: number; max: number },
  l: Builder,
) {
  // Without the plus SQLite would read all open houses of the country in each arm, and look up their listings.
  const id = sql.raw(dialect === 'sqlite' ? '+l.id' : 'l.id');
  const days = Array.from({ length: max - min + 1 }, (_, place) => min + place);
  const stored = sql.join([...days, ...days.map((day) => day % DAYS_A_WEEK)].map((day) => sql.lit(day)));
  const isOpen = sql<SqlBool>`${id} in (select listing_id from open_house where day in (${stored}))`;
  return viewer === 'visitor' ? l.and([isOpen, l('l.restricted', '=', 0)]) : isOpen;
}

/** True if the address ends with one of the postal codes. The words find the few listings to compare. */
function postalCondition(context: ViewContext, codes: readonly string[], l: Builder) {
  const end =
    context.dialect === 'sqlite' ? sql<string>`substr(l.address, -7)` : sql<string>`right(l.address, 7)`;
  const words = codes.map((code) => code.split(' '));
  return l.and([hasWords(context, words), l(end, 'in', codes)]);
}

function keywordCondition(
  context: ViewContext,
  search: ListingSearch,
  { words, mlsNumber }: { words: string[]; mlsNumber: string },
  l: Builder,
) {
  const found = hasWords(context, [words]);
  const byWords = search.viewer === 'visitor' ? l.and([found, l('l.restricted', '=', 0)]) : found;
  return l.or([byWords, l('l.mls', '=', mlsNumber)]);
}
