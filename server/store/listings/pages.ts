import { sql } from 'kysely';
import type { ListingSearch } from './listingSearch.ts';
import type { ViewContext } from './listingView.ts';
import { isNarrowView, matchingListings } from './matching.ts';
import { SHUFFLE_PRIME } from './recommendedOrder.ts';
import { type Order, orderOf, type SortBy } from './sorting.ts';

/** A page of a search's listings. */
export interface PageQuery {
  sortBy: SortBy;
  limit: number;
  offset: number;
}

/**
 * From this number of matches on, times the square root of the page's end, following the order's index until the page
 * is full reads less than sorting all matches: about end * all / count rows of the table, instead of count entries of
 * the map's index.
 */
const FEWEST_FOLLOWED = 1_000;
const BY_YIELD: readonly SortBy[] = ['grossYieldAsc', 'grossYieldDesc'];
/**
 * Prices and yields differ by city: the cheapest home of an expensive one is preceded by tens of thousands in the country's
 * order.
 */
const DIFFERENT_BY_CITY: readonly SortBy[] = ['listPriceAsc', 'listPriceDesc', ...BY_YIELD];
/** Places in the shuffled order are read for this many times the needed listings, because their density varies. */
const SPARE = 2;
const SPARE_PLACES = 8;

/** A page's ids in order, and the number of all matches. */
export interface CountedPage {
  ids: number[];
  count: number;
}

/**
 * A page whose matches are not counted yet. If it has to be found among all matches, the same reading counts them.
 * @param countAll counts the matches without a page
 */
export async function findCountedPage(
  context: ViewContext,
  search: ListingSearch,
  page: PageQuery,
  countAll: () => Promise<number>,
): Promise<CountedPage> {
  const isNarrow = isNarrowView(search);
  // A later page may be beyond the last match, and would be looked for along much of the index.
  const isFirst = page.offset === 0;
  const isRandom = isFirst && page.sortBy === 'random' && !isNarrow && isOfOneIndex(search);
  // As for the fewest matches that are followed: with more of them the page is full after fewer rows.
  const followed = isRandom ? await followedPage(context, search, page, fewestFollowed(page)) : undefined;
  if (followed) return { ids: followed, count: await countAll() };
  const readsAll = isRandom || (isNarrow && DIFFERENT_BY_CITY.includes(page.sortBy));
  const found = readsAll ? await scannedWithCount(context, search, page) : undefined;
  if (found) return found;
  const count = await countAll();
  return { ids: await findPage(context, search, page, count), count };
}

/** Reads and sorts all matches, and counts them. @returns undefined if the page is beyond the last match */
async function scannedWithCount(
  context: ViewContext,
  search: ListingSearch,
  page: PageQuery,
): Promise<CountedPage | undefined> {
  const order = orderOf(page.sortBy, search.viewer);
  const by = context.dialect === 'postgres' ? 'sorted' : 'place';
  const query = ordered(context, search, order, page, by);
  const rows = await query.select(['l.id', sql<number>`count(*) over ()`.as('count')]).execute();
  const [first] = rows;
  return first && { ids: rows.map(({ id }) => id), count: first.count };
}

const fewestFollowed = ({ offset, limit }: PageQuery) => FEWEST_FOLLOWED * Math.sqrt(offset + limit);

/** The ids of a page, in order. @param count number of all matches */
export async function findPage(
  context: ViewContext,
  search: ListingSearch,
  page: PageQuery,
  count: number,
): Promise<number[]> {
  if (page.offset >= count) return [];
  const isWide = count >= fewestFollowed(page);
  const isFollowed = isWide && !(isNarrowView(search) && DIFFERENT_BY_CITY.includes(page.sortBy));
  const followed = isFollowed ? await followedPage(context, search, page, count) : undefined;
  // PostgreSQL expects too many matches of rare facts, or of a city by price, and would look for them along the whole index of
  // the order.
  const isMisjudged = isOfOneIndex(search) || DIFFERENT_BY_CITY.includes(page.sortBy);
  const sortsAll = context.dialect === 'postgres' && !followed && isMisjudged;
  const scanned = (wanted: ListingSearch) => scannedPage(context, wanted, page, { sortsAll });
  if (followed || !BY_YIELD.includes(page.sortBy) || search.grossYield) return followed ?? scanned(search);
  // Homes without a yield come last, and the other indexes have no yields.
  const found = await scanned({ ...search, grossYield: {} });
  return found.length === Math.min(page.limit, count - page.offset) ? found : scanned(search);
}

