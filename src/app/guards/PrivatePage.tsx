import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LaterUnconfirmedPage } from '#components/frames/LaterUnconfirmedPage.tsx';
import { parseProfileTab } from '#domain/account/profileTab.ts';
import type { SignInIntent } from '#domain/account/signInIntent.ts';
import { paths } from '#domain/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { PageLoading } from '#ui/PageLoading.tsx';

/** The saved homes stand on a page of their own too, which shows what the device has kept of them. */
function savedHomesOf(pathname: string, search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (pathname !== paths.profile() || parseProfileTab(query.get('tab')) !== 'savedHomes') return undefined;
  query.delete('tab');
  return query.size > 0 ? `${paths.saved()}?${query}` : paths.saved();
}

/** What a visitor who opens a customer's page wants there. */
function intentOfPage(pathname: string, search: string): SignInIntent {
  if (pathname.startsWith('/pre-approval/join/')) return 'joinApplication';
  if (pathname.startsWith('/pre-approval')) return 'getPreApproved';
  const tab = parseProfileTab(new URLSearchParams(search).get('tab'));
  return ({ savedHomes: 'keepHomes', savedSearches: 'seeSearches', accountDetails: 'seeAccount' } as const)[
    tab
  ];
}

/**
 * Pages of a customer (A6): a visitor logs in first and comes back; its room stands while that is not known. Where it
 * cannot be known nobody is sent to log in: the page says so, and is there once the session is confirmed.
 */
export function PrivatePage() {
  const { status, isDeleted } = useAppSelector(({ session }) => session);
  const { pathname, search } = useLocation();
  const [wasShown, setShown] = useState(false);
  if (status === 'active' && !wasShown) setShown(true);
  if (status === 'unconfirmed') {
    const savedHomes = savedHomesOf(pathname, search);
    return savedHomes ? (
      <Navigate to={savedHomes} replace />
    ) : (
      <LaterUnconfirmedPage fallback={<PageLoading />} />
    );
  }
  if (status === 'unknown') return <PageLoading />;
  // Who has just deleted their account has nothing to log in to.
  if (wasShown && isDeleted) return <Navigate to={paths.home()} replace />;
  if (status === 'active') return <Outlet />;
  return <Navigate to={paths.login(pathname + search, intentOfPage(pathname, search))} replace />;
}
