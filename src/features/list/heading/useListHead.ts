import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useDocumentTitle } from '#components/document-title/useDocumentTitle.ts';
import { brand } from '#config/brand.ts';
import { paths } from '#domain/paths.ts';
import { filtersInUse, firstSearch, type Search } from '#domain/search/search.ts';

/** The one address of a list: filters and order are ways to look at it; its pages are pages of their own. */
function plainPath(search: Search): string {
  const { type, state, city, neighborhood, page } = search;
  const place = { ...(state && { state }), ...(city && { city }), ...(neighborhood && { neighborhood }) };
  const plain = firstSearch(type, place);
  return paths.list({ ...plain, page: filtersInUse(search) === 0 ? page : 1 });
}

/** The title of a list, and what it tells search engines and networks. */
export function useListHead(search: Search, heading: string): void {
  const { t } = useTranslation('list');
  useDocumentTitle(heading);
  useDocumentHead({
    title: `${heading} | ${brand.name}`,
    description: t('description', { heading }),
    path: plainPath(search),
  });
}
