import './commuteTexts.ts';
import { useTranslation } from 'react-i18next';
import type { Commute } from '#domain/search/commute.ts';

/** Returns a function that describes a commute: "30 min by car to Union Station". */
export function useCommuteText(): (commute: Commute) => string {
  const { t } = useTranslation('commute');
  return ({ mode, minutes, label }) => t('summary', { context: mode, minutes, place: label || t('point') });
}
