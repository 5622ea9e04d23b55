import { ParameterErrors } from '#server/http/errors.ts';
import type { SavedSearchTable } from '#server/store/tables.ts';
import { type HomeSearch, storedCriteria } from './homeSearch.ts';

/** Number of a search's homes that came on the market since the customer's last visit. */
export async function newCountOf(homeSearch: HomeSearch, search: SavedSearchTable): Promise<number> {
  const since = { day: search.visited_day, seen: search.visited_seen };
  try {
    return (await homeSearch.newSince(storedCriteria(search), since)).count;
  } catch (failure) {
    // A newer release may not accept the stored parameters. The search can still be renamed and removed.
    if (failure instanceof ParameterErrors) return 0;
    throw failure;
  }
}
