/** Milliseconds between two invitations to one recipient. */
export const PAUSE = 60_000;

/**
 * The last invitation for each pair of customer and recipient. Changing or re-creating the co-applicant does not end
 * the pause.
 */
export interface InvitationPauses {
  /** Begins a pause. @returns 0, or the milliseconds that are left of an earlier one */
  begin(customer: string, recipient: string, now: Date): number;
  /** Ends the pause of an invitation that was not sent. */
  end(customer: string, recipient: string): void;
}

/** Pauses in the memory of this process, like every other rate limit. */
export function invitationPauses(): InvitationPauses {
  const ends = new Map<string, number>();
  // A line break is in no customer id and no email.
  const keyOf = (customer: string, recipient: string) => `${customer}\n${recipient}`;
  return {
    begin(customer, recipient, now) {
      for (const [key, end] of ends) if (end <= now.getTime()) ends.delete(key);
      const key = keyOf(customer, recipient);
      const wait = (ends.get(key) ?? 0) - now.getTime();
      if (wait > 0) return wait;
      ends.set(key, now.getTime() + PAUSE);
      return 0;
    },
    end: (customer, recipient) => void ends.delete(keyOf(customer, recipient)),
  };
}
