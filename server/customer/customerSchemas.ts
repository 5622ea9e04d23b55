import { BOARD, MLS_NUMBER } from '#server/schemas/listingIdSchema.ts';
import { EMAIL_ADDRESS, line, PERSON_NAME, textUpTo } from '#server/schemas/personSchema.ts';
import { MAX_MARKS } from '#server/store/customer/homeMarks.ts';
import { MAX_HOMES } from '#server/store/customer/savedHomes.ts';

/** JSON Schemas (draft 07) of the bodies that the service accepts, for checks and for the OpenAPI description. */

/** Path at which the schema of names and emails is served. */
export const USER_SCHEMA_PATH = '/customer/schemas/user.json';

/** With the country's prefix. North American numbers have ten digits after it. */
export const PHONE = { type: 'string', pattern: '^\\+(1[2-9]\\d{9}|[2-9]\\d{6,14})$' } as const;

/** The schema by which forms check a customer's name, email and phone. */
export const USER_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: USER_SCHEMA_PATH,
  title: 'User',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'email'],
  properties: { name: PERSON_NAME, email: EMAIL_ADDRESS, phone: PHONE },
} as const;

/** Body of POST /customer/user. The name is optional, because an identity provider may not have one. */
export const NEW_USER = {
  type: 'object',
  additionalProperties: false,
  properties: { name: PERSON_NAME, phone: PHONE },
} as const;

/** Body of PUT /customer/user. */
export const USER_CHANGES = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: PERSON_NAME,
    phone: { ...PHONE, type: ['string', 'null'] },
    emailNotifications: { type: 'boolean' },
    emailBounced: { const: false },
    sharesSaved: { type: 'boolean' },
  },
} as const;

/** Body of POST /customer/bounces. */
export const BOUNCE = {
  type: 'object',
  additionalProperties: false,
  required: ['email'],
  properties: {
    email: EMAIL_ADDRESS,
    kind: { enum: ['bounce', 'complaint'] },
    messageId: { type: 'string', minLength: 1, maxLength: 400 },
  },
} as const;

/** Body of POST /customer/user/email-check. */
export const EMAIL_CHECK = {
  type: 'object',
  additionalProperties: false,
  required: ['email', 'type'],
  properties: { email: EMAIL_ADDRESS, type: { const: 'customer' } },
} as const;

const NOTE = textUpTo(500);

const SEEN = {
  type: 'object',
  additionalProperties: false,
  required: ['price', 'lastStatus'],
  properties: {
    price: { type: ['number', 'null'], minimum: 0, maximum: 1_000_000_000 },
    lastStatus: { type: 'string', pattern: '^[\\w -]{0,20}$' },
  },
} as const;

/** Identifies a home in an address. */
export const HOME_ID = {
  type: 'object',
  required: ['boardId', 'mlsNumber'],
  properties: { boardId: BOARD, mlsNumber: MLS_NUMBER },
} as const;

/** Body of PUT /customer/user/saved-homes/{boardId}/{mlsNumber}. */
export const HOME_CHANGES = {
  type: 'object',
  additionalProperties: false,
  properties: { seen: SEEN, note: NOTE },
} as const;

/** Body of POST /customer/user/saved-homes. */
export const HOMES_TO_ADD = {
  type: 'object',
  additionalProperties: false,
  required: ['homes'],
  properties: {
    homes: {
      type: 'array',
      maxItems: MAX_HOMES,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['mlsNumber', 'boardId', 'seen'],
        properties: { mlsNumber: MLS_NUMBER, boardId: BOARD, seen: SEEN, note: NOTE },
      },
    },
  },
} as const;

/** An ISO 8601 time in UTC, as `Date.toISOString` writes it. */
const MOMENT = {
  type: 'string',
  pattern:
    '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$',
} as const;

