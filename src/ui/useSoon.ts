import { useDeferredValue, useEffect, useState } from 'react';

/**
 * Defers a value that is slow to render: it is rendered in slices while the page is busy, for example with a moving
 * map, and in one task after a time limit.
 * @param most the time limit in milliseconds
 */
export function useSoon<Value>(value: Value, most: number): Value {
  const soon = useDeferredValue(value);
  const [waited, setWaited] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(() => value), most);
    return () => clearTimeout(timer);
  }, [value, most]);
  return waited === value ? value : soon;
}
