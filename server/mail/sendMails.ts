import type { Clock } from '#server/http/clock.ts';
import { LONGEST_SLEEP, type WorkLoop, waitAfter, workLoop } from '#server/http/workLoop.ts';
import { markBounced } from '#server/store/customer/customers.ts';
import { removeSubscription } from '#server/store/customer/pushSubscriptions.ts';
import { dropMail, nextMailDue, putOffMail, takeDueMail } from '#server/store/mail/mailQueue.ts';
import type { MailTable } from '#server/store/mail/mailTables.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { sendToBrowser } from './browserMessages.ts';
import { type MailAttachment, type MailCarrier, type OutgoingMail, reasonOf } from './outgoingMail.ts';

/** Dependencies of the sending of mails. */
export interface SendOptions {
  store: QueryContext;
  clock: Clock;
  carry: MailCarrier;
  log: (line: string) => void;
}

/** Timeout of one step of a delivery, in milliseconds. SMTP has several steps, and an attempt is shorter than ten. */
const TIMEOUT_MS = 10_000;
const LONGEST_ATTEMPT = 10 * TIMEOUT_MS;
const FIRST_WAIT = 30_000;

const isoAfter = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

function outgoing({ attachments, subscription_id: _browser, ...mail }: MailTable): OutgoingMail {
  if (attachments === null) return mail;
  return { ...mail, attachments: JSON.parse(attachments) as MailAttachment[] }; // written by `queued`
}

async function sendOne(mail: MailTable, options: SendOptions, stopping: AbortSignal): Promise<void> {
  const { store, clock, carry, log } = options;
  if (mail.expires !== null && mail.expires < clock.now().toISOString()) {
    await dropMail(store, mail.id);
    log(`Mail ${mail.id} was dropped after ${mail.attempts - 1} attempts.`);
    return;
  }
  const limits = { timeoutMs: TIMEOUT_MS, stopped: stopping };
  const { subscription_id: subscription } = mail;
  const problem =
    subscription === null
      ? await carry(outgoing(mail), limits)
      : await sendToBrowser(store, mail, { ...limits, now: clock.now() });
  if (problem === undefined) {
    await dropMail(store, mail.id);
    return;
  }
  if (typeof problem !== 'string') {
    if (problem.isAddress) {
      await (subscription === null
        ? markBounced(store, mail.email)
        : removeSubscription(store, subscription));
    }
    await dropMail(store, mail.id);
    log(`Mail ${mail.id} was refused: ${reasonOf(problem)}. There is no other attempt.`);
    return;
  }
  if (stopping.aborted) {
    // The receiver did not fail, so the next start sends it at once.
    await putOffMail(store, mail.id, clock.now().toISOString());
    return;
  }
  const wait = waitAfter(mail.attempts, FIRST_WAIT);
  await putOffMail(store, mail.id, isoAfter(clock.now(), wait));
  log(`Mail ${mail.id} was not sent: ${problem}. Next attempt in ${Math.ceil(wait / 1000)} s.`);
}

/** Sends all mails and messages to browsers that are due. @returns the milliseconds until the next one is due */
export async function sendMails(options: SendOptions, stopping: AbortSignal): Promise<number> {
  const { store, clock } = options;
  while (!stopping.aborted) {
    const now = clock.now();
    // Longer than an attempt can take, so that no other server sends it meanwhile. After a crash it is due again.
    const mail = await takeDueMail(store, now.toISOString(), isoAfter(now, LONGEST_ATTEMPT));
    if (!mail) break;
    await sendOne(mail, options, stopping);
  }
  const due = await nextMailDue(store);
  return due === undefined ? LONGEST_SLEEP : Date.parse(due) - clock.now().getTime();
}

/**
 * Sends waiting mails in the background, one after the other. The state of each is in the database, so a restart
 * continues.
 */
export function mailLoop(options: SendOptions): WorkLoop {
  return workLoop({
    work: (stopping) => sendMails(options, stopping),
    failureText: 'mails were not sent',
  });
}
