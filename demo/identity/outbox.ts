import type { MailCarrier } from '#server/customer/alerts/sendMails.ts';
import type { Clock } from '#server/http/clock.ts';
import { emailKeyOf } from '#server/schemas/personSchema.ts';

/** A mail as it was written. */
export interface Mail {
  to: string;
  language: 'en' | 'fr';
  subject: string;
  /** Plain text, paragraphs between empty lines. */
  text: string;
  /** The code to type in, where there is one. */
  code?: string;
  /** Whom it is to was typed by somebody else: it is shown, and not printed. */
  isPrivate?: boolean;
}

/** A mail that lies in the outbox. */
export interface KeptMail extends Mail {
  id: string;
  /** ISO 8601. */
  sent: string;
}

/** Takes the mails that would go out, and shows them. */
export interface Outbox {
  send(mail: Mail): void;
  /** The newest first; of one address (in whatever case) or of all. */
  list(to?: string): KeptMail[];
}

/** How the outbox is made. */
export interface OutboxOptions {
  clock: Clock;
  /** Takes one line for each mail. */
  say?: (line: string) => void;
  /** How many mails stay; the oldest go first. */
  most?: number;
}

const MOST = 500;

/**
 * An outbox for one machine: mails are printed and stay readable until the product ends. They lie in memory alone,
 * since they hold the codes of which the database has only hashes.
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

/** Puts mails into the outbox of this machine. */
export function outboxCarrier(outbox: Outbox): MailCarrier {
  return async ({ email: to, language, subject, body: text, code }) => {
    const invited = code === undefined ? {} : { code, isPrivate: true };
    outbox.send({ to, language, subject, text, ...invited });
    return undefined;
  };
}
