import { listingCall, listingUrl } from '#api/realty/listingCall.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { parseDetail } from '#domain/paths.ts';
import type { AppDispatch } from '#store/makeStore.ts';
import { isRequestedEarly } from './earlyAnswers.ts';

/**
 * Puts the listing that the boot script requested into the store, so that the page is rendered once, and complete.
 * @param pathname of the page, with the base path
 */
export async function takeEarlyListing(dispatch: AppDispatch, pathname: string): Promise<void> {
  const found = parseDetail(pathname.split('/').filter(Boolean).slice(2));
  if (found.kind !== 'listing' || !isRequestedEarly(listingUrl(found), listingCall(found).headers)) return;
  const { mlsNumber, boardId } = found;
  const call = dispatch(realtyApi.endpoints.listing.initiate({ mlsNumber, boardId }));
  await call;
  // The page subscribes from here on.
  call.unsubscribe();
}
