import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import {
  addCustomer,
  asOwner,
  type CustomerChange,
  changeCustomer,
  findCustomer,
  isBounced,
  isKnownEmail,
  markBounced,
  type Owner,
  type Registered,
  removeCustomer,
} from '#server/store/customer/customers.ts';
import { storeReturned } from '#server/store/desk/answerDelivery.ts';
import { addOwnWithdrawal } from '#server/store/desk/withdrawals.ts';
import { inTransaction } from '#server/store/jobs/jobQueue.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type {
  WireEmailCheck,
  WireEmailKnown,
  WireNewUser,
  WireUser,
  WireUserChanges,
} from '../../../src/api/customer/contract.ts';
import { restartAlerts } from '../alerts/restartAlerts.ts';
import { contentTag, refuseStale } from '../applications/etags.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions, EMAIL_CHECK_PATH } from '../customerOptions.ts';
import { BOUNCE, EMAIL_CHECK, NEW_USER, USER_CHANGES } from '../customerSchemas.ts';
import { removeWithDocuments } from '../documents/removeWithDocuments.ts';

const BOUNCES_PATH = `${CUSTOMER_PATH}/bounces`;
const USER_PATH = `${CUSTOMER_PATH}/user`;

const newUserOf = bodyCheck<WireNewUser>(NEW_USER, 'This user is incomplete or not valid.');
const changesOf = bodyCheck<WireUserChanges>(USER_CHANGES, 'These changes of a user are not valid.');

/** A report of a mail provider. */
interface Bounce {
  email: string;
  /** `bounce` by default. */
  kind?: 'bounce' | 'complaint';
  /** The mail's Message-ID, or its id in a webhook. */
  messageId?: string;
}
const bounceOf = bodyCheck<Bounce>(BOUNCE, 'This report of a bounce is not valid.');
/** Mail servers try for up to five days before they give a mail back (RFC 5321, section 4.5.4.1). */
const RETURNED_WITHIN_MS = 5 * MILLISECONDS_A_DAY;

const emailCheckOf = bodyCheck<WireEmailCheck>(
  EMAIL_CHECK,
  'This check of an email is incomplete or not valid.',
);

function wireUser(row: Registered): WireUser {
  return {
    id: row.id,
    email: row.email,
    name: { first: row.first_name, last: row.last_name },
    phone: row.phone,
    emailNotifications: row.email_notifications === 1,
    emailBounced: isBounced(row),
    sharesSaved: row.staff_sees_saved !== null,
    registered: row.registered,
  };
}

const nameColumns = ({ first, last }: WireUser['name'] = { first: '', last: '' }) => ({
  first_name: first.trim(),
  last_name: last.trim(),
});

function changeOf(
  { name, phone, emailNotifications, emailBounced, sharesSaved }: WireUserChanges,
  shared: string,
): CustomerChange {
  return {
    ...(name ? nameColumns(name) : {}),
    ...(phone === undefined ? {} : { phone }),
    ...(emailBounced === undefined ? {} : { bounced_key: null }),
    ...(sharesSaved === undefined ? {} : { staff_sees_saved: sharesSaved ? shared : null }),
    ...(emailNotifications === undefined ? {} : { email_notifications: emailNotifications ? 1 : 0 }),
  };
}

function requireUser(row: Registered | undefined): Registered {
  if (!row) throw new ServiceError(404, 'There is no such user.');
  return row;
}

function answerUser(context: Context<ServiceEnv>, row: Registered, status: 200 | 201 = 200): Response {
  const user = wireUser(row);
  context.header('ETag', contentTag(user));
  return context.json(user, status);
}

