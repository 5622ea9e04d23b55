import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come into view, or to within a margin of it, since it was there. */
export function useNearView(element: RefObject<Element | null>, marginPx: number): boolean {
  const [hasBeenNear, setNear] = useState(false);
  useEffect(() => {
    if (hasBeenNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, marginPx, hasBeenNear]);
  return hasBeenNear;
}
