import { type RawBuilder, sql } from 'kysely';
import { FEW_SALES } from '../../../src/domain/market/market.ts';
import { type Bounds, kilometresBetween, type Point } from '../geometry/bounds.ts';
import { GRID_BITS, gridX, gridY, latitudeOf, longitudeOf } from '../geometry/mercator.ts';
import { contains, type Shape } from '../geometry/shape.ts';
import { unpackDoubles } from '../packedDoubles.ts';
import { medianOf } from '../sales/quickSelect.ts';
import type { PlaceTable } from '../tables.ts';
import type { ListingSearch } from './listingSearch.ts';
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

/** The values of the homes in each cell, by the cell's number (`numberOf`). */
type CellValues = ReadonlyMap<number, Float64Array>;

/**
 * Median price per square foot, or median rent, of a search's homes in each cell of the grid. Homes on the market count
 * by their asking price, others by the price of the sale or lease. Cells grow until at least half of the homes are in
 * cells with MIN_HOMES or more. The homes are read once. Visitors' figures leave out restricted listings, as all statistics
 * do, so that no difference between two answers contains one. The others have no rounded values, so that a visitor's
 * search is that of a customer among open listings, and uses the same indexes.
 */
export async function priceCells(context: ViewContext, wanted: PriceSearch): Promise<PriceCells> {
  const openOnly = wanted.openOnly || wanted.viewer === 'visitor';
  const search: ListingSearch = { ...wanted, viewer: 'customer', openOnly };
  const { shape } = wanted;
  const first = smallestUseful(shape.bounds);
  const question: CellQuestion = { search, value: comparedValue(wanted), shift: first };
  const smallest =
    shape.kind === 'box' ? await valuesInBox(context, question) : await valuesIn(context, question, shape);
  const { values, shift } = usefulCells(smallest, first);
  const shown = [...values]
    .filter(([, { length }]) => length >= MIN_HOMES)
    .toSorted(([one], [other]) => one - other);
  const cells = shown.map(([cell, own]) => ({
    bounds: boundsOf(cell, shift),
    count: own.length,
    median: Math.round(medianOf(own) ?? 0),
  }));
  return {
    cells: await named(context, cells),
    leftOut: {
      cells: values.size - cells.length,
      homes: homesIn(values.values()) - cells.reduce((sum, { count }) => sum + count, 0),
    },
  };
}

function homesIn(cells: Iterable<Float64Array>): number {
  return Iterator.from(cells).reduce((sum, { length }) => sum + length, 0);
}

/** Doubles the side of cells until at least half of the homes are in cells with MIN_HOMES or more. */
function usefulCells(smallest: CellValues, first: number): { values: CellValues; shift: number } {
  let values = smallest;
  for (let shift = first; ; shift += 1) {
    const enough = [...values.values()].filter(({ length }) => length >= MIN_HOMES);
    if (homesIn(enough) * 2 >= homesIn(values.values()) || shift === first + DOUBLINGS) {
      return { values, shift };
    }
    values = doubled(values);
  }
}

/** The cells of twice the side. */
function doubled(cells: CellValues): CellValues {
  const larger = Map.groupBy(cells, ([cell]) => numberOf(xOf(cell) >> 1, yOf(cell) >> 1));
  return new Map([...larger].map(([cell, parts]) => [cell, joined(parts.map(([, values]) => values))]));
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const values = new Float64Array(homesIn(parts));
  let end = 0;
  for (const part of parts) {
    values.set(part, end);
    end += part.length;
  }
  return values;
}

/** The number of a cell: from west to east, then from north to south. */
const numberOf = (x: number, y: number): number => y * GRID_SIZE + x;
const xOf = (cell: number): number => cell % GRID_SIZE;
const yOf = (cell: number): number => Math.floor(cell / GRID_SIZE);

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
  const { columns } = FIELD_SQL.priceSqft;
  return { columns, value: isSale ? perSqft(sql`l.sold_price`) : sql`l.sold_price` };
}

/**
 * The homes of a search. Those that left the market without a sale or a lease have no day of it, and are left out, as are
 * conditional ones, whose price is not known yet.
 */
function homesOf(context: ViewContext, { search, value }: CellQuestion) {
  const homes = matchingListings(context, search, value.columns);
  return search.statuses?.[0] === 'U' ? homes.where('l.sold_day', 'is not', null) : homes;
}

interface CellQuestion {
  search: ListingSearch;
  value: CellValue;
  /** Bits to drop from a grid position. */
  shift: number;
}

/** Reads the values in an area that is no box, because the database does not test points in shapes. */
async function valuesIn(context: ViewContext, question: CellQuestion, shape: Shape): Promise<CellValues> {
  const { value, shift } = question;
  const rows = await homesOf(context, question)
    .select(['l.x', 'l.y', 'l.latitude', 'l.longitude', value.value.as('value')])
    .execute();
  const homes = rows.filter(
    ({ value: known, longitude, latitude }) => known !== null && contains(shape, longitude, latitude),
  );
  const cells = Map.groupBy(homes, ({ x, y }) => numberOf(x >> shift, y >> shift));
  return new Map(
    [...cells].map(([cell, own]) => [cell, Float64Array.from(own, ({ value: known }) => known ?? 0)]),
  );
}

/**
 * Reads the values in a box, which the database collects by cell in eight bytes each. To sort a hundred thousand homes by
 * cell and value takes twice as long there as to find the medians here.
 */
async function valuesInBox(context: ViewContext, question: CellQuestion): Promise<CellValues> {
  const isSqlite = context.dialect === 'sqlite';
  const bits = sql.lit(question.shift);
  const homes = homesOf(context, question).select([
    sql<number>`cast(l.y >> ${bits} as bigint) * ${sql.lit(GRID_SIZE)} + (l.x >> ${bits})`.as('cell'),
    sql<number | null>`cast(${question.value.value} as double precision)`.as('value'),
  ]);
  // PostgreSQL would expect nearly as many cells as homes, and sort them. Behind an offset it expects 200.
  const barrier = isSqlite ? sql`` : sql`offset 0`;
  const packed = isSqlite ? sql`packed(value)` : sql`string_agg(float8send(value), '')`;
  const { rows } = await sql<{ cell: number; packed: Uint8Array | null }>`
    select cell, ${packed} as packed from (${homes} ${barrier}) as matched
    group by cell`.execute(context.database);
  const cells = new Map<number, Float64Array>();
  // A cell has no bytes if the areas of all its homes are unknown.
  for (const row of rows) if (row.packed?.length) cells.set(row.cell, unpackDoubles(row.packed));
  return cells;
}

function boundsOf(cell: number, shift: number): Bounds {
  const side = 2 ** shift / GRID_SIZE;
  const [x, y] = [xOf(cell), yOf(cell)];
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
