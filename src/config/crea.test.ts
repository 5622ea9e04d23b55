import { expect, test } from 'vitest';
import { parseCreaDestination } from './crea.ts';
import { EnvironmentError } from './environment.ts';

test("listings are CREA's if their destination is set", () => {
  expect(parseCreaDestination({})).toBeUndefined();
  expect(parseCreaDestination({ VITE_CREA_DESTINATION_ID: '' })).toBeUndefined();
  expect(parseCreaDestination({ VITE_CREA_DESTINATION_ID: ' 355 ' })).toBe('355');
  expect(() => parseCreaDestination({ VITE_CREA_DESTINATION_ID: 'ours' })).toThrow(EnvironmentError);
});
