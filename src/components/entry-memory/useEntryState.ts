import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { entryKey } from '#platform/storage/entryKey.ts';
import { keepOfEntry, recallOfEntry } from '#platform/storage/entryMemory.ts';

/** State that is restored when the visitor comes back to the page's history entry. */
export function useEntryState<Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const key = entryKey(useLocation());
  const [value, setValue] = useState<Value>(() => {
    const kept = recallOfEntry(key, name);
    return values.find((known) => known === kept) ?? initial;
  });
  useLayoutEffect(() => keepOfEntry(key, name, value), [key, name, value]);
  return [value, setValue];
}
