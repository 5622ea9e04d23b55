import { ParameterErrors } from '#server/http/errors.ts';
import { isEngineFailure } from '#server/routing/routing.ts';
import type { HomeKey } from '#server/store/customer/savedHomes.ts';
import type { SavedSearchTable } from '#server/store/tables.ts';
import { type HomeSearch, storedCriteria } from './homeSearch.ts';

/** Number of a search's homes that came on the market since the customer's last visit, without the hidden ones. */
export async function newCountOf(
  homeSearch: HomeSearch,
  search: SavedSearchTable,
  hidden: readonly HomeKey[],
): Promise<number> {
  const since = { day: search.visited_day, seen: search.visited_seen };
  try {
    return (await homeSearch.newSince(storedCriteria(search), since, { hidden })).count;
  } catch (failure) {
    // A newer release may not accept the stored parameters, and travel times may be unavailable. The search can still be
    // renamed and removed.
    if (failure instanceof ParameterErrors || isEngineFailure(failure)) return 0;
    throw failure;
  }
}

/** The numbers of new homes of several searches, in their order. */
export async function newCountsOf(
  homeSearch: HomeSearch,
  searches: readonly SavedSearchTable[],
  hidden: readonly HomeKey[],
): Promise<number[]> {
  // Few calls may wait for travel times, so that one customer's searches by commute follow each other.
  let before: Promise<unknown> = Promise.resolve();
  return Promise.all(
    searches.map((search) => {
      const count = () => newCountOf(homeSearch, search, hidden);
      if (!('commute' in storedCriteria(search))) return count();
      const counted = before.then(count);
      before = counted.catch(() => undefined);
      return counted;
    }),
  );
}
