import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds that a notice stays which needs no answer. */
export const NOTICE_STAYS_MS = 6000;

interface Pause {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
}

/** Dismisses after a while; whoever points at the notice or has the focus in it stops the clock. */
export function useAutoHide(persistent: boolean, dismiss: () => void): Pause {
  const [held, setHeld] = useState(false);
  const hide = useEffectEvent(dismiss);
  useEffect(() => {
    if (persistent || held) return;
    const timer = setTimeout(() => hide(), NOTICE_STAYS_MS);
    return () => clearTimeout(timer);
  }, [persistent, held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
