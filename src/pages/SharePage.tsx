import { useTranslation } from 'react-i18next';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { SharedLink } from '#features/search/SharedLink.tsx';

/** The share target of the installed app; it only redirects. */
export default function SharePage() {
  const { t } = useTranslation('search');
  useDocumentTitle(t('title'));
  useUnlisted();
  return <SharedLink />;
}
