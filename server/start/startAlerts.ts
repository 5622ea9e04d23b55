import type { Configuration } from '#server/config/configuration.ts';
import { followSearches } from '#server/customer/alerts/followSearches.ts';
import { type MailCarrier, webhookCarrier } from '#server/customer/alerts/sendMails.ts';
import type { Invitations } from '#server/customer/customerOptions.ts';
import type { Clock } from '#server/http/clock.ts';
import type { WorkLoop } from '#server/http/workLoop.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import type { Store } from '#server/store/store.ts';
import type { Feed } from '#server/upstream/feed/openFeed.ts';
import { makeFeedHomeSearch } from '#server/upstream/feedHomeSearch.ts';

/** Dependencies of the alerts. */
export interface StartAlertsOptions {
  configuration: Pick<Configuration, 'port' | 'siteUrl' | 'alertsWebhookUrl'>;
  /** Filled. */
  store: Store;
  clock: Clock;
  /** Delivers mails when no webhook is set: the demonstration's outbox. */
  carry: MailCarrier | undefined;
  /** The listing feed; undefined when the store holds the listings. */
  feed?: Feed | undefined;
  /** Logs a line for the operator. */
  log: (line: string) => void;
}

/** The options that decide how mails are delivered. */
type CarryOptions = Pick<StartAlertsOptions, 'configuration' | 'carry' | 'log'>;

const APP_PATH = '/real-estate';

function mailCarrierOf({ configuration, carry }: CarryOptions): MailCarrier | undefined {
  const { alertsWebhookUrl } = configuration;
  return alertsWebhookUrl === undefined ? carry : webhookCarrier(alertsWebhookUrl);
}

function appUrlOf({ siteUrl, port }: StartAlertsOptions['configuration']): string {
  return `${siteUrl ?? `http://localhost:${port}`}${APP_PATH}`;
}

/** The delivery of invitations to co-applicants; undefined if mail cannot be sent. */
export function invitationsOf(options: CarryOptions): Invitations | undefined {
  const carry = mailCarrierOf(options);
  return carry && { carry, appUrl: appUrlOf(options.configuration), log: options.log };
}

/**
 * Starts the alerts of saved searches.
 * @returns undefined when mail cannot be sent
 */
export async function startAlerts(options: StartAlertsOptions): Promise<WorkLoop | undefined> {
  const { configuration, store, clock, feed, log } = options;
  const carry = mailCarrierOf(options);
  if (!carry) {
    log('Alerts of saved searches are not sent: ALERTS_WEBHOOK_URL is not set.');
    return undefined;
  }
  const appUrl = appUrlOf(configuration);
  const homeSearch = feed ? makeFeedHomeSearch({ feed, clock }) : makeHomeSearch({ store, clock });
  return followSearches({ store, clock, homeSearch, appUrl, carry, log });
}
