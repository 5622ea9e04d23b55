import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CellOfBox, cellsOfBox, GRID_BITS, gridX, gridY } from '../geometry/mercator.ts';
import { contains } from '../geometry/shape.ts';
import { type Cell, type CellMember, type CellSums, cellsOf, fitted, shiftOf } from './clusterCells.ts';
import { type ListingSearch, throughFacts } from './listingSearch.ts';
import type { ViewContext } from './listingView.ts';
import { isNarrowView, isReadByPlace, matchingListings } from './matching.ts';
import { findCountedPage, findPage, type PageQuery } from './pages.ts';
import { type Order, orderOf } from './sorting.ts';

/** The wanted parts of a result. Each costs a query: leave out the parts that are not shown. */
export interface RequestedParts {
  page?: PageQuery | undefined;
  clusters?: { precision: number; limit: number } | undefined;
}

/** The result of a search. */
export interface Found {
  /** All matching listings, not only those of the page. */
  count: number;
  /** Ids of the page, in order. */
  ids: number[];
  /** Largest first. Their counts add up to `count`. */
  clusters: Cell[];
}

const MAX_CELLS_ACROSS = 128;

/** Counts the listings of a search, and finds a page of them and their clusters if wanted. */
export async function findListings(
  context: ViewContext,
  wanted: ListingSearch,
  parts: RequestedParts,
): Promise<Found> {
  const search = throughFacts(wanted);
  if (search.shape && search.shape.kind !== 'box') return findByPoints(context, search, parts);
  const countAll = () => countOf(context, search);
  if (!parts.clusters) {
    const found = parts.page
      ? await findCountedPage(context, search, parts.page, countAll)
      : { ids: [], count: await countAll() };
    return { ...found, clusters: [] };
  }
  const clusters = await clustersOf(context, search, parts.clusters);
  const count = clusters.reduce((sum, cell) => sum + cell.count, 0);
  const ids = parts.page ? await findPage(context, search, parts.page, count) : [];
  return { count, ids, clusters };
}

