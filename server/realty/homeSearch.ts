import { dayOf } from '#server/http/clock.ts';
import { ParameterErrors, ServiceError } from '#server/http/errors.ts';
import { validate } from '#server/http/validation.ts';
import { isEngineFailure, RoutingError } from '#server/routing/routing.ts';
import { findIds } from '#server/store/listings/findListing.ts';
import { findListings } from '#server/store/listings/findListings.ts';
import type { ListingSearch, Range } from '#server/store/listings/listingSearch.ts';
import { type Dataset, daysMovedSince } from '../store/dataset/dataset.ts';
import { presentListings } from './answers/presentListing.ts';
import { withCommutes } from './commuteSearch.ts';
import { type FoundHome, foundHome, type HomeNow, homeNow } from './foundHome.ts';
import { readSearch } from './parameters/readSearch.ts';
import { type SearchParameters, searchParameters } from './parameters/searchParameters.ts';
import { withoutEmptyMembers } from './parameters/withoutEmptyMembers.ts';
import { RESTRICTED_HISTORY_BOARDS, type RealtyOptions } from './realtyOptions.ts';

/** Maximum number of homes in an answer about MLS numbers. Boards use some numbers twice. */
const MAX_HOMES = 200;

/** A day, as days since 1970-01-01, and the number of homes found on that day. */
interface Mark {
  day: number;
  seen: number;
}

/** Searches for new homes, for other services. */
export interface RealtyHomeSearch {
  markOf(criteria: Record<string, unknown>): Promise<Mark>;
  /** The homes that are new since a mark: that of a visit or of a mail. A home whose date was moved since is not new. */
  newSince(criteria: Record<string, unknown>, since: Mark, query: NewHomesQuery): Promise<NewHomes>;
  /** The homes of these MLS numbers as they are now. */
  homesNow(mlsNumbers: readonly string[]): Promise<HomeNow[]>;
}

/** Homes to leave out, and the maximum number of homes in `first` (0 by default). */
interface NewHomesQuery {
  hidden: readonly { board: number; mls: string }[];
  limit?: number;
}

interface NewHomes {
  count: number;
  first: FoundHome[];
  mark: Mark;
}

interface DatedSearch {
  search: ListingSearch;
  dataset: Dataset;
  /** The last day that has homes: just after midnight the demonstration's dates are still those of yesterday. */
  known: number;
  /**
   * The date that makes a home new: the sale date if only homes off the market are searched, the day of the price cut if
   * homes with a cut price are searched, else the list date.
   */
  day: 'listDay' | 'soldDay' | 'priceCutDay';
}

/** The intersection of two ranges. */
function both(one: Range | undefined, other: Range): Range {
  return {
    min: Math.max(one?.min ?? Number.NEGATIVE_INFINITY, other.min ?? Number.NEGATIVE_INFINITY),
    max: Math.min(one?.max ?? Number.POSITIVE_INFINITY, other.max ?? Number.POSITIVE_INFINITY),
  };
}

/** The search limited to some days: inclusive, days since 1970-01-01. */
function within({ search, day }: DatedSearch, from: number, to: number): ListingSearch {
  return { ...search, [day]: both(search[day], { min: from, max: to }) };
}

/**
 * Searches with a customer's permissions, for services that notify customers of new homes. List dates are whole days,
 * so "new since a mark" means: homes of later days, plus the increase on the mark's own day.
 * @returns functions that throw ParameterErrors for invalid criteria, RoutingError if the engine of travel times does not
 * work, and ServiceError 503 while the store is being filled
 */
