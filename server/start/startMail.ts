import type { Configuration } from '#server/config/configuration.ts';
import { followSearches } from '#server/customer/alerts/followSearches.ts';
import type { Clock } from '#server/http/clock.ts';
import type { WorkLoop } from '#server/http/workLoop.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import { mailLoop } from '#server/mail/sendMails.ts';
import { webhookCarrier } from '#server/mail/webhookCarrier.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import type { Store } from '#server/store/store.ts';
import type { Feed } from '#server/upstream/feed/openFeed.ts';
import { makeFeedHomeSearch } from '#server/upstream/feedHomeSearch.ts';

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

/** Dependencies of the mails. */
export interface StartMailOptions {
  configuration: Pick<Configuration, 'port' | 'siteUrl'>;
  /** Filled. */
  store: Store;
  clock: Clock;
  /** Delivers mails; undefined if they cannot be sent. */
  carry: MailCarrier | undefined;
  /** The listing feed; undefined when the store holds the listings. */
  feed?: Feed | undefined;
  /** Logs a line for the operator. */
  log: (line: string) => void;
}

/**
 * Starts the sending of waiting mails and of messages to browsers.
 * @returns undefined when mails cannot be sent; then there are no alerts at all
 */
export function startMail(
  options: Pick<StartMailOptions, 'store' | 'clock' | 'carry' | 'log'>,
): WorkLoop | undefined {
  const { carry } = options;
  if (carry) return mailLoop({ ...options, carry });
  options.log(
    'No mails are sent, such as alerts of saved searches: neither SMTP_URL nor ALERTS_WEBHOOK_URL is set.',
  );
  return undefined;
}

/** Starts the writing of the alerts of saved searches. */
export function startAlerts(options: Omit<StartMailOptions, 'carry' | 'log'>, mails: WorkLoop): WorkLoop {
  const { configuration, store, clock, feed } = options;
  const homeSearch = feed ? makeFeedHomeSearch({ feed, clock }) : makeHomeSearch({ store, clock });
  return followSearches({ store, clock, homeSearch, appUrl: appUrlOf(configuration) }, () => mails.wake());
}
