/** Texts by typed keys. English defines the types and comes with the code; French is loaded when it is chosen. */
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '#domain/format.ts';
import type { DeskTexts } from './deskTexts.ts';
import { en } from './en.ts';
import { type Language, LOCALES, languageOf } from './languages.ts';
import type { LazyTexts } from './lazyTexts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof en & LazyTexts & DeskTexts;
  }
}

/** Returns the locale for numbers, money and dates. */
export function localeOf(language: string): Locale {
  return LOCALES[languageOf(language)];
}

type LazyName = keyof LazyTexts;

const lazyTexts: Partial<LazyTexts> = {};
let chosen: Language = 'en';

/** Loads the French texts of one namespace. If they cannot be loaded, the namespace stays English. */
async function addFrench(namespace: LazyName): Promise<void> {
  if (i18next.hasResourceBundle('fr', namespace)) return;
  try {
    const { lazyFrench } = await import('./fr.ts');
    const { default: texts } = await lazyFrench[namespace]();
    i18next.addResourceBundle('fr', namespace, texts);
  } catch (error) {
    console.warn(`The French of ${namespace} is not there.`, error);
  }
}

/**
 * Adds the English texts of one namespace, and the French ones if that is the page's language. The code of the
 * namespace awaits it while loading, so it never renders before its texts are there.
 */
export async function addEnglish<Name extends LazyName>(
  namespace: Name,
  texts: LazyTexts[Name],
): Promise<void> {
  lazyTexts[namespace] = texts;
  // A page's code may be loaded before the texts are started.
  if (i18next.isInitialized) i18next.addResourceBundle('en', namespace, texts);
  if (chosen === 'fr') await addFrench(namespace);
}

/**
 * Starts the texts in a language. The promise waits for the French texts if needed; English if they cannot be loaded.
 */
export async function startTexts(language: Language): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'shell',
    resources: { en: { ...en, ...lazyTexts } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  // Also for English: the server may have written the page for another language than the device's choice.
  await changeLanguage(language).catch((error: unknown) => {
    console.warn('French is not there.', error);
    return changeLanguage('en');
  });
  return i18next;
}

/** Switches all texts, and the page's `lang`, after loading the language. Rejects if it cannot be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  const before = chosen;
  // Namespaces that are loaded from now on bring their French texts.
  chosen = language;
  if (language === 'fr') {
    try {
      const { fr } = await import('./fr.ts');
      for (const [namespace, texts] of Object.entries(fr)) i18next.addResourceBundle('fr', namespace, texts);
    } catch (error) {
      chosen = before;
      throw error;
    }
    await Promise.all((Object.keys(lazyTexts) as LazyName[]).map(addFrench)); // the keys are those of the type
  }
  await i18next.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = localeOf(language);
}
