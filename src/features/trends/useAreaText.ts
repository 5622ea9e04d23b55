import { useTranslation } from 'react-i18next';
import area from '#i18n/en/area.json';
import { addEnglish } from '#i18n/i18n.ts';

await addEnglish('area', area);

/** Texts of a neighbourhood's page. */
export function useAreaText() {
  return useTranslation('area').t;
}
