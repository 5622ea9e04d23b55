import {
  HIDE_KEY,
  type HomeMark,
  type HomeMarkKind,
  hideParameter,
  marksKey,
  readMarks,
} from './homeMarks.ts';
import { deviceStorage } from './storage.ts';

/** Maximum number of homes on the device. The customer service stores as many. */
const MAX_HOMES: Readonly<Record<HomeMarkKind, number>> = { viewed: 60, hidden: 200 };

/** Storage key of the email of the account to which the sent marks on the device belong. */
export const ownerKey = (kind: HomeMarkKind): string => `${marksKey(kind)}-of`;

/** Stores the parameter for the boot script, which has no room for the code that prints it. */
export function storeHideParameter(): void {
  const parameter = hideParameter();
  if (parameter) deviceStorage.write(HIDE_KEY, parameter);
  else deviceStorage.remove(HIDE_KEY);
}

/** Emits "change" when this tab has written marks: the storage event reaches the other tabs only. */
export const marksWritten = new EventTarget();

/** Stores the marked homes of this device, at most as many as it may have, newest first. */
export function writeMarks(kind: HomeMarkKind, homes: readonly HomeMark[]): void {
  const newestFirst = homes.toSorted((one, other) => other.marked.localeCompare(one.marked));
  if (homes.length > 0) deviceStorage.write(marksKey(kind), newestFirst.slice(0, MAX_HOMES[kind]));
  else deviceStorage.remove(marksKey(kind));
  if (kind === 'hidden') storeHideParameter();
  marksWritten.dispatchEvent(new Event('change'));
}

/**
 * Removes the marks that belong to an account.
 * @param customer email of the account whose marks stay: it may have been synchronised already, here or in another tab
 */
export function removeSentMarks(customer?: string): void {
  for (const kind of ['viewed', 'hidden'] as const) {
    if (customer !== undefined && deviceStorage.read(ownerKey(kind)) === customer) continue;
    deviceStorage.remove(ownerKey(kind));
    const homes = readMarks(kind);
    const unsent = homes.filter(({ isSent }) => !isSent);
    if (unsent.length < homes.length) writeMarks(kind, unsent);
  }
}
