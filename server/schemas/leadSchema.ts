import { BOARD } from './listingIdSchema.ts';
import { EMAIL_ADDRESS, line, PERSON_NAME, textUpTo } from './personSchema.ts';
import { VIEWING_WISH } from './viewingSchema.ts';

/** Path at which the schema is served. */
export const LEAD_SCHEMA_PATH = '/realty/schemas/lead.json';

/** Allowed price of a property on the general form. */
const ASKED_PRICE = { type: 'number', minimum: 50_000, maximum: 10_000_000 } as const;
/** Allowed price of a listing: a parking spot is leased for 150 a month, a tower sells for 90 million. */
const LISTED_PRICE = { type: 'number', minimum: 0, maximum: 1_000_000_000 } as const;

/** Facts of an owner's home, with the limits of GET /realty/estimates/home. */
const VALUATION = {
  type: 'object',
  additionalProperties: false,
  properties: {
    state: line(100),
    propertyType: line(100),
    beds: { type: 'integer', minimum: 0, maximum: 50 },
    baths: { type: 'integer', minimum: 0, maximum: 50 },
    sqft: { type: 'number', minimum: 1, maximum: 1_000_000 },
    yearBuilt: { type: 'integer', minimum: 1600, maximum: 2200 },
    condition: { type: 'integer', minimum: -2, maximum: 2 },
  },
} as const;

/** True for a lead about one listing: it names the board, or the address of a home. */
const isAboutListing = {
  anyOf: [
    { required: ['boardId'] },
    {
      required: ['property'],
      properties: { property: { type: 'object', required: ['address'] } },
    },
  ],
} as const;

/**
 * JSON Schema (draft 07) of a lead of any form. The limits are the specification's, except the price of a listing,
 * which the visitor does not choose. The forms and the contact service check against it.
 */
export const LEAD_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: LEAD_SCHEMA_PATH,
  title: 'Lead',
  type: 'object',
  additionalProperties: false,
  required: ['user'],
  properties: {
    user: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'email', 'phone'],
      properties: {
        name: PERSON_NAME,
        email: EMAIL_ADDRESS,
        // A North American number of ten digits in any grouping, or another country's with its prefix.
        phone: {
          type: 'string',
          pattern: '^((\\([2-9]\\d{2}\\)|[2-9]\\d{2})[ .-]?\\d{3}[ .-]?\\d{4}|\\+[2-9]\\d{6,14})$',
        },
      },
    },
    property: {
      type: 'object',
      additionalProperties: false,
      properties: {
        city: line(100),
        address: line(200),
        price: { type: 'number' },
      },
    },
    // An MLS number or a referral code.
    code: { type: 'string', maxLength: 35, pattern: '^[A-Za-z0-9_-]+$' },
    boardId: BOARD,
    message: textUpTo(500),
    viewing: VIEWING_WISH,
    valuation: VALUATION,
  },
  if: { required: ['valuation'] },
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: {
    required: ['property'],
    properties: {
      code: { not: {} },
      boardId: { not: {} },
      viewing: { not: {} },
      property: { type: 'object', required: ['city', 'address'] },
    },
  },
  else: {
    if: isAboutListing,
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: {
      required: ['code', 'boardId'],
      properties: { property: { type: 'object', properties: { price: LISTED_PRICE } } },
    },
    else: {
      required: ['property'],
      properties: {
        viewing: { not: {} },
        property: { type: 'object', required: ['city', 'price'], properties: { price: ASKED_PRICE } },
      },
    },
  },
} as const;
