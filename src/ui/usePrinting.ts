import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True while the page is being printed, by its own button or the browser's menu. Parts for print are in the page when
 * the browser takes its snapshot.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia('print');
    let isBetween = false;
    const show = () => flushSync(() => setPrinting(true));
    const begin = () => {
      isBetween = true;
      show();
    };
    const end = () => {
      isBetween = false;
      setPrinting(false);
    };
    const follow = ({ matches }: MediaQueryListEvent) => {
      if (matches) show();
      // The end of an earlier print can be reported after the next one has begun.
      else if (!isBetween) setPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);
  return printing;
}
