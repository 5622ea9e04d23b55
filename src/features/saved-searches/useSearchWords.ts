import { useTranslation } from 'react-i18next';
import { priceText } from '#components/search-words/searchWords.ts';
import { useFilterWords } from '#components/search-words/useFilterText.ts';
import { provinceName } from '#domain/geo/provinces.ts';
import type { SearchOfPath } from '#domain/search/searchPath.ts';
import { isPriceInUse } from '#domain/search/usedFilters.ts';
import { localeOf } from '#i18n/i18n.ts';
import './searchesTexts.ts';

/** A search described in words. */
export interface SearchWords {
  place: string;
  /** The listing type and all limits, including the default range of prices. */
  filters: string[];
  /** The listing type and the chosen filters. */
  chosen: string[];
}

type ViewedSearch = Pick<SearchOfPath, 'search' | 'view'>;

/** Describes searches in the page's language. */
export function useSearchWords(): (viewed: ViewedSearch) => SearchWords {
  const { t, i18n } = useTranslation('searches');
  const { t: tFilters } = useTranslation('filters');
  const wordsOf = useFilterWords();
  const locale = localeOf(i18n.language);

  const placeOf = ({ search, view }: ViewedSearch): string => {
    const { neighborhood, city, state, drawnArea, within } = search;
    const named = [neighborhood, city].filter(Boolean).join(', ') || (state && provinceName(state, locale));
    if (named) return named;
    if (drawnArea) return t('words.drawnArea');
    return t(view === 'map' || within ? 'words.mapArea' : 'words.anywhere');
  };

  return (viewed) => {
    const { search } = viewed;
    const chosen = [t(`words.${search.type}`), ...wordsOf(search)];
    const firstRange = isPriceInUse(search) ? undefined : priceText(tFilters, locale, search);
    return { place: placeOf(viewed), filters: firstRange ? [...chosen, firstRange] : chosen, chosen };
  };
}

/** Separator between the parts of a description. */
const BETWEEN = ' · ';
/** Maximum number of characters of the number after a name that is taken: " (12)". */
const NUMBER_ROOM = 5;

/** All parts in one line: "For sale · Detached · 3+ beds". */
export function joined(words: readonly string[]): string {
  return words.join(BETWEEN);
}

/**
 * Suggests a name for a search: its place, as many of the chosen filters as fit, and a number if the name is taken.
 * @param max maximum number of characters
 */
export function suggestedName(
  { place, chosen }: Pick<SearchWords, 'place' | 'chosen'>,
  taken: readonly string[],
  max: number,
): string {
  const longest = max - NUMBER_ROOM;
  let name = place.slice(0, longest);
  for (const words of chosen) {
    const longer = `${name}${BETWEEN}${words}`;
    if (longer.length > longest) break;
    name = longer;
  }
  let suggestion = name;
  for (let number = 2; taken.includes(suggestion); number += 1) suggestion = `${name} (${number})`;
  return suggestion;
}
