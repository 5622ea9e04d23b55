import { marketCallPaths } from '#api/realty/marketCallPaths.ts';
import { marketCalls } from '#api/realty/marketCalls.ts';
import { environment } from '#config/environment.ts';
import { parseTrends } from '#domain/market/trendsUrl.ts';
import { isAskedEarly } from '#platform/early/earlyAnswers.ts';
import type { AppDispatch } from '#store/makeStore.ts';

/** The figures that src/first asked for go into the store first: the page is drawn once, and with them. */
export async function takeEarlyMarket(dispatch: AppDispatch): Promise<void> {
  const { city, maxBeds, olderData } = parseTrends(new URLSearchParams(window.location.search));
  const filters = { city, maxBeds, olderData };
  if (!isAskedEarly(environment.realtyUrl + marketCallPaths(filters, new Date()).sales, {})) return;
  const call = dispatch(marketCalls.endpoints.marketStatistics.initiate(filters));
  await call;
  // The page holds the answer from here on.
  call.unsubscribe();
}
