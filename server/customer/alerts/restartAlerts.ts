import { ParameterErrors } from '#server/http/errors.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import { changeSearch, findSavedSearches, type Mark } from '#server/store/customer/savedSearches.ts';
import type { SavedSearchTable } from '#server/store/tables.ts';
import type { CustomerOptions } from '../customerOptions.ts';
import { type HomeSearch, storedCriteria } from '../homeSearch.ts';

async function markOf(homeSearch: HomeSearch, search: SavedSearchTable): Promise<Mark | undefined> {
  try {
    return await homeSearch.markOf(storedCriteria(search));
  } catch (failure) {
    // A newer release may not accept the stored parameters. Such a search has no alerts.
    if (failure instanceof ParameterErrors) return undefined;
    throw failure;
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
  for (const search of await findSavedSearches(store, owner.userId)) {
    if (search.alert === 'off') continue;
    const mark = await markOf(homeSearch, search);
    if (mark) await changeSearch(store, owner, search.id, { mark });
  }
}
