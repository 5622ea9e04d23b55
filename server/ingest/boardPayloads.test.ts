import { describe, expect, test } from 'vitest';
import type { ListingInput } from '#server/store/dataset/storedListing.ts';
import {
  DDF,
  listingOf,
  PLACED,
  published,
  reasonsOf,
  TRREB,
} from '../../tests/support/feeds/publishedRows.ts';
import type { ResoRow } from './resoValues.ts';

/** The American home with a place in Ontario. */
const BRIDGE = { ...published('bridge'), ...PLACED, StateOrProvince: 'ON', PostalCode: 'L0R 1H3' };

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

describe('addresses', () => {
  /** The DDF's address in one line, without its parts. */
  const line = (UnparsedAddress: string): ResoRow => ({ ...DDF, UnparsedAddress });
  test.each<[string, ResoRow, Partial<ListingInput>]>([
    [
      "the DDF's condominium",
      { ...DDF, UnparsedAddress: '#806 -180 MARKHAM RD', City: 'toronto' },
      { unitNumber: '806', streetNumber: '180', streetName: 'Markham Rd', city: 'Toronto' },
    ],
    [
      "Calgary's numbered avenue",
      line('1204, 1111 6 Avenue SW'),
      { unitNumber: '1204', streetNumber: '1111', streetName: '6 Avenue SW' },
    ],
    [
      "Bridge's line",
      line('1307 Southport DR # B, Austin TX 78704'),
      { unitNumber: 'B', streetNumber: '1307', streetName: 'Southport DR' },
    ],
    [
      "TRREB's line",
      line('6 Iris Court, Hamilton, ON L0R 1H3'),
      { unitNumber: null, streetNumber: '6', streetName: 'Iris Court' },
    ],
    [
      "TRREB's condominium",
      line('111 Civic Square Gate 306, Aurora, ON'),
      { unitNumber: '306', streetNumber: '111', streetName: 'Civic Square Gate' },
    ],
    [
      "Vancouver's unit before the number",
      line('407 8238 LORD STREET'),
      { unitNumber: '407', streetNumber: '8238', streetName: 'Lord Street' },
    ],
    [
      "Surrey's three numbers",
      line('3001 13618 100 AVENUE'),
      { unitNumber: '3001', streetNumber: '13618', streetName: '100 Avenue' },
    ],
    [
      'a unit and a number with a hyphen',
      line('203-1234 W 5th Ave'),
      { unitNumber: '203', streetNumber: '1234', streetName: 'W 5th Ave' },
    ],
    [
      'a range of numbers',
      line('10-12 Main St'),
      { unitNumber: null, streetNumber: '10-12', streetName: 'Main St' },
    ],
    [
      'a highway',
      line('4521 Highway 7'),
      { unitNumber: null, streetNumber: '4521', streetName: 'Highway 7' },
    ],
    [
      'parts in capitals',
      {
        ...TRREB,
        StreetName: "O'CONNOR MCLEAN",
        StreetSuffix: 'DR',
        StreetDirSuffix: 'SW',
        City: 'HAMILTON',
      },
      { streetName: "O'Connor McLean", streetSuffix: 'Dr', streetDirection: 'SW', city: 'Hamilton' },
    ],
    [
      'a direction before the name',
      { ...BRIDGE, StreetDirPrefix: 'NE', StreetName: 'Nunan', StreetSuffix: 'LOOP', UnitNumber: null },
      { streetName: 'NE Nunan', streetSuffix: 'Loop' },
    ],
    [
      'a unit within the number',
      { ...BRIDGE, StreetNumber: '#806 -180', UnitNumber: null },
      { unitNumber: '806', streetNumber: '180' },
    ],
  ])('%s', (_name, row, expected) => {
    expect(listingOf(row)).toMatchObject(expected);
  });

  test('E 5th Avenue is not W 5th Avenue', () => {
    const [east, west] = ['E', 'W'].map((StreetDirPrefix) =>
      listingOf({ ...BRIDGE, StreetDirPrefix, StreetName: '5th', StreetSuffix: 'Ave' }),
    );
    expect(east?.homeKey).not.toBe(west?.homeKey);
  });

  test.each<[string, string | null, string, string]>([
    ['Toronto C08', null, 'Toronto', 'C08'],
    ['Toronto C08', 'Moss Park', 'Toronto', 'Moss Park'],
    ['Toronto (Waterfront Communities)', null, 'Toronto', 'Waterfront Communities'],
    ['Montréal (Le Plateau-Mont-Royal)', null, 'Montréal', 'Le Plateau-Mont-Royal'],
    [
      'Montréal (Villeray/Saint-Michel/Parc-Extension)',
      null,
      'Montréal',
      'Villeray/Saint-Michel/Parc-Extension',
    ],
    ['SAINT-JÉRÔME', null, 'Saint-Jérôme', ''],
    ['Hamilton Township', null, 'Hamilton Township', ''],
    ['Brudenell, Lyndoch and Raglan', null, 'Brudenell, Lyndoch and Raglan', ''],
  ])('%s with the neighbourhood %s', (City, CityRegion, city, neighborhood) => {
    const row = { ...TRREB, City, CityRegion, CountyOrParish: null };
    expect(listingOf(row)).toMatchObject({ city, neighborhood, area: city });
  });

  test.each([
    ['Newfoundland & Labrador', 'Newfoundland and Labrador'],
    ['Newfoundland', 'Newfoundland and Labrador'],
    ['NF', 'Newfoundland and Labrador'],
    ['PQ', 'Quebec'],
    ['Québec', 'Quebec'],
    ['PEI', 'Prince Edward Island'],
    ['P.E.I.', 'Prince Edward Island'],
    ['B.C.', 'British Columbia'],
    ['Yukon Territory', 'Yukon'],
    ['NWT', 'Northwest Territories'],
  ])('the province %s is %s', (StateOrProvince, state) => {
    expect(listingOf({ ...TRREB, StateOrProvince })).toMatchObject({ state });
  });
});

