/** The profile's tabs (A4), in their order. */
export const PROFILE_TABS = ['savedHomes', 'savedSearches', 'accountDetails'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The tab that is open where an address names none. */
export const FIRST_TAB: ProfileTab = 'accountDetails';

/** The tab that an address names (`?tab=`); the first one to open for anything else. */
export function parseProfileTab(text: string | null): ProfileTab {
  return PROFILE_TABS.find((tab) => tab === text) ?? FIRST_TAB;
}
