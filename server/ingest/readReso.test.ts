import { describe, expect, test } from 'vitest';
import type { ListingInput } from '#server/store/dataset/storedListing.ts';
import { BoardNumbers } from '#server/store/ingest/boardNumbers.ts';
import { readReso } from './readReso.ts';
import type { ResoRow } from './resoValues.ts';

/** 2026-11-21 */
const TODAY = 20_778;

const boards = new BoardNumbers();

const HOUSE: ResoRow = {
  ListingKey: '27123456',
  ListingId: 'C9123456',
  OriginatingSystemName: 'Toronto Regional Real Estate Board',
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  PropertySubType: 'Single Family Residence',
  ListPrice: 899_000,
  City: 'Toronto',
  StateOrProvince: 'ON',
  Latitude: 43.65,
  Longitude: -79.38,
  ListingContractDate: '2026-11-01',
  ModificationTimestamp: '2026-11-20T02:30:00Z',
  ListOfficeName: 'Sample Realty, Brokerage',
};

function listingOf(changes: ResoRow): ListingInput {
  const reading = readReso({ ...HOUSE, ...changes }, TODAY, boards);
  if (reading.kind !== 'listing') throw new Error(JSON.stringify(reading));
  return reading.listing;
}

const rows: [string, ResoRow, Partial<ListingInput>][] = [
  [
    'a row with the required fields only',
    {},
    {
      mlsNumber: 'C9123456',
      boardId: 2,
      type: 'Sale',
      status: 'A',
      lastStatus: 'New',
      propertyType: 'Detached',
      class: 'ResidentialProperty',
      listPrice: 899_000,
      originalPrice: 899_000,
      soldPrice: null,
      state: 'Ontario',
      area: 'Toronto',
      listDay: TODAY - 20,
      // Still the 19th in Toronto.
      updatedDay: TODAY - 2,
      sqft: null,
      images: [],
    },
  ],
  ['a reduced price', { OriginalListPrice: '950,000' }, { lastStatus: 'Pc', originalPrice: 950_000 }],
  [
    'a sale',
    { StandardStatus: 'Closed', CloseDate: '2026-11-10', ClosePrice: 910_000 },
    { status: 'U', lastStatus: 'Sld', soldDay: TODAY - 11, soldPrice: 910_000 },
  ],
  [
    'a sale whose price the province does not publish',
    { StandardStatus: 'Closed', CloseDate: '2026-11-10' },
    { lastStatus: 'Sld', soldDay: TODAY - 11, soldPrice: null },
  ],
  [
    'a conditional sale',
    { StandardStatus: 'Active Under Contract', PurchaseContractDate: '2026-11-18' },
    { status: 'U', lastStatus: 'Sc', soldDay: TODAY - 3 },
  ],
  [
    'a lease that was let',
    {
      StandardStatus: 'Closed',
      PropertyType: 'Residential Lease',
      ListPrice: null,
      LeaseAmount: '2,450.00',
      CloseDate: '2026-11-12',
    },
    { type: 'Lease', lastStatus: 'Lsd', listPrice: 2_450, soldDay: TODAY - 9 },
  ],
  [
    "the DDF's yearly rent without a price",
    { PropertyType: undefined, ListPrice: undefined, LeaseAmount: 24_000, LeaseAmountFrequency: 'Annually' },
    { type: 'Lease', listPrice: 2_000 },
  ],
  [
    'an expired one',
    { StandardStatus: 'Expired', ExpirationDate: '2026-11-19' },
    { lastStatus: 'Exp', expiryDay: TODAY - 2 },
  ],
  [
    'a withdrawn one',
    { StandardStatus: 'Withdrawn', OffMarketDate: '2026-11-15' },
    { status: 'U', lastStatus: 'Ter', terminatedDay: TODAY - 6 },
  ],
  [
    'a suspended one',
    { StandardStatus: 'Hold', OffMarketDate: '2026-11-15' },
    { lastStatus: 'Sus', suspendedDay: TODAY - 6 },
  ],
  [
    "the DDF's day at midnight UTC",
    { ListingContractDate: null, OriginalEntryTimestamp: '2026-11-01T00:00:00.000-00:00' },
    { listDay: TODAY - 20 },
  ],
  [
    'an address in its parts',
    {
      UnitNumber: '#1204',
      StreetNumber: 33,
      StreetName: 'Bay',
      StreetSuffix: 'Street',
      StreetDirSuffix: 'E',
      PostalCode: 'm5v2t6',
    },
    {
      unitNumber: '1204',
      streetNumber: '33',
      streetName: 'Bay',
      streetSuffix: 'Street',
      streetDirection: 'E',
      zip: 'M5V 2T6',
    },
  ],
  [
    'an address in one line',
    { UnparsedAddress: '1204 - 33 Bay Street E, Toronto, ON' },
    { unitNumber: '1204', streetNumber: '33', streetName: 'Bay Street E' },
  ],
  [
    'an address to be withheld',
    { InternetAddressDisplayYN: false },
    { permissions: { displayPublic: 'Y', displayInternetEntireListing: 'Y', displayAddressOnInternet: 'N' } },
  ],
  ['square metres', { LivingArea: 100, LivingAreaUnits: 'Square Meters' }, { sqft: 1_076 }],
  ['square feet', { BuildingAreaTotal: 1_450, BuildingAreaUnits: 'Square Feet' }, { sqft: 1_450 }],
  [
    'rooms below',
    { BedroomsTotal: 4, BedroomsBelowGrade: 1, BathroomsTotalInteger: 3 },
    { beds: 3, bedsPlus: 1, baths: 3 },
  ],
  [
    'a lot in metres',
    { LotSizeDimensions: '15.2 x 36.6 m', LotSizeArea: 0.5, LotSizeUnits: 'Acres' },
    { lot: { acres: '0.50', width: 49.9, depth: 120.1, irregular: null, measurement: 'Feet', size: 21_780 } },
  ],
  [
    'photos in their order, floor plans after them, without other media',
    {
      Media: [
        { Order: 2, MediaURL: 'https://cdn.example/listings/b%20c.jpg', MediaCategory: 'Property Photo' },
        { Order: 1, MediaURL: 'https://cdn.example/listings/a.jpg?size=9' },
        { Order: 0, MediaURL: 'https://cdn.example/tour', MediaCategory: 'Video' },
        { Order: 0, MediaURL: 'https://cdn.example/plan.png', MediaCategory: 'Floor Plan' },
      ],
    },
    {
      images: [
        'https://cdn.example/listings/a.jpg?size=9',
        'https://cdn.example/listings/b%20c.jpg',
        'https://cdn.example/plan.png',
      ],
      floorPlans: ['https://cdn.example/plan.png'],
    },
  ],
  [
    'an unbranded tour before a branded one, and a video of the media',
    {
      VirtualTourURLBranded: 'https://tours.example/branded',
      VirtualTourURLUnbranded: 'https://tours.example/unbranded',
      Media: [{ MediaCategory: 'Video', MediaURL: 'https://videos.example/1' }],
    },
    {
      details: {
        virtualTourUrl: 'https://tours.example/unbranded',
        alternateURLVideoLink: 'https://videos.example/1',
      },
    },
  ],
  [
    'a branded tour, if no other is encrypted',
    {
      VirtualTourURLUnbranded: 'http://tours.example/unbranded',
      VirtualTourURLBranded: 'https://tours.example/branded',
    },
    { details: { virtualTourUrl: 'https://tours.example/branded', alternateURLVideoLink: null } },
  ],
  [
    'tours of the media, unbranded before branded, and DDF’s websites',
    {
      Media: [
        { Order: 1, MediaCategory: 'Branded Virtual Tour', MediaURL: 'https://tours.example/branded' },
        { Order: 2, MediaCategory: 'Unbranded Virtual Tour', MediaURL: 'https://tours.example/unbranded' },
        { Order: 3, MediaCategory: 'Video Tour Website', MediaURL: 'https://youtu.be/1' },
        { Order: 4, MediaCategory: 'Sales Brochure Website', MediaURL: 'https://brochures.example/1' },
      ],
    },
    {
      details: {
        virtualTourUrl: 'https://tours.example/unbranded',
        alternateURLVideoLink: 'https://youtu.be/1',
      },
      images: [],
    },
  ],
  [
    'floor plans that are documents are no pictures',
    {
      Media: [
        { Order: 1, MediaURL: 'https://cdn.example/a.jpg' },
        { Order: 2, MediaURL: 'https://cdn.example/plan.pdf', MediaCategory: 'Floorplan' },
      ],
    },
    { images: ['https://cdn.example/a.jpg'], floorPlans: [] },
  ],
  [
    'rooms in feet',
    {
      Rooms: [
        {
          RoomType: 'Kitchen',
          RoomLevel: 'Main',
          RoomLength: 10,
          RoomWidth: 12,
          RoomLengthWidthUnits: 'Feet',
        },
      ],
    },
    {
      rooms: [
        {
          description: 'Kitchen',
          level: 'Main',
          length: '3.05',
          width: '3.66',
          features: null,
          features2: null,
          features3: null,
        },
      ],
    },
  ],
  [
    'taxes',
    { TaxAnnualAmount: '4,321', TaxYear: 2026 },
    { taxes: { annualAmount: 4_321, assessmentYear: 2_026 } },
  ],
];

