import { isCallError } from '#api/errors.ts';
import type { Search } from '#domain/search/search.ts';
import { lazyOnIntent } from '../lazy/lazyOnIntent.tsx';

/** Says why a search by commute failed. It is loaded when it is needed. */
export const CommuteFailed = lazyOnIntent(async () => (await import('./CommuteFailed.tsx')).CommuteFailed);

/** Returns the code of the reason for which a search by commute failed; undefined for other failures and searches. */
export function commuteFailure(search: Search, error: Parameters<typeof isCallError>[0]): string | undefined {
  return search.commutes.length > 0 && isCallError(error) ? error.reason : undefined;
}