export function makeHomeSearch({
  store,
  clock,
  routing,
}: Pick<RealtyOptions, 'store' | 'clock' | 'routing'>): RealtyHomeSearch {
  /**
   * The search of the parameters. A destination without an area is an error of its parameter. Failures of the engine keep
   * their status.
   */
  async function searchOf(parameters: SearchParameters): Promise<ListingSearch> {
    const search = readSearch(parameters, { viewer: 'customer', today: dayOf(clock.now()) });
    try {
      return await withCommutes(search, parameters.commute, routing);
    } catch (failure) {
      if (!(failure instanceof RoutingError) || isEngineFailure(failure)) throw failure;
      throw new ParameterErrors([{ param: 'commute', msg: [failure.message] }]);
    }
  }

  async function datedSearch(criteria: Record<string, unknown>): Promise<DatedSearch> {
    const dataset = await store.dataset();
    if (!dataset) throw new ServiceError(503, 'The listings are being prepared.', { 'Retry-After': '5' });
    const search = await searchOf(validate(searchParameters, withoutEmptyMembers(criteria)));
    const isSold = search.statuses?.every((status) => status === 'U') ?? false;
    const known = Math.min(search.today, dataset.dates?.asOf ?? search.today);
    return {
      search,
      dataset,
      known,
      day: isSold ? 'soldDay' : search.priceCutDay ? 'priceCutDay' : 'listDay',
    };
  }

  async function count(search: DatedSearch, from: number, to = from): Promise<number> {
    if (from > to) return 0;
    return (await findListings(store, within(search, from, to), {})).count;
  }

  async function named(search: DatedSearch, from: number, limit: number): Promise<FoundHome[]> {
    if (limit === 0) return [];
    const { day } = search;
    const { today } = search.search;
    const sortBy = day === 'soldDay' ? 'soldDateDesc' : 'createdOnDesc';
    const { ids } = await findListings(
      store,
      // A mail names only homes that everybody may see, although a customer may see more.
      { ...within(search, from, today), openOnly: true },
      { page: { sortBy, limit, offset: 0 } },
    );
    const call = {
      store,
      viewer: 'customer' as const,
      today,
      restrictedHistoryBoards: RESTRICTED_HISTORY_BOARDS,
    };
    return (await presentListings(call, ids)).map(foundHome);
  }

  const present = async (search: DatedSearch): Promise<Mark> => ({
    day: search.known,
    seen: await count(search, search.known),
  });

  async function since(
    search: DatedSearch,
    known: Mark,
    { hidden, limit = 0 }: NewHomesQuery,
  ): Promise<NewHomes> {
    const { today } = search.search;
    const ofToday = await count(search, today);
    const mark = search.known === today ? { day: today, seen: ofToday } : await present(search);
    // After the clock was set back nothing is new.
    if (known.day > today) return { count: 0, first: [], mark };
    const isToday = known.day === today;
    const thatDay = isToday ? ofToday : await count(search, known.day);
    const more = Math.max(0, thatDay - known.seen);
    const later = isToday ? 0 : ofToday + (await count(search, known.day + 1, today - 1));
    if (more + later === 0) return { count: 0, first: [], mark };
    const except = await findIds(store, 'customer', hidden);
    const shown = { ...search, search: { ...search.search, except } };
    // Marks count hidden homes too. A hidden home of the mark's day was probably known.
    const total =
      except.length === 0
        ? more + later
        : Math.min(more, await count(shown, known.day)) +
          Math.min(later, await count(shown, known.day + 1, today));
    // If some homes of that day were known, it is unclear which ones are new. Then only later days are listed.
    const from = known.seen === 0 ? known.day : known.day + 1;
    return { count: total, first: await named(shown, from, Math.min(limit, total)), mark };
  }

  return {
    async markOf(criteria) {
      return present(await datedSearch(criteria));
    },
    async homesNow(mlsNumbers) {
      const { search } = await datedSearch({ mlsNumber: [...mlsNumbers], status: ['A', 'U'] });
      const page = { sortBy: 'createdOnDesc', limit: MAX_HOMES, offset: 0 } as const;
      const [{ ids }, open] = await Promise.all([
        findListings(store, search, { page }),
        findListings(store, { ...search, openOnly: true }, { page }),
      ]);
      const viewer = 'customer' as const;
      const call = { store, viewer, today: search.today, restrictedHistoryBoards: RESTRICTED_HISTORY_BOARDS };
      const listings = await presentListings(call, ids);
      const openIds = new Set(open.ids);
      return listings.map((listing, at) => homeNow(listing, openIds.has(ids[at] ?? -1), clock.now()));
    },
    async newSince(criteria, last, query) {
      const search = await datedSearch(criteria);
      const day = last.day + daysMovedSince(last.day, search.dataset);
      return since(search, { ...last, day }, query);
    },
  };
}
