import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../../domain/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { PageLoading } from '../../ui/PageLoading.tsx';

/** Pages of a customer (A6): a visitor logs in first and comes back; its room stands while that is not known. */
export function PrivatePage() {
  const { status, isDeleted } = useAppSelector(({ session }) => session);
  const { pathname, search } = useLocation();
  const [wasShown, setShown] = useState(false);
  if (status === 'active' && !wasShown) setShown(true);
  if (status === 'unknown') return <PageLoading />;
  // Who has just deleted their account has nothing to log in to.
  if (wasShown && isDeleted) return <Navigate to={paths.home()} replace />;
  return status === 'active' ? <Outlet /> : <Navigate to={paths.login(pathname + search)} replace />;
}
