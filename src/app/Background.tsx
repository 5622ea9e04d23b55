import { useEntryScroll } from '#components/entry-memory/useEntryScroll.ts';
import { useFreshStyles } from '#ui/useFreshStyles.ts';
import { useAccountUser } from './useAccountUser.ts';
import { useFaultWatch } from './useFaultWatch.ts';
import { useLeadDelivery } from './useLeadDelivery.ts';
import { useLocationList } from './useLocationList.ts';
import { useNewVersion } from './useNewVersion.ts';
import { useReach } from './useReach.ts';

/** What the product does beside its pages, and draws nothing. */
export function Background() {
  useFreshStyles();
  useEntryScroll('window', () => document.documentElement);
  useAccountUser();
  useFaultWatch();
  useReach();
  useNewVersion();
  useLeadDelivery();
  useLocationList();
  return null;
}
