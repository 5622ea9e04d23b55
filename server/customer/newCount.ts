import { ParameterErrors } from '#server/http/errors.ts';
import { isEngineFailure } from '#server/routing/routing.ts';
import type { HomeKey } from '#server/store/customer/savedHomes.ts';
import type { SavedSearchTable } from '#server/store/tables.ts';
import { type FailedCommutes, failedCommutes } from './failedCommutes.ts';
import { type HomeSearch, storedCriteria } from './homeSearch.ts';

/** After the first failure a call counts no other searches with the same modes: each could wait until the engine's timeout. */
const MAX_FAILURES = 1;

/**
 * Number of a search's homes that came on the market since the customer's last visit, without the hidden ones; null if they
 * cannot be counted now. Its mark stays, so that a later count has them.
 * @param failed failures of the same call; none by default
 */
export async function newCountOf(
  homeSearch: HomeSearch,
  search: SavedSearchTable,
  hidden: readonly HomeKey[],
  failed: FailedCommutes = failedCommutes(MAX_FAILURES),
): Promise<number | null> {
  const criteria = storedCriteria(search);
  if (failed.isSkipped(criteria)) return null;
  const since = { day: search.visited_day, seen: search.visited_seen };
  try {
    return (await homeSearch.newSince(criteria, since, { hidden })).count;
  } catch (failure) {
    // A newer release may not accept the stored parameters, and travel times may be unavailable. The search can still be
    // renamed and removed.
    if (isEngineFailure(failure)) failed.add(criteria);
    else if (!(failure instanceof ParameterErrors)) throw failure;
    return null;
  }
}

/** The numbers of new homes of several searches, in their order; null for each that cannot be counted now. */
export async function newCountsOf(
  homeSearch: HomeSearch,
  searches: readonly SavedSearchTable[],
  hidden: readonly HomeKey[],
): Promise<(number | null)[]> {
  // Few calls may wait for travel times, so that one customer's searches by commute follow each other.
  const failed = failedCommutes(MAX_FAILURES);
  let before: Promise<unknown> = Promise.resolve();
  return Promise.all(
    searches.map((search) => {
      const count = () => newCountOf(homeSearch, search, hidden, failed);
      if (!('commute' in storedCriteria(search))) return count();
      const counted = before.then(count);
      before = counted.catch(() => undefined);
      return counted;
    }),
  );
}
