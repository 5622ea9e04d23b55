import { describe, expect, test } from 'vitest';
import { DDF, listingOf, reasonsOf, TRREB } from '../../tests/support/feeds/publishedRows.ts';
import type { ResoRow } from './resoValues.ts';

describe('kinds', () => {
  const of = (row: ResoRow) => listingOf(row).propertyType;
  test.each([
    ['Residential Freehold', 'Semi-Detached ', 'Semi-Detached'],
    ['Residential Freehold', 'Link', 'Link'],
    ['Residential Freehold', 'Upper Level', 'Other'],
    ['Residential Freehold', 'Shared Room', 'Other'],
    ['Residential Freehold', 'Other', 'Other'],
    ['Residential Freehold', 'Modular Home', 'Detached'],
    ['Residential Freehold', 'Rural Residential', 'Detached'],
    ['Residential Freehold', 'Store W Apt/Office', 'Commercial/Retail'],
    ['Residential Condo & Other', 'Vacant Land Condo', 'Vacant Land'],
    ['Residential Condo & Other', 'Co-op Apartment', 'Condo Apt'],
    ['Residential Condo & Other', 'Parking Space', 'Commercial/Retail'],
    ['Residential Condo & Other', 'Locker', 'Commercial/Retail'],
    ['Residential Condo & Other', 'Timeshare', 'Other'],
    ['Commercial', 'Investment', 'Commercial/Retail'],
    ['Commercial', 'Land', 'Vacant Land'],
    ['Commercial', 'Farm', 'Farm'],
    ['Residential', 'Boat Slip', 'Commercial/Retail'],
    ['Residential', 'Hotel/Motel', 'Commercial/Retail'],
    ['Residential', 'Mixed Use', 'Commercial/Retail'],
  ])('of %s, %s', (PropertyType, PropertySubType, propertyType) => {
    expect(of({ ...TRREB, PropertyType, PropertySubType })).toBe(propertyType);
  });

  test.each([
    ['Single Family', 'Two Apartment House', 'Multiplex'],
    ['Single Family', 'Garden Home', 'Detached'],
    ['Single Family', 'No Building', 'Vacant Land'],
    ['Other', 'Modular', 'Detached'],
    ['Other', 'Other', 'Commercial/Retail'],
  ])("of the DDF's %s, %s", (PropertySubType, structure, propertyType) => {
    expect(of({ ...DDF, PropertySubType, StructureType: [structure] })).toBe(propertyType);
  });

  test("of the DDF's Other with bedrooms", () => {
    expect(of({ ...DDF, PropertySubType: 'Other', StructureType: ['Other'], BedroomsTotal: 2 })).toBe(
      'Other',
    );
  });
});

test.each([
  ['Active', 'Sold Conditional Escape', 'For Sale', 'Sc'],
  ['Active', 'Leased Conditional', 'For Lease', 'Lc'],
  ['Active', 'New', 'For Sale', 'New'],
  ['Active', 'Price Change', 'For Sale', 'Pc'],
  ['Active', 'Extension', 'For Sale', 'Ext'],
  ['Active', 'Deal Fell Through', 'For Lease', 'Dft'],
  ['Active Under Contract', 'Sold Conditional', 'For Sale', 'Sc'],
])('a row that is %s and %s', (StandardStatus, MlsStatus, TransactionType, lastStatus) => {
  expect(listingOf({ ...TRREB, StandardStatus, MlsStatus, TransactionType })).toMatchObject({ lastStatus });
});

describe('prices', () => {
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
    [
      'the price per acre of land in square feet',
      {
        ...office,
        ListPriceUnit: 'Per Acre',
        ListPrice: 100_000,
        TransactionType: 'For Sale',
        BuildingAreaTotal: 87_120,
      },
      { listPrice: 200_000 },
    ],
    [
      'the rent per square foot of land in acres',
      { ...office, ListPrice: 1, BuildingAreaTotal: 2, BuildingAreaUnits: 'Acres' },
      { listPrice: 7_260 },
    ],
    ["the DDF's lot in ac", { ...DDF, LotSizeArea: 2, LotSizeUnits: 'ac' }, { lot: { acres: '2.00' } }],
    [
      'the land in BuildingAreaTotal',
      { ...TRREB, BuildingAreaTotal: 25, BuildingAreaUnits: 'Acres', LotSizeRangeAcres: '25-49.99' },
      { lot: { acres: '25.00' }, sqft: 3_250 },
    ],
    [
      "PropTx's net lease by its small price",
      { ...office, ListPriceUnit: 'Net Lease' },
      { listPrice: 3_000, originalPrice: 3_000 },
    ],
    [
      "PropTx's gross lease a month",
      { ...office, ListPriceUnit: 'Gross Lease', ListPrice: 4_500 },
      { listPrice: 4_500 },
    ],
    [
      "the DDF's rent in TotalActualRent",
      { ...DDF, ListPrice: null, LeaseAmount: null, TotalActualRent: 2_800, LeaseAmountFrequency: 'Monthly' },
      { type: 'Lease', listPrice: 2_800 },
    ],
    [
      "the DDF's rent a year in TotalActualRent",
      { ...DDF, ListPrice: 0, TotalActualRent: 36_000, LeaseAmountFrequency: 'Yearly' },
      { type: 'Lease', listPrice: 3_000 },
    ],
    [
      'the terms of a net rent per area',
      { ...office, LeaseTerm: '5 Years' },
      { details: { leaseTerms: '5 Years, Net Lease' } },
    ],
    [
      'no terms for a rent a month',
      { ...office, ListPriceUnit: 'Month', ListPrice: 4_000 },
      { details: { leaseTerms: null } },
    ],
    [
      'the rents of a building for sale',
      { ...DDF, TotalActualRent: 9_000 },
      { type: 'Sale', listPrice: 459_000 },
    ],
    [
      'a rent every two weeks',
      { ...DDF, ListPrice: null, LeaseAmount: 1_200, LeaseAmountFrequency: 'Bi-Weekly' },
      { type: 'Lease', listPrice: 2_600 },
    ],
  ])('%s', (_name, row, expected) => {
    expect(listingOf(row)).toMatchObject(expected);
  });

  test('a price per area of a whole that is no price is refused', () => {
    const farm = { ...office, ListPrice: 60, BuildingAreaTotal: 20_000, BuildingAreaUnits: 'Acres' };
    expect(reasonsOf(farm)).toEqual([
      'ListPrice "60" is a price per "Sq Ft Net", which makes $4356000000 of the whole area',
    ]);
  });

  test('a net lease with a small price and no area is refused', () => {
    expect(reasonsOf({ ...office, ListPriceUnit: 'Net Lease', BuildingAreaTotal: null })).toEqual([
      'ListPrice "12" is a price per "Net Lease", and BuildingAreaTotal is missing',
    ]);
  });

  test('the rents of a building for sale are no price', () => {
    const building = { ...DDF, PropertyType: 'Residential Income', ListPrice: null, TotalActualRent: 9_000 };
    expect(reasonsOf(building)).toEqual(['ListPrice "" is not a price']);
  });

  test.each(['Daily', 'Seasonal', 'One Time'])('a rent paid %s is refused', (LeaseAmountFrequency) => {
    expect(reasonsOf({ ...DDF, ListPrice: null, LeaseAmount: 90, LeaseAmountFrequency })).toEqual([
      `LeaseAmountFrequency "${LeaseAmountFrequency}" is not a period that rents are shown in`,
    ]);
  });
});

