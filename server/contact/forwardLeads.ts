import type { Clock } from '#server/http/clock.ts';
import type { Webhook } from '#server/http/postToWebhook.ts';
import type { JobHandler } from '#server/jobs/runJobs.ts';
import { readSenderBrand, type SenderBrand } from '#server/store/content/senderBrand.ts';
import { markAttempt, takeLead } from '#server/store/leads/forwardQueue.ts';
import { insertMail, type NewMail } from '#server/store/mail/mailQueue.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { type SentLead, sendLead } from './sendLead.ts';

/** Options of the forwarding of leads. */
export interface ForwardOptions {
  store: QueryContext;
  clock: Clock;
  /** Receives a POST of each lead. */
  webhook?: Webhook | undefined;
  /** Mails each lead to the brokerage. */
  mails?:
    | { of(sent: SentLead, facts: { brand: SenderBrand; written: string }): NewMail; wake(): void }
    | undefined;
  /** Timeout of one attempt in milliseconds; ten seconds by default. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/**
 * Forwards a lead to the webhook. With `mails` it also queues a mail, in the transaction that counts the first attempt. The
 * lead's row holds its state, for `npm run leads`.
 */
export function leadHandler(options: ForwardOptions): JobHandler {
  const { store, clock, webhook, mails, timeoutMs = TIMEOUT_MS } = options;
  return {
    failureOf: ({ id }) => `Lead ${id} was not delivered`,
    async run({ id, revision = 1 }, { stopped }) {
      const wanted = { id, revision };
      const sent = await takeLead(store, wanted, async (locked, waiting) => {
        if (!mails) return;
        const facts = { brand: await readSenderBrand(locked), written: clock.now().toISOString() };
        await insertMail(locked, mails.of(waiting, facts));
      });
      if (!sent) return undefined;
      mails?.wake();
      const problem = webhook && (await sendLead(sent, webhook, { timeoutMs, stopped }));
      // The receiver did not fail when the product was stopped.
      await markAttempt(
        store,
        wanted,
        problem && stopped.aborted ? 'the product was stopped meanwhile' : problem,
      );
      return problem;
    },
  };
}
