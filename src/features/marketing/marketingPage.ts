/** The pages that are told by a hero, why to choose us, and features. */
export type MarketingPage = 'about' | 'buying' | 'selling';

/** Places of three things that are said one after the other. */
export const PLACES = ['first', 'second', 'third'] as const;
export type Place = (typeof PLACES)[number];
