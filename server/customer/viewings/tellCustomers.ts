import { type Clock, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { JobHandler } from '#server/jobs/runJobs.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { findViewing, type Viewing } from '#server/store/viewings/findViewings.ts';
import { withdrawTime } from '#server/store/viewings/viewingMails.ts';
import { viewingMail } from './viewingMail.ts';
import { makeViewingToken } from './viewingToken.ts';

/** Dependencies of the mails about viewing requests. */
export interface TellOptions {
  store: QueryContext;
  clock: Clock;
  carry: MailCarrier;
  /** Address of the app without a slash at the end. */
  appUrl: string;
}

const TIMEOUT_MS = 10_000;
/** A mail about a state is dropped when it is older. */
const LIFETIME = 2 * MILLISECONDS_A_DAY;

/** True if the mail takes a time out of the customer's calendar. */
const isWithdrawing = ({ state, starts }: Viewing): boolean =>
  starts !== null && state !== 'offered' && state !== 'agreed';

/**
 * Sends the mail about a state of a viewing request, if that is still its state. It is written at each attempt, and not
 * stored, because the store may hold only the hash of a link's token.
 */
export function viewingHandler({ store, clock, carry, appUrl }: TellOptions): JobHandler {
  return {
    failureOf: ({ id }) => `The mail about viewing ${id} was not sent`,
    async run({ id, revision }, { stopped }) {
      const viewing = await findViewing(store, id);
      if (!viewing || viewing.revision !== revision) return undefined;
      if (Date.parse(viewing.changed) + LIFETIME < clock.now().getTime())
        return { refused: 'it is outdated' };
      const token = await makeViewingToken(store, id);
      const brand = await readSenderBrand(store);
      const mail = viewingMail(viewing, { token, appUrl, brand });
      const problem = await carry(mail, { timeoutMs: TIMEOUT_MS, stopped });
      if (problem === undefined && isWithdrawing(viewing)) await withdrawTime(store, viewing);
      return problem;
    },
  };
}
