/** Words of the boards' feeds, in the page's language. */
import i18next from 'i18next';
import type { Locale } from '#domain/format.ts';
import { builtOf } from '#domain/listing/built.ts';
import type { FactName } from '#domain/listing/listing.ts';
import homeTypes from './en/homeTypes.json';
import { addEnglish } from './i18n.ts';

await addEnglish('homeTypes', homeTypes);

/** The place of a word with several meanings: "Flat" is a roof's form, and a level of rooms. */
export type Context = FactName | 'room';

type Words = Readonly<Record<string, string>>;

/** Capitals, spaces and signs do not count: boards write "Forced Air", "ForcedAir" and "forced-air". */
const keyOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The words of each table that was used, by "key" or "context:key". */
const tables = new WeakMap<Words, ReadonlyMap<string, string>>();

function tableOf(words: Words): ReadonlyMap<string, string> {
  let table = tables.get(words);
  if (!table) {
    table = new Map(
      Object.entries(words).map(([name, word]) => [name.split(': ').map(keyOf).join(':'), word]),
    );
    tables.set(words, table);
  }
  return table;
}

/** The words of facts and rooms, on the listing page only, and those of kinds of homes. */
const NAMESPACES = ['feedWords', 'homeTypes'] as const;

/**
 * Returns a feed's word or abbreviation in the page's language; an unknown one stays as the board wrote it. The English
 * tables have only abbreviations. The French ones have every known word, and are loaded with French.
 */
export function feedWord(value: string, locale: Locale, context?: Context): string {
  const key = keyOf(value);
  const own = `${context?.toLowerCase()}:${key}`;
  for (const namespace of NAMESPACES) {
    const textsOf = (language: string): Words | undefined => i18next.getResourceBundle(language, namespace);
    const words = (locale === 'fr-CA' && textsOf('fr')) || textsOf('en');
    const table = words && tableOf(words);
    const word = table?.get(own) ?? table?.get(key);
    if (word) return word;
  }
  return value;
}

/** Translates a list of such words. A comma between digits is part of a number. */
export function feedWords(values: string, locale: Locale, context?: Context): string {
  return values
    .split(/(?<!\d),|,(?!\d)/)
    .map((value) => feedWord(value.trim(), locale, context))
    .filter(Boolean)
    .join(', ');
}

/**
 * Formats the year or the age of a home: "1925", "51–99 years", "New".
 * @param t texts for a range of years, and for an open range
 */
export function builtText(
  sent: string,
  locale: Locale,
  t: (key: 'ageRange' | 'ageFrom', values: { from: number; to: number | null }) => string,
): string {
  const built = builtOf(sent);
  if (built?.kind !== 'age') return feedWord(sent, locale);
  const { from, to } = built;
  return t(to === null ? 'ageFrom' : 'ageRange', { from, to });
}
