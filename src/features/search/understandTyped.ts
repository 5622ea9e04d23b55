import { hiddenFilters } from '#config/hiddenFilters.ts';
import { understandSentence } from '#domain/search/sentence/sentenceSearch.ts';

/** Understands a sentence by the filters that this build offers. A module of its own, because the box loads it later. */
export const understandTyped = (
  text: string,
  options: Omit<Parameters<typeof understandSentence>[1], 'hidden'>,
): ReturnType<typeof understandSentence> => understandSentence(text, { ...options, hidden: hiddenFilters });
