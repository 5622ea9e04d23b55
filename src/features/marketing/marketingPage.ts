/** The pages that have a hero, a 'Why Choose' section and features. */
export type MarketingPage = 'about' | 'buying' | 'selling';

/** Keys of three texts that follow each other. */
export const PLACES = ['first', 'second', 'third'] as const;
export type Place = (typeof PLACES)[number];
