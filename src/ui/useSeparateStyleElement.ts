import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { useEffect } from 'react';

/** Events after which new parts may be rendered. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Puts styles that follow a press into a separate style element. Emotion writes all rules into one. If a browser finds
 * a new `@media` or `@keyframes` in a sheet, it recalculates the style of every element that any rule of the sheet
 * applies to: the whole page, at the press.
 */
export function useSeparateStyleElement(): void {
  const sheet = useEmotionCache()?.sheet;
  useEffect(() => {
    if (!sheet) return;
    // With its count at 0 Emotion opens another element for the next rule, after the existing ones, so their order
    // stays.
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
