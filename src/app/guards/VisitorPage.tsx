import { useLayoutEffect, useState } from 'react';
import { Navigate, Outlet, useNavigate, useSearchParams } from 'react-router';
import { ownPath } from '../../domain/redirect.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { PageLoading } from '../../ui/PageLoading.tsx';

/** Something is typed in the page's form. */
const isTyping = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('main form input')].some(({ value }) => value !== '');

/**
 * Pages that only a visitor needs (A6): whoever is signed in goes on to where they came from. What somebody types meanwhile,
 * to be somebody else perhaps, is not taken from under their hands: what they send leads on (features/auth useEnter).
 */
export function VisitorPage() {
  const status = useAppSelector(({ session }) => session.status);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const target = ownPath(query.get('redirect'));
  const isActive = status === 'active';
  // A form that somebody types in stays while the session is asked for again.
  const [isShown, setShown] = useState(false);
  // Who cannot be told apart from a visitor may log in, also as somebody else.
  if (status !== 'unknown' && !isActive && !isShown) setShown(true);
  useLayoutEffect(() => {
    if (isActive && isShown && !isTyping()) void navigate(target, { replace: true });
  }, [isActive, isShown, navigate, target]);
  if (isActive && !isShown) return <Navigate to={target} replace />;
  return isShown ? <Outlet context={target} /> : <PageLoading />;
}
