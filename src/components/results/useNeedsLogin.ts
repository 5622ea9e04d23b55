import { isByYield, type Search } from '#domain/search/search.ts';
import { useAppSelector } from '#store/hooks.ts';

/** True if the search is for customers only, and the visitor is not logged in. Its results must not be requested then. */
export function useNeedsLogin(search: Search): boolean {
  const isVisitor = useAppSelector(({ session }) => session.status === 'inactive');
  return isVisitor && isByYield(search);
}