test("PropTx's other names of heating, water, sewers and laundry", () => {
  const row = {
    ...TRREB,
    HeatType: null,
    HeatSource: null,
    HeatTypeMulti: ['Forced Air', 'Radiant'],
    HeatSourceMulti: ['Gas'],
    WaterSource: [],
    Water: 'Municipal',
    Sewer: [],
    Sewage: ['Municipal Available'],
    LaundryFeatures: [],
    LaundryLevel: 'Main Level',
  };
  expect(listingOf(row).details).toMatchObject({
    heating: 'Forced Air, Radiant, Gas',
    waterSource: 'Municipal',
    sewer: 'Municipal Available',
    laundryLevel: 'Main Level',
  });
});

test.each<[string, ResoRow, object]>([
  [
    "PropTx's conditional sale",
    { StandardStatus: 'Active Under Contract', SoldConditionalEntryTimestamp: '2025-03-04T18:00:00Z' },
    { lastStatus: 'Sc', soldDay: 20_151 },
  ],
  [
    'a pending sale of the Data Dictionary',
    { StandardStatus: 'Pending', PendingTimestamp: '2025-03-04T18:00:00Z' },
    { lastStatus: 'Sc', soldDay: 20_151 },
  ],
  [
    "PropTx's termination",
    { StandardStatus: 'Cancelled', TerminatedDate: '2025-03-04' },
    { lastStatus: 'Ter', terminatedDay: 20_151 },
  ],
  [
    "PropTx's suspension",
    { StandardStatus: 'Hold', SuspendedDate: '2025-03-04' },
    { lastStatus: 'Sus', suspendedDay: 20_151 },
  ],
])('%s has its day', (_name, changes, expected) => {
  const MlsStatus = null;
  expect(
    listingOf({ ...TRREB, MlsStatus, ModificationTimestamp: '2025-06-01T12:00:00Z', ...changes }),
  ).toMatchObject(expected);
});

test.each([
  [{ BedroomsTotal: 6, BedroomsAboveGrade: 5, BedroomsBelowGrade: 1 }, 5, 1],
  [{ BedroomsTotal: null, BedroomsAboveGrade: 3, BedroomsBelowGrade: 1 }, 3, 1],
  [{ BedroomsTotal: null, BedroomsAboveGrade: 2, BedroomsBelowGrade: null }, 2, 0],
  [{ BedroomsTotal: 4, BedroomsAboveGrade: 3, BedroomsBelowGrade: null }, 4, 0],
  // The DDF's published example contradicts itself.
  [{ BedroomsTotal: 2, BedroomsAboveGrade: 3, BedroomsBelowGrade: 2 }, 3, 2],
  [{ BedroomsTotal: 2, BedroomsAboveGrade: 0, BedroomsBelowGrade: 2 }, 2, 0],
  [
    { BedroomsTotal: 1, BedroomsAboveGrade: 0, BedroomsBelowGrade: 1, PropertySubType: 'Condo Apartment' },
    0,
    1,
  ],
])('the bedrooms %j', (changes, beds, bedsPlus) => {
  expect(listingOf({ ...TRREB, ...changes })).toMatchObject({ beds, bedsPlus });
});

test.each([
  ['TMI', null],
  ['T&O', null],
  ['Annual', 8948.37],
])('taxes of the type %s', (TaxType, annualAmount) => {
  expect(listingOf({ ...TRREB, TaxType }).taxes).toMatchObject({ annualAmount });
});

test('an area that no home has is left out', () => {
  const listing = listingOf({ ...TRREB, LivingAreaRange: '99999999999 +' });
  expect(listing).toMatchObject({ sqft: null, details: { sqft: null } });
});
