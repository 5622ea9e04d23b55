import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageOf } from './frame.ts';

/**
 * Moves the focus to the new page's heading, or to the page where it has none, whenever another page is gone
 * to: the keyboard and the reader start where the eyes do. A page that placed the focus itself keeps it.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>): void {
  const page = pageOf(useLocation().pathname);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    const element = main.current;
    if (!element || (element !== document.activeElement && element.contains(document.activeElement))) return;
    const target = element.querySelector('h1') ?? element;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [page, main]);
}
