import { DISPLAY_NAME, EMAIL_ADDRESS, textUpTo } from '#server/schemas/personSchema.ts';

/** Body of POST /customer/user/shared-list/invitation. */
export const NEW_SHARING = {
  type: 'object',
  additionalProperties: false,
  required: ['email', 'name', 'language'],
  properties: {
    email: EMAIL_ADDRESS,
    name: DISPLAY_NAME,
    line: textUpTo(200),
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
