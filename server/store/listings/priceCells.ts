import { type RawBuilder, sql } from 'kysely';
import { FEW_SALES } from '../../../src/domain/market/market.ts';
import { type Bounds, kilometresBetween, type Point } from '../geometry/bounds.ts';
import { GRID_BITS, gridX, gridY, latitudeOf, longitudeOf } from '../geometry/mercator.ts';
import { contains, type Shape } from '../geometry/shape.ts';
import type { PlaceTable } from '../tables.ts';
import { type ListingSearch, throughFacts } from './listingSearch.ts';
import type { ListingColumn, ViewContext } from './listingView.ts';
import { matchingListings } from './matching.ts';
import { FIELD_SQL, perSqft } from './statisticsFields.ts';

/** A search whose homes are compared by area: one type, one status, and an area. */
export interface PriceSearch extends ListingSearch {
  types: ['Sale'] | ['Lease'];
  statuses: ['A'] | ['U'];
  shape: Shape;
}

/** The name of the place whose centre is nearest to a cell: a neighbourhood and its city, or a city twice. */
type NearPlace = Pick<PlaceTable, 'name' | 'city'>;

/** A cell of the grid with enough homes. */
export interface PriceCell {
  bounds: Bounds;
  /** Number of homes with a known value. */
  count: number;
  /** Dollars per square foot, or rent in dollars a month. */
  median: number;
  /** Missing if no place is near. */
  place?: NearPlace;
}

/** The cells of a search, from west to east and north to south. */
export interface PriceCells {
  cells: PriceCell[];
  /** Cells with fewer homes than MIN_HOMES, and the homes in them. */
  leftOut: { cells: number; homes: number };
}

/** Minimum number of homes of a cell that is shown: as for every figure of the market. */
export const MIN_HOMES = FEW_SALES;
/** Maximum number of cells along the longer side of the area. */
const CELLS_ACROSS = 24;
/** Bits that the smallest cells drop from a grid position: 110 m in Toronto. */
const SMALLEST = 6;
/** Number of times that cells double their side while most homes are in cells with too few. */
const DOUBLINGS = 3;
const GRID_SIZE = 2 ** GRID_BITS;
/** Kilometres. Larger cells are named after cities. */
const LARGE_CELL = 4;

interface Row {
  cell_x: number;
  cell_y: number;
  count: number;
  median: number;
}

/**
 * Median price per square foot, or median rent, of a search's homes in each cell of the grid. Homes on the market count
 * by their asking price, others by the price of the sale or lease. Cells grow until at least half of the homes are in
 * cells with MIN_HOMES or more. Visitors' figures leave out restricted listings, as all statistics do, so that no
 * difference between two answers contains one. The homes are read once, or a second time for larger cells.
 */
export async function priceCells(context: ViewContext, wanted: PriceSearch): Promise<PriceCells> {
  const search = throughFacts({ ...wanted, openOnly: wanted.openOnly || wanted.viewer === 'visitor' });
  const value = comparedValue(wanted);
  const { shape } = wanted;
  const homes = shape.kind === 'box' ? undefined : await homesIn(context, { search, value, shape });
  const rowsAt = async (shift: number): Promise<Row[]> =>
    homes ? rowsOf(homes, shift) : cellRows(context, { search, value, shift });
  const first = smallestUseful(shape.bounds);
  const smallest = await rowsAt(first);
  const shift = usefulShift(smallest, first);
  const rows = shift === first ? smallest : await rowsAt(shift);
  const shown = rows.filter(({ count }) => count >= MIN_HOMES);
  const cells = shown.map(({ cell_x: x, cell_y: y, count, median }) => ({
    bounds: boundsOf(x, y, shift),
    count,
    median: Math.round(median),
  }));
  return {
    cells: await named(context, cells),
    leftOut: { cells: rows.length - shown.length, homes: sumOf(rows) - sumOf(shown) },
  };
}

