import { sql } from 'kysely';
import type { QueryContext } from '../tables.ts';

/** A customer's referral code; undefined if there is none. */
export async function findReferralCode(
  { database }: QueryContext,
  userId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('referral')
    .select('code')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.code;
}

/** Gives a customer a code. @returns false if another customer has it */
export async function insertReferralCode(
  { database }: QueryContext,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await database
    .insertInto('referral')
    .values({ user_id: userId, code })
    // A conflict that throws would abort the transaction.
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

/** Leads that came with a referral code, in any case. */
export interface Referred {
  count: number;
  /** Times of the leads (ISO 8601), the newest first. */
  received: string[];
}

/** Counts the leads of the general form with a code (upper case). `limit` is the maximum number of times returned. */
export async function findReferred(
  { database }: QueryContext,
  code: string,
  limit: number,
): Promise<Referred> {
  const leads = database
    .selectFrom('lead')
    .where('kind', '=', 'general')
    .where(sql<string>`upper(code)`, '=', code);
  const { count } = await leads
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const newest = await leads
    .select('received')
    .orderBy('received', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { count, received: newest.map(({ received }) => received) };
}
