/** Texts by typed keys. English defines the types and comes with the code; French is loaded when it is chosen. */
import i18next, { type i18n, type PostProcessorModule } from 'i18next';
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

/** Published texts by language and namespace. */
type PublishedTexts = Readonly<Partial<Record<string, Readonly<Partial<Record<string, object>>>>>>;
let published: PublishedTexts = {};

/** Puts the published texts of a namespace over those of its catalogue. */
function overlay(language: string, namespace: string): void {
  const texts = published[language]?.[namespace];
  if (texts && i18next.isInitialized && i18next.hasResourceBundle(language, namespace)) {
    i18next.addResourceBundle(language, namespace, texts, true, true, { silent: true });
  }
}

/** Replaces texts of the catalogues, also of those that are loaded later, and renders what is shown with them again. */
export function publishTexts(texts: PublishedTexts = {}): void {
  published = texts;
  for (const [language = '', namespaces] of Object.entries(texts)) {
    for (const namespace of Object.keys(namespaces ?? {})) overlay(language, namespace);
  }
  i18next.emit('languageChanged', i18next.language);
}

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

/** A value such as "5:53 p.m." or "Yonge St." at the end of a sentence brings its full stop. */
const oneFullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: (text: string) => text.replace(/([^.])\.\.(?=[\s)”»]|$)/g, '$1.'),
};

/**
 * Starts the texts in a language. The promise waits for the French texts if needed; English if they cannot be loaded.
 */
export async function startTexts(language: Language): Promise<i18n> {
  await i18next
    .use(initReactI18next)
    .use(oneFullStop)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      defaultNS: 'shell',
      resources: { en: { ...en, ...lazyTexts } },
      interpolation: { escapeValue: false },
      returnNull: false,
      postProcess: oneFullStop.name,
    });
  i18next.store.on('added', overlay);
  publishTexts(published);
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
