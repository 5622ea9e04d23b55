import { sharePicture } from '#api/images.ts';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import type { MarketingPage } from './marketingPage.ts';
import { usePageText } from './usePageText.ts';

const PICTURES = {
  about: 'street',
  buying: 'buying',
  selling: 'selling',
  contact: 'street',
} as const;

/** Sets the title and the metadata of a marketing page. */
export function useMarketingHead(page: MarketingPage | 'contact'): void {
  const { t } = usePageText();
  const title = t(`${page}.documentTitle`);
  useDocumentTitle(title);
  useDocumentHead({
    title: `${title} | ${brand.name}`,
    description: t(`${page}.description`, { brand: brand.name }),
    path: paths[page](),
    image: sharePicture(PICTURES[page]),
  });
}
