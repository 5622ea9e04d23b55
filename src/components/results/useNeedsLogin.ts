import { isCallError } from '#api/errors.ts';
import { isByYield, type Search } from '#domain/search/search.ts';
import { useAppSelector } from '#store/hooks.ts';

/**
 * True if the search is for customers only, and the visitor is not logged in, or the service refused it as a visitor's.
 * Without an error its results must not be requested then.
 * @param error of the results, if they were requested
 */
export function useNeedsLogin(search: Search, error?: Parameters<typeof isCallError>[0]): boolean {
  const isVisitor = useAppSelector(({ session }) => session.status === 'inactive');
  return isByYield(search) && (isVisitor || (isCallError(error) && error.status === 401));
}
