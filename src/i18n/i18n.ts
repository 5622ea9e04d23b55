/** Texts by typed keys: en is the truth for the types and loaded with the page, fr arrives when it is chosen. */
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '../domain/format.ts';
import type agent from './en/agent.json';
import type calculators from './en/calculators.json';
import type filters from './en/filters.json';
import type leads from './en/leads.json';
import type list from './en/list.json';
import type listing from './en/listing.json';
import type map from './en/map.json';
import type marketing from './en/marketing.json';
import type pages from './en/pages.json';
import { en } from './en.ts';
import type { Language } from './languages.ts';

/** English texts that come with the code that says them, by addEnglish, instead of with every page. */
interface LaterTexts {
  agent: typeof agent;
  calculators: typeof calculators;
  filters: typeof filters;
  leads: typeof leads;
  list: typeof list;
  listing: typeof listing;
  map: typeof map;
  marketing: typeof marketing;
  pages: typeof pages;
}

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

const later: Partial<LaterTexts> = {};

/** Adds the English texts of one part of the product, which its code calls for when it is loaded. */
export function addEnglish<Name extends keyof LaterTexts>(namespace: Name, texts: LaterTexts[Name]): void {
  later[namespace] = texts;
  // A page's code may be there before the texts are started.
  if (i18next.isInitialized) i18next.addResourceBundle('en', namespace, texts);
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
  if (language === 'fr' && !i18next.hasResourceBundle('fr', 'shell')) {
    const { fr } = await import('./fr.ts');
    for (const [namespace, texts] of Object.entries(fr)) i18next.addResourceBundle('fr', namespace, texts);
  }
  await i18next.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = localeOf(language);
}
