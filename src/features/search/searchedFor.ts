import { createContext } from 'react';
import { DEFAULT_SEARCH, type Search, withType } from '#domain/search/search.ts';

/** Kinds of homes to look for, in the order of the choice. */
export const SEARCHED_FOR = ['sale', 'lease', 'sold'] as const;
/** One of them. */
export type SearchedFor = (typeof SEARCHED_FOR)[number];

/** The visitor's choice on a page that is neither list nor map. */
export const SearchedForContext = createContext<SearchedFor>('sale');

/** Returns the default search of a choice, without a place. Any other text counts as 'sale'. */
export function searchFor(choice: string): Search {
  if (choice === 'sold') return { ...DEFAULT_SEARCH, showActive: false, showSold: true };
  return choice === 'lease' ? withType(DEFAULT_SEARCH, choice) : DEFAULT_SEARCH;
}