/** Body of POST /customer/user/viewed-homes and /customer/user/hidden-homes. */
export const HOMES_TO_MARK = {
  type: 'object',
  additionalProperties: false,
  required: ['homes'],
  properties: {
    homes: {
      type: 'array',
      maxItems: MAX_MARKS.hidden,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['mlsNumber', 'boardId', 'marked'],
        properties: {
          mlsNumber: MLS_NUMBER,
          boardId: BOARD,
          marked: MOMENT,
        },
      },
    },
  },
} as const;

/** Body of PUT /customer/user/watched-homes/{boardId}/{mlsNumber}. */
export const NEW_WATCH = {
  type: 'object',
  additionalProperties: false,
  required: ['language'],
  properties: { language: { enum: ['en', 'fr'] } },
} as const;

const wholeNumber = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum }) as const;
const numberUpTo = (maximum: number) => ({ type: 'number', minimum: 1, maximum }) as const;

/** The limits are those of GET /realty/estimates/home. */
const CLAIMED_FACTS = {
  type: 'object',
  additionalProperties: false,
  properties: {
    propertyType: line(100),
    beds: wholeNumber(0, 50),
    baths: wholeNumber(0, 50),
    sqft: numberUpTo(1_000_000),
    yearBuilt: wholeNumber(1600, 2200),
    parking: wholeNumber(0, 100),
    lotSqft: numberUpTo(100_000_000),
    tax: numberUpTo(1_000_000),
    condition: wholeNumber(-2, 2),
  },
} as const;

/** Body of POST /customer/user/claimed-homes. */
export const NEW_CLAIM = {
  type: 'object',
  additionalProperties: false,
  required: ['state', 'city', 'street', 'language'],
  properties: {
    state: line(100),
    city: line(100),
    street: line(150),
    unit: line(20),
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    facts: CLAIMED_FACTS,
    language: { enum: ['en', 'fr'] },
  },
} as const;

/** Body of PUT /customer/user/claimed-homes/{id}. */
export const CLAIM_CHANGES = {
  type: 'object',
  additionalProperties: false,
  properties: {
    facts: CLAIMED_FACTS,
    isMailed: { type: 'boolean' },
    language: { enum: ['en', 'fr'] },
  },
} as const;

/** Body of POST /customer/user/push-subscriptions: a P-256 point and 16 bytes, base64url without padding (RFC 8291). */
export const NEW_SUBSCRIPTION = {
  type: 'object',
  additionalProperties: false,
  required: ['endpoint', 'keys'],
  properties: {
    endpoint: { type: 'string', maxLength: 1000, pattern: '^https?://[^\\s\\u0000-\\u001f]+$' },
    keys: {
      type: 'object',
      additionalProperties: false,
      required: ['p256dh', 'auth'],
      properties: {
        p256dh: { type: 'string', pattern: '^[\\w-]{87}$' },
        auth: { type: 'string', pattern: '^[\\w-]{22}$' },
      },
    },
  },
} as const;

const SEARCH_NAME = line(80);
const ALERT = { enum: ['off', 'daily', 'atOnce'] } as const;

/** A part of a path that is not empty and does not lead upwards, plain or encoded. */
const PATH_PART = '(?!(?:\\.|%2[Ee]){1,2}(?:[/?]|$))[^/?#\\\\\\s\\u0000-\\u001f]+';

/** The path of one of the app's list or map pages. */
const PAGE_PATH = {
  type: 'string',
  maxLength: 4000,
  pattern: `^/(?:list|map)(?:/${PATH_PART})*/?(?:\\?[^#\\\\\\s\\u0000-\\u001f]*)?$`,
} as const;

/** Body of POST /customer/user/saved-searches. `criteria` is checked by the listing service. */
export const NEW_SEARCH = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'path', 'criteria', 'language'],
  properties: {
    name: SEARCH_NAME,
    path: PAGE_PATH,
    criteria: { type: 'object' },
    alert: ALERT,
    language: { enum: ['en', 'fr'] },
  },
} as const;

/** Body of PUT /customer/user/saved-searches/{id}. */
export const SEARCH_CHANGES = {
  type: 'object',
  additionalProperties: false,
  properties: { name: SEARCH_NAME, alert: ALERT },
} as const;
