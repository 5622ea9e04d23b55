import { useTranslation } from 'react-i18next';
import agents from '#i18n/en/agents.json';
import { addEnglish } from '#i18n/i18n.ts';
import { LOCALES, languageOf } from '#i18n/languages.ts';

await addEnglish('agents', agents);

/** Texts of the agents' pages, and the page's language. */
export function useAgentsText() {
  const { t, i18n } = useTranslation('agents');
  const language = languageOf(i18n.language);
  return { t, language, locale: LOCALES[language] };
}
