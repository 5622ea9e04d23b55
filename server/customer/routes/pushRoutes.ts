import { createHash, webcrypto } from 'node:crypto';
import type { Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { FieldErrors } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { isPushService as isKnownService, vapidKeys } from '#server/mail/browserMessages.ts';
import { findCustomer, isMailed } from '#server/store/customer/customers.ts';
import {
  addSubscription,
  findSubscriptions,
  removeSubscription,
} from '#server/store/customer/pushSubscriptions.ts';
import type { PushSubscriptionTable } from '#server/store/mail/mailTables.ts';
import type {
  WirePushKeys,
  WirePushSubscription,
  WirePushSubscriptions,
} from '../../../src/api/customer/pushContract.ts';
import { restartAlerts } from '../alerts/restartAlerts.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions } from '../customerOptions.ts';
import { NEW_SUBSCRIPTION } from '../customerSchemas.ts';

const SUBSCRIPTIONS_PATH = `${CUSTOMER_PATH}/user/push-subscriptions`;
const SUBSCRIPTION_PATH = `${SUBSCRIPTIONS_PATH}/:id`;

const MESSAGE = 'This subscription is incomplete or not valid.';
const subscriptionOf = bodyCheck<WirePushKeys>(NEW_SUBSCRIPTION, MESSAGE);

const wireSubscription = ({ id, created }: PushSubscriptionTable): WirePushSubscription => ({ id, created });

const isPoint = (key: string): Promise<boolean> =>
  webcrypto.subtle
    .importKey('raw', Buffer.from(key, 'base64url'), { name: 'ECDH', namedCurve: 'P-256' }, false, [])
    .then(
      () => true,
      () => false,
    );

/** @throws FieldErrors for the address of another host, and for a key that is not on the curve */
async function checkSubscription(
  { endpoint, keys }: WirePushKeys,
  isPushService: (address: URL) => boolean,
): Promise<void> {
  const address = URL.parse(endpoint);
  if (!address || !isPushService(address)) {
    const message = 'is not an address of a known push service';
    throw new FieldErrors(MESSAGE, [{ field: 'endpoint', message, keyword: 'format' }]);
  }
  if (!(await isPoint(keys.p256dh))) {
    throw new FieldErrors(MESSAGE, [
      { field: 'keys.p256dh', message: 'is not a public key', keyword: 'format' },
    ]);
  }
}

/** The routes of the browsers in which a customer wants alerts. */
export function addPushRoutes(app: Hono<ServiceEnv>, options: CustomerOptions): void {
  const { store, clock, isPushService = isKnownService } = options;
  app.get(SUBSCRIPTIONS_PATH, async (context) => {
    const { publicKey } = await vapidKeys(store);
    const rows = await findSubscriptions(store, ownerOf(context).userId);
    const subscriptions = rows.map(wireSubscription);
    return context.json({ publicKey, subscriptions } satisfies WirePushSubscriptions);
  });
  app.post(SUBSCRIPTIONS_PATH, async (context) => {
    const body = subscriptionOf(await formBodyOf(context.req.raw));
    await checkSubscription(body, isPushService);
    const owner = ownerOf(context);
    const customer = await findCustomer(store, owner.userId);
    const hasAlerts =
      (customer && isMailed(customer)) || (await findSubscriptions(store, owner.userId)).length > 0;
    // As when mails are turned on: homes found in the meantime are not announced.
    if (!hasAlerts) await restartAlerts(options, owner);
    const { endpoint, keys } = body;
    const row = await addSubscription(store, owner, {
      id: createHash('sha256').update(endpoint).digest('base64url'),
      endpoint,
      ...keys,
      created: clock.now().toISOString(),
    });
    return context.json(wireSubscription(row));
  });
  refuseOthers(app, SUBSCRIPTIONS_PATH, ['GET', 'POST']);

  app.delete(SUBSCRIPTION_PATH, async (context) => {
    await removeSubscription(store, context.req.param('id'), ownerOf(context).userId);
    return context.body(null, 204);
  });
  refuseOthers(app, SUBSCRIPTION_PATH, ['DELETE']);
}
