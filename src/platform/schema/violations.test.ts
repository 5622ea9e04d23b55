import { expect, test } from 'vitest';
import { type Violation, violationsOf } from './violations.ts';

const schema = (rules: object): string =>
  JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', $id: '/lead.json', ...rules });

test('names each broken rule with the path of its value and its limit', () => {
  const rules = schema({
    type: 'object',
    additionalProperties: false,
    properties: {
      user: {
        type: 'object',
        required: ['email'],
        properties: { name: { type: 'string', maxLength: 3, pattern: '^[a-z]+$' } },
      },
      'a/b': { type: 'number', minimum: 50 },
    },
  });
  const violations = violationsOf(rules, { user: { name: 'FOUR' }, 'a/b': 1, extra: 1 });
  expect(violations).toEqual(
    expect.arrayContaining<Violation>([
      { field: 'user.email', keyword: 'required', limit: null },
      { field: 'user.name', keyword: 'maxLength', limit: 3 },
      { field: 'user.name', keyword: 'pattern', limit: null },
      { field: 'a/b', keyword: 'minimum', limit: 50 },
      { field: 'extra', keyword: 'additionalProperties', limit: null },
    ]),
  );
  expect(violations).toHaveLength(5);
});

test('a valid value has no violations, and neither has undefined', () => {
  const rules = schema({ type: 'number' });
  expect(violationsOf(rules, 1)).toEqual([]);
  expect(violationsOf(rules, undefined)).toEqual([]);
});

test('two versions of a schema with one name can both be used', () => {
  expect(violationsOf(schema({ type: 'string' }), 1)).toHaveLength(1);
  expect(violationsOf(schema({ type: 'number' }), 1)).toEqual([]);
});

test('unknown keywords and formats are ignored; an invalid schema is refused', () => {
  expect(violationsOf(schema({ type: 'string', format: 'phone-number', uiHint: 'tel' }), 'x')).toEqual([]);
  expect(() => violationsOf(schema({ type: 'telephone' }), 'x')).toThrow();
});
