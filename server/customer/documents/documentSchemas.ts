import { line } from '#server/schemas/personSchema.ts';

/** Largest size of a file: 10 MiB. */
const MAX_DOCUMENT_BYTES = 10_485_760;

/** Kinds of documents. */
export const DOCUMENT_KINDS = [
  'identity',
  'income',
  'employment',
  'down_payment',
  'property',
  'other',
] as const;

/** JSON Schema (draft 07): body of POST /customer/application/{id}/documents/upload-url. */
export const NEW_DOCUMENT = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'kind', 'size', 'type'],
  properties: {
    name: line(200),
    kind: { enum: DOCUMENT_KINDS },
    size: { type: 'integer', minimum: 1, maximum: MAX_DOCUMENT_BYTES },
    type: { enum: ['application/pdf', 'image/jpeg', 'image/png', 'image/heic'] },
    hash: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
} as const;
