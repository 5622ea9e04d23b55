import { type Clock, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { JobHandler } from '#server/jobs/runJobs.ts';
import { type RecipientLimit, recipientLimit } from '#server/mail/strangersWords.ts';
import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import { findSubscriptions } from '#server/store/customer/pushSubscriptions.ts';
import { type DeskItem, type DeskLead, findItem } from '#server/store/desk/items.ts';
import { type DeskMember, findMember, findMembers } from '#server/store/desk/members.ts';
import {
  addSearchTexts,
  findUntold,
  firstStart,
  skipOld,
  tellOnce,
  waitsSince,
} from '#server/store/desk/unopened.ts';
import { inTransaction } from '#server/store/jobs/jobQueue.ts';
import type { JobData, QueueName } from '#server/store/jobs/queues.ts';
import { insertMail, type NewMail } from '#server/store/mail/mailQueue.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { ClosedDays } from '../../src/domain/viewingDays.ts';
import { type NoticeFacts, type NoticeKind, noticeOf } from './deskMails.ts';
import { receiptOf } from './receiptMail.ts';
import { workingDayAfter } from './workingDays.ts';

/** Dependencies of the desk's jobs. */
export interface DeskJobsOptions {
  store: QueryContext;
  clock: Clock;
  /** Address of the app without a slash at the end. */
  appUrl: string;
  /** True if mails are sent. */
  isMailing: boolean;
  /** Limits receipts; a limit of its own by default. */
  limitRecipient?: RecipientLimit | undefined;
  closedDays: ClosedDays;
  wake: (queue: QueueName) => void;
}

/** Days before the desk's first start. Older leads get no notice. */
const OLDEST_DAYS = 14;

function kindOf({ lead, viewing }: DeskItem, notice: JobData['notice']): NoticeKind {
  if (notice === 'undelivered') return notice;
  const state = viewing?.state;
  if (notice === 'viewing' && (state === 'asked' || state === 'agreed' || state === 'cancelled'))
    return state;
  return lead.desk_owner === null ? 'unowned' : 'owner';
}

/** The jobs of the desk: notices to owners, and the look for items that were not opened within a working day. */
export function deskHandlers(options: DeskJobsOptions): { desk: JobHandler; deskWatch: JobHandler } {
  const { store, clock, appUrl, isMailing, closedDays, wake } = options;
  const { limitRecipient = recipientLimit() } = options;

  async function noticesFor(
    lead: DeskLead,
    member: DeskMember,
    facts: Pick<NoticeFacts, 'key' | 'kind'>,
  ): Promise<NewMail[]> {
    const subscriptions = await findSubscriptions(store, member.id);
    const written = clock.now().toISOString();
    const brand = await readSenderBrand(store);
    return noticeOf({ ...facts, lead, member, subscriptions, isMailing, appUrl, brand, written });
  }

  const findAdmins = async () =>
    (await findMembers(store)).filter(({ role, ended }) => role === 'admin' && ended === null);

  function wakeMails(): void {
    wake('mails');
    wake('alerts');
  }

  /** The mail that tells the sender of a new lead of its arrival; undefined if there is none to send. @param attempt the first one counts it */
  async function receiptFor(lead: DeskLead, attempt: number): Promise<NewMail | undefined> {
    if (!isMailing || lead.email === '') return undefined;
    const written = clock.now().toISOString();
    const receipt = receiptOf(lead, { appUrl, brand: await readSenderBrand(store), written });
    return receipt && (attempt > 1 || (await limitRecipient(lead.email)) === 0) ? receipt : undefined;
  }

  /** The members to tell about an item: this one, or else its owner, or else the admins. */
  async function recipientsOf({ lead }: DeskItem, id: string | undefined): Promise<DeskMember[]> {
    for (const one of [id, lead.desk_owner]) {
      const member = one && (await findMember(store, one));
      if (member && member.ended === null) return [member];
    }
    return findAdmins();
  }

  async function tellAdmins(stopped: AbortSignal): Promise<void> {
    const now = clock.now();
    const dayAgo = new Date(now.getTime() - MILLISECONDS_A_DAY);
    const started = Date.parse(await firstStart(store, now.toISOString()));
    const tooOld = new Date(started - OLDEST_DAYS * MILLISECONDS_A_DAY);
    await skipOld(store, tooOld.toISOString(), now.toISOString());
    const admins = await findAdmins();
    // Without an admin it waits for one.
    if (admins.length === 0) return;
    for (const lead of await findUntold(store, dayAgo.toISOString())) {
      if (stopped.aborted) return;
      if (workingDayAfter(new Date(waitsSince(lead)), closedDays) > now) continue;
      const mails: NewMail[] = [];
      for (const admin of admins) {
        const key = `unopened-${lead.desk_version}`;
        mails.push(...(await noticesFor(lead, admin, { key, kind: 'unopened' })));
      }
      // Without mails and browsers it waits for one of them.
      if (mails.length === 0) continue;
      await tellOnce(store, lead.id, now.toISOString(), mails);
      wakeMails();
    }
  }

  return {
    desk: {
      failureOf: ({ id }) => `The owner of lead ${id} was not told`,
      async run({ id, revision = 0, notice, member }, { number }) {
        const item = await findItem(store, id);
        if (!item) return undefined;
        const kind = kindOf(item, notice);
        for (const recipient of await recipientsOf(item, member)) {
          const messages = await noticesFor(item.lead, recipient, { key: `owner-${revision}`, kind });
          await inTransaction(store, async (locked) => {
            for (const message of messages) await insertMail(locked, message);
          });
        }
        // Revision 0 is that of a new lead.
        const receipt = revision === 0 ? await receiptFor(item.lead, number) : undefined;
        if (receipt) await insertMail(store, receipt);
        wakeMails();
        return undefined;
      },
    },
    deskWatch: {
      failureOf: () => 'The look for items that were not opened failed',
      async run(_data, { stopped }) {
        let added = await addSearchTexts(store);
        while (added > 0 && !stopped.aborted) added = await addSearchTexts(store);
        await tellAdmins(stopped);
        return stopped.aborted ? 'the product was stopped meanwhile' : undefined;
      },
    },
  };
}
