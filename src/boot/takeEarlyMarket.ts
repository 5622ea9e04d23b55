import { marketCallPaths } from '#api/realty/marketCallPaths.ts';
import { marketCalls } from '#api/realty/marketCalls.ts';
import { environment } from '#config/environment.ts';
import { parseTrends } from '#domain/market/trendsUrl.ts';
import type { AppDispatch } from '#store/makeStore.ts';
import { isRequestedEarly } from './earlyAnswers.ts';

/** Puts the figures that the boot script requested into the store, so that the page is rendered once, with them. */
export async function takeEarlyMarket(dispatch: AppDispatch): Promise<void> {
  const { city, maxBeds, olderData } = parseTrends(new URLSearchParams(window.location.search));
  const filters = { city, maxBeds, olderData };
  if (!isRequestedEarly(environment.realtyUrl + marketCallPaths(filters, new Date()).sales, {})) return;
  const call = dispatch(marketCalls.endpoints.marketStatistics.initiate(filters));
  await call;
  // The page subscribes from here on.
  call.unsubscribe();
}
