import { expect, test } from 'vitest';
import { BoardNumbers } from '#server/store/ingest/boardNumbers.ts';
import { published, TODAY } from '../../tests/support/feeds/publishedRows.ts';
import { readReso } from './readReso.ts';
import type { ResoRow } from './resoValues.ts';

const read = (row: ResoRow) => readReso(row, TODAY, new BoardNumbers());

const GRID = published('mls-grid');

test("MLS Grid's row of another country is refused with its reasons", () => {
  expect(read(GRID)).toMatchObject({
    kind: 'invalid',
    key: '11111',
    reasons: [
      'StateOrProvince "CA" is not a province of Canada',
      'Latitude and Longitude (null, null) are not in Canada',
    ],
  });
});

test("MLS Grid's row is read with its lists between commas and its lot", () => {
  const row = { ...GRID, StateOrProvince: 'MB', PostalCode: 'R3C1L8', Latitude: 49.9, Longitude: -97.1 };
  expect(read(row)).toMatchObject({
    kind: 'listing',
    listing: {
      mlsNumber: '11111',
      boardId: 1000,
      lastStatus: 'Pc',
      state: 'Manitoba',
      propertyType: 'Multiplex',
      style: 'Tri-Level',
      streetName: 'W 1st',
      streetSuffix: 'Place',
      baths: 1,
      sqft: 2_101,
      lot: { width: 60, depth: 134, acres: '0.18' },
      details: { heating: 'Natural Gas, Forced Air', numGarageSpaces: 2 },
      brokerageName: 'Best Realty',
    },
  });
});

test("the older DDF feed's address, city and page are read", () => {
  const { StreetAddress, City, Province, PostalCode, Latitude, Longitude, MoreInformationLink } =
    published('ddf-data-feed');
  const row = {
    ListingKey: '26855586',
    ListingId: 'E8308430',
    ListAOR: 'Toronto',
    ListOfficeName: 'Sample Realty, Brokerage',
    StandardStatus: 'Active',
    PropertySubType: 'Single Family',
    StructureType: ['Apartment'],
    ListPrice: 459_000,
    ListingContractDate: '2024-05-06',
    UnparsedAddress: StreetAddress,
    StateOrProvince: Province,
    City,
    PostalCode,
    Latitude,
    Longitude,
    ListingURL: MoreInformationLink,
  };
  expect(read(row)).toMatchObject({
    listing: {
      boardId: 2,
      unitNumber: '806',
      streetNumber: '180',
      streetName: 'Markham Rd',
      city: 'Toronto',
      state: 'Ontario',
      zip: 'M1M 2Z9',
      details: { moreInformationLink: MoreInformationLink },
    },
  });
});