test.each(rows)('%s', (_name, changes, expected) => {
  expect(listingOf(changes)).toMatchObject(expected);
});

const kinds: [ResoRow, string, string][] = [
  [{ PropertySubType: 'Condominium' }, 'Condo Apt', 'Apartment'],
  [{ PropertySubType: 'Townhouse' }, 'Att/Row/Townhouse', 'Other'],
  [{ PropertySubType: 'Townhouse', CommonInterest: 'Condo/Strata' }, 'Condo Townhouse', 'Other'],
  [{ PropertySubType: 'Single Family', StructureType: ['Apartment'] }, 'Condo Apt', 'Apartment'],
  [{ PropertySubType: 'Single Family', StructureType: ['House'], Stories: 2 }, 'Detached', '2-Storey'],
  [{ PropertySubType: 'Semi-Detached', ArchitecturalStyle: ['Bungalow'] }, 'Semi-Detached', 'Bungalow'],
  [{ PropertySubType: 'Triplex', PropertyType: 'Residential Income' }, 'Multiplex', 'Triplex'],
  [{ PropertySubType: 'Vacant Land' }, 'Vacant Land', 'Other'],
  [{ PropertySubType: 'Unimproved Land', PropertyType: 'Land' }, 'Vacant Land', 'Other'],
  [{ PropertySubType: 'Mobile Home' }, 'Mobile/Trailer', 'Other'],
  [{ PropertySubType: 'Cabin' }, 'Cottage', 'Other'],
  [{ PropertySubType: 'Agriculture' }, 'Farm', 'Other'],
  [{ PropertySubType: 'Office', PropertyType: 'Commercial Sale' }, 'Office', 'Other'],
  [
    { PropertySubType: '', PropertyType: 'Commercial Lease', LeaseAmount: 9_000 },
    'Commercial/Retail',
    'Other',
  ],
  [{ PropertySubType: null, PropertyType: 'Business Opportunity' }, 'Sale Of Business', 'Other'],
];

