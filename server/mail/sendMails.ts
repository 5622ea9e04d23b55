import type { Clock } from '#server/http/clock.ts';
import type { JobHandler } from '#server/jobs/runJobs.ts';
import { markBounced } from '#server/store/customer/customers.ts';
import { removeSubscription } from '#server/store/customer/pushSubscriptions.ts';
import { storeDelivery } from '#server/store/desk/answerDelivery.ts';
import { inTransaction } from '#server/store/jobs/jobQueue.ts';
import { dropMail } from '#server/store/mail/mailQueue.ts';
import { subjectOf } from '#server/store/mail/mailSubject.ts';
import type { MailTable } from '#server/store/mail/mailTables.ts';
import { findWantedMail } from '#server/store/mail/wantedMail.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { sendToBrowser } from './browserMessages.ts';
import type { MailAttachment, MailCarrier, OutgoingMail } from './outgoingMail.ts';

/** Dependencies of the sending of mails. */
export interface SendOptions {
  store: QueryContext;
  clock: Clock;
  /** Undefined if no mails are sent, only messages to browsers. */
  carry: MailCarrier | undefined;
  /** False if pages show no estimates: mails with one are dropped. True by default. */
  hasEstimates?: boolean;
  /** Called after the mail with a member's answer was refused for good. */
  onAnswerRefused?: () => void;
}

/** Timeout of one step of a delivery, in milliseconds. SMTP has several steps. */
const TIMEOUT_MS = 10_000;

function outgoing({ attachments, subscription_id: _browser, ...mail }: MailTable): OutgoingMail {
  if (attachments === null) return mail;
  return { ...mail, attachments: JSON.parse(attachments) as MailAttachment[] }; // written by `queued`
}

/**
 * Sends a waiting mail, or a message to a browser. Its row is deleted when it was sent, before the job ends: if the process
 * is killed after the receiver's answer, the mail goes out again under the same id.
 */
export function mailHandler({
  store,
  clock,
  carry,
  hasEstimates = true,
  onAnswerRefused,
}: SendOptions): JobHandler {
  const carryMail: MailCarrier = carry ?? (async () => 'this server sends no mails');
  return {
    failureOf: ({ id }) => `Mail ${id} was not sent`,
    async run({ id }, { stopped }) {
      const mail = await findWantedMail(store, id);
      if (!mail) return undefined;
      if (!hasEstimates && subjectOf(id)?.kind === 'claim') {
        await dropMail(store, id);
        return { refused: 'it has an estimate, and the app was built without estimates' };
      }
      if (mail.expires !== null && mail.expires < clock.now().toISOString()) {
        await dropMail(store, id);
        return { refused: 'it is outdated' };
      }
      const limits = { timeoutMs: TIMEOUT_MS, stopped };
      const { subscription_id: subscription } = mail;
      const problem =
        subscription === null
          ? await carryMail(outgoing(mail), limits)
          : await sendToBrowser(store, mail, { ...limits, now: clock.now() });
      if (typeof problem === 'string') return problem;
      if (problem?.isAddress) {
        await (subscription === null
          ? markBounced(store, mail.email)
          : removeSubscription(store, subscription));
      }
      const isRefused = await inTransaction(store, async (locked) => {
        await dropMail(locked, id);
        const at = clock.now().toISOString();
        return storeDelivery(locked, id, problem ? 'refused' : 'sent', at);
      });
      if (isRefused) onAnswerRefused?.();
      return problem;
    },
  };
}
