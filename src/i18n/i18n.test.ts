import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTexts } from '#tools/textCatalogue.ts';
import { localeOf, startTexts } from './i18n.ts';
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

test.each(['en', 'fr'])(
  'a value that ends with a full stop ends no sentence of %s with two',
  async (language) => {
    const texts = await startTexts('en');
    const sentences = [...readTexts(join(import.meta.dirname, language))].filter(([, text]) =>
      /\}\}\.(\s|$)/.test(text),
    );
    expect(sentences.length).toBeGreaterThan(100);
    for (const [key, text] of sentences) {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name, '5:53 p.m.']);
      texts.addResource('en', 'sentences', key, text, { keySeparator: '|' });
      const written = texts.t(key as never, {
        ns: 'sentences',
        keySeparator: '|',
        ...Object.fromEntries(names),
      });
      expect(written, key).toContain('p.m.');
      expect(written, key).not.toContain('..');
    }
    texts.addResource('en', 'sentences', 'pause', 'Wait... {{moment}}');
    expect(texts.t('pause' as never, { ns: 'sentences', moment: 'St. John’s' })).toBe('Wait... St. John’s');
  },
);