test.each(kinds)('%o is read as a home of type %s and style %s', (changes, propertyType, style) => {
  expect(listingOf(changes)).toMatchObject({ propertyType, style });
});

test('a condominium has a monthly fee and no lot', () => {
  const listing = listingOf({
    PropertySubType: 'Apartment',
    AssociationFee: 7_200,
    AssociationFeeFrequency: 'Annually',
    LotSizeArea: 4_000,
  });
  expect(listing).toMatchObject({ lot: null, condominium: { fees: { maintenance: 600 } } });
});

test('a home has the same key for each listing, and a unit has another key than its building', () => {
  const address = { StreetNumber: '33', StreetName: 'Bay', StreetSuffix: 'Street' };
  const { homeKey } = listingOf(address);
  expect(listingOf({ ...address, ListingKey: '28', StreetName: 'BAY' }).homeKey).toBe(homeKey);
  expect(listingOf({ ...address, UnitNumber: '4' }).homeKey).not.toBe(homeKey);
  expect(listingOf({ ListingKey: '28' }).homeKey).not.toBe(listingOf({ ListingKey: '29' }).homeKey);
});

test('boards without a place in the product get separate numbers', () => {
  const [one, other, one2] = ['Bancroft Association', 'Kamloops Association', 'bancroft association'].map(
    (OriginatingSystemName) => listingOf({ OriginatingSystemName }).boardId,
  );
  expect(one).not.toBe(other);
  expect(one).toBe(one2);
  expect(one).toBeGreaterThan(999);
});

