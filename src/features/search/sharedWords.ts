/** What another app shared, for the search to begin with. */
export interface SharedWords {
  sharedWords: string;
}

/** The words in a history entry's state; undefined where none were shared. */
export function sharedWords(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('sharedWords' in state)) return undefined;
  return typeof state.sharedWords === 'string' && state.sharedWords !== '' ? state.sharedWords : undefined;
}
