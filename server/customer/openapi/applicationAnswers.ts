import { SECTION_SCHEMAS } from '../applications/applicationSchemas.ts';
import { DOCUMENT_KINDS } from '../documents/documentSchemas.ts';

/** JSON Schemas of the pre-approval's answers (src/api/customer/applicationContract.ts). */

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;
const VERSION = { type: 'integer', minimum: 1 } as const;
const NUMBER = { type: 'number' } as const;
const MOMENT = { type: 'string', format: 'date-time' } as const;
const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] });
const list = (items: object) => ({ type: 'array', items });
const oneOf = (...values: readonly string[]) => ({ type: 'string', enum: values });

/** An object with exactly these members. */
const whole = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const SECTION = oneOf('property', 'price', 'applicant', 'employment', 'coApplicant');
const SIGNER_STATE = oneOf('draft', 'invited', 'accepted', 'declined', 'left');
const KIND = oneOf(...DOCUMENT_KINDS);

const signer = whole({
  id: TEXT,
  version: VERSION,
  state: SIGNER_STATE,
  relation: orNull(TEXT),
  person: SECTION_SCHEMAS.person,
  employment: SECTION_SCHEMAS.employment,
  invited: orNull(MOMENT),
});

const application = whole({
  id: TEXT,
  version: VERSION,
  status: oneOf('draft', 'submitted', 'withdrawn'),
  role: oneOf('applicant', 'co_applicant'),
  created: MOMENT,
  updated: MOMENT,
  submitted: orNull(MOMENT),
  property: SECTION_SCHEMAS.property,
  price: SECTION_SCHEMAS.price,
  applicant: SECTION_SCHEMAS.person,
  employment: SECTION_SCHEMAS.employment,
  isAlone: orNull(FLAG),
  signers: list(signer),
  missing: list(whole({ section: SECTION, field: TEXT })),
});

const shownApplication = whole({
  id: TEXT,
  status: oneOf('draft', 'submitted'),
  updated: MOMENT,
  submitted: orNull(MOMENT),
  sections: list(whole({ section: SECTION, missing: COUNT, isStarted: FLAG })),
  percent: { type: 'integer', minimum: 0, maximum: 100 },
  signers: list(whole({ id: TEXT, firstName: orNull(TEXT), state: SIGNER_STATE })),
  documents: whole({ kept: COUNT, wanted: list(KIND) }),
  matches: whole({ eligible: COUNT, accepted: orNull(TEXT) }),
  review: orNull(
    whole({
      state: { enum: ['received', 'inReview', 'moreNeeded', 'approved', 'declined'] },
      sentence: TEXT,
      changed: MOMENT,
    }),
  ),
});

const invitation = whole({
  applicationId: TEXT,
  signerId: TEXT,
  firstName: orNull(TEXT),
  state: oneOf('invited', 'accepted'),
});

const document = whole({
  id: TEXT,
  name: TEXT,
  kind: KIND,
  size: { type: 'integer', minimum: 1 },
  type: TEXT,
  hash: orNull(TEXT),
  state: oneOf('waiting', 'kept'),
  added: MOMENT,
});

const reason = whole({ code: TEXT, values: { type: 'object', additionalProperties: NUMBER } });

const match = whole({
  id: TEXT,
  version: VERSION,
  lender: TEXT,
  isEligible: FLAG,
  rank: { type: 'integer', minimum: 1 },
  rate: NUMBER,
  rateType: oneOf('fixed', 'variable'),
  termYears: NUMBER,
  amortizationYears: NUMBER,
  isInsured: FLAG,
  premium: NUMBER,
  loan: NUMBER,
  payment: NUMBER,
  gds: orNull(NUMBER),
  tds: orNull(NUMBER),
  reasons: list({
    ...reason,
    properties: { ...reason.properties, who: oneOf('applicant', 'co_applicant', 'both') },
  }),
  state: oneOf('offered', 'accepted', 'declined'),
});

/** Bodies of the answers, by name. */
export const APPLICATION_ANSWERS = {
  application,
  signer,
  dashboard: whole({
    application: { ...shownApplication, type: ['object', 'null'] },
    invitations: list(invitation),
  }),
  upload: whole({ document, url: TEXT, expires: MOMENT }),
  documents: whole({ documents: list(document), most: COUNT }),
  match,
  matches: whole({ rulesOf: { type: 'string', format: 'date' }, matches: list(match) }),
  referrals: whole({ code: TEXT, count: COUNT, days: list({ type: 'string', format: 'date' }) }),
} as const;
