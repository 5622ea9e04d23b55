import { isRecord } from '#domain/isRecord.ts';

/** The page that the visitor searches from. A place opens in the list only from the list. */
export type SearchOrigin = 'list' | 'map' | 'elsewhere';

/** The origin of a path. */
export function originOf(pathname: string): SearchOrigin {
  const [, first] = pathname.split('/');
  return first === 'list' || first === 'map' ? first : 'elsewhere';
}

/** The search's part of a history entry's state. */
export interface SearchEntry {
  /** The path from which /search was opened; missing on a bare /search. */
  searchedFrom?: string;
  /** The searched place, in the words of the choice: an address does not contain "2356 College Street". */
  searchedPlace?: string;
  /** The visitor's choice between sale, lease and sold homes on that page. */
  searchedFor?: string;
  /** Text that another app shared, with which the search begins. */
  sharedWords?: string;
}

/** Reads the state of a history entry, which may have any shape. */
export function searchEntry(state: unknown): SearchEntry {
  const entry: SearchEntry = {};
  if (!isRecord(state)) return entry;
  for (const name of ['searchedFrom', 'searchedPlace', 'searchedFor', 'sharedWords'] as const) {
    const text = state[name];
    if (typeof text === 'string' && text !== '') entry[name] = text;
  }
  return entry;
}
