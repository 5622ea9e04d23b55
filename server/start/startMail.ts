import type { Configuration } from '#server/config/configuration.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import { webhookCarrier } from '#server/mail/webhookCarrier.ts';

const APP_PATH = '/real-estate';

/** Address of the app without a slash at the end, for links in mails. */
export function appUrlOf({ siteUrl, port }: Pick<Configuration, 'port' | 'siteUrl'>): string {
  return `${siteUrl ?? `http://localhost:${port}`}${APP_PATH}`;
}

/**
 * The configured delivery of mails: a mail server or a webhook. The library of the first is loaded only then.
 * @returns undefined without either; then the demonstration's outbox shows the mails
 */
export async function mailCarrierOf({
  mail,
  alertsWebhook,
}: Pick<Configuration, 'mail' | 'alertsWebhook'>): Promise<MailCarrier | undefined> {
  if (mail) return (await import('#server/mail/smtpCarrier.ts')).smtpCarrier(mail);
  return alertsWebhook && webhookCarrier(alertsWebhook);
}
