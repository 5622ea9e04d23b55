import { useSearchParams } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { offeredTabs } from '#config/profileTabs.ts';
import { DEFAULT_TAB, type ProfileTab, parseProfileTab } from '#domain/account/profileTab.ts';
import { AccountDetails } from '#features/profile/AccountDetails.tsx';
import { ProfileLayout } from '#features/profile/ProfileLayout.tsx';
import { LazySharingPanel } from '#features/saved-homes/LazySharing.tsx';
import { MarkedHomes } from '#features/saved-homes/MarkedHomes.tsx';
import { SavedHomes } from '#features/saved-homes/SavedHomes.tsx';
import { SavedSearches } from '#features/saved-searches/SavedSearches.tsx';
import { LazyClaimedHomes } from '#features/value/LazyClaimedHomes.tsx';
import { LazyViewings } from '#features/viewings/LazyViewings.tsx';

const CONTENT: Record<ProfileTab, () => React.ReactNode> = {
  savedHomes: () => (
    <>
      <LazySharingPanel />
      <SavedHomes />
    </>
  ),
  viewedHomes: () => <MarkedHomes />,
  savedSearches: () => <SavedSearches />,
  viewings: () => <LazyViewings />,
  myHomes: () => <LazyClaimedHomes />,
  accountDetails: () => <AccountDetails />,
};

/** /auth/profile: a customer's saved homes and searches, and personal data. */
export default function ProfilePage() {
  const [query] = useSearchParams();
  const named = parseProfileTab(query.get('tab'));
  const tab = offeredTabs().includes(named) ? named : DEFAULT_TAB;
  useUnlisted();
  return <ProfileLayout tab={tab}>{CONTENT[tab]()}</ProfileLayout>;
}
