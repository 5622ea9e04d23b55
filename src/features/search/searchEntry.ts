import { isRecord } from '#domain/isRecord.ts';

/** Where the visitor searches from: a place opens in the list only for a visitor of the list (L2, L9). */
export type SearchOrigin = 'list' | 'map' | 'elsewhere';

/** The origin that a path is. */
export function originOf(pathname: string): SearchOrigin {
  const [, first] = pathname.split('/');
  return first === 'list' || first === 'map' ? first : 'elsewhere';
}

/** What the state of a history entry says of the search. */
export interface SearchEntry {
  /** The path that /search was opened on; missing on a bare /search. */
  searchedFrom?: string;
  /** The place that was searched for, in the words of the choice: no address says "2356 College Street". */
  searchedPlace?: string;
  /** What another app shared, for the search to begin with. */
  sharedWords?: string;
}

/** Reads the state of a history entry, which may come from anywhere. */
export function searchEntry(state: unknown): SearchEntry {
  const entry: SearchEntry = {};
  if (!isRecord(state)) return entry;
  for (const name of ['searchedFrom', 'searchedPlace', 'sharedWords'] as const) {
    const text = state[name];
    if (typeof text === 'string' && text !== '') entry[name] = text;
  }
  return entry;
}
