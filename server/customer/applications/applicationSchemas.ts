import { BOARD, MLS_NUMBER } from '#server/schemas/listingIdSchema.ts';
import { EMAIL_ADDRESS, line } from '#server/schemas/personSchema.ts';
import { PHONE } from '../customerSchemas.ts';
import { PROVINCES } from './postalProvinces.ts';

/** JSON Schemas (draft 07) of an application's fields, for checks and for the OpenAPI description. */

const MONTH = { type: 'integer', minimum: 1, maximum: 12 } as const;
const YEAR = { type: 'integer', minimum: 1900, maximum: 2100 } as const;
const FLAG = { type: 'boolean' } as const;
const CODE = { type: 'string', pattern: '^\\d{6}$' } as const;

/** The highest amount, in dollars. */
const MAX_DOLLARS = 100_000_000;
const dollars = (minimum = 0) => ({ type: 'number', minimum, maximum: MAX_DOLLARS }) as const;
const oneOf = (...values: readonly string[]) => ({ type: 'string', enum: values });

type Members = Readonly<Record<string, object>>;

const record = (properties: Members, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const whole = (properties: Members) => record(properties, Object.keys(properties));

/** A month of the calendar. */
const CALENDAR_MONTH = whole({ month: MONTH, year: YEAR });

/** The form of Canada Post: no D, F, I, O, Q or U, and no W or Z at the beginning. */
const POSTAL_CODE = {
  type: 'string',
  pattern: '^[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] \\d[ABCEGHJ-NPRSTV-Z]\\d$',
} as const;

const PROVINCE = oneOf(...PROVINCES);
const ADDRESS = line(200);
const CITY = line(100);

/** Maximum number of homes that the applicant may own already. */
const MAX_OTHERS = 5;

const OTHER_PROPERTY = record(
  {
    address: ADDRESS,
    city: CITY,
    province: PROVINCE,
    postalCode: POSTAL_CODE,
    monthlyPayment: dollars(),
    isMortgaged: FLAG,
    lender: { type: 'string', pattern: '^[a-z][a-z_]{0,39}$' },
    balance: dollars(),
    rate: { type: 'number', minimum: 0, maximum: 30 },
    rateType: oneOf('fixed', 'variable'),
  },
  ['address', 'city', 'province', 'postalCode', 'monthlyPayment', 'isMortgaged'],
);

const PROPERTY: Members = {
  address: ADDRESS,
  unit: line(20),
  city: CITY,
  province: PROVINCE,
  postalCode: POSTAL_CODE,
  ownership: oneOf('rent_out', 'own', 'family'),
  monthlyPayment: dollars(),
  moveIn: CALENDAR_MONTH,
  isFound: FLAG,
  listing: whole({ mlsNumber: MLS_NUMBER, boardId: BOARD }),
  ownsOthers: FLAG,
  otherProperties: { type: 'array', maxItems: MAX_OTHERS, items: OTHER_PROPERTY },
};

const PRICE: Members = { total: dollars(50_000), downPayment: dollars(), isFirstHome: FLAG };

const PERSON: Members = {
  firstName: line(35),
  lastName: line(35),
  email: EMAIL_ADDRESS,
  phone: PHONE,
  dob: whole({ month: MONTH, day: { type: 'integer', minimum: 1, maximum: 31 }, year: YEAR }),
  maritalStatus: oneOf('single', 'married', 'common_law', 'divorced'),
  citizenStatus: oneOf('CA', 'permanent_resident', 'other', 'work_permit', 'non_resident'),
};

const EMPLOYMENT: Members = {
  status: oneOf(
    'full_time',
    'part_time',
    'self_employed',
    'parental_leave',
    'pension',
    'welfare',
    'investor',
    'unemployed',
  ),
  start: CALENDAR_MONTH,
  employer: line(100),
  jobTitle: line(100),
  compensation: oneOf(
    'annual_salary',
    'annual_salary_commission',
    'annual_salary_bonus',
    'commission',
    'hourly',
  ),
  annualIncome: dollars(),
  anticipatedBonus: dollars(),
};

const RELATION = oneOf('parent', 'sibling', 'engaged', 'married', 'other');

/** Null removes a member. */
function orNull(schema: object): object {
  if ('enum' in schema && Array.isArray(schema.enum)) {
    return { ...schema, type: ['string', 'null'], enum: [...schema.enum, null] };
  }
  return 'type' in schema ? { ...schema, type: [schema.type, 'null'] } : schema;
}

const changesOf = (members: Members) =>
  record(Object.fromEntries(Object.entries(members).map(([name, schema]) => [name, orNull(schema)])));

/** Body of POST /customer/application. */
export const NEW_APPLICATION = record({});

/** Body of PUT /customer/application/{id}. */
export const APPLICATION_CHANGES = record({
  property: changesOf(PROPERTY),
  price: changesOf(PRICE),
  applicant: changesOf(PERSON),
  employment: changesOf(EMPLOYMENT),
  isAlone: orNull(FLAG),
  status: oneOf('submitted', 'withdrawn'),
  language: oneOf('en', 'fr'),
});

/** Body of POST /customer/application/{id}/signer. */
export const NEW_SIGNER = record({ relation: RELATION, person: record(PERSON) });

/** Body of PUT /customer/application/{id}/signer/{signerId}. */
export const SIGNER_CHANGES = record({
  relation: orNull(RELATION),
  person: changesOf(PERSON),
  employment: changesOf(EMPLOYMENT),
  state: oneOf('invited', 'accepted', 'declined'),
  code: CODE,
  language: oneOf('en', 'fr'),
});

/** Sections of an application, as they are answered. */
export const SECTION_SCHEMAS = {
  property: record(PROPERTY),
  price: record(PRICE),
  person: record(PERSON),
  employment: record(EMPLOYMENT),
} as const;
