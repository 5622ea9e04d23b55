import { useEffect, useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectNotifications } from '#store/notificationsSlice.ts';

const Background = lazyOnIntent(async () => (await import('./Background.tsx')).Background);

/** Milliseconds after the page is rendered, for browsers without an idle callback. */
const PAUSE_MS = 2000;

/** Background with the notices, loaded when the page is rendered and the browser is idle, or with the first notice. */
export function LazyBackground({ noticesOver }: { noticesOver: boolean }) {
  const hasNotice = useAppSelector((state) => selectNotifications(state).length > 0);
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
  return <Background when={isIdle || hasNotice} noticesOver={noticesOver} failed={null} />;
}
