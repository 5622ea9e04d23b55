import type { TFunction } from 'i18next';
import type { DocumentHead } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';

/** Returns the head of the page about estimates and their errors. */
export function estimatesHead(t: TFunction<'estimates'>): DocumentHead {
  return {
    title: `${t('page.documentTitle')} | ${brand.name}`,
    description: t('page.description'),
    path: paths.estimates(),
  };
}
