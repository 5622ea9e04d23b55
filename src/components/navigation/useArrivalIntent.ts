import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Arrival, SignInIntent } from '#domain/account/signInIntent.ts';

/** Goes on with what a visitor signed in for: once, and neither after a reload nor after Back. */
export function useArrivalIntent(intent: SignInIntent, act: () => void): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const arrival = state as Arrival['state']; // other states have no intent
  const isWanted = arrival?.intent === intent;
  const goOn = useEffectEvent(() => {
    act();
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isWanted) goOn();
  }, [isWanted]);
}
