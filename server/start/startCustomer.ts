import { DEMO_ACCOUNTS } from '#demo/accounts/demoAccounts.ts';
import { addDemoCustomer } from '#demo/accounts/demoCustomer.ts';
import { findAccount } from '#demo/identity/store/accounts.ts';
import type { Configuration } from '#server/config/configuration.ts';
import { followSearches } from '#server/customer/alerts/followSearches.ts';
import { type MailCarrier, outboxCarrier, webhookCarrier } from '#server/customer/alerts/sendMails.ts';
import type { Invitations } from '#server/customer/customerOptions.ts';
import type { Clock } from '#server/http/clock.ts';
import type { WorkLoop } from '#server/http/workLoop.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { isRemembered } from '#server/store/customer/removedCustomers.ts';
import type { Store } from '#server/store/store.ts';
import type { Feed } from '#server/upstream/feed/openFeed.ts';
import { makeFeedHomeSearch } from '#server/upstream/feedHomeSearch.ts';

/** What it stands on. */
export interface StartCustomerOptions {
  configuration: Pick<Configuration, 'port' | 'siteUrl' | 'alertsWebhookUrl'>;
  /** Filled. */
  store: Store;
  clock: Clock;
  /** That of the local identity service; undefined where Cognito knows the customers. */
  outbox: Outbox | undefined;
  /** The listing feed; undefined where the store holds the listings. */
  feed?: Feed | undefined;
  /** Takes each line that a person is to read. */
  say: (line: string) => void;
}

/** What mails are carried by. */
type CarryOptions = Pick<StartCustomerOptions, 'configuration' | 'outbox' | 'say'>;

const APP_PATH = '/real-estate';

/** Those of the demo accounts that are there and have been customers for a while. */
async function keepDemo({ store, clock }: StartCustomerOptions): Promise<void> {
  await store.alone(async () => {
    for (const { sub: userId, email, givenName, familyName, status } of DEMO_ACCOUNTS) {
      // Who is not confirmed never signed in; who was deleted stays so.
      if (status === 'UNCONFIRMED' || !(await findAccount(store, userId))) continue;
      if (await isRemembered(store, userId)) continue;
      const names = { firstName: givenName, lastName: familyName };
      const keepsHomes = status === 'CONFIRMED';
      await addDemoCustomer({ store, clock }, { userId, email, ...names, keepsHomes });
    }
  });
}

function carrierOf({ configuration, outbox }: CarryOptions): MailCarrier | undefined {
  const { alertsWebhookUrl } = configuration;
  if (alertsWebhookUrl !== undefined) return webhookCarrier(alertsWebhookUrl);
  return outbox && outboxCarrier(outbox);
}

function appUrlOf({ siteUrl, port }: StartCustomerOptions['configuration']): string {
  return `${siteUrl ?? `http://localhost:${port}`}${APP_PATH}`;
}

/** What invitations of co-applicants go out by; undefined where nothing can carry mails. */
export function invitationsOf(options: CarryOptions): Invitations | undefined {
  const carry = carrierOf(options);
  return carry && { carry, appUrl: appUrlOf(options.configuration), say: options.say };
}

/**
 * Gives the demo accounts something to look at, and begins to tell customers of new homes.
 * @returns undefined where nothing can carry the mails
 */
export async function startCustomer(options: StartCustomerOptions): Promise<WorkLoop | undefined> {
  const { configuration, store, clock, outbox, feed, say } = options;
  if (outbox) await keepDemo(options);
  const carry = carrierOf(options);
  if (!carry) {
    say('Alerts of saved searches are not sent: ALERTS_WEBHOOK_URL is not set.');
    return undefined;
  }
  const appUrl = appUrlOf(configuration);
  const homeSearch = feed ? makeFeedHomeSearch({ feed, clock }) : makeHomeSearch({ store });
  return followSearches({ store, clock, homeSearch, appUrl, carry, say });
}
