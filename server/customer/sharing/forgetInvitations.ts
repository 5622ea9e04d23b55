import { type Clock, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { forgetInvitedPeople } from '#server/store/customer/sharedInvitations.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** Milliseconds for which the link of an invitation to a shared list is valid. */
export const INVITATION_LIFETIME_MS = 14 * MILLISECONDS_A_DAY;

/** Removes the addresses of invited people who did not accept while their link was valid. */
export function forgetInvitations({ store, clock }: { store: QueryContext; clock: Clock }): Promise<void> {
  return forgetInvitedPeople(store, new Date(clock.now().getTime() - INVITATION_LIFETIME_MS).toISOString());
}
