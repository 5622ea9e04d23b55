/**
 * Homes that a customer saves while nobody can confirm their session: theirs, not a visitor's. They wait on the device for
 * the same customer, and go at a sign-out; loaded with the account's homes.
 */
import type { WireSavedHome } from '#api/customer/contract.ts';
import { listingKey } from '#domain/listing/listing.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { WHOSE_KEY } from '#platform/updates/privateAnswers.ts';
import { type HomeWish, usableHomes, withWish } from './savedHomesSlice.ts';

const KEY = 'waiting-homes';

/** Whose the session is that nobody can confirm, by email; undefined where the device does not say. */
const whose = (): string | undefined => {
  const email = deviceStorage.read(WHOSE_KEY);
  return typeof email === 'string' ? email : undefined;
};

/** Homes that wait for a customer, the newest first; without an email for whoever cannot be confirmed. */
export function waitingHomes(email: string | undefined = whose()): WireSavedHome[] {
  const kept = deviceStorage.read(KEY) as { of?: unknown; homes?: unknown } | undefined; // each member is checked
  return email !== undefined && kept?.of === email ? usableHomes(kept.homes) : [];
}

function write(homes: readonly WireSavedHome[], email: string): boolean {
  if (homes.length > 0) return deviceStorage.write(KEY, { of: email, homes });
  deviceStorage.remove(KEY);
  return true;
}

/**
 * Does a wish of whoever cannot be confirmed.
 * @returns whether it is kept; not of a home that only their account has, nor where the device does not say whose it is
 */
export function keepWaiting(wish: HomeWish): boolean {
  const email = whose();
  if (email === undefined) return false;
  const before = waitingHomes(email);
  const homes = withWish(before, wish);
  return (wish.home !== null || homes.length < before.length) && write(homes, email);
}

/** Leaves of a customer's waiting homes those that have not been brought; what waited for somebody else goes. */
export function leaveWaiting(email: string, brought: ReadonlySet<string>): void {
  write(
    waitingHomes(email).filter((home) => !brought.has(listingKey(home))),
    email,
  );
}
