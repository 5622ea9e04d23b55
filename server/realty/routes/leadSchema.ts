/** Where the schema is served. */
export const LEAD_SCHEMA_PATH = '/realty/schemas/lead.json';

const name = { type: 'string', minLength: 1, maxLength: 35, pattern: '\\S' };

/** JSON Schema (draft 07) of a lead, with the limits of the specification (L5); the forms check against it. */
export const LEAD_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: LEAD_SCHEMA_PATH,
  title: 'Lead',
  type: 'object',
  required: ['user', 'property'],
  properties: {
    user: {
      type: 'object',
      required: ['name', 'email'],
      properties: {
        name: {
          type: 'object',
          required: ['first', 'last'],
          properties: { first: name, last: name },
        },
        // Endings of two or more letters (rulings D14).
        email: { type: 'string', maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[A-Za-z]{2,}$' },
        // The national number of North America: ten digits, in any grouping.
        phone: { type: 'string', pattern: '^\\(?[2-9]\\d{2}\\)?[ .-]?\\d{3}[ .-]?\\d{4}$' },
      },
    },
    property: {
      type: 'object',
      properties: {
        city: { type: 'string', minLength: 1, maxLength: 100 },
        address: { type: 'string', maxLength: 200 },
        price: { type: 'number', minimum: 50_000, maximum: 10_000_000 },
      },
    },
    code: { type: 'string', maxLength: 35, pattern: '^[A-Za-z0-9_-]+$' },
    boardId: { type: 'integer', minimum: 1 },
    message: { type: 'string', maxLength: 500 },
  },
} as const;
