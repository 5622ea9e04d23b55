import type { Configuration } from '#server/config/configuration.ts';
import { type ForwardOptions, leadHandler } from '#server/contact/forwardLeads.ts';
import { leadMail } from '#server/contact/leadMail.ts';
import { newHomesHandler } from '#server/customer/alerts/followSearches.ts';
import { queueMissingLeads } from '#server/customer/applications/brokerageLeads.ts';
import type { Brokerage } from '#server/customer/customerOptions.ts';
import { cleanUpDocuments } from '#server/customer/documents/cleanUpDocuments.ts';
import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import { forgetInvitations } from '#server/customer/sharing/forgetInvitations.ts';
import { viewingHandler } from '#server/customer/viewings/tellCustomers.ts';
import { deskHandlers } from '#server/desk/deskJobs.ts';
import type { Clock } from '#server/http/clock.ts';
import { logWarning } from '#server/http/log.ts';
import { openEngine } from '#server/jobs/openEngine.ts';
import { type JobHandler, type JobRunner, runJobs, type Schedule } from '#server/jobs/runJobs.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import { mailHandler } from '#server/mail/sendMails.ts';
import type { RecipientLimit } from '#server/mail/strangersWords.ts';
import { backTestHandler } from '#server/realty/estimates/backTestJob.ts';
import { makeClaimEstimates } from '#server/realty/estimates/estimateClaim.ts';
import { yieldHandler } from '#server/realty/estimates/yieldJob.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import type { Routing } from '#server/routing/routing.ts';
import { adoptQueued } from '#server/store/jobs/adoptQueued.ts';
import type { QueueName } from '#server/store/jobs/queues.ts';
import { dropAbandonedMails } from '#server/store/mail/mailQueue.ts';
import type { Store } from '#server/store/store.ts';
import type { Feed } from '#server/upstream/feed/openFeed.ts';
import { makeFeedHomeSearch } from '#server/upstream/feedHomeSearch.ts';
import type { RunningDemo } from './demo.ts';
import { appUrlOf } from './startMail.ts';

/** Dependencies of the product's jobs. */
export interface JobsParts {
  configuration: Pick<Configuration, 'port' | 'siteUrl' | 'leadsWebhook' | 'leadsEmail' | 'closedDays'>;
  /** Filled. */
  store: Store;
  clock: Clock;
  /** Delivers mails; undefined if they cannot be sent. */
  carry: MailCarrier | undefined;
  /** The limit of the mails that strangers can cause to one address. */
  limitRecipient?: RecipientLimit | undefined;
  /** The listing feed; undefined when the store holds the listings. */
  feed: Feed | undefined;
  /** Travel times, for alerts of searches by commute. */
  routing: Routing;
  documents: DocumentFiles;
  brokerage: Brokerage;
  /** False if pages show no estimates: then none are mailed. Claims stay for a build that shows them again. */
  hasEstimates: boolean;
  /** The demonstration, whose listings follow the calendar. */
  demo: Pick<RunningDemo, 'moveDates'> | undefined;
  /** Logs the progress of the clean-up. */
  log: (line: string) => void;
}

type Handlers = Partial<Record<QueueName, JobHandler>>;
type Wake = (queue: QueueName) => void;

const MINUTE = 60_000;

const SCHEDULES: readonly Schedule[] = [
  { queue: 'newHomes', every: 10 * MINUTE },
  { queue: 'tidying', every: 60 * MINUTE },
  // A period begins at midnight in Toronto, which is a whole number of hours from UTC.
  { queue: 'demoDates', every: 10 * MINUTE },
  // The former release's leads do not wait longer than a minute during a release.
  { queue: 'adoption', every: MINUTE },
  { queue: 'deskWatch', every: 10 * MINUTE },
  { queue: 'estimates', every: 24 * 60 * MINUTE },
  { queue: 'yields', every: 60 * MINUTE },
];

/** True if leads go to a webhook or a mailbox; else they only stay in the store. */
export function areLeadsForwarded(
  { leadsWebhook, leadsEmail }: JobsParts['configuration'],
  carry: MailCarrier | undefined,
): boolean {
  return leadsWebhook !== undefined || (leadsEmail !== undefined && carry !== undefined);
}

