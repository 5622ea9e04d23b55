import type { Clock } from '#server/http/clock.ts';
import type { Webhook } from '#server/http/postToWebhook.ts';
import { LONGEST_SLEEP, type WorkLoop, waitAfter, workLoop } from '#server/http/workLoop.ts';
import { markFailed, markSent, nextForwardDue, takeDueLead } from '#server/store/leads/forwardQueue.ts';
import { insertMail, type NewMail } from '#server/store/mail/mailQueue.ts';
import type { LeadTable, QueryContext } from '#server/store/tables.ts';
import { findViewing } from '#server/store/viewings/findViewings.ts';
import { type SentLead, sendLead } from './sendLead.ts';

/** Options of the forwarding of leads. */
export interface ForwardOptions {
  store: QueryContext;
  clock: Clock;
  /** Receives a POST of each lead. */
  webhook?: Webhook | undefined;
  /** Mails each lead to the brokerage. */
  mails?: { of(sent: SentLead, written: string): NewMail; wake(): void } | undefined;
  log: (line: string) => void;
  /** Milliseconds to wait after the first failure. The wait doubles with each further one, up to an hour. */
  firstWait?: number;
  /** Timeout of one attempt in milliseconds. */
  timeoutMs?: number;
}

const FIRST_WAIT = 2_000;
const TIMEOUT_MS = 10_000;

const isoAfter = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

/**
 * Forwards every waiting lead to the webhook, one after the other, and retries after each failure until it is delivered.
 * With `mails` it also queues a mail, in the transaction that takes the lead for the first time. The state of each lead
 * is in the database, so a restart continues.
 */
export function forwardLeads(options: ForwardOptions): WorkLoop {
  const { store, clock, webhook, mails, log, firstWait = FIRST_WAIT, timeoutMs = TIMEOUT_MS } = options;

  async function post(lead: LeadTable, to: Webhook, stopping: AbortSignal): Promise<string | undefined> {
    const viewing = lead.kind === 'viewing' ? await findViewing(store, lead.id) : undefined;
    return sendLead({ lead, viewing }, to, { timeoutMs, stopped: stopping });
  }

  async function forward(lead: LeadTable, stopping: AbortSignal): Promise<void> {
    const problem = webhook && (await post(lead, webhook, stopping));
    if (problem === undefined) {
      await markSent(store, lead);
      return;
    }
    if (stopping.aborted) {
      // The receiver did not fail, so the next start sends it at once.
      await markFailed(store, lead, clock.now().toISOString(), 'the product was stopped meanwhile');
      return;
    }
    const wait = waitAfter(lead.forward_attempts, firstWait);
    await markFailed(store, lead, isoAfter(clock.now(), wait), problem);
    log(`Lead ${lead.id} was not delivered: ${problem}. Next attempt in ${Math.ceil(wait / 1000)} s.`);
  }

  /** Queues the mail about a lead that was taken for the first time, or after a change of its viewing. */
  async function queueMail(transaction: QueryContext, lead: LeadTable): Promise<void> {
    if (!mails) return;
    const viewing = lead.kind === 'viewing' ? await findViewing(transaction, lead.id) : undefined;
    await insertMail(transaction, mails.of({ lead, viewing }, clock.now().toISOString()));
  }

  /** Forwards all leads that are due; returns the milliseconds until the next one is due. */
  async function sendDue(stopping: AbortSignal): Promise<number> {
    while (!stopping.aborted) {
      const now = clock.now();
      // Longer than an attempt can take, so that no other server sends it meanwhile. After a crash it is due again.
      const until = isoAfter(now, 3 * timeoutMs);
      const lead = await takeDueLead(store, now.toISOString(), until, queueMail);
      if (!lead) break;
      mails?.wake();
      await forward(lead, stopping);
    }
    const due = await nextForwardDue(store);
    return due === undefined ? LONGEST_SLEEP : Date.parse(due) - clock.now().getTime();
  }

  return workLoop({ work: sendDue, failureText: 'leads were not delivered' });
}