/** With If-Match, only the version that the caller knows may be changed. Without it, any version. */
function checkIfMatch(context: Context<ServiceEnv>, row: Registered): void {
  const header = context.req.header('If-Match');
  if (header !== undefined && header.trim().replace(/^W\//, '') !== contentTag(wireUser(row))) refuseStale();
}

function changeUser(
  context: Context<ServiceEnv>,
  store: QueryContext,
  owner: Owner,
  change: CustomerChange,
  at: string,
): Promise<Registered> {
  return asOwner(store, owner, async (locked) => {
    const before = requireUser(await findCustomer(locked, owner.userId));
    checkIfMatch(context, before);
    if (before.email_notifications === 1 && change.email_notifications === 0) {
      await addOwnWithdrawal(locked, { email: owner.email, way: 'profile', at });
    }
    return requireUser(await changeCustomer(locked, owner, change));
  });
}

/**
 * POST /customer/bounces: a mail provider reports an address that gave mail back for good, or whose owner complained. Answers
 * of the desk that came back count as not delivered from then on.
 * The key of the configuration identifies the provider. Without a key in the configuration, the route answers 404.
 */
export function addBounceRoutes(app: Hono<ServiceEnv>, options: CustomerOptions): void {
  const { store, clock, bounceKey, onAnswerReturned } = options;
  app.post(BOUNCES_PATH, async (context) => {
    if (bounceKey === undefined) throw new ServiceError(404, 'There is nothing at this address.');
    const given = createHash('sha256').update(context.req.header('Authorization') ?? '');
    const expected = createHash('sha256').update(`Bearer ${bounceKey}`);
    if (!timingSafeEqual(given.digest(), expected.digest())) {
      throw new ServiceError(401, 'The key is wrong.', { 'WWW-Authenticate': 'Bearer' });
    }
    const { email, kind = 'bounce', messageId } = bounceOf(await formBodyOf(context.req.raw));
    const now = clock.now();
    const isAnswer = await inTransaction(store, async (locked) => {
      await markBounced(locked, email);
      // A mail that was complained about did arrive.
      if (kind === 'complaint') return false;
      const mailId = messageId?.replace(/^<|@.*$|>$/g, '');
      const since = new Date(now.getTime() - RETURNED_WITHIN_MS).toISOString();
      return storeReturned(locked, { email, mailId, since }, now.toISOString());
    });
    if (isAnswer) onAnswerReturned?.();
    return context.body(null, 204);
  });
  refuseOthers(app, BOUNCES_PATH, ['POST']);
}

/** /customer/user and /customer/user/email-check. */
export function addUserRoutes(app: Hono<ServiceEnv>, options: CustomerOptions): void {
  const { store, clock } = options;
  app.get(USER_PATH, async (context) => {
    const { userId } = ownerOf(context);
    return answerUser(context, requireUser(await findCustomer(store, userId)));
  });
  app.post(USER_PATH, async (context) => {
    const { name, phone = null } = newUserOf(await formBodyOf(context.req.raw));
    const words = { ...nameColumns(name), phone, registered: clock.now().toISOString() };
    const { customer, isNew } = await addCustomer(store, ownerOf(context), words);
    return answerUser(context, customer, isNew ? 201 : 200);
  });
  app.put(USER_PATH, async (context) => {
    const changes = changesOf(await formBodyOf(context.req.raw));
    const owner = ownerOf(context);
    const before = requireUser(await findCustomer(store, owner.userId));
    const now = clock.now().toISOString();
    const change = changeOf(changes, before.staff_sees_saved ?? now);
    checkIfMatch(context, before);
    // As when a single alert is turned on: homes found in the meantime are not mailed.
    const isOnAgain = before.email_notifications === 0 && change.email_notifications === 1;
    const isConfirmed = isBounced(before) && change.bounced_key === null;
    if (isOnAgain || isConfirmed) {
      await restartAlerts(options, owner);
    }
    return answerUser(context, await changeUser(context, store, owner, change, now));
  });
  app.delete(USER_PATH, async (context) => {
    const owner = ownerOf(context);
    const { brokerage } = options;
    await removeWithDocuments(options, owner.userId, async () => {
      const removal = { at: clock.now().toISOString(), isForwarded: brokerage?.isForwarded ?? false };
      const lead = await removeCustomer(store, owner, removal);
      if (lead) brokerage?.onLeadStored(lead);
      brokerage?.onViewingChanged();
    });
    return context.body(null, 204);
  });
  refuseOthers(app, USER_PATH, ['GET', 'POST', 'PUT', 'DELETE']);

  app.post(EMAIL_CHECK_PATH, async (context) => {
    const { email } = emailCheckOf(await formBodyOf(context.req.raw));
    const isRegistered = await isKnownEmail(store, email);
    return context.json({ email, isRegistered } satisfies WireEmailKnown, isRegistered ? 200 : 404);
  });
  refuseOthers(app, EMAIL_CHECK_PATH, ['POST']);
}
