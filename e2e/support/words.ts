/** The app's texts, for journeys in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next, { type TFunction } from 'i18next';

const LANGUAGES = ['en', 'fr'] as const;
/** A language of the app. */
export type Language = (typeof LANGUAGES)[number];

const NAMESPACES = [
  'area',
  'calculatorPages',
  'calculators',
  'card',
  'estimates',
  'home',
  'list',
  'listing',
  'pages',
  'signIn',
  'trends',
  'value',
] as const;
type Namespace = (typeof NAMESPACES)[number];

const catalogue = join(import.meta.dirname, '..', '..', 'src', 'i18n');
const read = (language: Language, namespace: Namespace): object =>
  JSON.parse(readFileSync(join(catalogue, language, `${namespace}.json`), 'utf8'));

const texts = i18next.createInstance();
// The texts are read above, so this ends before the next line.
void texts.init({
  lng: 'en',
  fallbackLng: false,
  initAsync: false,
  resources: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(NAMESPACES.map((namespace) => [namespace, read(language, namespace)])),
    ]),
  ),
  interpolation: { escapeValue: false },
});

/** Returns the texts of a namespace: `wordsIn('fr', 'value')('search.label')`. */
export const wordsIn = <Name extends Namespace>(language: Language, namespace: Name): TFunction<Name> =>
  texts.getFixedT(language, namespace);

/** In the texts of `patternOf` this is any number. */
export const ANY_NUMBER = '#';

/** Returns the pattern of texts that begin with one of these. A number in it is a group. */
export function patternOf(...forms: string[]): RegExp {
  const parts = forms.map((form) =>
    form
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      // Playwright reads no-break spaces as plain ones.
      .replace(/\s/g, '\\s')
      .replaceAll(ANY_NUMBER, '(\\d[\\d\\s,]*)'),
  );
  return new RegExp(`^(?:${parts.join('|')})`);
}

/** The projects of a journey that runs in English in a wide window, and in French on a phone. */
export const LANGUAGE_PROJECTS = [
  { language: 'en', locale: 'en-CA', tag: '@wide' },
  { language: 'fr', locale: 'fr-CA', tag: '@phone' },
] as const satisfies readonly { language: Language; locale: string; tag: string }[];
