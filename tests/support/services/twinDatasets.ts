import type { GeneratedListing } from '#demo/types.ts';
import { createMockGeneratedListing } from './createMockGeneratedListing.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from './smallDataset.ts';

/** Two datasets that differ only in what restricted listings hide from visitors. */
export interface TwinDatasets {
  first: GeneratedListing[];
  second: GeneratedListing[];
  /** Both forms of each restricted listing, and the open listing whose home it shares in the first dataset. */
  pairs: { first: GeneratedListing; second: GeneratedListing; partner: GeneratedListing }[];
}

/** Members of a restricted listing as visitors see them; `stepped` ones are rounded. */
const VISIBILITY: Record<keyof GeneratedListing, 'shown' | 'stepped' | 'hidden'> = {
  mlsNumber: 'shown',
  boardId: 'shown',
  type: 'shown',
  status: 'shown',
  lastStatus: 'stepped',
  class: 'shown',
  propertyType: 'hidden',
  style: 'hidden',
  listPrice: 'stepped',
  originalPrice: 'hidden',
  soldPrice: 'hidden',
  listDay: 'shown',
  soldDay: 'stepped',
  updatedDay: 'hidden',
  priceCutDay: 'hidden',
  expiryDay: 'hidden',
  terminatedDay: 'hidden',
  suspendedDay: 'hidden',
  beds: 'stepped',
  bedsPlus: 'hidden',
  baths: 'stepped',
  sqft: 'stepped',
  yearBuilt: 'hidden',
  unitNumber: 'hidden',
  streetNumber: 'hidden',
  streetName: 'hidden',
  streetSuffix: 'hidden',
  streetDirection: 'hidden',
  city: 'shown',
  state: 'shown',
  area: 'shown',
  neighborhood: 'shown',
  zip: 'hidden',
  isAtPlaceCentre: 'shown',
  latitude: 'stepped',
  longitude: 'stepped',
  homeKey: 'hidden',
  slot: 'hidden',
  permissions: 'shown',
  images: 'hidden',
  floorPlans: 'hidden',
  details: 'hidden',
  condominium: 'hidden',
  lot: 'hidden',
  nearby: 'hidden',
  rooms: 'hidden',
  taxes: 'hidden',
  brokerageName: 'hidden',
  agentName: 'hidden',
  openHouses: 'hidden',
};

/** Statuses that visitors see as one, or not at all. */
const SAME_STATUS: Record<string, string> = {
  New: 'Pc',
  Pc: 'New',
  Sc: 'Sce',
  Sce: 'Sc',
  Lc: 'Lce',
  Lce: 'Lc',
  Exp: 'Ter',
  Ter: 'Sus',
  Sus: 'Dft',
  Dft: 'Exp',
};

const isRestricted = ({ permissions }: GeneratedListing): boolean =>
  permissions.displayPublic !== 'Y' || permissions.displayAddressOnInternet !== 'Y';

/** Another value that rounds to the same step: below its middle for one above, and above it for one below. */
function across(value: number, step: number, by: number): number {
  const middle = Math.max(step, Math.round(value / step) * step);
  return value > middle ? middle - by : middle + by;
}

const otherRooms = (rooms: number): number => (rooms === 0 ? 0 : rooms % 2 === 1 ? rooms + 1 : rooms - 1);

/** Another day of the same thirty, counted from 1970-01-01, and not after the clock's day. */
function otherDay(day: number | null): number | null {
  if (day === null || day >= 0) return day;
  const first = Math.floor((SMALL_DATASET_DAY + day) / 30) * 30 - SMALL_DATASET_DAY;
  return first + ((day - first + 11) % Math.min(30, -first));
}

