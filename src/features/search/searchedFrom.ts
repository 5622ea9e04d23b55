/** What the link to /search tells it: the path that it was opened on. */
export interface SearchedFrom {
  searchedFrom: string;
}

/** The path that /search was opened on, from the history entry's state; undefined on a bare /search. */
export function searchedFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('searchedFrom' in state)) return undefined;
  return typeof state.searchedFrom === 'string' ? state.searchedFrom : undefined;
}
