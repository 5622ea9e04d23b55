/** Leads in the device's outbox that the service refused. Loaded after the page. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '#domain/isRecord.ts';
import { leadOutbox, type StoredLead } from '#platform/storage/leadOutbox.ts';
import { noticeResolved, notified } from './notificationsSlice.ts';
import type { RootState } from './rootReducer.ts';
import type { SessionState } from './sessionSlice.ts';

const keyOf = (email: unknown): string => String(email).toLowerCase();

/** The sender's email in a lead's body; undefined if it cannot be read. */
function senderOf({ body }: StoredLead): unknown {
  try {
    const { user } = JSON.parse(body) as { user?: unknown }; // each member is checked
    return isRecord(user) ? user['email'] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The account in which a lead was written; undefined without one, or if it is unknown. An older version stored it for viewing
 * requests only, in the context.
 */
const ownerOf = ({ owner, context }: StoredLead): string | undefined =>
  owner ?? new URLSearchParams(context).get('customer') ?? undefined;

/**
 * True if a lead may be shown to the visitor at the page. A lead of an account is shown in that account only. One without an
 * account is shown while no customer is signed in, or the customer with its email. If the account is unknown, only to the
 * customer with its email.
 */
function isShownTo({ status, user }: SessionState, lead: StoredLead): boolean {
  const owner = ownerOf(lead);
  if (user) return keyOf(owner || senderOf(lead)) === keyOf(user.email);
  return status === 'inactive' && owner === undefined && 'owner' in lead;
}

/** Returns the refused leads of the visitor at the page, the oldest first. Rejects if the browser refuses IndexedDB. */
export const findRefusedLeads =
  () =>
  async (_dispatch: unknown, getState: () => RootState): Promise<StoredLead[]> =>
    (await leadOutbox.all()).filter((lead) => lead.refused && isShownTo(getState().session, lead));

/** Shows a notice if a lead of the visitor at the page was refused, and removes it if there is none. */
export const showRefusedLeads =
  () =>
  async (dispatch: ThunkDispatch<RootState, unknown, UnknownAction>): Promise<void> => {
    if (!leadOutbox.isSupported()) return;
    const { length } = await dispatch(findRefusedLeads());
    dispatch(
      length > 0
        ? notified({ severity: 'error', notice: 'leadRefused', persistent: true })
        : noticeResolved('leadRefused'),
    );
  };

/** Removes the leads of an account that is being deleted: no other customer could see them. Never rejects. */
export async function removeLeadsOf(email: string): Promise<void> {
  try {
    if (!leadOutbox.isSupported()) return;
    const leads = (await leadOutbox.all()).filter((lead) => keyOf(ownerOf(lead)) === keyOf(email));
    for (const { key } of leads) await leadOutbox.remove(key);
  } catch (error) {
    console.warn('The stored leads of the account could not be removed.', error);
  }
}
