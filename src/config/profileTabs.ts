import { PROFILE_TABS, type ProfileTab } from '#domain/account/profileTab.ts';
import { environment } from './environment.ts';

/** The profile's tabs of this build in display order. Without estimates no home can be claimed. */
export const offeredTabs = (): ProfileTab[] =>
  PROFILE_TABS.filter((tab) => tab !== 'myHomes' || environment.hasEstimates);
