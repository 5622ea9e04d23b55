import { useLayoutEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useNavigate, useSearchParams } from 'react-router';
import { ownPath } from '#domain/account/redirect.ts';
import { type Arrival, parseIntent } from '#domain/account/signInIntent.ts';
import { useAppSelector } from '#store/hooks.ts';
import { PageLoading } from '#ui/PageLoading.tsx';

/** True if the page's form has a typed value. */
const isTyping = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('main form input')].some(({ value }) => value !== '');

/**
 * Pages for visitors only: a signed-in customer is sent back to the page they came from. A form that the customer is
 * typing in stays, for example to sign in as another customer; sending it continues (features/auth useEnter).
 */
export function VisitorPage() {
  const status = useAppSelector(({ session }) => session.status);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const target = ownPath(query.get('redirect'));
  const intent = parseIntent(query.get('intent'));
  const arrival: Arrival = useMemo(() => ({ target, state: intent ? { intent } : null }), [target, intent]);
  const isActive = status === 'active';
  // A form with typed values stays while the session is checked again.
  const [isShown, setShown] = useState(false);
  // With an unconfirmed session the visitor may log in, also as another customer.
  if (status !== 'unknown' && !isActive && !isShown) setShown(true);
  useLayoutEffect(() => {
    if (isActive && isShown && !isTyping())
      void navigate(arrival.target, { replace: true, state: arrival.state });
  }, [isActive, isShown, navigate, arrival]);
  if (isActive && !isShown) return <Navigate to={target} state={arrival.state} replace />;
  return isShown ? <Outlet context={arrival} /> : <PageLoading />;
}
