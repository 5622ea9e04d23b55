import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { entryKey } from '#platform/storage/entryKey.ts';
import { keepOfEntry, recallOfEntry } from '#platform/storage/entryMemory.ts';

/** What a visitor does to move the page on their own. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** Milliseconds for which content that still arrives may bring the place out of reach again, and for which it is waited for. */
const SETTLING_MS = 1000;
const ARRIVAL_MS = 10_000;

/**
 * Brings an element to a scroll position as soon as its content is high enough, and holds it there until the content has
 * settled or the visitor moves.
 * @returns ends it
 */
function scrollWhenHigh(element: HTMLElement, top: number, onEnd: () => void): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  const apply = (): void => {
    if (Math.abs(element.scrollTop - top) >= 1) element.scrollTop = top;
    if (Math.abs(element.scrollTop - top) < 1) settled ??= setTimeout(end, SETTLING_MS);
  };
  const observer = new ResizeObserver(apply);
  const giveUp = setTimeout(() => end(), ARRIVAL_MS);
  const end = (): void => {
    clearTimeout(giveUp);
    clearTimeout(settled);
    observer.disconnect();
    for (const move of MOVES) window.removeEventListener(move, end, true);
    onEnd();
  };
  for (const move of MOVES) window.addEventListener(move, end, { capture: true, passive: true });
  for (const child of element.children) observer.observe(child);
  apply();
  return end;
}

/** Whether it stands where a page begins, or where too little content held it. */
const isUnmoved = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollTop === 0 || scrollTop >= scrollHeight - clientHeight - 1;

/**
 * Keeps how far an element is scrolled with the entry of the history, and brings it there again when the visitor comes
 * back, however late the content arrives.
 * @param find the element, which is there when this is first drawn
 */
export function useEntryScroll(name: string, find: () => HTMLElement | null | undefined): void {
  const location = useLocation();
  const type = useNavigationType();
  const key = entryKey(location);
  const found = useRef(find);
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const element = found.current();
    if (!element) return;
    const isArrival = shown.current === undefined ? isUnmoved(element) : type === 'POP';
    // A movement of the map replaces the entry: the new one takes over where the old one stood.
    if (shown.current !== undefined && type === 'REPLACE') keepOfEntry(key, name, element.scrollTop);
    shown.current = key;
    const kept = isArrival ? recallOfEntry(key, name) : undefined;
    let isArriving = false;
    let end = (): void => undefined;
    if (typeof kept === 'number' && (kept > 0 || element.scrollTop > 0)) {
      isArriving = true;
      end = scrollWhenHigh(element, kept, () => {
        isArriving = false;
      });
    }
    const keep = (): void => {
      if (!isArriving) keepOfEntry(key, name, element.scrollTop);
    };
    const target = element === document.documentElement ? document : element;
    target.addEventListener('scroll', keep, { passive: true });
    return () => {
      target.removeEventListener('scroll', keep);
      end();
    };
  }, [key, name, type]);
}
