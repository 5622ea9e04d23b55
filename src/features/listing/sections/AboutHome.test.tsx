import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { Listing } from '#domain/listing/listing.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { AboutHome } from './AboutHome.tsx';

async function aboutText(listing: Listing, language: Language = 'en'): Promise<string> {
  await changeLanguage(language);
  onTestFinished(() => changeLanguage('en'));
  renderWithStore(<AboutHome listing={listing} />);
  const name = language === 'en' ? /^About / : /^À propos /;
  const text = screen.getByRole('region', { name }).querySelector('p')?.textContent ?? '';
  // The tests do not check no-break spaces.
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

const { details } = createMockListing();
const whole = createMockListing({
  annualTaxes: 4200,
  taxYear: 2026,
  maintenanceFee: 310,
  details: {
    ...details,
    bedsPlus: 1,
    bathsPlus: 1,
    garageSpaces: 2,
    facts: [{ name: 'yearBuilt', value: '1925' }],
  },
});
/** A listing with the minimum that a feed sends. */
const bare = createMockListing({
  brokerageName: '',
  listDate: null,
  listPrice: null,
  details: {
    ...details,
    propertyType: '',
    yearBuilt: '',
    beds: null,
    baths: null,
    garageSpaces: null,
    sqft: '',
  },
});
const sold: Partial<Listing> = {
  status: 'U',
  lastStatus: 'Sld',
  soldPrice: 860_000,
  soldDate: '2026-11-15T17:00:00.000Z',
};
const lease: Partial<Listing> = { type: 'lease', listPrice: 2500 };

test('describes a home for sale completely', async () => {
  expect(await aboutText(whole)).toBe(
    '33 Queen Street W is for sale in The Annex, Toronto. Property type: Detached. ' +
      'It has 3 bedrooms, 1 more in the basement, 3 bathrooms, a garage for 2 cars and 1,100–1,500 sqft of interior space. ' +
      'It was built in 1925. The asking price is $849,000. Property taxes were $4,200 in 2026. ' +
      'The maintenance fee is $310 a month. It was listed on Nov 9, 2026. ' +
      'MLS® number C1000001, offered by Third Rail Realty Inc., Brokerage.',
  );
});

test('describes it in French', async () => {
  expect(await aboutText(whole, 'fr')).toBe(
    'La propriété du 33, Queen Street W (The Annex, Toronto) est à vendre. Type de propriété : Individuelle. ' +
      'Elle compte 3 chambres, 1 autre au sous-sol, 3 salles de bain, un garage pour 2 voitures et une superficie intérieure de 1 100–1 500 pi². ' +
      'Elle a été construite en 1925. Le prix demandé est de 849 000 $. Taxes foncières : 4 200 $ en 2026. ' +
      'Les frais de copropriété sont de 310 $ par mois. Elle a été inscrite le 9 nov. 2026. ' +
      'Numéro MLS® C1000001, offerte par Third Rail Realty Inc., Brokerage.',
  );
});

test('leaves out what the feed does not have', async () => {
  expect(await aboutText(bare)).toBe(
    '33 Queen Street W is for sale in The Annex, Toronto. MLS® number C1000001.',
  );
});

test('describes a home without a street', async () => {
  const address = { ...bare.address, unitNumber: '', streetNumber: '', streetName: '', streetSuffix: '' };
  const unplaced = { ...bare, address: { ...address, streetDirection: '' } };
  expect(await aboutText(unplaced)).toBe('MLS® number C1000001.');
  expect(screen.getByRole('heading', { name: 'About this home' })).toBeVisible();
});

test.each<[string, Partial<Listing>, Language, string]>([
  ['a lease', lease, 'en', 'is for lease in The Annex, Toronto. The asking rent is $2,500 a month.'],
  ['a lease', lease, 'fr', '(The Annex, Toronto) est à louer. Le loyer demandé est de 2 500 $ par mois.'],
  [
    'a lease by the week',
    { ...lease, details: { ...bare.details, facts: [{ name: 'leaseTerms', value: 'Weekly' }] } },
    'en',
    'is for lease in The Annex, Toronto. The asking rent is $2,500 a week.',
  ],
  [
    'a sold home',
    { ...sold, listPrice: 849_000 },
    'en',
    'in The Annex, Toronto was sold on Nov 15, 2026. The final price was $860,000; the asking price was $849,000.',
  ],
  [
    'a sold home',
    { ...sold, listPrice: 849_000 },
    'fr',
    '(The Annex, Toronto) a été vendue le 15 nov. 2026. Le prix final était de 860 000 $, pour un prix demandé de 849 000 $.',
  ],
  ['a sale without its day', { ...sold, soldDate: null }, 'en', 'was sold. The final price was $860,000.'],
  ['a sale without any price', { ...sold, soldPrice: null }, 'en', 'was sold on Nov 15, 2026.'],
  [
    'a conditional sale',
    { status: 'U', lastStatus: 'Sc', listPrice: 849_000 },
    'en',
    'is sold conditionally. The asking price is $849,000.',
  ],
  [
    'a leased home',
    { ...sold, ...lease, lastStatus: 'Lsd', soldPrice: 2450 },
    'en',
    'was leased on Nov 15, 2026. The final price was $2,450; the asking price was $2,500.',
  ],
  [
    'an expired one',
    { status: 'U', lastStatus: 'Exp', listPrice: 849_000 },
    'en',
    'is not on the market at the moment. It was last offered at $849,000.',
  ],
  [
    'an ended lease',
    { ...lease, status: 'U', lastStatus: 'Ter' },
    'fr',
    'n’est pas sur le marché en ce moment. Elle était offerte en dernier lieu à 2 500 $ par mois.',
  ],
])('says whether %s is available (%o, %s)', async (_title, changes, language, expected) => {
  expect(await aboutText({ ...bare, ...changes }, language)).toContain(expected);
});

test.each([
  ['yearBuilt', '51-99', 'en', 'The building is 51 to 99 years old.'],
  ['yearBuilt', '100+', 'en', 'The building is 100 years old or more.'],
  ['yearBuilt', 'New', 'en', 'It is new.'],
  ['yearBuilt', '51-99', 'fr', 'Le bâtiment a de 51 à 99 ans.'],
  ['sqft', '0-499', 'en', 'and less than 500 sqft of interior space.'],
  ['sqft', '< 700', 'fr', 'et une superficie intérieure de moins de 700 pi².'],
  ['sqft', '5000+', 'en', 'and more than 5,000 sqft of interior space.'],
] as const)('writes %s %s in words (%s)', async (name, value, language, sentence) => {
  const listing = createMockListing({ details: { ...details, [name]: value } });
  expect(await aboutText(listing, language)).toContain(sentence);
});

test('ends with one full stop, also after "Ltd."', async () => {
  expect(await aboutText({ ...whole, brokerageName: 'Example Services Ltd.' })).toMatch(
    /offered by Example Services Ltd\.$/,
  );
});
