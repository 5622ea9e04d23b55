import { useEffect } from 'react';
import { useLater } from '#ui/useLater.ts';

const load = () => import('./Background.tsx').then(({ Background }) => Background);

/** Milliseconds after the page stands: for browsers that cannot tell when they have nothing to do. */
const PAUSE_MS = 2000;

/** Background, whose code comes when the page stands and the browser has nothing else to do. */
export function LaterBackground() {
  const [Background, fetch] = useLater(load);
  useEffect(() => {
    // Without it the page works as it stands; the next visit has it.
    const ask = () => void fetch().catch(() => undefined);
    if (typeof requestIdleCallback === 'undefined') {
      const pause = setTimeout(ask, PAUSE_MS);
      return () => clearTimeout(pause);
    }
    const idle = requestIdleCallback(ask, { timeout: PAUSE_MS });
    return () => cancelIdleCallback(idle);
  }, [fetch]);
  return Background ? <Background /> : null;
}
