import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { entryKey } from '#platform/storage/entryKey.ts';
import { readEntryValue, writeEntryValue } from '#platform/storage/entryMemory.ts';

/** Events by which the visitor moves the page. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** Milliseconds for which the position is held after it was reached, and for which content is waited for. */
const SETTLING_MS = 1000;
const ARRIVAL_MS = 10_000;

/**
 * Scrolls an element to a position as soon as its content is high enough, and holds it there until the content has
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

/** True at the top of the page, and at the bottom of content that was too short to scroll further. */
const isUnmoved = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollTop === 0 || scrollTop >= scrollHeight - clientHeight - 1;

/**
 * Stores an element's scroll position with the history entry, and restores it when the visitor comes back, even if
 * the content arrives late.
 * @param find the element, which must exist at the first render
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
    // A movement of the map replaces the history entry: the new entry takes over the position.
    if (shown.current !== undefined && type === 'REPLACE') writeEntryValue(key, name, element.scrollTop);
    shown.current = key;
    const position = isArrival ? readEntryValue(key, name) : undefined;
    let isArriving = false;
    let end = (): void => undefined;
    if (typeof position === 'number' && (position > 0 || element.scrollTop > 0)) {
      isArriving = true;
      end = scrollWhenHigh(element, position, () => {
        isArriving = false;
      });
    }
    const savePosition = (): void => {
      if (!isArriving) writeEntryValue(key, name, element.scrollTop);
    };
    const target = element === document.documentElement ? document : element;
    target.addEventListener('scroll', savePosition, { passive: true });
    return () => {
      target.removeEventListener('scroll', savePosition);
      end();
    };
  }, [key, name, type]);
}
