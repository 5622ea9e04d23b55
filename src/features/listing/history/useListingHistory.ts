import { useHistoryQuery } from '#api/realty/realtyApi.ts';
import { environment } from '#config/environment.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { type HomeHistory, homeHistory } from '#domain/listing/timeline.ts';
import { useAppSelector } from '#store/hooks.ts';

/**
 * `own`: the board's history is not shown, nor `visitor`'s, who is asked to sign in. `home` is what is known in
 * each state: the listing itself at least.
 */
export type ListingHistory = { home: HomeHistory } & (
  | { status: 'own' | 'visitor' | 'loading' | 'loaded' }
  | { status: 'failed'; retry: () => void }
);

/** The home's times on the market (L4): asked for of boards in the list and by signed-in users alone (L5, S2). */
export function useListingHistory(listing: Listing): ListingHistory {
  const { address, boardId } = listing;
  const session = useAppSelector((state) => state.session.status);
  const isShown = environment.historyBoards.includes(boardId) && !listing.restricted;
  const { currentData, isError, isFetching, refetch } = useHistoryQuery(
    { address, boardId },
    { skip: !isShown || session !== 'active' },
  );
  const known = homeHistory(listing, []);
  // Who cannot be told to be a customer is not asked to sign in either.
  if (!isShown || session === 'unconfirmed') return { status: 'own', home: known };
  if (session === 'inactive') return { status: 'visitor', home: known };
  if (session === 'active' && currentData) {
    return { status: 'loaded', home: homeHistory(listing, currentData) };
  }
  if (isError && !isFetching) return { status: 'failed', home: known, retry: refetch };
  return { status: 'loading', home: known };
}
