import { type Clock, dayOf } from '#server/http/clock.ts';
import { validate } from '#server/http/validation.ts';
import { type FoundHome, foundHome, homeNow } from '#server/realty/foundHome.ts';
import type { RealtyHomeSearch } from '#server/realty/homeSearch.ts';
import { searchParameters } from '#server/realty/parameters/searchParameters.ts';
import { withoutEmptyMembers } from '#server/realty/parameters/withoutEmptyMembers.ts';
import { feedListings } from './answers/feedListing.ts';
import type { Feed, FeedQuery } from './feed/openFeed.ts';
import { feedSearch, printedDay } from './feedSearch.ts';
import { countOf, hiddenMatches, isHidden } from './routes/searchRoutes.ts';

type Criteria = Record<string, unknown>;
type NewHomesQuery = Parameters<RealtyHomeSearch['newSince']>[2];

/** Maximum number of homes in an answer about MLS numbers: a page of the feed. */
const MAX_HOMES = 100;

/**
 * Searches the feed with a customer's permissions, for services that notify customers of new homes. It does with the
 * feed what `makeHomeSearch` does with the store.
 * @returns functions that throw ParameterErrors for invalid criteria, and ServiceError when the feed fails
 */
export function makeFeedHomeSearch({ feed, clock }: { feed: Feed; clock: Clock }): RealtyHomeSearch {
  function feedQueryOf(criteria: Criteria): {
    query: FeedQuery;
    day: 'ListDate' | 'SoldDate' | 'PriceChangeDateTime';
  } {
    const filters = withoutEmptyMembers(criteria);
    const parameters = validate(searchParameters, filters);
    const isSold = parameters.status?.every((status) => status === 'U') ?? false;
    return {
      query: feedSearch(parameters, filters, { viewer: 'customer', now: clock.now() }).query,
      day: isSold ? 'SoldDate' : parameters.lastPriceChangeType ? 'PriceChangeDateTime' : 'ListDate',
    };
  }

  /** The search limited to some days, both included; undefined when none are left. */
  function within(
    { query, day }: ReturnType<typeof feedQueryOf>,
    from: number,
    to: number,
  ): FeedQuery | undefined {
    // ISO dates compare correctly as texts.
    const min = [printedDay(from), query[`min${day}`]]
      .map((one) => String(one ?? ''))
      .toSorted()
      .at(-1);
    const max = [printedDay(to), query[`max${day}`] ?? printedDay(to)].map(String).toSorted()[0];
    return String(min) > String(max) ? undefined : { ...query, [`min${day}`]: min, [`max${day}`]: max };
  }

  async function count(search: ReturnType<typeof feedQueryOf>, from: number, to = from): Promise<number> {
    const query = within(search, from, to);
    if (!query) return 0;
    const answer = await feed.ask('/listings', { ...query, listings: false, resultsPerPage: 1 });
    return countOf(answer as { count?: unknown }); // read there
  }

  async function countHidden(
    search: ReturnType<typeof feedQueryOf>,
    hidden: NewHomesQuery['hidden'],
    from: number,
    to = from,
  ): Promise<number> {
    const query = within(search, from, to);
    if (!query) return 0;
    const caller = { viewer: 'customer', now: clock.now() } as const;
    return (await hiddenMatches(feed, query, { hidden, caller })).length;
  }

  async function named(
    search: ReturnType<typeof feedQueryOf>,
    from: number,
    { hidden, limit = 0 }: NewHomesQuery,
  ): Promise<FoundHome[]> {
    const query = within(search, from, dayOf(clock.now()));
    if (limit === 0 || !query) return [];
    const wire = await feed.ask('/listings', {
      ...query,
      sortBy: search.day === 'SoldDate' ? 'soldDateDesc' : 'createdOnDesc',
      // Hidden homes may be among the first ones.
      resultsPerPage: Math.min(limit + hidden.length, MAX_HOMES),
      // A mail names only homes that everybody may see, although a customer may see more.
      displayPublic: 'Y',
      displayAddressOnInternet: 'Y',
    });
    const { listings } = wire as { listings?: unknown }; // read by feedListings
    return feedListings(listings, { viewer: 'visitor', now: clock.now(), openOnly: true })
      .filter((listing) => !isHidden(hidden, listing))
      .slice(0, limit)
      .map(foundHome);
  }

  const newSince: RealtyHomeSearch['newSince'] = async (criteria, since, { hidden, limit = 0 }) => {
    const search = feedQueryOf(criteria);
    const day = dayOf(clock.now());
    const today = await count(search, day);
    const mark = { day, seen: today };
    // After the clock was set back nothing is new.
    if (since.day > day) return { count: 0, first: [], mark };
    const thatDay = since.day === day ? today : await count(search, since.day);
    const isLater = since.day < day;
    const between = since.day + 1 < day ? await count(search, since.day + 1, day - 1) : 0;
    const more = Math.max(0, thatDay - since.seen);
    const later = isLater ? today + between : 0;
    if (more + later === 0) return { count: 0, first: [], mark };
    // Marks count hidden homes too. A hidden home of the mark's day was probably known.
    const hiddenThatDay = await countHidden(search, hidden, since.day);
    const hiddenLater = isLater ? await countHidden(search, hidden, since.day + 1, day) : 0;
    const total = Math.min(more, Math.max(0, thatDay - hiddenThatDay)) + Math.max(0, later - hiddenLater);
    // If some homes of that day were known, it is unclear which ones are new. Then only later days are listed.
    const from = since.seen === 0 ? since.day : since.day + 1;
    return {
      count: total,
      first: await named(search, from, { hidden, limit: Math.min(limit, total) }),
      mark,
    };
  };

  return {
    async markOf(criteria) {
      const search = feedQueryOf(criteria);
      const day = dayOf(clock.now());
      return { day, seen: await count(search, day) };
    },
    async homesNow(mlsNumbers) {
      const { query } = feedQueryOf({ mlsNumber: [...mlsNumbers], status: ['A', 'U'] });
      const wire = await feed.ask('/listings', { ...query, resultsPerPage: MAX_HOMES });
      const { listings } = wire as { listings?: unknown }; // read by feedListings
      const now = clock.now();
      const open = feedListings(listings, { viewer: 'visitor', now, openOnly: true });
      const idOf = ({ boardId, mlsNumber }: { boardId: number; mlsNumber: string }) =>
        `${boardId} ${mlsNumber}`;
      const openIds = new Set(open.map(idOf));
      return feedListings(listings, { viewer: 'customer', now }).map((listing) =>
        homeNow(listing, openIds.has(idOf(listing)), now),
      );
    },
    newSince,
  };
}
