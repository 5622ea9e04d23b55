/** What the link to /search tells it: the path that it was opened on, and what its box says there. */
export interface SearchedFrom {
  searchedFrom: string;
  searchedPlace: string;
}

function textOf(state: unknown, name: keyof SearchedFrom): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const text: unknown = Reflect.get(state, name);
  return typeof text === 'string' ? text : undefined;
}

/** The path that /search was opened on, from the history entry's state; undefined on a bare /search. */
export const searchedFrom = (state: unknown): string | undefined => textOf(state, 'searchedFrom');

/** The place that was searched for, in the words of the choice: no address says "2356 College Street". */
export const searchedPlace = (state: unknown): string | undefined => textOf(state, 'searchedPlace');
