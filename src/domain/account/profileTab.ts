/** The profile's tabs in display order (requirement A22). */
export const PROFILE_TABS = [
  'savedHomes',
  'viewedHomes',
  'savedSearches',
  'viewings',
  'myHomes',
  'accountDetails',
] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The tab that opens if the address names none. */
export const DEFAULT_TAB: ProfileTab = 'accountDetails';

/** Reads the tab from an address (`?tab=`); the first tab for anything else. */
export function parseProfileTab(text: string | null): ProfileTab {
  return PROFILE_TABS.find((tab) => tab === text) ?? DEFAULT_TAB;
}
