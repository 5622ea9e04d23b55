import '#components/viewings/viewingsTexts.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { LazyLinkedViewing } from '#features/viewings/LazyViewings.tsx';

/** /viewing#TOKEN: the viewing request of a mail's link, which needs no account. */
export default function ViewingPage() {
  const { t } = useTranslation('viewings');
  const { hash } = useLocation();
  useDocumentTitle(t('link.title'));
  useUnlisted();
  return <LazyLinkedViewing token={hash.slice(1)} />;
}
