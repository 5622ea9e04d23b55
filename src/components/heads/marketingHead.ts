import type { TFunction } from 'i18next';
import { sharePicture } from '#api/images.ts';
import type { DocumentHead } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';

/** The marketing pages and the contact page. */
export const MARKETING_PAGES = ['about', 'buying', 'selling', 'contact'] as const;
export type MarketingName = (typeof MARKETING_PAGES)[number];

/** Returns the head of a marketing page. */
export function marketingHead(page: MarketingName, t: TFunction<'pages'>): DocumentHead {
  return {
    title: `${t(`${page}.documentTitle`)} | ${brand.name}`,
    description: t(`${page}.description`, { brand: brand.name }),
    path: paths[page](),
    image: sharePicture(page === 'buying' || page === 'selling' ? page : 'street'),
  };
}
