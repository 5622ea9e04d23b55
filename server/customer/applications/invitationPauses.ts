/** Milliseconds between two invitations of one. */
export const PAUSE = 60_000;

/** When whom was written to, by which customer: however their co-applicant is changed or made anew meanwhile. */
export interface InvitationPauses {
  /** Begins a pause. @returns 0, or the milliseconds that the one before still takes */
  begin(customer: string, recipient: string, now: Date): number;
  /** Ends it, since nothing went out. */
  end(customer: string, recipient: string): void;
}

/** None yet. They are this process's, as every other limit of how often something is done. */
export function invitationPauses(): InvitationPauses {
  const ends = new Map<string, number>();
  // No id of a customer and no email has a line end.
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
