import { type Clock, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { JobHandler } from '#server/jobs/runJobs.ts';
import { findSubscriptions } from '#server/store/customer/pushSubscriptions.ts';
import type { DeskMemberTable } from '#server/store/desk/deskTables.ts';
import { type DeskLead, findItem } from '#server/store/desk/items.ts';
import { findMember, findMembers } from '#server/store/desk/members.ts';
import { addSearchTexts, findUntold, skipOld, tellOnce } from '#server/store/desk/unopened.ts';
import { inTransaction } from '#server/store/jobs/jobQueue.ts';
import type { QueueName } from '#server/store/jobs/queues.ts';
import { insertMail, type NewMail } from '#server/store/mail/mailQueue.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { ClosedDays } from '../../src/domain/viewingDays.ts';
import { type NoticeFacts, noticeOf } from './deskMails.ts';
import { workingDayAfter } from './workingDays.ts';

/** Dependencies of the desk's jobs. */
export interface DeskJobsOptions {
  store: QueryContext;
  clock: Clock;
  /** Address of the app without a slash at the end. */
  appUrl: string;
  /** True if mails are sent. */
  isMailing: boolean;
  closedDays: ClosedDays;
  wake: (queue: QueueName) => void;
}

/** Days after which an unopened lead is too old for a notice, as after a first start with old leads. */
const OLDEST_DAYS = 14;

/** The jobs of the desk: notices to owners, and the look for items that were not opened within a working day. */
export function deskHandlers(options: DeskJobsOptions): { desk: JobHandler; deskWatch: JobHandler } {
  const { store, clock, appUrl, isMailing, closedDays, wake } = options;

  async function noticesFor(
    lead: DeskLead,
    member: DeskMemberTable,
    facts: Pick<NoticeFacts, 'id' | 'kind'>,
  ): Promise<NewMail[]> {
    const subscriptions = await findSubscriptions(store, member.id);
    const written = clock.now().toISOString();
    return noticeOf({ ...facts, lead, member, subscriptions, appUrl, written });
  }

  function wakeMails(): void {
    wake('mails');
    wake('alerts');
  }

  async function tellAdmins(): Promise<void> {
    const now = clock.now();
    const dayAgo = new Date(now.getTime() - MILLISECONDS_A_DAY);
    const tooOld = new Date(now.getTime() - OLDEST_DAYS * MILLISECONDS_A_DAY);
    await skipOld(store, tooOld.toISOString(), now.toISOString());
    const admins = (await findMembers(store)).filter(({ role }) => role === 'admin');
    // Without an admin it waits for one.
    if (admins.length === 0) return;
    for (const lead of await findUntold(store, dayAgo.toISOString())) {
      if (workingDayAfter(new Date(lead.received), closedDays) > now) continue;
      const mails: NewMail[] = [];
      for (const admin of admins) {
        const id = `desk-unopened-${lead.id}-${admin.id}`;
        mails.push(...(await noticesFor(lead, admin, { id, kind: 'unopened' })));
      }
      await tellOnce(store, lead.id, now.toISOString(), mails);
      wakeMails();
    }
  }

  return {
    desk: {
      failureOf: ({ id }) => `The owner of lead ${id} was not told`,
      async run({ id, revision = 0 }) {
        const item = await findItem(store, id);
        const owner = item?.lead.desk_owner;
        const member = owner ? await findMember(store, owner) : undefined;
        if (!item || !member || !isMailing) return undefined;
        const key = `desk-owner-${id}-${member.id}-${revision}`;
        const [mail, ...messages] = await noticesFor(item.lead, member, { id: key, kind: 'owner' });
        await inTransaction(store, async (locked) => {
          // An earlier attempt of this job may have stored all of them.
          if (!mail || !(await insertMail(locked, mail))) return;
          for (const message of messages) await insertMail(locked, message);
        });
        wakeMails();
        return undefined;
      },
    },
    deskWatch: {
      failureOf: () => 'The look for items that were not opened failed',
      async run() {
        let added = await addSearchTexts(store);
        while (added > 0) added = await addSearchTexts(store);
        if (isMailing) await tellAdmins();
        return undefined;
      },
    },
  };
}
