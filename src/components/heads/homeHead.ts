import type { TFunction } from 'i18next';
import type { DocumentHead } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';

/** Returns the head of the home page. */
export function homeHead(t: TFunction<'home'>): DocumentHead {
  return {
    title: `${t('documentTitle')} | ${brand.name}`,
    description: t('description'),
    path: paths.home(),
  };
}
