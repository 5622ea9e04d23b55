import { ParameterErrors } from '#server/http/errors.ts';
import { isEngineFailure } from '#server/routing/routing.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import { changeSearch, findSavedSearches, type Mark } from '#server/store/customer/savedSearches.ts';
import type { SavedSearchTable } from '#server/store/tables.ts';
import type { CustomerOptions } from '../customerOptions.ts';
import { type FailedCommutes, failedCommutes } from '../failedCommutes.ts';
import { type HomeSearch, storedCriteria } from '../homeSearch.ts';

/** After the first failure no other search with the same modes is asked for: each could wait until the engine's timeout. */
const MAX_FAILURES = 1;

/** Returns the present mark; undefined for a search that cannot be run now, which keeps its own. */
async function markOf(
  homeSearch: HomeSearch,
  search: SavedSearchTable,
  failed: FailedCommutes,
): Promise<Mark | undefined> {
  const criteria = storedCriteria(search);
  if (failed.isSkipped(criteria)) return undefined;
  try {
    return await homeSearch.markOf(criteria);
  } catch (failure) {
    // A newer release may not accept the stored parameters. Such a search has no alerts. While travel times are unavailable
    // the former mark stays: its next alert has more homes, and none is missing.
    if (isEngineFailure(failure)) failed.add(criteria);
    else if (!(failure instanceof ParameterErrors)) throw failure;
    return undefined;
  }
}

/**
 * Restarts a customer's alerts after they turned mails on again: alerts cover only homes that are new from now on.
 * @throws ServiceError 503 while the listings are being filled
 */
export async function restartAlerts(
  { store, homeSearch }: Pick<CustomerOptions, 'store' | 'homeSearch'>,
  owner: Owner,
): Promise<void> {
  const failed = failedCommutes(MAX_FAILURES);
  for (const search of await findSavedSearches(store, owner.userId)) {
    if (search.alert === 'off') continue;
    const mark = await markOf(homeSearch, search, failed);
    if (mark) await changeSearch(store, owner, search.id, { mark });
  }
}
