/** Texts by typed keys: en is the truth for the types and comes with the code, fr arrives when it is chosen. */
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '#domain/format.ts';
import { en } from './en.ts';
import type { Language } from './languages.ts';
import type { LaterTexts } from './laterTexts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof en & LaterTexts;
  }
}

/** The locale of numbers, money and dates. */
export function localeOf(language: string): Locale {
  return language === 'fr' ? 'fr-CA' : 'en-CA';
}

type LaterName = keyof LaterTexts;

const later: Partial<LaterTexts> = {};
let chosen: Language = 'en';

/** Loads the French of one part; where it can't be had, the part speaks English. */
async function addFrench(namespace: LaterName): Promise<void> {
  if (i18next.hasResourceBundle('fr', namespace)) return;
  try {
    const { laterFrench } = await import('./fr.ts');
    const { default: texts } = await laterFrench[namespace]();
    i18next.addResourceBundle('fr', namespace, texts);
  } catch (error) {
    console.warn(`The French of ${namespace} is not there.`, error);
  }
}

/**
 * Adds the English texts of one part of the product. The part's code awaits it when it is loaded, so that it is never
 * drawn before its texts are there in the page's language.
 */
export async function addEnglish<Name extends LaterName>(
  namespace: Name,
  texts: LaterTexts[Name],
): Promise<void> {
  later[namespace] = texts;
  // A page's code may be there before the texts are started.
  if (i18next.isInitialized) i18next.addResourceBundle('en', namespace, texts);
  if (chosen === 'fr') await addFrench(namespace);
}

/** Starts the texts in a language; the promise waits for French where it is that. Where it can't be had, English. */
export async function startTexts(language: Language): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'shell',
    resources: { en: { ...en, ...later } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  if (language !== 'en') {
    await changeLanguage(language).catch((error: unknown) => console.warn('French is not there.', error));
  }
  return i18next;
}

/** Switches every text, loading the language first; the page's `lang` follows. Rejects where it can't be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  const before = chosen;
  // What is loaded from here on brings its French along.
  chosen = language;
  if (language === 'fr') {
    try {
      const { fr } = await import('./fr.ts');
      for (const [namespace, texts] of Object.entries(fr)) i18next.addResourceBundle('fr', namespace, texts);
    } catch (error) {
      chosen = before;
      throw error;
    }
    await Promise.all((Object.keys(later) as LaterName[]).map(addFrench)); // its keys are those of the type
  }
  await i18next.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = localeOf(language);
}
