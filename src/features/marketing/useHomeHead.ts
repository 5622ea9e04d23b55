import { useTranslation } from 'react-i18next';
import { sharePicture } from '#api/images.ts';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';

/** Sets the title and the metadata of the home page. */
export function useHomeHead(): void {
  const { t } = useTranslation('home');
  const title = t('documentTitle');
  useDocumentTitle(title);
  useDocumentHead({
    title: `${title} | ${brand.name}`,
    description: t('description'),
    path: paths.home(),
    image: sharePicture('street'),
  });
}
