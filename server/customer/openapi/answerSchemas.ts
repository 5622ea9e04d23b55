import { z } from '@hono/zod-openapi';

/** Schemas of the customer service's wire types (src/api/customer), for the OpenAPI description and its tests. */

const moment = z.iso.datetime();

const user = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.object({ first: z.string(), last: z.string() }),
    phone: z.string().nullable(),
    emailNotifications: z.boolean(),
    emailBounced: z.boolean(),
    sharesSaved: z.boolean(),
    registered: moment,
  })
  .openapi('User');

const home = z
  .object({
    mlsNumber: z.string(),
    boardId: z.number().int(),
    saved: moment,
    seen: z.object({ price: z.number().nullable(), lastStatus: z.string() }),
    note: z.string(),
  })
  .openapi('SavedHome');

const markedHome = z
  .object({ mlsNumber: z.string(), boardId: z.number().int(), marked: moment })
  .openapi('MarkedHome');

const watchedHome = z
  .object({ mlsNumber: z.string(), boardId: z.number().int(), since: moment })
  .openapi('WatchedHome');

const claimedHome = z
  .object({
    id: z.string(),
    state: z.string(),
    city: z.string(),
    street: z.string(),
    unit: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    facts: z.record(z.string(), z.union([z.string(), z.number()])),
    isMailed: z.boolean(),
    claimed: moment,
  })
  .openapi('ClaimedHome');

const pushSubscription = z.object({ id: z.string(), created: moment }).openapi('PushSubscription');

const search = z
  .object({
    id: z.string(),
    name: z.string(),
    path: z.string(),
    criteria: z.record(z.string(), z.unknown()),
    alert: z.enum(['off', 'daily', 'atOnce']),
    created: moment,
    visited: moment,
    newCount: z.number().int().min(0).nullable(),
  })
  .openapi('SavedSearch');

const error = { message: z.string(), requestId: z.string() };

/** Bodies of the answers, by name. */
export const ANSWERS = {
  meta: z.object({ group: z.string(), links: z.record(z.string(), z.string()) }),
  schema: z.looseObject({}),
  user,
  emailKnown: z.object({ email: z.string(), isRegistered: z.boolean() }),
  home,
  homes: z.object({ homes: z.array(home) }),
  markedHomes: z.object({ homes: z.array(markedHome) }),
  watchedHome,
  watchedHomes: z.object({ homes: z.array(watchedHome) }),
  claimedHome,
  claimedHomes: z.object({ homes: z.array(claimedHome) }),
  pushSubscription,
  pushSubscriptions: z.object({ publicKey: z.string(), subscriptions: z.array(pushSubscription) }),
  search,
  searches: z.object({ searches: z.array(search) }),
  error: z.object(error).openapi('Failure'),
  refusal: z
    .object({
      ...error,
      errors: z.array(z.object({ field: z.string(), message: z.string(), keyword: z.string() })),
    })
    .openapi('Refusal'),
} as const;
