import { useState } from 'react';

/** The last value that was one: what is drawn from it keeps its place while a field is wrong. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
