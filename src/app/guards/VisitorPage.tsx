import { useState } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router';
import { ownPath } from '../../domain/redirect.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { PageLoading } from '../../ui/PageLoading.tsx';

/** Pages that only a visitor needs (A6): whoever is signed in, or has just done so, goes on to where they came from. */
export function VisitorPage() {
  const status = useAppSelector(({ session }) => session.status);
  const [query] = useSearchParams();
  // A form that somebody types in stays while the session is asked for again.
  const [isShown, setShown] = useState(false);
  // Who cannot be told apart from a visitor may log in, also as somebody else.
  if (status !== 'unknown' && !isShown) setShown(true);
  if (status === 'active') return <Navigate to={ownPath(query.get('redirect'))} replace />;
  return isShown ? <Outlet /> : <PageLoading />;
}
