import { memoryCounters } from '#server/http/counters.ts';
import { recipientLimit } from '#server/mail/strangersWords.ts';
import type { CustomerOptions } from '../customerOptions.ts';

/** Seconds between two invitations to one recipient. */
const PAUSE_SECONDS = 60;
/** Milliseconds between two invitations to one recipient. */
export const PAUSE = PAUSE_SECONDS * 1000;

/**
 * The last invitation for each pair of customer and recipient, and the limit of the recipient's mails from all customers.
 * Changing or re-creating the co-applicant does not end the pause.
 */
export interface InvitationPauses {
  /** Begins a pause. @returns 0, or the milliseconds until the recipient may get an invitation */
  begin(customer: string, recipient: string): Promise<number>;
  /** Ends the pause of an invitation that was not sent. */
  end(customer: string, recipient: string): Promise<void>;
}

/**
 * Pauses of one kind of invitations.
 * @param kind "co-applicant"
 */
export function invitationPauses(
  kind: string,
  {
    counters = memoryCounters,
    limitRecipient = recipientLimit(counters),
  }: Pick<CustomerOptions, 'counters' | 'limitRecipient'>,
): InvitationPauses {
  const counter = counters({ name: `invitation of a ${kind}`, points: 1, seconds: PAUSE_SECONDS });
  // A line break is in no customer id and no email.
  const keyOf = (customer: string, recipient: string) => `${customer}\n${recipient}`;
  return {
    async begin(customer, recipient) {
      return (await counter.take(keyOf(customer, recipient))) || limitRecipient(recipient);
    },
    end: (customer, recipient) => counter.forget(keyOf(customer, recipient)),
  };
}
