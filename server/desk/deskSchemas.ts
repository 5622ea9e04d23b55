import { z } from '@hono/zod-openapi';
import { EMAIL_ADDRESS, line, textUpTo } from '#server/schemas/personSchema.ts';

/** Bodies of the desk's calls, as JSON Schema. */

/** Several lines that are not blank. */
const text = (maxLength: number) => ({ ...textUpTo(maxLength), allOf: [{ pattern: '\\S' }] });
const day = { type: 'string', pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' };
const moment = {
  type: 'string',
  pattern: '^20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,3})?)?(Z|[+-]\\d\\d:\\d\\d)$',
};
const version = { type: 'integer', minimum: 0, maximum: 1_000_000_000 };
const id = line(200);
const form = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const LANGUAGES = ['en', 'fr'] as const;
const STATES = ['new', 'inWork', 'answered', 'closed'] as const;
const REVIEWS = ['received', 'inReview', 'moreNeeded', 'approved', 'declined'] as const;
const TOLD_BY = ['phone', 'email', 'letter', 'inPerson'] as const;
const KINDS = ['listing', 'general', 'viewing', 'valuation', 'application', 'withdrawal'] as const;

/** Body of PATCH /desk/members/{id}. */
export const MEMBER_CHANGES = form(
  {
    version,
    languages: { type: 'array', uniqueItems: true, items: { enum: LANGUAGES } },
    cities: { type: 'array', uniqueItems: true, maxItems: 100, items: line(100) },
    takesTurns: { type: 'boolean' },
    isEnded: { enum: [true] },
  },
  ['version'],
);

/** Body of PATCH /desk/items/{id}. */
export const ITEM_CHANGES = form(
  {
    version,
    state: { enum: STATES },
    owner: { ...id, type: ['string', 'null'] },
    nextAction: { oneOf: [{ type: 'null' }, form({ day, text: line(300) }, ['day', 'text'])] },
  },
  ['version'],
);

/** Body of POST /desk/items/{id}/notes. */
export const NEW_NOTE = form({ text: text(4_000) }, ['text']);

/** Body of POST /desk/items/{id}/answers. */
export const NEW_ANSWER = form({ subject: line(200), text: text(10_000) }, ['subject', 'text']);

/** Body of POST /desk/items/{id}/viewing. Which members a change needs is checked by the route. */
export const VIEWING_ANSWER = form(
  {
    revision: { ...version, minimum: 1 },
    change: { enum: ['offer', 'agree', 'decline'] },
    starts: moment,
    ends: moment,
    sentence: textUpTo(300),
  },
  ['revision', 'change'],
);

/** Body of PUT /desk/rules. */
export const RULES = form(
  { byCity: { type: 'boolean' }, byLanguage: { type: 'boolean' }, byTurns: { type: 'boolean' }, version },
  ['byCity', 'byLanguage', 'byTurns', 'version'],
);

/** Body of the changes of content; `body` is checked by the schema of its key (server/content/contentSchemas.ts). */
export const CONTENT_CHANGE = form({ base: version, revision: textUpTo(40), body: { type: 'object' } }, [
  'base',
  'revision',
  'body',
]);

const searched = z.string().max(200, 'must have at most 200 characters');
/** Body of PATCH /desk/applications/{leadId}. */
export const REVIEW_CHANGE = form(
  { version, state: { enum: REVIEWS }, sentence: textUpTo(300), language: { enum: LANGUAGES } },
  ['version', 'state'],
);

/** Body of POST /desk/people/withdrawals. */
export const WITHDRAWAL = form({ email: EMAIL_ADDRESS, way: { enum: TOLD_BY }, day }, [
  'email',
  'way',
  'day',
]);

const page = z.coerce.number().int().min(1).max(100_000).default(1);

/** Query of GET /desk/items. */
export const ITEMS_QUERY = z.strictObject({
  state: z.enum(STATES).optional(),
  owner: z.string().max(200).optional(),
  kind: z.enum(KINDS).optional(),
  opened: z.enum(['no']).optional(),
  search: searched.optional(),
  sort: z.enum(['newest', 'oldest', 'action']).default('newest'),
  page,
});

/** Query of GET /desk/items.csv, which has all pages. */
export const CSV_QUERY = ITEMS_QUERY.omit({ page: true });

/** Query of GET /desk/changes. */
export const CHANGES_QUERY = z.strictObject({ item: z.string().max(200).optional(), page });

/** Query of the calls of a person, which need one of both. */
export const PERSON_QUERY = z.strictObject({
  email: z
    .string()
    .max(EMAIL_ADDRESS.maxLength)
    .regex(new RegExp(EMAIL_ADDRESS.pattern, 'u'), 'is not an email address')
    .optional(),
  phone: z
    .string()
    .regex(/^[\d\s()+.-]{7,40}$/, 'is not a phone number')
    .optional(),
});

const moments = z.iso.datetime();
const state = z.enum(STATES);
const action = z.object({ day: z.iso.date(), text: z.string() });
const role = z.enum(['staff', 'admin']);

const member = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role,
    mortgage: z.boolean(),
    languages: z.array(z.enum(LANGUAGES)),
    cities: z.array(z.string()),
    takesTurns: z.boolean(),
    lastSeen: moments,
    ended: moments.nullable(),
    version: z.number().int().min(0),
  })
  .openapi('DeskMember');

