import { type RefObject, useCallback, useRef, useState } from 'react';

/** Hovering loads the next picture only in windows wider than this, in CSS pixels (L9). */
const HOVER_PRELOAD_ABOVE = 768;

/** A gallery's position and what of it is loaded. */
export interface Gallery {
  /** The element that scrolls; its slides are as wide as itself. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Index of the slide in view. */
  shown: number;
  /** Slides up to this index have their pictures in the page. */
  loadedTo: number;
  /** Steps by -1 or 1 and wraps at both ends. */
  step(by: -1 | 1): void;
  /** The pointer came over it, or a finger touched it: the next picture is wanted. */
  approached(pointerType: string): void;
  /** The visitor swiped and the slides came to rest. */
  settled(): void;
}

/** Steps through `count` slides of a row that snaps while it scrolls. */
export function useGallery(count: number): Gallery {
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [loadedTo, setLoadedTo] = useState(0);

  const show = useCallback(
    (index: number) => {
      setShown(index);
      setLoadedTo((before) => Math.min(count - 1, Math.max(before, index + 1)));
    },
    [count],
  );

  const step = (by: -1 | 1) => {
    const next = (shown + by + count) % count;
    const row = scroller.current;
    if (row) row.scrollLeft = next * row.clientWidth;
    show(next);
  };

  const approached = (pointerType: string) => {
    if (pointerType === 'mouse' && window.innerWidth <= HOVER_PRELOAD_ABOVE) return;
    show(shown);
  };

  const settled = () => {
    const row = scroller.current;
    if (!row || row.clientWidth === 0) return;
    show(Math.min(count - 1, Math.round(row.scrollLeft / row.clientWidth)));
  };

  return { scroller, shown, loadedTo, step, approached, settled };
}
