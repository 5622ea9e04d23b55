import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { CAROUSEL_WIDE_FROM_PX } from '#domain/constants.ts';

/** How many slides stand side by side. */
export interface SlidesInView {
  wide: number;
  narrow: number;
}

/** A carousel's position; it moves by the visitor alone. */
export interface CarouselState {
  /** The element that scrolls; its first child holds the slides. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Indices of the first and the last slide in view. */
  first: number;
  last: number;
  /** Whether there are slides before and after those in view. */
  hasPrevious: boolean;
  hasNext: boolean;
  /** As many slides on or back as stand side by side. */
  turn(by: -1 | 1): void;
  onKeyDown(event: KeyboardEvent): void;
  /** The slides came to rest where a finger, a wheel or the focus moved them. */
  settled(): void;
}

/** The window's width from which a carousel shows several slides (L9). */
export const WIDE = `@media (min-width:${CAROUSEL_WIDE_FROM_PX}px)`;

/** Pixels from one slide to the next; 0 where nothing is laid out. */
function pitchOf(scroller: HTMLElement): number {
  const slides = scroller.firstElementChild?.children ?? [];
  const [first, second] = [...slides].map((slide) => slide.getBoundingClientRect().left);
  return first === undefined || second === undefined ? 0 : second - first;
}

/** Steps through `count` slides of a row that snaps while it scrolls. */
export function useCarousel(count: number, inView: SlidesInView): CarouselState {
  const scroller = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const [asked, setAsked] = useState(0);
  const width = Math.min(isWide ? inView.wide : inView.narrow, count);
  const end = count - width;
  const first = Math.min(asked, end);

  const show = (index: number) => {
    const next = Math.max(0, Math.min(end, index));
    const row = scroller.current;
    if (row) row.scrollLeft = next * pitchOf(row);
    setAsked(next);
  };

  const ways: Record<string, number> = { ArrowLeft: first - 1, ArrowRight: first + 1, Home: 0, End: end };

  return {
    scroller,
    first,
    last: first + width - 1,
    hasPrevious: first > 0,
    hasNext: first < end,
    turn: (by) => show(first + by * width),
    onKeyDown: (event) => {
      const index = ways[event.key];
      if (index === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      show(index);
    },
    settled: () => {
      const row = scroller.current;
      const pitch = row ? pitchOf(row) : 0;
      if (row && pitch > 0) setAsked(Math.min(end, Math.round(row.scrollLeft / pitch)));
    },
  };
}
