import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ListingInput } from '#server/store/dataset/storedListing.ts';
import { BoardNumbers } from '#server/store/ingest/boardNumbers.ts';
import { readReso } from './readReso.ts';
import type { ResoRow } from './resoValues.ts';

/** 2026-11-21 */
const TODAY = 20_778;

const boards = new BoardNumbers();

const published = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../tests/support/feeds/${name}.json`, import.meta.url), 'utf8'),
  ) as ResoRow; // a row, by its README

const PLACED = { Latitude: 43.4, Longitude: -79.98 };
const TRREB = { ...published('trreb'), ...PLACED };
/** The American home with a place in Ontario. */
const BRIDGE = { ...published('bridge'), ...PLACED, StateOrProvince: 'ON', PostalCode: 'L0R 1H3' };

function listingOf(row: ResoRow): ListingInput {
  const reading = readReso(row, TODAY, boards);
  if (reading.kind !== 'listing') throw new Error(JSON.stringify(reading));
  return reading.listing;
}

function reasonsOf(row: ResoRow): string[] {
  const reading = readReso(row, TODAY, boards);
  return reading.kind === 'invalid' ? reading.reasons : [reading.kind];
}

describe('sale or lease', () => {
  const condo = {
    ...TRREB,
    PropertyType: 'Residential Condo & Other',
    PropertySubType: 'Condo Apartment',
    ListPrice: 2650,
  };
  test.each<[string, ResoRow, Partial<ListingInput>]>([
    ["TRREB's row", TRREB, { mlsNumber: 'X11957765', type: 'Sale', listPrice: 2_499_000 }],
    [
      "TRREB's lease of a condominium",
      { ...condo, TransactionType: 'For Lease' },
      { type: 'Lease', listPrice: 2_650 },
    ],
    ['a sub-lease', { ...condo, TransactionType: 'For Sub-Lease' }, { type: 'Lease' }],
    ["the DDF's words", { ...condo, TransactionType: 'For rent' }, { type: 'Lease' }],
    ['the RESO name of a lookup', { ...BRIDGE, PropertyType: 'ResidentialLease' }, { type: 'Lease' }],
    [
      "a lease by the board's own status",
      { ...condo, TransactionType: null, StandardStatus: 'Closed', MlsStatus: 'Leased' },
      { type: 'Lease', lastStatus: 'Lsd' },
    ],
    ['a leasehold, which is sold', { ...condo, PropertySubType: 'Leasehold Condo' }, { type: 'Sale' }],
    [
      'a sale that may be a lease',
      { ...condo, TransactionType: 'For sale or rent', ListPrice: 459_000 },
      { type: 'Sale' },
    ],
  ])('%s', (_name, row, expected) => {
    expect(listingOf(row)).toMatchObject(expected);
  });

  test.each<[string, ResoRow, string]>([
    [
      'two fields say different things',
      { ...BRIDGE, PropertyType: 'Residential Lease', TransactionType: 'For Sale' },
      'PropertyType "Residential Lease" and TransactionType "For Sale" contradict each other',
    ],
    [
      'the status says that a home for sale was leased',
      { ...TRREB, StandardStatus: 'Closed', MlsStatus: 'Leased' },
      'TransactionType "For Sale" and MlsStatus "Leased" contradict each other',
    ],
  ])('a row is refused if %s', (_name, row, reason) => {
    expect(reasonsOf(row)).toEqual([reason]);
  });
});
