import { describe, expect, it, test } from 'vitest';
import { statusLabel } from '#domain/listing/status.ts';
import en from '#i18n/en/card.json';
import fr from '#i18n/fr/card.json';
import { type CardLanguage, cardFacts } from '#server/pictures/shareCardFacts.ts';
import type { WireListing } from '../../../src/api/realty/contract.ts';

const HOME: WireListing = {
  mlsNumber: 'W1234567',
  boardId: 2,
  type: 'Sale',
  status: 'A',
  lastStatus: 'New',
  listPrice: '1249000.00',
  soldPrice: 0,
  address: {
    unitNumber: '5',
    streetNumber: '88',
    streetName: 'Maple',
    streetSuffix: 'Avenue',
    streetDirection: 'W',
    city: 'Toronto',
  },
  details: { numBedrooms: '3', numBedroomsPlus: 1, numBathrooms: 2, sqft: '1100-1499' },
};

describe('the facts on a card', () => {
  it('are in English', () => {
    expect(cardFacts(HOME, 'en')).toEqual({
      status: 'For Sale',
      colour: 'forSale',
      price: '$1,249,000',
      address: '5 - 88 Maple Avenue W, Toronto',
      rooms: ['3+1 beds', '2 baths', '1,100–1,499 sqft'],
    });
  });

  it('are in French', () => {
    expect(cardFacts(HOME, 'fr')).toEqual({
      status: 'À vendre',
      colour: 'forSale',
      price: '1\u00a0249\u00a0000\u00a0$',
      address: '88, Maple Avenue W, app. 5, Toronto',
      rooms: ['3+1\u00a0ch.', '2\u00a0sdb', '1\u00a0100–1\u00a0499\u00a0pi²'],
    });
  });

  it.each<[string, Partial<WireListing>, Partial<ReturnType<typeof cardFacts>>]>([
    ['a rent by the month', { type: 'Lease', listPrice: 2450 }, { price: '$2,450 /mo', colour: 'forLease' }],
    [
      'a rent by the week',
      { type: 'Lease', listPrice: 450, details: { leaseTerms: 'Weekly' } },
      { price: '$450 /week', rooms: [] },
    ],
    [
      'the price of a sale',
      { status: 'U', lastStatus: 'Sld', soldPrice: '1300000' },
      { price: '$1,300,000' },
    ],
    ['the list price before the sale', { lastStatus: 'Sc', soldPrice: '1300000' }, { price: '$1,249,000' }],
    ['no price', { listPrice: 0 }, { price: 'Price on request' }],
    [
      'one bedroom and one bathroom',
      { details: { numBedrooms: 1, numBathrooms: '1', sqft: '< 700' } },
      { rooms: ['1 bed', '1 bath'] },
    ],
    ['no rooms of land', { details: {} }, { rooms: [] }],
    [
      'an end without a reason',
      { status: 'U', lastStatus: 'New' },
      { status: 'Off Market', colour: 'neutral' },
    ],
  ])('show %s', (_, changes, expected) => {
    expect(cardFacts({ ...HOME, ...changes }, 'en')).toMatchObject(expected);
  });
});

const TEXTS = { en: en.status, fr: fr.status };
const STATUSES = [
  'New',
  'Pc',
  'Ext',
  'Sld',
  'Sc',
  'Sce',
  'Lsd',
  'Lc',
  'Lce',
  'Exp',
  'Sus',
  'Ter',
  'Dft',
  'Cs',
];

test.each(
  (['en', 'fr'] as const).flatMap((language) =>
    STATUSES.map((lastStatus): [CardLanguage, string] => [language, lastStatus]),
  ),
)('the status on a card in %s says the same as the page: %s', (language, lastStatus) => {
  for (const type of ['Sale', 'Lease'] as const) {
    const label = statusLabel(type === 'Sale' ? 'sale' : 'lease', lastStatus);
    const expected = label === 'other' ? '' : TEXTS[language][label];
    expect(cardFacts({ ...HOME, type, lastStatus }, language).status).toBe(expected);
  }
});
