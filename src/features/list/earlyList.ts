import { plainListUrl } from '#api/realty/plainList.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { BASE_PATH } from '#domain/paths.ts';
import { parseSearchPath } from '#domain/search/searchPath.ts';
import { isAskedEarly } from '#platform/early/earlyAnswers.ts';
import type { AppDispatch } from '#store/makeStore.ts';

/** The results that src/first asked for go into the store first: the page is drawn once, and with them. */
export async function takeEarlyList(dispatch: AppDispatch): Promise<void> {
  const { pathname, search: query } = window.location;
  const read = parseSearchPath(pathname.slice(BASE_PATH.length) + query);
  if (!read || !isAskedEarly(plainListUrl(read.search), {})) return;
  const call = dispatch(realtyApi.endpoints.listings.initiate({ search: read.search }));
  await call;
  // The page holds the answer from here on.
  call.unsubscribe();
}
