import { useTranslation } from 'react-i18next';
import pages from '#i18n/en/pages.json';
import { addEnglish } from '#i18n/i18n.ts';

await addEnglish('pages', pages);

/** Texts of the marketing pages and of the lower part of the home page. */
export function usePageText() {
  return useTranslation('pages');
}
