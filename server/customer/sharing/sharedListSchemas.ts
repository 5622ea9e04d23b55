import { EMAIL_ADDRESS, textUpTo } from '#server/schemas/personSchema.ts';

/** Other texts could be read by a mail program as an address or a link. */
const DISPLAY_NAME = { type: 'string', pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}'’ -]{0,34}$" } as const;

/** Texts that mail programs make links of: addresses, and words with a dot inside. */
const LINK = '://|@|[^\\s.]\\.[^\\s.\\d]{2,}';

/** Body of POST /customer/user/shared-list/invitation. */
export const NEW_SHARING = {
  type: 'object',
  additionalProperties: false,
  required: ['email', 'name', 'language'],
  properties: {
    email: EMAIL_ADDRESS,
    name: DISPLAY_NAME,
    line: { ...textUpTo(200), not: { pattern: LINK } },
    language: { enum: ['en', 'fr'] },
    sharesSaved: { type: 'boolean' },
  },
} as const;

/** Body of POST /customer/user/shared-list. */
export const ACCEPTANCE = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: DISPLAY_NAME, sharesSaved: { type: 'boolean' } },
} as const;

/** Body of PUT /customer/user/shared-list. */
export const SHARING_CHANGE = {
  type: 'object',
  additionalProperties: false,
  required: ['sharesSaved'],
  properties: { sharesSaved: { const: true } },
} as const;
