import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LazyUnconfirmedPage } from '#components/layouts/LazyUnconfirmedPage.tsx';
import { parseProfileTab } from '#domain/account/profileTab.ts';
import type { SignInIntent } from '#domain/account/signInIntent.ts';
import { paths } from '#domain/paths.ts';
import { stateInstead } from '#platform/storage/entryKey.ts';
import { useAppSelector } from '#store/hooks.ts';
import { PageLoading } from '#ui/PageLoading.tsx';

/** Returns the path of the public page of saved homes, for the same list in the profile. It shows the device's copy. */
function savedHomesOf(pathname: string, search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (pathname !== paths.profile() || parseProfileTab(query.get('tab')) !== 'savedHomes') return undefined;
  query.delete('tab');
  return query.size > 0 ? `${paths.saved()}?${query}` : paths.saved();
}

/** Returns the reason for a sign-in on a customer's page. */
function intentOfPage(pathname: string, search: string): SignInIntent {
  if (pathname.startsWith('/pre-approval/join/')) return 'joinApplication';
  if (pathname.startsWith('/pre-approval')) return 'getPreApproved';
  const tab = parseProfileTab(new URLSearchParams(search).get('tab'));
  return (
    {
      savedHomes: 'keepHomes',
      viewedHomes: 'seeAccount',
      savedSearches: 'seeSearches',
      viewings: 'seeAccount',
      myHomes: 'seeAccount',
      accountDetails: 'seeAccount',
    } as const
  )[tab];
}

/**
 * Customers' pages: a visitor logs in first and returns. Their space is reserved while the session is unknown. While it
 * is unconfirmed the visitor is not sent to log in: the page shows a notice until the session is confirmed.
 */
export function PrivatePage() {
  const { status, isDeleted } = useAppSelector(({ session }) => session);
  const location = useLocation();
  const { pathname, search } = location;
  const [wasShown, setShown] = useState(false);
  if (status === 'active' && !wasShown) setShown(true);
  if (status === 'unconfirmed') {
    const savedHomes = savedHomesOf(pathname, search);
    return savedHomes ? (
      <Navigate to={savedHomes} replace />
    ) : (
      <LazyUnconfirmedPage fallback={<PageLoading />} />
    );
  }
  if (status === 'unknown') return <PageLoading />;
  // A customer who has just deleted the account can't log in.
  if (wasShown && isDeleted) return <Navigate to={paths.home()} replace />;
  if (status === 'active') return <Outlet />;
  const login = paths.login(pathname + search, intentOfPage(pathname, search));
  return <Navigate to={login} state={stateInstead(location)} replace />;
}
