import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import type { MailSettings } from '#server/config/configuration.ts';
import { logFailure } from '#server/http/log.ts';
import type { AttemptLimits } from '#server/http/postToWebhook.ts';
import { BUILT_SENDER } from '#server/store/content/senderBrand.ts';
import type { MailCarrier, MailProblem, OutgoingMail } from './outgoingMail.ts';

/** Options of the delivery by SMTP. */
export interface SmtpCarrierOptions extends MailSettings {
  /** Returns the name beside the sender's address; that of the build by default, and if it rejects. */
  senderName?: () => Promise<string>;
  /** PEM of certificate authorities to trust instead of the machine's own. */
  ca?: string;
}

/** Enhanced codes of an address that takes no mail (RFC 3463). Other refusals may be a rule of the server. */
const OF_ADDRESS = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;

/** Time in milliseconds that a delivery has left after a shutdown began. */
const GRACE_MS = 2_000;

/** Commands whose refusal concerns this mail only. After all others the configuration may be wrong. */
const OF_MAIL = /^(RCPT TO|DATA)/;

/**
 * The reason of a failure. It leaves out the server's words, because they often repeat the recipient's address.
 * nodemailer's errors have `responseCode` (of SMTP), `command` and `code` (its own, such as ECONNECTION).
 */
function problemOf(failure: unknown): MailProblem {
  if (!(failure instanceof Error)) return 'the mail server cannot be reached';
  const { responseCode, command, code, response } = failure as Error & Record<string, unknown>; // types are checked below
  if (typeof responseCode !== 'number') {
    return `the mail server cannot be reached${typeof code === 'string' ? ` (${code})` : ''}`;
  }
  const [, enhanced = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response)) ?? [];
  const reason = `the mail server answered ${responseCode}${enhanced && ` ${enhanced}`} to ${String(command)}`;
  const isFinal = responseCode >= 500 && OF_MAIL.test(String(command));
  return isFinal ? { refused: reason, ...(OF_ADDRESS.test(enhanced) ? { isAddress: true } : {}) } : reason;
}

/** True for the addresses of this machine, to which a connection needs no encryption. */
const isLocal = (host: string): boolean => /^(localhost|127\.0\.0\.1|::1)$/.test(host);

/** Options of nodemailer for one connection. */
function transportOf({ server, ca }: SmtpCarrierOptions, { timeoutMs }: AttemptLimits) {
  const { host, port, isTls, user, password } = server;
  const needsTls = !isLocal(host);
  return nodemailer.createTransport({
    host,
    port,
    secure: isTls,
    requireTLS: !isTls && needsTls,
    // A server on the same machine often has a certificate for another name.
    ignoreTLS: !isTls && !needsTls && ca === undefined,
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    ...(ca === undefined ? {} : { tls: { ca } }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The mail in nodemailer's form. Its Message-ID is made of the id, so that a repeated delivery is the same mail. */
function messageOf(mail: OutgoingMail, name: string, { from, replyTo }: SmtpCarrierOptions) {
  const answers = mail.reply_to ?? replyTo;
  return {
    from: { name, address: from },
    to: { name: '', address: mail.email },
    ...(answers === undefined ? {} : { replyTo: answers }),
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    subject: mail.subject,
    text: mail.body,
    ...(mail.html === null ? {} : { html: mail.html }),
    attachments: mail.attachments?.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    // No other program should answer with an out-of-office note (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      // Mailboxes show a button with them (RFC 2369, RFC 8058).
      ...(mail.unsubscribe
        ? {
            'List-Unsubscribe': `<${mail.unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  };
}

/**
 * Resolves a moment after a shutdown began, in which a delivery that is nearly complete can end.
 * @param ended aborts the waiting
 */
async function stoppedSoon({ stopped }: AttemptLimits, ended: AbortSignal): Promise<string> {
  const options = { signal: ended };
  if (!stopped.aborted) await once(stopped, 'abort', options).catch(() => undefined);
  await setTimeout(GRACE_MS, undefined, options).catch(() => undefined);
  return 'the product was stopped meanwhile';
}

/**
 * Sends mails by SMTP, each in a connection of its own. Refusals of the recipient or the content (5xx) are final. All
 * other failures are worth another attempt.
 */
export function smtpCarrier(options: SmtpCarrierOptions): MailCarrier {
  const { senderName = async () => BUILT_SENDER.name } = options;
  return async (mail, limits) => {
    const name = await senderName().catch((failure: unknown) => {
      logFailure('a mail has the name of the build', failure);
      return BUILT_SENDER.name;
    });
    const message = messageOf(mail, name, options);
    const transport = transportOf(options, limits);
    const ended = new AbortController();
    const sent = transport.sendMail(message).then(() => undefined, problemOf);
    try {
      return await Promise.race([sent, stoppedSoon(limits, ended.signal)]);
    } finally {
      ended.abort();
      transport.close();
    }
  };
}