const sumOf = (rows: readonly Pick<Row, 'count'>[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** Doubles the side of cells until at least half of the homes are in cells with MIN_HOMES or more. */
function usefulShift(rows: readonly Row[], first: number): number {
  for (let more = 0; more < DOUBLINGS; more += 1) {
    const counts = new Map<string, number>();
    for (const { cell_x: x, cell_y: y, count } of rows) {
      const cell = `${x >> more} ${y >> more}`;
      counts.set(cell, (counts.get(cell) ?? 0) + count);
    }
    const enough = [...counts.values()].filter((count) => count >= MIN_HOMES);
    if (enough.reduce((sum, count) => sum + count, 0) * 2 >= sumOf(rows)) return first + more;
  }
  return first + DOUBLINGS;
}

/** Finer cells than these would be more than CELLS_ACROSS. */
function smallestUseful({ west, east, north, south }: Bounds): number {
  const across = Math.max(gridX(east) - gridX(west), gridY(south) - gridY(north), 1);
  return Math.max(SMALLEST, Math.ceil(Math.log2(across / CELLS_ACROSS)));
}

/** The compared value of a home, null if it is unknown, and the columns that it reads beside the filters'. */
interface CellValue {
  columns: readonly ListingColumn[];
  value: RawBuilder<number | null>;
}

/** The column of sold prices is not in the map indexes, so homes on the market do not read it. */
function comparedValue({ types: [type], statuses: [status] }: PriceSearch): CellValue {
  const isSale = type === 'Sale';
  if (status === 'A') return { columns: [], value: isSale ? perSqft(sql`l.price`) : sql`l.price` };
  const { columns, value } = FIELD_SQL.priceSqft;
  const paid = isSale ? value : sql<number | null>`coalesce(l.sold_price, l.price)`;
  // Homes that left the market without a sale or a lease have no such day.
  return { columns, value: sql`case when l.sold_day is not null then ${paid} end` };
}

/** A home in an area: its cell of the grid, and its value. */
interface Home {
  x: number;
  y: number;
  value: number;
}

/** Reads the homes in an area that is no box, because the database does not test points in shapes. */
async function homesIn(
  context: ViewContext,
  { search, value, shape }: { search: ListingSearch; value: CellValue; shape: Shape },
): Promise<Home[]> {
  const rows = await matchingListings(context, search, value.columns)
    .select(['l.x', 'l.y', 'l.latitude', 'l.longitude', value.value.as('value')])
    .execute();
  return rows.flatMap(({ x, y, latitude, longitude, value: known }) =>
    known !== null && contains(shape, longitude, latitude) ? [{ x, y, value: known }] : [],
  );
}

/** The cells of homes, as `cellRows` returns them. */
function rowsOf(homes: readonly Home[], shift: number): Row[] {
  const cells = Map.groupBy(homes, ({ x, y }) => (y >> shift) * GRID_SIZE + (x >> shift));
  return [...cells]
    .toSorted(([one], [other]) => one - other)
    .map(([cell, own]) => {
      const values = own.map(({ value }) => value).toSorted((one, other) => one - other);
      const half = (values.length - 1) / 2;
      const median = ((values[Math.floor(half)] ?? 0) + (values[Math.ceil(half)] ?? 0)) / 2;
      return { cell_x: cell % GRID_SIZE, cell_y: Math.floor(cell / GRID_SIZE), count: own.length, median };
    });
}

interface CellQuery {
  search: ListingSearch;
  value: CellValue;
  /** Bits to drop from a grid position. */
  shift: number;
}

async function cellRows(context: ViewContext, { search, value, shift }: CellQuery): Promise<Row[]> {
  const bits = sql.lit(shift);
  const values = matchingListings(context, search, value.columns).select([
    sql<number>`l.x >> ${bits}`.as('cell_x'),
    sql<number>`l.y >> ${bits}`.as('cell_y'),
    value.value.as('value'),
  ]);
  const median =
    context.dialect === 'sqlite'
      ? sql`median(value)`
      : sql`percentile_cont(0.5) within group (order by value)`;
  const { rows } = await sql<Row>`
    select cell_x, cell_y, count(*) as count, ${median} as median from (${values}) as matched
    where value is not null
    group by cell_x, cell_y order by cell_y, cell_x`.execute(context.database);
  return rows;
}

function boundsOf(x: number, y: number, shift: number): Bounds {
  const side = 2 ** shift / GRID_SIZE;
  return {
    west: longitudeOf(x * side),
    east: longitudeOf((x + 1) * side),
    north: latitudeOf(y * side),
    south: latitudeOf((y + 1) * side),
  };
}

const middleOf = ({ west, east, south, north }: Bounds): Point => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

/** Adds the name of the nearest place to each cell, if its centre is at most two cells away. */
async function named(context: ViewContext, cells: PriceCell[]): Promise<PriceCell[]> {
  const [first] = cells;
  if (!first) return cells;
  const { west, south, east, north } = first.bounds;
  const side = kilometresBetween({ latitude: south, longitude: west }, { latitude: south, longitude: east });
  const isLarge = side > LARGE_CELL;
  const reach = Math.max(2 * side, LARGE_CELL / 2);
  const margin = 2 * Math.max(east - west, north - south, 0.05);
  const places = await context.database
    .selectFrom('place')
    .select(['name', 'city', 'latitude', 'longitude'])
    .where('kind', '=', isLarge ? 'city' : 'neighborhood')
    .where('latitude', '>=', Math.min(...cells.map(({ bounds }) => bounds.south)) - margin)
    .where('latitude', '<=', Math.max(...cells.map(({ bounds }) => bounds.north)) + margin)
    .where('longitude', '>=', Math.min(...cells.map(({ bounds }) => bounds.west)) - margin)
    .where('longitude', '<=', Math.max(...cells.map(({ bounds }) => bounds.east)) + margin)
    .orderBy('id')
    .execute();
  return cells.map((cell) => {
    const middle = middleOf(cell.bounds);
    let [nearest, distance]: [NearPlace | undefined, number] = [undefined, reach];
    for (const { name, city, ...centre } of places) {
      const away = kilometresBetween(middle, centre);
      if (away <= distance) [nearest, distance] = [{ name, city }, away];
    }
    return nearest ? { ...cell, place: nearest } : cell;
  });
}
