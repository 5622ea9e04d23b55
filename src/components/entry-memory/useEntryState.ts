import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { entryKey } from '#platform/storage/entryKey.ts';
import { readEntryValue, writeEntryValue } from '#platform/storage/entryMemory.ts';

/** State that is restored when the visitor comes back to the page's history entry. */
export function useEntryState<Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const key = entryKey(useLocation());
  const [value, setValue] = useState<Value>(() => {
    const stored = readEntryValue(key, name);
    return values.find((known) => known === stored) ?? initial;
  });
  useLayoutEffect(() => writeEntryValue(key, name, value), [key, name, value]);
  return [value, setValue];
}
