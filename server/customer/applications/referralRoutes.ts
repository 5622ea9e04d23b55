import { randomInt } from 'node:crypto';
import type { Hono } from 'hono';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { asOwner, type Owner } from '#server/store/customer/customers.ts';
import { findReferralCode, findReferred, insertReferralCode } from '#server/store/customer/referrals.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { WireReferrals } from '../../../src/api/customer/applicationContract.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions } from '../customerOptions.ts';
import { isoDayOf } from './today.ts';

const REFERRALS_PATH = `${CUSTOMER_PATH}/user/referrals`;
/** Characters that are not confused when read aloud or typed: no 0 and O, no 1, I and L. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const MAX_DAYS = 100;

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('');

/** The customer's referral code, created by the first call. */
async function codeOf(store: QueryContext, owner: Owner): Promise<string> {
  const known = await findReferralCode(store, owner.userId);
  if (known !== undefined) return known;
  return asOwner(store, owner, async (locked) => {
    // A concurrent call of the same customer may have created it.
    const first = await findReferralCode(locked, owner.userId);
    if (first !== undefined) return first;
    let code = newCode();
    while (!(await insertReferralCode(locked, owner.userId, code))) code = newCode();
    return code;
  });
}

/** GET /customer/user/referrals. */
export function addReferralRoutes(app: Hono<ServiceEnv>, { store }: CustomerOptions): void {
  app.get(REFERRALS_PATH, async (context) => {
    const code = await codeOf(store, ownerOf(context));
    const { count, received } = await findReferred(store, code, MAX_DAYS);
    const days = received.map((moment) => isoDayOf(new Date(moment)));
    return context.json({ code, count, days } satisfies WireReferrals);
  });
  refuseOthers(app, REFERRALS_PATH, ['GET']);
}
