import { type Clock, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { type AttemptLimits, postToWebhook } from '#server/http/postToWebhook.ts';
import { LONGEST_SLEEP, waitAfter } from '#server/http/workLoop.ts';
import { dropMail, nextMailDue, putOffMail, takeDueMail } from '#server/store/customer/alerts.ts';
import type { AlertMailTable, QueryContext } from '#server/store/tables.ts';

/** A text file beside a mail's text. */
export interface MailAttachment {
  /** "viewing.ics" */
  name: string;
  /** Media type with its parameters: "text/calendar; charset=utf-8; method=REQUEST". */
  type: string;
  /** The file's text. */
  content: string;
}

/** A mail to send. */
export type OutgoingMail = Pick<AlertMailTable, 'id' | 'email' | 'language' | 'subject' | 'body'> & {
  /** The code in the body of an invitation. */
  code?: string;
  attachments?: readonly MailAttachment[];
};

/** Hands one mail to a delivery service. @returns undefined on success, else the reason */
export type MailCarrier = (mail: OutgoingMail, limits: AttemptLimits) => Promise<string | undefined>;

/** Dependencies of the sending of mails. */
export interface SendOptions {
  store: QueryContext;
  clock: Clock;
  carry: MailCarrier;
  log: (line: string) => void;
}

const TIMEOUT_MS = 10_000;
const FIRST_WAIT = 30_000;
/** A mail about new homes is dropped when it is older. */
const LONGEST_DELAY = 2 * MILLISECONDS_A_DAY;

const isoAfter = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

/**
 * Posts mails as `{id, to, language, subject, text}` to a webhook that sends them, with `attachments` if there are any.
 * The id is the Idempotency-Key.
 */
export function webhookCarrier(url: string): MailCarrier {
  return ({ id, email: to, language, subject, body: text, attachments }, limits) =>
    postToWebhook(url, { key: id, body: { id, to, language, subject, text, attachments } }, limits);
}

async function sendOne(mail: AlertMailTable, options: SendOptions, stopping: AbortSignal): Promise<void> {
  const { store, clock, carry, log } = options;
  if (Date.parse(mail.written) + LONGEST_DELAY < clock.now().getTime()) {
    await dropMail(store, mail.id);
    log(`An alert's mail was dropped after ${mail.attempts - 1} attempts.`);
    return;
  }
  const problem = await carry(mail, { timeoutMs: TIMEOUT_MS, stopped: stopping });
  if (problem === undefined) {
    await dropMail(store, mail.id);
    return;
  }
  if (stopping.aborted) {
    // The receiver did not fail, so the next start sends it at once.
    await putOffMail(store, mail.id, clock.now().toISOString());
    return;
  }
  const wait = waitAfter(mail.attempts, FIRST_WAIT);
  await putOffMail(store, mail.id, isoAfter(clock.now(), wait));
  log(`An alert's mail was not sent: ${problem}. Next attempt in ${Math.ceil(wait / 1000)} s.`);
}

/** Sends all mails that are due. @returns the milliseconds until the next one is due */
export async function sendMails(options: SendOptions, stopping: AbortSignal): Promise<number> {
  const { store, clock } = options;
  while (!stopping.aborted) {
    const now = clock.now();
    // Longer than an attempt can take, so that no other server sends it meanwhile. After a crash it is due again.
    const mail = await takeDueMail(store, now.toISOString(), isoAfter(now, 3 * TIMEOUT_MS));
    if (!mail) break;
    await sendOne(mail, options, stopping);
  }
  const due = await nextMailDue(store);
  return due === undefined ? LONGEST_SLEEP : Date.parse(due) - clock.now().getTime();
}
