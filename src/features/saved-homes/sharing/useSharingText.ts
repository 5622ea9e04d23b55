import { useTranslation } from 'react-i18next';
import sharing from '#i18n/en/sharing.json';
import { addEnglish } from '#i18n/i18n.ts';
import { useSavedText } from '../useSavedText.ts';

await addEnglish('sharing', sharing);

/** Texts of the shared list, and formats in the page's language. */
export function useSharingText() {
  const { t } = useTranslation('sharing');
  const { date, locale, nameOf } = useSavedText();
  return { t, date, locale, nameOf };
}