/** The same listing for a visitor, with other values in all hidden members. */
function otherwise(listing: GeneratedListing, number: number): GeneratedListing {
  const { type, status, listPrice, soldPrice, beds, baths, sqft, latitude, longitude, lastStatus } = listing;
  const priceStep = type === 'Sale' ? 100_000 : 500;
  return {
    ...listing,
    // Visitors see Dft of active listings.
    lastStatus: (status === 'A' && lastStatus === 'Dft' ? undefined : SAME_STATUS[lastStatus]) ?? lastStatus,
    propertyType: 'Farm',
    style: 'Yurt',
    listPrice: across(listPrice, priceStep, priceStep / 4),
    originalPrice: listPrice + 71_000,
    soldPrice: soldPrice === null ? null : soldPrice + 31_337,
    soldDay: otherDay(listing.soldDay),
    updatedDay: Math.min(0, listing.updatedDay + 3),
    priceCutDay: listing.listDay + 1,
    expiryDay: listing.expiryDay + 17,
    terminatedDay: listing.listDay - 2,
    suspendedDay: listing.listDay - 3,
    beds: otherRooms(beds),
    bedsPlus: listing.bedsPlus + 1,
    baths: otherRooms(baths),
    sqft: sqft === null ? null : across(sqft, 500, 120),
    yearBuilt: 1871,
    unitNumber: listing.unitNumber === null ? null : `9${number}`,
    streetNumber: String(7000 + number),
    streetName: 'Elsewhere',
    streetSuffix: 'Crescent',
    streetDirection: 'E',
    zip: 'K1A 0B1',
    latitude: across(latitude, 0.01, 0.0031),
    longitude: -across(-longitude, 0.01, 0.0027),
    homeKey: `elsewhere-${number}`,
    images: [`harbour/${listing.mlsNumber.toLowerCase()}-1-kitchen-ffffff`],
    floorPlans: [`harbour/${listing.mlsNumber.toLowerCase()}-1-kitchen-ffffff`],
    details: {
      description: `A yurt with marmots ${number}.`,
      propertyType: 'Farm',
      style: 'Yurt',
      numParkingSpaces: 7,
      basement1: 'Apartment, Finished, Walk-Out',
      furnished: 'Y',
      virtualTourUrl: 'https://tours.example/yurt',
    },
    condominium: { amenities: ['Gym'], fees: { maintenance: 999 + number }, pets: 'Y' },
    lot: { width: 99, depth: 999, measurement: 'Feet' },
    nearby: { amenities: ['Marmots'] },
    rooms: [{ description: 'Yurt', level: 'Main', length: '9.9', width: '9.9' }],
    taxes: { annualAmount: 12_345 + number, assessmentYear: 2020 },
    brokerageName: 'Elsewhere Realty',
    agentName: `Marmot ${number}`,
    openHouses: [{ date: '2026-11-22', startTime: '14:00', endTime: '16:00', offset: '-05:00' }],
  };
}

/** Listings of every status that the small dataset lacks, all in one neighbourhood. */
function rareStatuses(): GeneratedListing[] {
  const kinds = [
    ['Sale', 'A', 'Ext'],
    ['Sale', 'A', 'Dft'],
    ['Sale', 'A', 'Cs'],
    ['Sale', 'U', 'Sce'],
    ['Sale', 'U', 'Sus'],
    ['Sale', 'U', 'Dft'],
    ['Lease', 'U', 'Lc'],
    ['Lease', 'U', 'Lce'],
    ['Lease', 'U', 'Exp'],
  ] as const;
  return kinds.flatMap(([type, status, lastStatus], position) =>
    (['N', 'Y'] as const).map((displayPublic) => {
      const isSold = ['Sce', 'Lc', 'Lce'].includes(lastStatus);
      return createMockGeneratedListing({
        mlsNumber: `R60000${position}${displayPublic === 'Y' ? 1 : 0}`,
        type,
        status,
        lastStatus,
        listPrice: type === 'Sale' ? 812_000 + position * 1000 : 2710,
        listDay: -70,
        soldDay: isSold ? -20 - position : null,
        soldPrice: isSold ? 800_000 : null,
        neighborhood: 'The Annex',
        latitude: 43.7071 + position / 1000,
        longitude: -79.4482,
        permissions: { displayPublic, displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
      });
    }),
  );
}

/**
 * Two datasets that look the same to visitors. In the first, each restricted listing belongs to the home of an open
 * one, and is stored next to it. In the second it belongs to another home, has other values, and is stored last.
 */
export function twinDatasets(): TwinDatasets {
  const all = [...smallDatasetListings(), ...rareStatuses()];
  const open = all.filter((listing) => !isRestricted(listing));
  const pairs = all.filter(isRestricted).flatMap((restricted, number) => {
    // Sold recently, so that it is one of the comparables: a missing one could reveal the home.
    const alike = open.filter(
      (one) => one.city === restricted.city && one.type === restricted.type && one.class === restricted.class,
    );
    const partner = alike.find((one) => /^(Sld|Lsd)$/.test(one.lastStatus) && (one.soldDay ?? -999) > -180);
    if (!partner) return [];
    const { homeKey, streetNumber, streetName, streetSuffix, streetDirection, unitNumber, zip } = partner;
    const address = { homeKey, streetNumber, streetName, streetSuffix, streetDirection, unitNumber, zip };
    const first = { ...restricted, ...address, propertyType: partner.propertyType };
    return [{ first, second: otherwise(first, number), partner }];
  });
  return {
    first: open.flatMap((one) => [
      ...pairs.filter(({ partner }) => partner === one).map(({ first }) => first),
      one,
    ]),
    second: [...open, ...pairs.map(({ second }) => second).toReversed()],
    pairs,
  };
}

/** Names of members that visitors see unchanged although they differ, and of hidden members that never differ. */
export function twinFaults({ pairs }: TwinDatasets): string[] {
  const names = Object.keys(VISIBILITY) as (keyof GeneratedListing)[]; // the keys are spelled out there
  const differ = (name: keyof GeneratedListing) =>
    pairs.some(({ first, second }) => JSON.stringify(first[name]) !== JSON.stringify(second[name]));
  return names.filter((name) => name !== 'slot' && differ(name) !== (VISIBILITY[name] !== 'shown'));
}
