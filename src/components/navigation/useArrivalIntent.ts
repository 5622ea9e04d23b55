import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Arrival, SignInIntent } from '#domain/account/signInIntent.ts';

/** Continues what a visitor logged in for: once, and not after a reload or Back. */
export function useArrivalIntent(intent: SignInIntent, act: () => void): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const arrival = state as Arrival['state']; // other history states have no intent
  const hasIntent = arrival?.intent === intent;
  const goOn = useEffectEvent(() => {
    act();
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (hasIntent) goOn();
  }, [hasIntent]);
}
