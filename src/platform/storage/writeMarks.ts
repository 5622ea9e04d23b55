import { type HomeMark, type HomeMarkKind, marksKey, readMarks } from './homeMarks.ts';
import { deviceStorage } from './storage.ts';

/** Maximum number of homes on the device. The customer service stores as many. */
const MAX_HOMES: Readonly<Record<HomeMarkKind, number>> = { viewed: 60, hidden: 200 };

/** Emits "change" when this tab has written marks: the storage event reaches the other tabs only. */
export const marksWritten = new EventTarget();

/** Stores the marked homes of this device, at most as many as it may have, newest first. */
export function writeMarks(kind: HomeMarkKind, homes: readonly HomeMark[]): void {
  const newestFirst = homes.toSorted((one, other) => other.marked.localeCompare(one.marked));
  if (homes.length > 0) deviceStorage.write(marksKey(kind), newestFirst.slice(0, MAX_HOMES[kind]));
  else deviceStorage.remove(marksKey(kind));
  marksWritten.dispatchEvent(new Event('change'));
}

/** Removes the marks that belong to an account. */
export function removeSentMarks(): void {
  for (const kind of ['viewed', 'hidden'] as const) {
    const homes = readMarks(kind);
    const unsent = homes.filter(({ isSent }) => !isSent);
    if (unsent.length < homes.length) writeMarks(kind, unsent);
  }
}
