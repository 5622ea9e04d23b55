import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { useEffect } from 'react';

/** After these, parts may be drawn that were not there before. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Lets the styles of what a press brings stand in a style element of their own. Emotion writes all into one, and a
 * browser that finds a new `@media` or `@keyframes` in a sheet works out anew the style of every element that any rule
 * of that sheet is for: the whole page, at the press.
 */
export function useFreshStyles(): void {
  const sheet = useEmotionCache()?.sheet;
  useEffect(() => {
    if (!sheet) return;
    // With its count at 0 Emotion opens another element for the next rule, after those that it has: their order stays.
    const open = () => {
      sheet.ctr = 0;
    };
    open();
    for (const press of PRESSES) window.addEventListener(press, open, { capture: true, passive: true });
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, open, { capture: true });
    };
  }, [sheet]);
}
