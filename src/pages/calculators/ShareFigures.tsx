import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pageUrl } from '#components/document-head/useDocumentHead.ts';
import { ShareMenu } from '#features/share/ShareMenu.tsx';

/** Shares a calculator with its values, which are in the address. */
export function ShareFigures() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  return <ShareMenu url={pageUrl(pathname + search)} title={t('links.calculators')} />;
}
