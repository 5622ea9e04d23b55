import type { ProfileTab } from '#domain/account/profileTab.ts';

/** The id of a tab, and of what it opens. */
export const tabId = (tab: ProfileTab): string => `profile-tab-${tab}`;
export const panelId = (tab: ProfileTab): string => `profile-panel-${tab}`;
