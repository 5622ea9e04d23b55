import type { TFunction } from 'i18next';
import type { DocumentHead } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { DEFAULT_TRENDS, type TrendsView } from '#domain/market/trendsUrl.ts';
import { paths } from '#domain/paths.ts';

/** Returns the head of the trends page. Each city has one canonical address for all filters. */
export function trendsHead({ city }: Pick<TrendsView, 'city'>, t: TFunction<'trends'>): DocumentHead {
  return {
    title: `${t('documentTitle', { city })} | ${brand.name}`,
    description: t('description', { city }),
    path: paths.trends({ ...DEFAULT_TRENDS, city }),
  };
}
