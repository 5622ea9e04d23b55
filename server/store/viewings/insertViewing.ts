import { asOwner, type Owner } from '../customer/customers.ts';
import { RemovedCustomer } from '../customer/removedCustomers.ts';
import { addJob } from '../jobs/jobQueue.ts';
import { insertLead, type KnownLead } from '../leads/insertLead.ts';
import type { LeadTable, QueryContext } from '../tables.ts';
import type { ViewingTable, ViewingWish } from './viewingTables.ts';
import { endOfDay } from './viewingTimes.ts';

/** A new viewing request. */
export interface NewViewing {
  lead: LeadTable;
  wish: ViewingWish & { timeZone: string };
  language: 'en' | 'fr';
  /** The customer who asks; undefined for a visitor. */
  owner: Owner | undefined;
}

const WEEK_MS = 7 * 86_400_000;

/**
 * The end of the wished day, but at least a week after the arrival: a request for a past day comes from a page that was
 * open for days, or waited on a device. Its customer can still choose another day.
 */
function firstEnd({ lead: { received }, wish: { timeZone, day } }: NewViewing): string {
  const week = new Date(Date.parse(received) + WEEK_MS).toISOString();
  const end = endOfDay(timeZone, day);
  return end > week ? end : week;
}

function rowOf(viewing: NewViewing): ViewingTable {
  const { lead, wish, language } = viewing;
  const { timeZone, day, part, way } = wish;
  return {
    id: lead.id,
    day,
    part,
    way,
    time_zone: timeZone,
    language,
    state: 'asked',
    starts: null,
    ends: null,
    sentence: null,
    changed: lead.received,
    over: firstEnd(viewing),
    revision: 1,
    mail_due: null,
    mail_attempts: 0,
  };
}

/**
 * Stores a viewing request with its lead, once for each key.
 * @returns the lead under its key: this one, or one that was stored before
 */
export async function insertViewing(context: QueryContext, viewing: NewViewing): Promise<KnownLead> {
  const { lead, owner } = viewing;
  const insert = async (transaction: QueryContext, user_id: string | null): Promise<KnownLead> => {
    const stored = await insertLead(transaction, { ...lead, user_id });
    if (stored.id !== lead.id) return stored;
    const row = rowOf(viewing);
    const { day, part, way, state } = row;
    const wish = { day, part, way };
    await transaction.database.insertInto('viewing').values(row).execute();
    await transaction.database
      .insertInto('viewing_change')
      .values({
        ...wish,
        viewing_id: row.id,
        revision: 1,
        at: row.changed,
        by: 'customer',
        state,
        starts: null,
        sentence: null,
      })
      .execute();
    await addJob(transaction, { queue: 'viewings', data: { id: row.id, revision: 1 } });
    return stored;
  };
  const asVisitor = () =>
    context.database
      .transaction()
      .execute((database) => insert({ database, dialect: context.dialect }, null));
  if (!owner) return asVisitor();
  try {
    return await asOwner(context, owner, (locked) => insert(locked, owner.userId));
  } catch (failure) {
    // The account was just deleted. The request itself must not be lost.
    if (failure instanceof RemovedCustomer) return asVisitor();
    throw failure;
  }
}
