import { placesPath } from '#api/realty/boundaryCall.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { serviceAddresses } from '#config/environment.ts';
import { BASE_PATH } from '#domain/paths.ts';
import { parseSearchPath } from '#domain/search/searchPath.ts';
import { placeInQuestion } from '#domain/search/unknownPlace.ts';
import { hideParameter } from '#platform/storage/homeMarks.ts';
import type { AppDispatch } from '#store/makeStore.ts';
import { isRequestedEarly } from './earlyAnswers.ts';
import { plainListUrl } from './plainListUrl.ts';

/** Puts the results that the boot script requested into the store, so that the page is rendered once, with them. */
export async function takeEarlyList(dispatch: AppDispatch): Promise<void> {
  const { pathname, search: query } = window.location;
  const read = parseSearchPath(pathname.slice(BASE_PATH.length) + query);
  if (!read || !isRequestedEarly(plainListUrl(read.search) + hideParameter(), {})) return;
  const call = dispatch(realtyApi.endpoints.listings.initiate({ search: read.search }));
  const { data } = await call;
  const places = data?.count === 0 ? placesPath(read.search) : undefined;
  if (places && isRequestedEarly(serviceAddresses.realtyUrl + places, {})) {
    // Says whether the place is known.
    const search = placeInQuestion(read.search);
    await dispatch(realtyApi.endpoints.locations.initiate({ search }, { subscribe: false }));
  }
  // The page subscribes from here on.
  call.unsubscribe();
}
