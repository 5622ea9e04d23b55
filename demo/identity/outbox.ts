import type { MailCarrier } from '#server/customer/alerts/sendMails.ts';
import type { Clock } from '#server/http/clock.ts';
import { emailKeyOf } from '#server/schemas/personSchema.ts';

/** A mail to send. */
export interface Mail {
  to: string;
  language: 'en' | 'fr';
  subject: string;
  /** Plain text, paragraphs between empty lines. */
  text: string;
  /** The code in the mail, if there is one. */
  code?: string;
  /** True if the recipient was typed by another person. The outbox shows the mail, but the log does not. */
  isPrivate?: boolean;
}

/** A mail in the outbox. */
export interface KeptMail extends Mail {
  id: string;
  /** ISO 8601. */
  sent: string;
}

/** Takes mails instead of sending them, and shows them. */
export interface Outbox {
  send(mail: Mail): void;
  /** The newest first; of one address (in any case) or of all. */
  list(to?: string): KeptMail[];
}

/** Options of the outbox. */
export interface OutboxOptions {
  clock: Clock;
  /** Logs one line for each mail. */
  say?: (line: string) => void;
  /** Maximum number of mails; the oldest are removed first. */
  most?: number;
}

const MOST = 500;

/**
 * An outbox for one machine. Mails are logged, and stay readable until the product ends. They are in memory only,
 * because they contain codes of which the database has only hashes.
 */
export function makeOutbox({ clock, say = () => undefined, most = MOST }: OutboxOptions): Outbox {
  const mails: KeptMail[] = [];
  return {
    send(mail) {
      mails.unshift({ id: crypto.randomUUID(), sent: clock.now().toISOString(), ...mail });
      mails.length = Math.min(mails.length, most);
      const to = mail.isPrivate ? '' : ` to ${mail.to}`;
      say(`Mail${to}: ${mail.subject}${mail.code === undefined ? '' : ` ${mail.code}`}`);
    },
    list(to) {
      const key = to === undefined ? undefined : emailKeyOf(to);
      return mails.filter((mail) => key === undefined || emailKeyOf(mail.to) === key);
    },
  };
}

/** Delivers mails to this machine's outbox. */
export function outboxCarrier(outbox: Outbox): MailCarrier {
  return async ({ email: to, language, subject, body: text, code }) => {
    const invited = code === undefined ? {} : { code, isPrivate: true };
    outbox.send({ to, language, subject, text, ...invited });
    return undefined;
  };
}
