import { expect, test } from 'vitest';
import type { Listing } from '#domain/listing/listing.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { listingData } from './listingHead.ts';

const PAGE = 'https://homes.example/real-estate/detail/C1000001/2';
const PICTURE = 'https://homes.example/images/one';

const data = (changes: Partial<Listing> = {}, images: string[] = []) =>
  listingData(createMockListing(changes), PAGE, images);
const { details, address } = createMockListing();

test('a home for sale in schema.org’s terms', () => {
  expect(data({ details: { ...details, description: 'A bright house.' } }, [PICTURE])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url: PAGE,
    name: '33 Queen Street W',
    description: 'A bright house.',
    image: [PICTURE],
    datePosted: '2026-11-09T12:00:00.000Z',
    mainEntity: {
      '@type': 'SingleFamilyResidence',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '33 Queen Street W',
        addressLocality: 'Toronto',
        addressRegion: 'Ontario',
        postalCode: 'M6J 1A1',
        addressCountry: 'CA',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 43.6472, longitude: -79.4103 },
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 2,
    },
    offers: {
      '@type': 'Offer',
      price: 849_000,
      priceCurrency: 'CAD',
      availability: 'https://schema.org/InStock',
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    },
  });
});

test('values that the feed does not have are left out', () => {
  const bare = data({
    listDate: null,
    listPrice: null,
    location: null,
    details: { ...details, beds: null, baths: null },
  });
  expect(Object.keys(bare)).toEqual(['@context', '@type', 'url', 'name', 'mainEntity']);
  expect(bare).not.toHaveProperty('mainEntity.geo');
  expect(bare).not.toHaveProperty('mainEntity.numberOfBedrooms');
});

test('a home without its street is named by its place', () => {
  const unplaced = { ...address, streetNumber: '', streetName: '', streetSuffix: '', streetDirection: '' };
  expect(data({ address: unplaced })).toHaveProperty('name', 'The Annex, Toronto');
});

test.each<[string, string, string]>([
  ['ResidentialProperty', 'Semi-Detached', 'SingleFamilyResidence'],
  ['ResidentialProperty', 'Bungalow', 'SingleFamilyResidence'],
  ['ResidentialProperty', 'Duplex', 'House'],
  ['ResidentialProperty', '', 'House'],
  ['CondoProperty', 'Condo Apt', 'Apartment'],
  ['CondoProperty', 'Condo Townhouse', 'House'],
  ['CommercialProperty', 'Office', 'Place'],
  ['ResidentialProperty', 'Vacant Land', 'Place'],
])('a %s of type %j is a %s', (kind, propertyType, expected) => {
  const described = data({ class: kind, details: { ...details, propertyType } });
  expect(described).toHaveProperty(['mainEntity', '@type'], expected);
  // Only homes have a number of bedrooms.
  expect('numberOfBedrooms' in (described as { mainEntity: object }).mainEntity).toBe(expected !== 'Place');
});

test.each<[Partial<Listing>, number, string]>([
  [{ lastStatus: 'Pc' }, 849_000, 'InStock'],
  [{ lastStatus: 'Sld', soldPrice: 860_000 }, 860_000, 'SoldOut'],
  [{ lastStatus: 'Sld', soldPrice: null }, 849_000, 'SoldOut'],
  [{ lastStatus: 'Sc', soldPrice: null }, 849_000, 'SoldOut'],
  [{ lastStatus: 'Exp' }, 849_000, 'SoldOut'],
])('with %o the price is %i and it is %s', (changes, price, availability) => {
  expect(data(changes)).toMatchObject({
    offers: { price, availability: `https://schema.org/${availability}` },
  });
});

test.each([
  ['', 'MON'],
  ['Weekly', 'WEE'],
])('a rent with terms %j is for each %s', (terms, unitCode) => {
  const facts: Listing['details']['facts'] = [{ name: 'leaseTerms', value: terms }];
  expect(data({ type: 'lease', listPrice: 600, details: { ...details, facts } })).toMatchObject({
    offers: {
      price: 600,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 600, unitCode },
    },
  });
});
