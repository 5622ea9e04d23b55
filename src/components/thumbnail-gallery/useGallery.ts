import { type RefObject, useCallback, useRef, useState } from 'react';

/** Hovering loads the next picture only in windows wider than this, in CSS pixels. */
const HOVER_PRELOAD_ABOVE = 768;

/** A gallery's position and how many of its pictures are loaded. */
export interface Gallery {
  /** The element that scrolls. Its slides have its width. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Index of the visible slide. */
  shown: number;
  /** Pictures up to this index are loaded. */
  loadedTo: number;
  /** Moves by -1 or 1 and wraps at both ends. */
  step(by: -1 | 1): void;
  /** Called when the pointer enters or a finger touches: the next picture is loaded. */
  approached(pointerType: string): void;
  /** Called when the slides have come to rest after a swipe. */
  settled(): void;
}

/** Moves through `count` slides of a row with scroll snapping. */
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
