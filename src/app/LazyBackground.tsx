import { useEffect, useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';

const Background = lazyOnIntent(async () => (await import('./Background.tsx')).Background);

/** Milliseconds after the page is rendered, for browsers without an idle callback. */
const PAUSE_MS = 2000;

/** Background, loaded when the page is rendered and the browser is idle. */
export function LazyBackground() {
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
  // Without it the page works; the next visit tries again.
  return <Background when={isIdle} failed={null} />;
}
