import { useState } from 'react';
import type { WireDeskItem } from '#api/desk/contract.ts';

interface ShownItems {
  /** The rows, in the places that they had when the list was opened. */
  items: readonly WireDeskItem[];
  /** Number of items that came since. */
  added: number;
  /** True if items that are shown have left the list since. */
  hasLess: boolean;
  /** Shows the list as it is now. */
  update: () => void;
}

/**
 * Holds the rows of a list still while newer answers arrive: rows change in place, but none moves under the reader.
 * @param answer the newest answer of the view; undefined until it is there
 * @param key of the view: another view is shown at once
 */
export function useShownItems(answer: readonly WireDeskItem[] | undefined, key: string): ShownItems {
  const [shown, show] = useState<{ key: string; items: readonly WireDeskItem[] }>();
  const isOther = shown?.key !== key || shown.items.length === 0;
  if (answer && isOther && shown?.items !== answer) show({ key, items: answer });
  const before = isOther ? (answer ?? []) : shown.items;
  const fresh = new Map((answer ?? before).map((item) => [item.id, item]));
  const known = new Set(before.map(({ id }) => id));
  return {
    items: before.map((item) => fresh.get(item.id) ?? item),
    added: [...fresh.keys()].filter((id) => !known.has(id)).length,
    hasLess: before.some(({ id }) => !fresh.has(id)),
    update: () => answer && show({ key, items: answer }),
  };
}
