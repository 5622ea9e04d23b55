import { expect, test } from 'vitest';
import { valueAt, withoutBlanks, withValue } from './bodyPaths.ts';

const BODY = { agents: [{ name: 'Amara' }, { name: 'Benoit', role: { 'en-CA': 'Broker' } }] };

test('a value is read by its path', () => {
  expect(valueAt(BODY, 'agents.1.role.en-CA')).toBe('Broker');
  expect(valueAt(BODY, 'agents.2.name')).toBeUndefined();
});

test('a value is replaced, and missing objects are added', () => {
  const changed = withValue(BODY, 'agents.0.role.fr-CA', 'Courtière');
  expect(changed).toEqual({
    agents: [{ name: 'Amara', role: { 'fr-CA': 'Courtière' } }, BODY.agents[1]],
  });
  expect(BODY.agents[0]).toEqual({ name: 'Amara' });
});

test('optional members that are empty are removed, required ones stay', () => {
  const body = { agents: [{ name: '', portrait: '', about: { 'en-CA': '', 'fr-CA': '' } }] };
  expect(withoutBlanks(body)).toEqual({ agents: [{ name: '' }] });
  expect(withoutBlanks({ about: { 'en-CA': 'Hello', 'fr-CA': '' } })).toEqual({
    about: { 'en-CA': 'Hello', 'fr-CA': '' },
  });
});
