import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { pageOf } from './frame.ts';

/** The link that each entry of the history was left by. */
function useLeavingLinks(main: RefObject<HTMLElement | null>, key: string): Map<string, string> {
  const links = useRef(new Map<string, string>());
  useEffect(() => {
    const element = main.current;
    const remember = ({ target }: Event): void => {
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
      if (href) links.current.set(key, href);
    };
    element?.addEventListener('click', remember, { capture: true });
    return () => element?.removeEventListener('click', remember, { capture: true });
  }, [main, key]);
  return links.current;
}

/**
 * Moves the focus to the new page's heading, or to the page where it has none, whenever another page is gone
 * to: the keyboard and the reader start where the eyes do. Going back, the link that was followed has it again.
 * A page that placed the focus itself keeps it.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const page = pageOf(pathname);
  const last = useRef(page);
  const links = useLeavingLinks(main, key);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    const element = main.current;
    if (!element || (element !== document.activeElement && element.contains(document.activeElement))) return;
    const followed = isBack ? links.get(key) : undefined;
    const link = followed && element.querySelector<HTMLElement>(`a[href="${CSS.escape(followed)}"]`);
    if (link) {
      link.focus({ preventScroll: true });
      return;
    }
    const target = element.querySelector('h1') ?? element;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [page, main, isBack, key, links]);
}
