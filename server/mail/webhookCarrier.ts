import { postToWebhook, type Webhook } from '#server/http/postToWebhook.ts';
import type { MailCarrier } from './outgoingMail.ts';

/**
 * Posts mails as `{id, to, language, subject, text}` to a webhook that sends them, with `html`, `replyTo`, `unsubscribe`
 * and `attachments` if there are any. The id is the Idempotency-Key.
 */
export function webhookCarrier(webhook: Webhook): MailCarrier {
  return (mail, limits) => {
    const { id, email: to, language, subject, body: text, html, reply_to: replyTo, attachments } = mail;
    const optional = {
      html: html ?? undefined,
      replyTo: replyTo ?? undefined,
      unsubscribe: mail.unsubscribe ?? undefined,
      attachments,
    };
    return postToWebhook(
      webhook,
      { key: id, body: { id, to, language, subject, text, ...optional } },
      limits,
    );
  };
}
