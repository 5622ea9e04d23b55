import { ParameterErrors } from '#server/http/errors.ts';
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
    // A newer release may not accept the stored parameters. The search can still be renamed and removed.
    if (failure instanceof ParameterErrors) return 0;
    throw failure;
  }
}
