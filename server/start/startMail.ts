import type { Configuration } from '#server/config/configuration.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import { webhookCarrier } from '#server/mail/webhookCarrier.ts';
import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import type { QueryContext } from '#server/store/tables.ts';

const APP_PATH = '/real-estate';

/** Address of the app without a slash at the end, for links in mails. */
export function appUrlOf({ siteUrl, port }: Pick<Configuration, 'port' | 'siteUrl'>): string {
  return `${siteUrl ?? `http://localhost:${port}`}${APP_PATH}`;
}

/**
 * The configured delivery of mails: a mail server or a webhook. The library of the first is loaded only then.
 * @param store names the sender: the brand that the desk published
 * @returns undefined without either; then the demonstration's outbox shows the mails
 */
export async function mailCarrierOf(
  { mail, alertsWebhook }: Pick<Configuration, 'mail' | 'alertsWebhook'>,
  store: QueryContext,
): Promise<MailCarrier | undefined> {
  if (mail) {
    const senderName = async () => (await readSenderBrand(store)).name;
    return (await import('#server/mail/smtpCarrier.ts')).smtpCarrier({ ...mail, senderName });
  }
  return alertsWebhook && webhookCarrier(alertsWebhook);
}
