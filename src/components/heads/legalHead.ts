import type { TFunction } from 'i18next';
import type { DocumentHead } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import type { LegalPageName } from '#domain/legal/legalText.ts';
import { paths } from '#domain/paths.ts';

/** Returns the head of a legal page. */
export function legalHead(page: LegalPageName, t: TFunction<'legal'>): DocumentHead {
  return {
    title: `${t(`${page}.title`)} | ${brand.name}`,
    description: t(`${page}.description`, { brokerage: brand.brokerage }),
    path: paths[page](),
  };
}
