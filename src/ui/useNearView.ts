import { type RefObject, useEffect, useState } from 'react';

/** True once an element has been in view, or within a margin of it. */
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
