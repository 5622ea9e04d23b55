import { useEffect, useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';

const Background = lazyOnIntent(async () => (await import('./Background.tsx')).Background);

/** Milliseconds after the page stands: for browsers that cannot tell when they have nothing to do. */
const PAUSE_MS = 2000;

/** Background, whose code comes when the page stands and the browser has nothing else to do. */
export function LaterBackground() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const pause = setTimeout(begin, PAUSE_MS);
      return () => clearTimeout(pause);
    }
    const idle = requestIdleCallback(begin, { timeout: PAUSE_MS });
    return () => cancelIdleCallback(idle);
  }, []);
  // Without it the page works as it stands; the next visit has it.
  return <Background when={isIdle} failed={null} />;
}
