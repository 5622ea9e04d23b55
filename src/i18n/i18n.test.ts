import { expect, test } from 'vitest';
import { localeOf } from './i18n.ts';
import { preferredLanguage } from './languages.ts';

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['en-GB'], 'en'],
  [['de', 'fr'], 'fr'],
  [['zh'], 'en'],
  [[], 'en'],
] as const)('a browser that prefers %j gets %s', (preferred, language) => {
  expect(preferredLanguage(preferred)).toBe(language);
});

test('numbers and dates are Canadian in both languages', () => {
  expect(localeOf('fr')).toBe('fr-CA');
  expect(localeOf('en')).toBe('en-CA');
});
