import { type RefCallback, startTransition, useCallback, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Zoom } from 'swiper/modules';
import { IMAGE_CAROUSEL_MS } from '#domain/constants.ts';

/** The zoom factor at which the largest picture of the image service is still sharp. */
const ZOOM_RATIO = 2.5;

/** Milliseconds between two zooms by the wheel. */
const WHEEL_PAUSE_MS = 400;

/** Returns a handler: wheel up zooms in at the pointer, down zooms out. A pinch on a trackpad is a wheel event too. */
function zoomByWheel(swiper: Swiper): (event: WheelEvent) => void {
  let last = 0;
  return (event) => {
    event.preventDefault();
    const isIn = swiper.zoom.scale > 1;
    if (event.deltaY === 0 || isIn === event.deltaY < 0 || event.timeStamp - last < WHEEL_PAUSE_MS) return;
    last = event.timeStamp;
    // Before zooming in, this clears the position of the last press, so that the zoom goes to the pointer.
    if (!isIn) swiper.zoom.in(1);
    swiper.zoom.toggle(event);
  };
}

/** The row of photos, which loops: swiped, dragged, stepped through, and zoomed. */
export interface Slides {
  /** Ref of the element that holds the row. */
  attach: RefCallback<HTMLElement>;
  /** Index of the visible photo. */
  shown: number;
  isZoomed: boolean;
  step: (by: -1 | 1) => void;
  show: (index: number) => void;
  toggleZoom: () => void;
}

/**
 * Sets up the row of photos.
 * @param count number of photos, at least 1; their slides must be in the element when it is attached
 * @param first index of the photo that is shown first
 */
export function useSlides(count: number, first: number): Slides {
  const [shown, setShown] = useState(first);
  const [isZoomed, setZoomed] = useState(false);
  const row = useRef<Swiper | null>(null);
  const start = useRef(first);

  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const swiper = new Swiper(element, {
        modules: [Zoom],
        initialSlide: start.current,
        speed: isStill ? 0 : IMAGE_CAROUSEL_MS,
        loop: count > 1,
        loopPreventsSliding: false,
        allowTouchMove: count > 1,
        // A press on a photo would take the focus from every element of a type listed here.
        focusableElements: 'input',
        zoom: { maxRatio: ZOOM_RATIO },
        on: {
          // The row moves at once; its text and the loading of neighbours may follow a moment later.
          realIndexChange: ({ realIndex }) => startTransition(() => setShown(realIndex)),
          zoomChange: (_swiper, scale) => setZoomed(scale > 1),
        },
      });
      row.current = swiper;
      const wheeled = zoomByWheel(swiper);
      element.addEventListener('wheel', wheeled, { passive: false });
      return () => {
        element.removeEventListener('wheel', wheeled);
        row.current = null;
        swiper.destroy(true, false);
      };
    },
    [count],
  );

  const step = useCallback((by: -1 | 1) => {
    const swiper = row.current;
    if (!swiper?.params.loop) return;
    swiper.zoom.out();
    // A second step does not wait for the animation of the first one.
    const speed = swiper.animating ? 0 : undefined;
    if (by > 0) swiper.slideNext(speed);
    else swiper.slidePrev(speed);
  }, []);
  const show = useCallback(
    (index: number) => {
      const swiper = row.current;
      if (!swiper?.params.loop) return;
      const ahead = (index - swiper.realIndex + count) % count;
      if (ahead === 1) step(1);
      else if (ahead === count - 1) step(-1);
      else if (ahead !== 0) {
        swiper.zoom.out();
        // Without animation, which would show all slides between.
        swiper.slideToLoop(index, 0);
      }
    },
    [count, step],
  );
  const toggleZoom = useCallback(() => row.current?.zoom.toggle(), []);
  return { attach, shown, isZoomed, step, show, toggleZoom };
}