const item = z
  .object({
    id: z.string(),
    kind: z.enum(KINDS),
    state,
    owner: z.object({ id: z.string(), name: z.string() }).nullable(),
    received: moments,
    ageMinutes: z.number().int().min(0),
    person: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() }),
    home: z
      .object({
        mls: z.string().nullable(),
        board: z.number().int().nullable(),
        address: z.string().nullable(),
        city: z.string().nullable(),
        price: z.number().nullable(),
      })
      .nullable(),
    page: z.string().nullable(),
    language: z.enum(LANGUAGES).nullable(),
    message: z.string().nullable(),
    valuation: z
      .object({
        state: z.string(),
        propertyType: z.string(),
        beds: z.number(),
        baths: z.number(),
        sqft: z.number(),
        yearBuilt: z.number(),
        condition: z.number(),
      })
      .partial()
      .nullable(),
    viewing: z
      .object({
        id: z.string(),
        state: z.enum(['asked', 'offered', 'agreed', 'declined', 'cancelled']),
        day: z.iso.date(),
        part: z.enum(['morning', 'afternoon', 'evening']),
        way: z.enum(['inPerson', 'video']),
        starts: moments.nullable(),
        ends: moments.nullable(),
        timeZone: z.string(),
        revision: z.number().int().min(1),
      })
      .nullable(),
    application: z.object({ id: z.string(), status: z.enum(['submitted', 'withdrawn']) }).nullable(),
    opened: moments.nullable(),
    nextAction: action.nullable(),
    version: z.number().int().min(0),
  })
  .openapi('DeskItem');

const change = z
  .object({
    id: z.string(),
    at: moments,
    by: z.string(),
    item: z.string().nullable(),
    action: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    isErased: z.boolean(),
  })
  .openapi('DeskChange');

const written = { id: z.string(), at: moments, by: z.string(), text: z.string() };
const answer = z.object({
  ...written,
  subject: z.string(),
  delivery: z.enum(['waiting', 'sent', 'refused']).nullable(),
});

const consentEnd = z.object({
  at: moments,
  way: z.enum([...TOLD_BY, 'link', 'profile']),
  by: z.string().nullable(),
});

const detail = item
  .extend({
    consent: z.string().nullable(),
    withdrawn: consentEnd.nullable(),
    notes: z.array(z.object(written)),
    answers: z.array(answer),
    history: z.array(change),
  })
  .openapi('DeskItemDetail');

