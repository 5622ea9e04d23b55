import type { MailAttachment, MailCarrier } from '#server/customer/alerts/sendMails.ts';
import type { Clock } from '#server/http/clock.ts';
import { emailKeyOf } from '#server/schemas/personSchema.ts';

/** A mail to send. */
export interface Mail {
  to: string;
  language: 'en' | 'fr';
  subject: string;
  /** Plain text, with empty lines between paragraphs. */
  text: string;
  /** The code in the mail, if there is one. */
  code?: string;
  /** True if another person typed the recipient. The outbox shows the mail, but the log does not. */
  isPrivate?: boolean;
  attachments?: readonly MailAttachment[];
}

/** A mail in the outbox. */
export interface OutboxMail extends Mail {
  id: string;
  /** Time in ISO 8601. */
  sent: string;
}

/** Stores and shows mails instead of sending them. */
export interface Outbox {
  send(mail: Mail): void;
  /** Returns the mails of one address (case is ignored) or of all, newest first. */
  list(to?: string): OutboxMail[];
}

/** Options of the outbox. */
export interface OutboxOptions {
  clock: Clock;
  /** Logs one line for each mail. */
  log?: (line: string) => void;
  /** Maximum number of mails; the oldest are removed first. */
  maxMails?: number;
}

const MAX_MAILS = 500;

/**
 * Creates an outbox for one machine. It logs mails, and keeps them readable until the product ends. They are in memory
 * only, because the database has only hashes of the codes in them.
 */
export function makeOutbox({ clock, log = () => undefined, maxMails = MAX_MAILS }: OutboxOptions): Outbox {
  const mails: OutboxMail[] = [];
  return {
    send(mail) {
      mails.unshift({ id: crypto.randomUUID(), sent: clock.now().toISOString(), ...mail });
      mails.length = Math.min(mails.length, maxMails);
      const to = mail.isPrivate ? '' : ` to ${mail.to}`;
      log(`Mail${to}: ${mail.subject}${mail.code === undefined ? '' : ` ${mail.code}`}`);
    },
    list(to) {
      const key = to === undefined ? undefined : emailKeyOf(to);
      return mails.filter((mail) => key === undefined || emailKeyOf(mail.to) === key);
    },
  };
}

/** Returns a carrier that delivers mails to this machine's outbox. */
export function outboxCarrier(outbox: Outbox): MailCarrier {
  return async ({ email: to, language, subject, body: text, code, attachments }) => {
    const invited = code === undefined ? {} : { code, isPrivate: true };
    outbox.send({ to, language, subject, text, ...invited, ...(attachments ? { attachments } : {}) });
    return undefined;
  };
}
