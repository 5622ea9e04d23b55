import { useTranslation } from 'react-i18next';
import pages from '#i18n/en/pages.json';
import { addEnglish } from '#i18n/i18n.ts';

await addEnglish('pages', pages);

/** The texts of the marketing pages, and of what home shows far below. */
export function usePageText() {
  return useTranslation('pages');
}
