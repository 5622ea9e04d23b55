import type { Clock } from '#server/http/clock.ts';
import type { MailAttachment, MailCarrier, OutgoingMail } from '#server/mail/outgoingMail.ts';
import { emailKeyOf } from '#server/schemas/personSchema.ts';

/** A mail in the outbox. */
export interface OutboxMail {
  id: string;
  /** Time in ISO 8601. */
  sent: string;
  to: string;
  language: 'en' | 'fr';
  subject: string;
  /** Plain text, with empty lines between paragraphs. */
  text: string;
  /** The code in the mail, if there is one. */
  code?: string;
  attachments?: readonly MailAttachment[];
}

/** Stores and shows mails instead of sending them. */
export interface Outbox {
  send(mail: OutgoingMail): void;
  /** Returns the mails of one address (case is ignored) or of all, newest first. */
  list(to?: string): OutboxMail[];
  /** Returns the HTML of a mail; undefined for an unknown id. */
  htmlOf(id: string): string | undefined;
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
  const mails: { sent: string; mail: OutgoingMail }[] = [];
  const shown = ({ sent, mail }: (typeof mails)[number]): OutboxMail => {
    const { id, email: to, language, subject, body: text, code, attachments } = mail;
    const optional = { ...(code === undefined ? {} : { code }), ...(attachments ? { attachments } : {}) };
    return { id, sent, to, language, subject, text, ...optional };
  };
  return {
    send(mail) {
      mails.unshift({ sent: clock.now().toISOString(), mail });
      mails.length = Math.min(mails.length, maxMails);
      const to = mail.isPrivate ? '' : ` to ${mail.email}`;
      log(`Mail${to}: ${mail.subject}${mail.code === undefined ? '' : ` ${mail.code}`}`);
    },
    list(to) {
      const key = to === undefined ? undefined : emailKeyOf(to);
      return mails.map(shown).filter((mail) => key === undefined || emailKeyOf(mail.to) === key);
    },
    htmlOf: (id) => mails.find(({ mail }) => mail.id === id)?.mail.html ?? undefined,
  };
}

/** Returns a carrier that delivers mails to this machine's outbox. */
export function outboxCarrier(outbox: Outbox): MailCarrier {
  return async (mail) => {
    outbox.send(mail);
    return undefined;
  };
}