const count = z.number().int().min(0);

const section = z.record(z.string(), z.unknown());

const application = z
  .object({
    id: z.string(),
    status: z.enum(['draft', 'submitted', 'withdrawn']),
    submitted: moments.nullable(),
    property: section,
    price: section,
    applicant: section,
    employment: section,
    coApplicant: z
      .object({
        state: z.enum(['draft', 'invited', 'accepted', 'declined', 'left']),
        relation: z.string().nullable(),
        person: section,
        employment: section,
      })
      .nullable(),
    percent: z.number().int().min(0).max(100),
    missing: z.array(z.object({ section: z.string(), field: z.string() })),
    matches: z.array(section),
    rulesOf: z.iso.date(),
    documents: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.string(),
        size: z.number().int(),
        type: z.string(),
        state: z.enum(['waiting', 'kept']),
        added: moments,
        of: z.enum(['applicant', 'coApplicant']),
      }),
    ),
    review: z.object({ state: z.enum(REVIEWS), sentence: z.string(), changed: moments }).nullable(),
    version: z.number().int().min(0),
  })
  .openapi('DeskApplication');

const person = z
  .object({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    items: z.array(item),
    answers: z.array(answer.extend({ item: z.string() })),
    account: z
      .object({
        registered: moments.nullable(),
        name: z.object({ first: z.string(), last: z.string() }),
        phone: z.string().nullable(),
        emailNotifications: z.boolean(),
        emailBounced: z.boolean(),
        sharesSaved: moments.nullable(),
        savedHomes: z
          .array(z.object({ mls: z.string(), board: z.number().int(), saved: moments }))
          .nullable(),
        savedSearches: z
          .array(
            z.object({
              name: z.string(),
              path: z.string(),
              created: moments,
              alert: z.enum(['off', 'daily', 'atOnce']),
            }),
          )
          .nullable(),
      })
      .nullable(),
    consents: z.array(
      z.object({
        at: moments,
        text: z.string(),
        kind: z.enum(KINDS),
        page: z.string().nullable(),
        language: z.enum(LANGUAGES).nullable(),
        item: z.string(),
      }),
    ),
    withdrawals: z.array(consentEnd),
    withdrawn: consentEnd.nullable(),
  })
  .openapi('DeskPerson');

/** Bodies of the answers, by name. */
export const DESK_ANSWERS = {
  application,
  content: z
    .object({
      key: z.string(),
      version: count,
      published: section,
      draft: z.object({ body: section, at: moments, by: z.string() }).nullable(),
      revision: z.string(),
    })
    .openapi('DeskContent'),
  contentVersions: z.object({
    versions: z.array(z.object({ version: count, at: moments, by: z.string() })),
  }),
  contentVersion: z.object({ body: section }),
  contentPreview: z.object({ token: z.string(), until: moments }),
  contentPicture: z.object({ id: z.string() }),
  person,
  erasure: z
    .object({
      items: count,
      kept: count,
      hasAccount: z.boolean(),
      signIn: z.enum(['none', 'deleted', 'toDelete']),
    })
    .openapi('DeskErasure'),
  opening: z.object({ url: z.string(), expires: moments }),
  me: z
    .object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      role,
      mortgage: z.boolean(),
      sessionEnds: moments,
    })
    .openapi('DeskMe'),
  member,
  members: z.object({ members: z.array(member) }),
  items: z.object({
    items: z.array(item),
    total: count,
    counts: z.object({ new: count, inWork: count, answered: count, closed: count }),
    unopened: count,
    weeks: z.array(z.object({ week: z.iso.date(), count })),
  }),
  detail,
  changes: z.object({ changes: z.array(change), total: count }),
  rules: z
    .object({ byCity: z.boolean(), byLanguage: z.boolean(), byTurns: z.boolean(), version: count })
    .openapi('DeskRules'),
} as const;
