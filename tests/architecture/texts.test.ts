import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageFaults, readTexts } from '#tools/textCatalogue.ts';
import { plant, root } from './plantedProject.ts';

const texts = (tree: object) => readTexts(plant({ 'shell.json': JSON.stringify(tree) }));

test('every text has an English and a French version', () => {
  const english = readTexts(join(root, 'src', 'i18n', 'en'));
  expect(english.size).toBeGreaterThan(20);
  const faults = languageFaults(english, readTexts(join(root, 'src', 'i18n', 'fr')));
  // The boards' words are English already, but for their abbreviations: src/features/listing/sections/feedWords.test.ts.
  expect(faults.filter((fault) => !/^(feedWords|homeTypes)\./.test(fault))).toEqual([]);
});

test('each language may have its own plural forms', () => {
  const english = texts({ homes_one: '{{count}} home', homes_other: '{{count}} homes' });
  const french = texts({
    homes_one: '{{count}} bien',
    homes_many: '{{count}} de biens',
    homes_other: '{{count}} biens',
  });
  expect(languageFaults(english, french)).toEqual([]);
});

test('the check finds a missing text, an empty text and a text without its value', () => {
  const english = texts({ menu: { open: 'Open', close: 'Close' }, price: '{{price}} a month', hint: 'Hint' });
  const french = texts({ menu: { open: 'Ouvrir', leave: 'Quitter' }, price: 'par mois', hint: ' ' });
  expect(languageFaults(english, french)).toEqual([
    'shell.menu.close: not in fr',
    'shell.menu.leave: not in en',
    'shell.hint: empty',
    'shell.price: other placeholders in fr',
  ]);
});