describe('units', () => {
  const office = {
    ...TRREB,
    PropertyType: 'Commercial',
    PropertySubType: 'Office',
    TransactionType: 'For Lease',
    ListPrice: 12,
    OriginalListPrice: 12,
    ListPriceUnit: 'Sq Ft Net',
    BuildingAreaTotal: 3_000,
    BuildingAreaUnits: 'Square Feet',
    LivingAreaRange: null,
  };
  test.each<[string, ResoRow, object]>([
    ['square metres of PropTx', { ...TRREB, LivingArea: 100, LivingAreaUnits: 'Sq M' }, { sqft: 1_076 }],
    [
      'square metres of the DDF',
      { ...DDF, LivingArea: 100, LivingAreaUnits: 'square meters' },
      { sqft: 1_076 },
    ],
    [
      'square metres above grade',
      { ...DDF, AboveGradeFinishedArea: 100, AboveGradeFinishedAreaUnits: 'square meters' },
      { sqft: 1_076 },
    ],
    [
      'the area of land, which is no floor',
      {
        ...office,
        BuildingAreaTotal: 25,
        BuildingAreaUnits: 'Acres',
        ListPriceUnit: 'Month',
        ListPrice: 900,
      },
      { sqft: null },
    ],
    [
      "Bridge's lot in acres without a unit",
      { ...BRIDGE, PropertySubType: 'Single Family Residence' },
      { lot: { acres: '0.18', size: 8_015 } },
    ],
    [
      'a lot in acres by its size alone',
      {
        ...BRIDGE,
        PropertySubType: 'Single Family Residence',
        LotSizeAcres: null,
        LotSizeSquareFeet: null,
        LotSizeArea: 2.5,
      },
      { lot: { acres: '2.50' } },
    ],
    [
      'a frontage in metres',
      { ...DDF, FrontageLengthNumeric: 15.24, FrontageLengthNumericUnits: 'meters' },
      { lot: { width: 50, measurement: 'Feet' } },
    ],
    ['a frontage with its unit', { ...DDF, FrontageLength: '15.24 m' }, { lot: { width: 50 } }],
    [
      'a lot in metres of PropTx',
      { ...TRREB, LotWidth: 15.24, LotDepth: 30.48, LotSizeUnits: 'Metres' },
      { lot: { width: 50, depth: 100 } },
    ],
    [
      'a rent per square foot and year',
      office,
      { type: 'Lease', listPrice: 3_000, originalPrice: 3_000, lastStatus: 'New' },
    ],
    [
      'a rent per square metre and year',
      { ...office, ListPriceUnit: 'Sq M Net', ListPrice: 129.1668 },
      { listPrice: expect.closeTo(3_000, 0) },
    ],
    [
      "the DDF's rent per square foot and month",
      {
        ...DDF,
        ListPrice: null,
        LeaseAmount: 2,
        LeasePerUnit: 'square feet',
        LeaseAmountFrequency: 'Monthly',
        BuildingAreaTotal: 1_500,
        BuildingAreaUnits: 'square feet',
      },
      { type: 'Lease', listPrice: 3_000 },
    ],
    [
      "a year's rent of PropTx",
      { ...office, ListPriceUnit: 'Year', ListPrice: 36_000, OriginalListPrice: 40_000 },
      { listPrice: 3_000, lastStatus: 'Pc' },
    ],
    ['a rent a month', { ...office, ListPriceUnit: 'Month', ListPrice: 4_000 }, { listPrice: 4_000 }],
    [
      'a price per acre',
      {
        ...TRREB,
        ListPrice: 100_000,
        ListPriceUnit: 'Per Acre',
        BuildingAreaTotal: 25,
        BuildingAreaUnits: 'Acres',
        PropertySubType: 'Vacant Land',
      },
      { listPrice: 2_500_000 },
    ],
  ])('%s', (_name, row, expected) => {
    expect(listingOf(row)).toMatchObject(expected);
  });

  test.each([
    ['60 X 262', 60, 262],
    ['1,250.5 x 2,400 FT', 1_250.5, 2_400],
    ['30.00x110.00 FT|under 1/2 acre', 30, 110],
    ['irregular 50 ft. x 110 ft.', 50, 110],
    ['50` x 120`', 50, 120],
    ['50’ × 120’', 50, 120],
    ['49’-6” x 120’', 49.5, 120],
    [`49' 6" x 119'11.5`, 49.5, 120],
    ['15,24 m x 30,48 m', 50, 100],
    ['15.24 x 30.48 metres', 50, 100],
    ['37 x 105 x 40 x 102', 37, 105],
    ['14810.4', null, null],
    ['irregular', null, null],
  ])('the dimensions %s of a lot', (LotSizeDimensions, width, depth) => {
    const row = { ...DDF, LotSizeDimensions, LotSizeArea: 6_000 };
    expect(listingOf(row).lot).toMatchObject({ width, depth });
  });

  test.each([
    ['1,250.5', 1_250.5],
    ["49'6", 49.5],
    ['50`', 50],
    ['15,24 m', 50],
  ])('the frontage %s', (FrontageLength, width) => {
    expect(listingOf({ ...DDF, FrontageLength }).lot).toMatchObject({ width });
  });

  test('a price per area without an area is refused', () => {
    expect(reasonsOf({ ...office, BuildingAreaTotal: null })).toEqual([
      'ListPrice "12" is a price per "Sq Ft Net", and BuildingAreaTotal is missing',
    ]);
  });
});
