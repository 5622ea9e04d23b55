import type { AttemptLimits } from '#server/http/postToWebhook.ts';
import type { MailTable } from '#server/store/mail/mailTables.ts';

/** A text file beside a mail's text. */
export interface MailAttachment {
  /** "viewing.ics" */
  name: string;
  /** Media type with its parameters: "text/calendar; charset=utf-8; method=REQUEST". */
  type: string;
  /** The file's text. */
  content: string;
}

/** A mail to send, complete with its text and its HTML. */
export type OutgoingMail = Pick<MailTable, 'id' | 'email' | 'language' | 'subject' | 'body' | 'html'> & {
  attachments?: readonly MailAttachment[];
  /** Address to which a POST stops such mails. */
  unsubscribe?: string | null;
  /** Address for answers; that of the configuration by default. */
  reply_to?: string | null;
  /** The code in the body, if there is one. */
  code?: string;
  /** True if another person typed the recipient. The local outbox shows the mail, but does not log the address. */
  isPrivate?: boolean;
};

/** A delivery that will not succeed at another time, such as to a mailbox that does not exist. */
export interface FinalRefusal {
  /** The reason, without personal data. */
  refused: string;
  /** True if the address takes no mail at all. Then it gets no more alerts. */
  isAddress?: boolean;
}

/** Reason of a failed delivery, without personal data. A text means that it is worth another attempt. */
export type MailProblem = string | FinalRefusal;

/** Hands one mail to a delivery service. @returns undefined on success */
export type MailCarrier = (mail: OutgoingMail, limits: AttemptLimits) => Promise<MailProblem | undefined>;

/** The reason as a text for the log. */
export function reasonOf(problem: MailProblem): string {
  return typeof problem === 'string' ? problem : problem.refused;
}
