import { useDeferredValue, useEffect, useState } from 'react';

/**
 * Defers a value that is slow to render: it is rendered in slices while the page is busy, for example with a moving
 * map, and in one task after a time limit.
 * @param limitMs the time limit in milliseconds
 */
export function useDeferredWithin<Value>(value: Value, limitMs: number): Value {
  const deferred = useDeferredValue(value);
  const [waited, setWaited] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(() => value), limitMs);
    return () => clearTimeout(timer);
  }, [value, limitMs]);
  return waited === value ? value : deferred;
}
