import { marketCallPaths } from '#api/realty/marketCallPaths.ts';
import { marketCalls } from '#api/realty/marketCalls.ts';
import { environment } from '#config/environment.ts';
import { areaFilters, areaOfPath } from '#domain/market/areaFilters.ts';
import type { MarketFilters } from '#domain/market/market.ts';
import { parseMarketFilters } from '#domain/market/trendsUrl.ts';
import { BASE_PATH } from '#domain/paths.ts';
import type { AppDispatch } from '#store/makeStore.ts';
import { isRequestedEarly } from './earlyAnswers.ts';

/** Puts the figures that the boot script requested into the store, so that the page is rendered once, with them. */
export async function takeEarlyMarket(dispatch: AppDispatch): Promise<void> {
  await takeEarlyFigures(dispatch, parseMarketFilters(new URLSearchParams(window.location.search)));
}

/** The same for the neighbourhood of the address, whose figures the services put into the page. */
export async function takeEarlyArea(dispatch: AppDispatch): Promise<void> {
  const names = window.location.pathname.slice(`${BASE_PATH}/area/`.length).split('/');
  const area = areaOfPath(names.map(decodeURIComponent));
  if (area) await takeEarlyFigures(dispatch, areaFilters(area));
}

async function takeEarlyFigures(dispatch: AppDispatch, filters: MarketFilters): Promise<void> {
  if (!isRequestedEarly(environment.realtyUrl + marketCallPaths(filters, new Date()).sales, {})) return;
  const call = dispatch(marketCalls.endpoints.marketStatistics.initiate(filters));
  await call;
  // The page subscribes from here on.
  call.unsubscribe();
}
