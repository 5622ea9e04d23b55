import { sql } from 'kysely';
import { gridX, gridY } from '../geometry/mercator.ts';
import { contains } from '../geometry/shape.ts';
import { type Cell, type CellMember, cellsOf, fitted, shiftOf } from './clusterCells.ts';
import { type ListingSearch, throughFacts } from './listingSearch.ts';
import type { ViewContext } from './listingView.ts';
import { matchingListings } from './matching.ts';
import { findPage, type PageQuery } from './pages.ts';
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
  const clusters = parts.clusters ? await clustersOf(context, search, parts.clusters) : [];
  const count = parts.clusters
    ? clusters.reduce((sum, cell) => sum + cell.count, 0)
    : await countOf(context, search);
  const ids = parts.page ? await findPage(context, search, parts.page, count) : [];
  return { count, ids, clusters };
}

async function countOf(context: ViewContext, search: ListingSearch): Promise<number> {
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
  const shift = sql.lit(Math.max(shiftOf(precision), coarsestUseful(search)));
  const rows = await matchingListings(context, search, [])
    .select(({ fn }) => [
      sql<number>`l.x >> ${shift}`.as('cell_x'),
      sql<number>`l.y >> ${shift}`.as('cell_y'),
      fn.countAll<number>().as('count'),
      // Listings that a visitor sees at rounded points. Customers see exact points.
      (search.viewer === 'visitor' && !search.openOnly ? fn.sum<number>('l.restricted') : sql<number>`0`).as(
        'restricted',
      ),
      fn.sum<number>('l.x').as('sum_x'),
      fn.sum<number>('l.y').as('sum_y'),
      fn.min('l.latitude').as('south'),
      fn.max('l.latitude').as('north'),
      fn.min('l.longitude').as('west'),
      fn.max('l.longitude').as('east'),
      fn.min('l.id').as('first_id'),
    ])
    .groupBy(['cell_x', 'cell_y'])
    .execute();
  const cells = rows.map((row) => ({
    x: row.cell_x,
    y: row.cell_y,
    count: row.count,
    restricted: row.restricted,
    sumX: row.sum_x,
    sumY: row.sum_y,
    bounds: { west: row.west, east: row.east, south: row.south, north: row.north },
    firstId: row.first_id,
  }));
  return fitted(cells, limit);
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
