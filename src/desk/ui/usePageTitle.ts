import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the page in the browser's tab. Undefined leaves the title while the page's data loads. */
export function usePageTitle(title: string | undefined): void {
  const { t } = useTranslation('desk');
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${t('name')}`;
  }, [title, t]);
}
