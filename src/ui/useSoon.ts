import { useDeferredValue, useEffect, useState } from 'react';

/**
 * A value whose drawing is heavy: drawn in pieces while the page has something else to do, a map that moves, and in one
 * go where that has taken too long.
 * @param most milliseconds until then
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
