import { ServiceError } from '#server/http/errors.ts';
import { validate } from '#server/http/validation.ts';
import { findListings } from '#server/store/listings/findListings.ts';
import type { ListingSearch, Range } from '#server/store/listings/listingSearch.ts';
import { presentListings } from './answers/presentListing.ts';
import { type FoundHome, foundHome } from './foundHome.ts';
import { givenMembers } from './parameters/givenMembers.ts';
import { readSearch } from './parameters/readSearch.ts';
import { searchParameters } from './parameters/searchParameters.ts';
import { RESTRICTED_HISTORY_BOARDS, type RealtyOptions } from './realtyOptions.ts';

/** A day, as days since 1970-01-01, and how many homes of that very day there were. */
interface Mark {
  day: number;
  seen: number;
}

/** Answers what other services ask of the listings. */
export interface RealtyHomeSearch {
  markOf(criteria: Record<string, unknown>): Promise<Mark>;
  newSince(
    criteria: Record<string, unknown>,
    since: Mark,
    most?: number,
  ): Promise<{ count: number; first: FoundHome[]; mark: Mark }>;
}

interface Asked {
  search: ListingSearch;
  worldDay: number;
  /** By which day a home is new: that of its sale where only homes off the market are searched. */
  day: 'listDay' | 'soldDay';
}

/** What lies in both. */
function both(one: Range | undefined, other: Range): Range {
  return {
    min: Math.max(one?.min ?? Number.NEGATIVE_INFINITY, other.min ?? Number.NEGATIVE_INFINITY),
    max: Math.min(one?.max ?? Number.POSITIVE_INFINITY, other.max ?? Number.POSITIVE_INFINITY),
  };
}

/** A search held to some days: inclusive, days since 1970-01-01. */
function within({ search, worldDay, day }: Asked, from: number, to: number): ListingSearch {
  return { ...search, [day]: both(search[day], { min: from - worldDay, max: to - worldDay }) };
}

/**
 * Searches with a customer's eyes, for services that tell customers of new homes. List dates are days: what is new
 * since a mark is what is of later days, and what of its day is more than there was.
 * @returns functions that throw ParameterErrors for wrong criteria, ServiceError 503 while the store is being filled
 */
export function makeHomeSearch({ store }: Pick<RealtyOptions, 'store'>): RealtyHomeSearch {
  async function asked(criteria: Record<string, unknown>): Promise<Asked> {
    const world = await store.world();
    if (!world) throw new ServiceError(503, 'The listings are being prepared.', { 'Retry-After': '5' });
    const { worldDay } = world;
    const parameters = validate(searchParameters, givenMembers(criteria));
    const search = readSearch(parameters, { viewer: 'customer', worldDay });
    const isSold = search.statuses?.every((status) => status === 'U') ?? false;
    return { search, worldDay, day: isSold ? 'soldDay' : 'listDay' };
  }

  async function count(search: Asked, from: number, to = from): Promise<number> {
    if (from > to) return 0;
    return (await findListings(store, within(search, from, to), {})).count;
  }

  async function named(search: Asked, from: number, limit: number): Promise<FoundHome[]> {
    if (limit === 0) return [];
    const { worldDay, day } = search;
    const sortBy = day === 'soldDay' ? 'soldDateDesc' : 'createdOnDesc';
    const { ids } = await findListings(
      store,
      // Also to a customer a mail tells only of what everybody may see.
      { ...within(search, from, worldDay), openOnly: true },
      { page: { sortBy, limit, offset: 0, shuffleBy: 0 } },
    );
    const call = {
      store,
      viewer: 'customer' as const,
      worldDay,
      today: worldDay,
      restrictedHistoryBoards: RESTRICTED_HISTORY_BOARDS,
    };
    return (await presentListings(call, ids)).map(foundHome);
  }

  return {
    async markOf(criteria) {
      const search = await asked(criteria);
      return { day: search.worldDay, seen: await count(search, search.worldDay) };
    },
    async newSince(criteria, since, most = 0) {
      const search = await asked(criteria);
      const { worldDay } = search;
      const today = await count(search, worldDay);
      const mark = { day: worldDay, seen: today };
      // A clock that was put back makes nothing new.
      if (since.day > worldDay) return { count: 0, first: [], mark };
      const thatDay = since.day === worldDay ? today : await count(search, since.day);
      const more = Math.max(0, thatDay - since.seen);
      const later = since.day === worldDay ? 0 : today + (await count(search, since.day + 1, worldDay - 1));
      const total = more + later;
      // Of a day of which some were known nobody can tell which those were.
      const from = since.seen === 0 ? since.day : since.day + 1;
      return { count: total, first: await named(search, from, Math.min(most, total)), mark };
    },
  };
}
