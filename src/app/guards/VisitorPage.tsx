import { useLayoutEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useNavigate, useSearchParams } from 'react-router';
import { ownPath } from '#domain/account/redirect.ts';
import { type Arrival, parseIntent } from '#domain/account/signInIntent.ts';
import { useAppSelector } from '#store/hooks.ts';
import { PageLoading } from '#ui/PageLoading.tsx';

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
  const intent = parseIntent(query.get('intent'));
  const arrival: Arrival = useMemo(() => ({ target, state: intent ? { intent } : null }), [target, intent]);
  const isActive = status === 'active';
  // A form that somebody types in stays while the session is asked for again.
  const [isShown, setShown] = useState(false);
  // Who cannot be told apart from a visitor may log in, also as somebody else.
  if (status !== 'unknown' && !isActive && !isShown) setShown(true);
  useLayoutEffect(() => {
    if (isActive && isShown && !isTyping())
      void navigate(arrival.target, { replace: true, state: arrival.state });
  }, [isActive, isShown, navigate, arrival]);
  if (isActive && !isShown) return <Navigate to={target} state={arrival.state} replace />;
  return isShown ? <Outlet context={arrival} /> : <PageLoading />;
}