async function countOf(context: ViewContext, search: ListingSearch): Promise<number> {
  const cells = cellsForCount(context, search);
  if (cells) {
    const rows = await sumsByCell(context, search, cells, { count: sql`count(*)` });
    return rows.reduce((sum, { count }) => sum + count, 0);
  }
  const row = await matchingListings(context, search, [])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Number of a search's listings in a neighbourhood. The names are folded. */
interface NeighbourhoodCount {
  state: string;
  city: string;
  neighbourhood: string;
  count: number;
}

/** Counts the listings of a search in each neighbourhood that has some. */
export function countByNeighbourhood(
  context: ViewContext,
  search: ListingSearch,
): Promise<NeighbourhoodCount[]> {
  return matchingListings(context, throughFacts(search), ['state', 'city', 'neighbourhood'])
    .select(({ fn }) => ['l.state', 'l.city', 'l.neighbourhood', fn.countAll<number>().as('count')])
    .groupBy(['l.state', 'l.city', 'l.neighbourhood'])
    .execute();
}

function inOrder(context: ViewContext, search: ListingSearch, order: Order) {
  let query = matchingListings(context, search, order.columns);
  for (const { value, direction } of order.terms) query = query.orderBy(value, direction);
  return query;
}

async function clustersOf(
  context: ViewContext,
  search: ListingSearch,
  { precision, limit }: NonNullable<RequestedParts['clusters']>,
): Promise<Cell[]> {
  const shift = Math.max(shiftOf(precision), coarsestUseful(search));
  const cells = isReadByCell(context, search)
    ? cellsOfBox(search.shape.bounds, shift, MAX_SINGLE_CELLS)
    : undefined;
  const sums = sumsOf(search);
  const rows = await (cells
    ? sumsByCell<SumsRow>(context, search, cells, sums)
    : sumsByGroup(context, search, shift, sums));
  return fitted(
    rows.map((row) => sumsFrom(row, shift)),
    limit,
  );
}

/** The sums of a cell's listings, as both databases compute them. */
interface SumsRow {
  count: number;
  restricted: number;
  sum_x: number;
  sum_y: number;
  south: number;
  north: number;
  west: number;
  east: number;
  first_id: number;
}

type Sums<Row> = Record<keyof Row, RawBuilder<number>>;

function sumsOf(search: ListingSearch): Sums<SumsRow> {
  // Listings that a visitor sees at rounded points. Customers see exact points.
  const hasRounded = search.viewer === 'visitor' && !search.openOnly;
  return {
    count: sql`count(*)`,
    restricted: hasRounded ? sql`sum(l.restricted)` : sql`0`,
    sum_x: sql`sum(l.x)`,
    sum_y: sql`sum(l.y)`,
    south: sql`min(l.latitude)`,
    north: sql`max(l.latitude)`,
    west: sql`min(l.longitude)`,
    east: sql`max(l.longitude)`,
    first_id: sql`min(l.id)`,
  };
}

/** The cell of these sums is that of the members' mean position, which is among its members. */
function sumsFrom(row: SumsRow, shift: number): CellSums {
  const cellOf = (sum: number) => Math.floor(sum / row.count / 2 ** shift);
  return {
    x: cellOf(row.sum_x),
    y: cellOf(row.sum_y),
    count: row.count,
    restricted: row.restricted,
    sumX: row.sum_x,
    sumY: row.sum_y,
    bounds: { west: row.west, east: row.east, south: row.south, north: row.north },
    firstId: row.first_id,
  };
}

/** Groups the listings by cell. */
function sumsByGroup(
  context: ViewContext,
  search: ListingSearch,
  shift: number,
  sums: Sums<SumsRow>,
): Promise<SumsRow[]> {
  const bits = sql.lit(shift);
  return matchingListings(context, search, [])
    .select(Object.entries(sums).map(([name, sum]) => sum.as(name as keyof SumsRow))) // its own names
    .groupBy([sql`l.x >> ${bits}`, sql`l.y >> ${bits}`])
    .execute();
}

/**
 * Reads the cells one by one, along the index, and omits those without listings. To group the listings by cell would take SQLite
 * as long as to read them, and PostgreSQL a third as long. In a cell inside the box no point is compared with the box.
 */
async function sumsByCell<Row extends { count: number }>(
  context: ViewContext,
  search: ListingSearch,
  cells: readonly CellOfBox[],
  sums: Sums<Row>,
): Promise<Row[]> {
  const isSqlite = context.dialect === 'sqlite';
  const members = Object.entries<RawBuilder<number>>(sums).map(
    ([name, sum]) => sql`${sql.lit(name)}, ${sum}`,
  );
  const cell = {
    range: [sql.ref<number>('cell.first'), sql.ref<number>('cell.last')] as const,
    isInside: sql.ref<SqlBool>('cell.is_inside'),
  };
  const inCell = matchingListings(context, search, [], cell).select(
    sql`${sql.raw(isSqlite ? 'json_object' : 'json_build_object')}(${sql.join(members)})`.as('sums'),
  );
  // Materialized: otherwise both databases would read the JSON for each listing.
  const { rows } = await sql<{ sums: string }>`with cell (first, last, is_inside) as materialized (
      select cast(value ->> 0 as bigint), cast(value ->> 1 as bigint), cast(value ->> 2 as boolean)
      from ${sql.raw(isSqlite ? 'json_each' : 'json_array_elements')}(${JSON.stringify(cells)}))
    select cast((${inCell}) as text) as sums from cell`.execute(context.database);
  return rows.map(({ sums }) => JSON.parse(sums) as Row).filter(({ count }) => count > 0); // the members above
}

/** Maximum number of cells that are read one by one. Each costs a look-up in the index, also an empty one. */
const MAX_SINGLE_CELLS = 1_000;
/** A count needs cells for its box only. */
const MAX_COUNTED_CELLS = 100;

/**
 * True for wide views, because the listings of narrow ones are quickly grouped. PostgreSQL would look up open houses and words
 * in each cell again.
 */
function isReadByCell(
  { dialect }: ViewContext,
  search: ListingSearch,
): search is ListingSearch & { shape: object } {
  const isLookedUp = (search.openHouse ?? search.keywords ?? search.postalCodes) !== undefined;
  const isOnce = dialect === 'sqlite' || !isLookedUp;
  return search.shape !== undefined && !isNarrowView(search) && isReadByPlace(search) && isOnce;
}

/** The finest cells of a wide view that are few enough. */
function cellsForCount(context: ViewContext, search: ListingSearch): CellOfBox[] | undefined {
  if (!isReadByCell(context, search)) return undefined;
  const { bounds } = search.shape;
  for (let shift = 0; shift < GRID_BITS; shift += 1) {
    const cells = cellsOfBox(bounds, shift, MAX_COUNTED_CELLS);
    if (cells) return cells;
  }
  return undefined;
}

/** Finer cells would only be merged again, because a view never shows that many. */
function coarsestUseful({ shape }: ListingSearch): number {
  if (!shape) return shiftOf(12);
  const { west, east, north, south } = shape.bounds;
  const across = Math.max(gridX(east) - gridX(west), gridY(south) - gridY(north), 1);
  return Math.max(0, Math.floor(Math.log2(across / MAX_CELLS_ACROSS)));
}

/** For polygons and circles: the database finds the listings in the bounding box, and the points are tested here. */
async function findByPoints(
  context: ViewContext,
  search: ListingSearch,
  parts: RequestedParts,
): Promise<Found> {
  const { page } = parts;
  const order: Order = page ? orderOf(page.sortBy, search.viewer) : { columns: [], terms: [] };
  const rows: CellMember[] = await inOrder(context, search, order)
    .select(['l.id', 'l.x', 'l.y', 'l.latitude', 'l.longitude', 'l.restricted'])
    .execute();
  const { shape } = search;
  const inside = rows.filter((row) => !shape || contains(shape, row.longitude, row.latitude));
  const ids = page ? inside.slice(page.offset, page.offset + page.limit).map((row) => row.id) : [];
  const clusters = parts.clusters
    ? fitted(cellsOf(inside, shiftOf(parts.clusters.precision)), parts.clusters.limit)
    : [];
  return { count: inside.length, ids, clusters };
}
