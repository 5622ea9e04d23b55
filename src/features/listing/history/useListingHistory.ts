import { useHistoryQuery } from '#api/realty/realtyApi.ts';
import { environment } from '#config/environment.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { type HomeHistory, homeHistory } from '#domain/listing/timeline.ts';
import { useAppSelector } from '#store/hooks.ts';

/**
 * `own`: the history is not shown. `visitor`: the visitor must log in to see it. `home` is the known history in each
 * state, at least that of the listing itself.
 */
export type ListingHistory = { home: HomeHistory } & (
  | { status: 'own' | 'visitor' | 'loading' | 'loaded' }
  | { status: 'failed'; retry: () => void }
);

/** Loads the home's earlier periods on the market: only for the configured boards, and only for customers. */
export function useListingHistory(listing: Listing): ListingHistory {
  const { address, boardId } = listing;
  const session = useAppSelector((state) => state.session.status);
  const isShown = environment.historyBoards.includes(boardId) && !listing.restricted;
  const { currentData, isError, isFetching, refetch } = useHistoryQuery(
    { address, boardId },
    { skip: !isShown || session !== 'active' },
  );
  const known = homeHistory(listing, []);
  // While the session cannot be confirmed, the visitor is not asked to log in.
  if (!isShown || session === 'unconfirmed') return { status: 'own', home: known };
  if (session === 'inactive') return { status: 'visitor', home: known };
  if (session === 'active' && currentData) {
    return { status: 'loaded', home: homeHistory(listing, currentData) };
  }
  if (isError && !isFetching) return { status: 'failed', home: known, retry: refetch };
  return { status: 'loading', home: known };
}