function leadsOf({ configuration, store, clock, carry }: JobsParts, wake: Wake): Handlers {
  const { leadsWebhook: webhook, leadsEmail: to } = configuration;
  if (to !== undefined && !carry) logWarning('Leads are not mailed: this server sends no mails.');
  if (!areLeadsForwarded(configuration, carry)) return {};
  const options = to === undefined || !carry ? undefined : { to, appUrl: appUrlOf(configuration) };
  const mails: ForwardOptions['mails'] = options && {
    of: (sent, facts) => leadMail(sent, { ...options, ...facts }),
    wake: () => wake('mails'),
  };
  return { leads: leadHandler({ store, clock, webhook, mails }) };
}

/** Mails, and the alerts that are mails. Without a carrier there are no alerts at all. */
function mailsOf(
  { configuration, store, clock, carry, feed, routing, hasEstimates, limitRecipient }: JobsParts,
  wake: Wake,
): Handlers {
  if (!carry) {
    logWarning(
      'No mails are sent, such as alerts of saved searches: neither SMTP_URL nor ALERTS_WEBHOOK_URL is set.',
    );
    // The desk still sends messages to browsers.
    return { alerts: mailHandler({ store, clock, carry }) };
  }
  const appUrl = appUrlOf(configuration);
  // A feed has no sales in the store.
  const estimate = feed || !hasEstimates ? undefined : makeClaimEstimates({ store, clock });
  const homeSearch = feed ? makeFeedHomeSearch({ feed, clock }) : makeHomeSearch({ store, clock, routing });
  const onAnswerRefused = () => wake('desk');
  const mails = mailHandler({ store, clock, carry, hasEstimates, onAnswerRefused });
  return {
    mails,
    alerts: mails,
    viewings: viewingHandler({ store, clock, carry, homeSearch, limitRecipient, appUrl, onAnswerRefused }),
    newHomes: newHomesHandler({ store, clock, homeSearch, appUrl, estimate }, () => wake('alerts')),
  };
}

/** The hourly clean-up. A stopping process ends it between two steps, and the next process does it again. */
export function tidyingHandler({
  store,
  clock,
  documents,
  brokerage,
  log,
}: Pick<JobsParts, 'store' | 'clock' | 'documents' | 'brokerage' | 'log'>): JobHandler {
  return {
    failureOf: () => 'The clean-up failed',
    async run(_data, { stopped }) {
      await queueMissingLeads({ store, clock, brokerage, stopped });
      await dropAbandonedMails(store, clock.now());
      if (!stopped.aborted) await forgetInvitations({ store, clock });
      if (!stopped.aborted) await cleanUpDocuments({ store, clock, documents, log, stopped });
      return stopped.aborted ? 'the product was stopped meanwhile' : undefined;
    },
  };
}

function upkeepOf(parts: JobsParts, wake: Wake): Handlers {
  const { store, clock, demo, feed } = parts;
  return {
    // A feed has no sales in the store.
    ...(!feed && { estimates: backTestHandler({ store, clock }), yields: yieldHandler({ store, clock }) }),
    tidying: tidyingHandler(parts),
    adoption: {
      failureOf: () => 'The look for what the former release has queued failed',
      async run() {
        const adopted = await adoptQueued(store, clock.now().toISOString());
        if (adopted > 0) for (const queue of ['leads', 'mails', 'alerts', 'viewings'] as const) wake(queue);
        return undefined;
      },
    },
    ...(demo && {
      demoDates: {
        failureOf: () => 'The day of the demonstration did not change',
        async run() {
          await demo.moveDates();
          return undefined;
        },
      },
    }),
  };
}

function deskOf({ configuration, store, clock, carry, limitRecipient }: JobsParts, wake: Wake): Handlers {
  const { closedDays } = configuration;
  const appUrl = appUrlOf(configuration);
  const isMailing = carry !== undefined;
  return deskHandlers({ store, clock, appUrl, isMailing, limitRecipient, closedDays, wake });
}

/** Starts the work that happens once over all processes of the database: leads, mails, alerts and the clean-up. */
export async function startJobs(parts: JobsParts): Promise<JobRunner> {
  const { store, clock } = parts;
  let runner: JobRunner | undefined;
  const wake: Wake = (queue) => runner?.wake(queue);
  const handlers = {
    ...leadsOf(parts, wake),
    ...mailsOf(parts, wake),
    ...upkeepOf(parts, wake),
    ...deskOf(parts, wake),
  };
  const engine = await openEngine(store, clock);
  const schedules = SCHEDULES.filter(({ queue }) => queue in handlers);
  runner = runJobs({ store, engine, clock, handlers, schedules, log: logWarning });
  return runner;
}
