import type { TFunction } from 'i18next';
import type { DocumentHead } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { type MarketPlace, marketName } from '#domain/market/market.ts';
import { DEFAULT_TRENDS, withCity } from '#domain/market/trendsUrl.ts';
import { paths } from '#domain/paths.ts';

/** Returns the head of the trends page. Each city has one canonical address for all filters. */
export function trendsHead(place: MarketPlace, t: TFunction<'trends'>): DocumentHead {
  const city = marketName(place);
  return {
    title: `${t('documentTitle', { city })} | ${brand.name}`,
    description: t('description', { city }),
    path: paths.trends(withCity(DEFAULT_TRENDS, place)),
  };
}
