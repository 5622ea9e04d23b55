import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH, type Search, withType } from '#domain/search/search.ts';

/** Sets the title and the metadata of a map. All views of a city's map have one canonical address. */
export function useMapHead({ type, city }: Search, title: string): void {
  const { t } = useTranslation('map');
  const plain = withType(DEFAULT_SEARCH, type);
  useDocumentTitle(title);
  useDocumentHead({
    title: `${title} | ${brand.name}`,
    description: t('description', { title }),
    path: city ? paths.mapCity(city, plain) : paths.map(plain),
  });
}
