import { type Commute, parseCommutes, printNamedCommute } from '#domain/search/commute.ts';
import type { Search } from '#domain/search/search.ts';
import { deviceStorage } from '#platform/storage/storage.ts';

const KEY = 'commutes';

/** Returns the commutes that the visitor chose last on this device. */
export function readDeviceCommutes(): Commute[] {
  const stored = deviceStorage.read(KEY);
  return Array.isArray(stored) ? parseCommutes(stored.map(String)) : [];
}

/** Stores the chosen commutes on this device, for the pages of homes. An empty list removes them. */
export function storeDeviceCommutes(commutes: readonly Commute[]): void {
  if (commutes.length === 0) deviceStorage.remove(KEY);
  else deviceStorage.write(KEY, commutes.map(printNamedCommute));
}

/**
 * Stores the commutes of the search that the visitor chose, if they are other ones than before. Every way to change a
 * search leads here, so that a removed commute is removed from the device too.
 */
export function storeChosenCommutes(before: Search, chosen: Search): void {
  const [one, other] = [before, chosen].map(({ commutes }) => commutes.map(printNamedCommute).join('|'));
  if (one !== other) storeDeviceCommutes(chosen.commutes);
}
