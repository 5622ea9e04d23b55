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
    const show = () => flushSync(() => setPrinting(true));
    const hide = () => setPrinting(false);
    const follow = ({ matches }: MediaQueryListEvent) => (matches ? show() : hide());
    window.addEventListener('beforeprint', show);
    window.addEventListener('afterprint', hide);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', show);
      window.removeEventListener('afterprint', hide);
      media.removeEventListener('change', follow);
    };
  }, []);
  return printing;
}