describe('a row is skipped', () => {
  const faults: [ResoRow, string][] = [
    [{ ListingKey: ' ' }, 'ListingKey is missing'],
    [{ ListingId: 'C 9/1' }, 'ListingId "C 9/1" is not an MLS number'],
    [{ StandardStatus: 'Vanished' }, 'StandardStatus "Vanished" is not known'],
    [{ OriginatingSystemName: null }, 'OriginatingSystemName is missing'],
    [
      { PropertyType: 'Boat', PropertySubType: 'Yacht' },
      'PropertyType "Boat" and PropertySubType "Yacht" are not known',
    ],
    [{ City: '' }, 'City is missing'],
    [{ StateOrProvince: 'NY' }, 'StateOrProvince "NY" is not a province of Canada'],
    [{ Latitude: null }, 'Latitude and Longitude (null, -79.38) are not in Canada'],
    [{ Longitude: 79.38 }, 'Latitude and Longitude (43.65, 79.38) are not in Canada'],
    [{ ListPrice: -1 }, 'ListPrice "-1" is not a price'],
    [{ ListPrice: 9e12 }, 'ListPrice "9000000000000" is not a price'],
    [{ BedroomsTotal: -2 }, 'BedroomsTotal "-2" is not a number of rooms'],
    [{ ListOfficeName: ' ' }, 'ListOfficeName is missing'],
    [
      { ListOfficeName: null, ListOfficeKey: '77' },
      'ListOfficeName is missing, and no Office row has OfficeKey "77"',
    ],
    [
      { ListingContractDate: 'soon', ModificationTimestamp: null },
      'ListingContractDate, OriginalEntryTimestamp and ModificationTimestamp are missing',
    ],
  ];

  test.each(faults)('for %o', (changes, reason) => {
    expect(readReso({ ...HOUSE, ...changes }, TODAY, boards)).toMatchObject({
      kind: 'invalid',
      reasons: [reason],
    });
  });

  test('with all its problems', () => {
    const reading = readReso({ ...HOUSE, City: '', ListPrice: 0 }, TODAY, boards);
    expect(reading).toMatchObject({
      key: '27123456',
      reasons: ['City is missing', 'ListPrice "0" is not a price'],
    });
  });
});

describe('a row is withheld', () => {
  test.each<[string, ResoRow]>([
    ['if its seller does not allow it on the internet', { InternetEntireListingDisplayYN: 'N' }],
    [
      'if its seller does not allow it on the internet, and it is sold',
      { InternetEntireListingDisplayYN: false, StandardStatus: 'Closed' },
    ],
    ['if it is incomplete', { StandardStatus: 'Incomplete', InternetEntireListingDisplayYN: true }],
    ['if it comes soon and does not say that it may be shown', { StandardStatus: 'Coming Soon' }],
    [
      'if it comes soon and may not be shown',
      { StandardStatus: 'ComingSoon', InternetEntireListingDisplayYN: false },
    ],
    ["if it comes soon by the board's own status", { MlsStatus: 'Coming Soon' }],
  ])('%s', (_, changes) => {
    expect(readReso({ ...HOUSE, ...changes }, TODAY, boards)).toEqual({ kind: 'withheld', key: '27123456' });
  });
});

test('a deleted row takes its listing off the market', () => {
  const row = { ...HOUSE, StandardStatus: 'Delete' };
  expect(readReso(row, TODAY, boards)).toEqual({ kind: 'deleted', key: '27123456' });
});

test.each<[string, ResoRow]>([
  ['of the Data Dictionary', { StandardStatus: 'Coming Soon', InternetEntireListingDisplayYN: true }],
  ['by its name in a lookup', { StandardStatus: 'ComingSoon', InternetEntireListingDisplayYN: 'Y' }],
  ["by the board's own status", { MlsStatus: 'Coming Soon', InternetEntireListingDisplayYN: true }],
])('a listing that comes soon, %s, is on the market and listed today at the latest', (_, changes) => {
  const row = { ListingContractDate: null, OnMarketDate: '2026-12-05', ...changes };
  expect(listingOf(row)).toMatchObject({ status: 'A', lastStatus: 'Cs', listDay: TODAY });
});
