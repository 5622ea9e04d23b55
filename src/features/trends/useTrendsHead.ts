import { sharePicture } from '#api/images.ts';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useDocumentTitle } from '#components/document-title/useDocumentTitle.ts';
import { brand } from '#config/brand.ts';
import { DEFAULT_TRENDS, type TrendsView } from '#domain/market/trendsUrl.ts';
import { paths } from '#domain/paths.ts';
import { useTrendsText } from './useTrendsText.ts';

/** The page's title, and what it tells search engines: a city is a page, whatever its filters. */
export function useTrendsHead({ city }: TrendsView): void {
  const { t } = useTrendsText();
  const title = t('documentTitle', { city });
  useDocumentTitle(title);
  useDocumentHead({
    title: `${title} | ${brand.name}`,
    description: t('description', { city }),
    path: paths.trends({ ...DEFAULT_TRENDS, city }),
    image: sharePicture('street'),
  });
}