/**
 * Reads all matches and sorts them.
 * @param options `sortsAll` keeps PostgreSQL from reading along an index of the order
 */
export function scannedPage(
  context: ViewContext,
  search: ListingSearch,
  page: PageQuery,
  { sortsAll = false }: { sortsAll?: boolean } = {},
): Promise<number[]> {
  const order = orderOf(page.sortBy, search.viewer);
  return idsOf(context, search, order, page, sortsAll ? 'sorted' : 'place');
}

/**
 * Reads along the index of the order, and stops when the page is full.
 * @returns undefined if no index has this search's order, or if the page did not become full
 */
export async function followedPage(
  context: ViewContext,
  search: ListingSearch,
  page: PageQuery,
  count: number,
): Promise<number[] | undefined> {
  const { sortBy, limit, offset } = page;
  if (!isOfOneIndex(search)) return undefined;
  const open = { ...search, openOnly: true };
  const order = orderOf(sortBy, search.viewer);
  const ids = async (followed: ListingSearch, by: Order) => {
    const found = await idsOf(context, followed, by, page, 'order');
    return found.length === Math.min(limit, Math.max(0, count - offset)) ? found : undefined;
  };
  switch (sortBy) {
    case 'createdOnAsc':
    case 'createdOnDesc':
      return ids(search, order);
    case 'listPriceAsc':
    case 'listPriceDesc':
      // Listings whose price a visitor may not see come last; the others are in the price index.
      return search.viewer === 'visitor' ? ids(open, orderOf(sortBy, 'customer')) : ids(search, order);
    case 'grossYieldAsc':
    case 'grossYieldDesc': {
      // The index holds the homes with a yield. The others follow them, and only a full scan finds these.
      const [, ...terms] = order.terms;
      return ids({ ...search, grossYield: search.grossYield ?? {} }, { ...order, terms });
    }
    case 'random': {
      const places = Math.ceil((SHUFFLE_PRIME * SPARE * (offset + limit)) / count) + SPARE_PLACES;
      return ids({ ...search, shuffleBelow: places }, order);
    }
    default:
      return undefined;
  }
}

/** True if all matches lie side by side in the indexes of the orders, and no narrower filter has an index. */
function isOfOneIndex({ types, statuses, cities, neighbourhoods, areas, ...search }: ListingSearch): boolean {
  const isNarrow = cities ?? neighbourhoods ?? areas ?? search.boards ?? search.mlsNumbers ?? search.keywords;
  return types?.length === 1 && statuses?.length === 1 && isNarrow === undefined;
}

async function idsOf(
  context: ViewContext,
  search: ListingSearch,
  order: Order,
  page: PageQuery,
  by: 'place' | 'order' | 'sorted' = 'place',
): Promise<number[]> {
  const rows = await ordered(context, search, order, page, by).select('l.id').execute();
  return rows.map((row) => row.id);
}

function ordered(
  context: ViewContext,
  search: ListingSearch,
  { columns, terms }: Order,
  { limit, offset }: PageQuery,
  by: 'place' | 'order' | 'sorted',
) {
  let query = matchingListings(context, search, columns, by === 'order' ? by : 'place');
  // PostgreSQL does not look into a subquery with an offset.
  if (by === 'sorted') query = context.database.selectFrom(query.selectAll('l').offset(0).as('l'));
  for (const { value, direction } of terms) query = query.orderBy(value, direction);
  return query.limit(limit).offset(offset);
}
