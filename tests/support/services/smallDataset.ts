import type { City, GeneratedListing, Neighbourhood, Position, Ring } from '#demo/types.ts';
import { createMockGeneratedListing } from './createMockGeneratedListing.ts';

/** 2026-11-21, the date of the small dataset, as days since 1970-01-01. */
export const SMALL_DATASET_DAY = 20_778;
/** The afternoon of that day. */
export const SMALL_DATASET_NOW = new Date('2026-11-21T20:00:00Z');

function square([longitude, latitude]: Position, half: number): Ring[][] {
  const [west, east, south, north] = [longitude - half, longitude + half, latitude - half, latitude + half];
  return [
    [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  ];
}

/** A city as a square of a fifth of a degree. */
function smallDatasetCity(
  name: string,
  state: string,
  area: string,
  boardId: number,
  center: Position,
): City {
  return {
    name,
    state,
    stateCode: state.slice(0, 2).toUpperCase(),
    area,
    boardId,
    mlsPrefix: name.slice(0, 1),
    population: 1_000_000,
    language: state === 'Québec' ? 'fr' : 'en',
    postalPrefixes: ['M5V'],
    center,
    boundary: square(center, 0.1),
    priceLevel: 1,
  };
}

/** Three cities as squares of a fifth of a degree. */
export const SMALL_DATASET_CITIES: City[] = [
  smallDatasetCity('Toronto', 'Ontario', 'Toronto', 2, [-79.4, 43.7]),
  smallDatasetCity('Mississauga', 'Ontario', 'Peel', 2, [-79.65, 43.6]),
  smallDatasetCity('Montréal', 'Québec', 'Montréal', 11, [-73.6, 45.5]),
];

const NEIGHBOURHOOD_NAMES: Record<string, string[]> = {
  Toronto: ['The Annex', 'Leslieville'],
  Mississauga: ['Port Credit', 'Streetsville'],
  Montréal: ['Le Plateau-Mont-Royal', 'Côte-des-Neiges'],
};

/** Two in each city. The second extends over the city's edge, where its boundary must be cut. */
export const SMALL_DATASET_NEIGHBOURHOODS: Neighbourhood[] = SMALL_DATASET_CITIES.flatMap((home) =>
  (NEIGHBOURHOOD_NAMES[home.name] ?? []).map((name, position) => {
    const center: Position = [home.center[0] + (position === 0 ? -0.05 : 0.07), home.center[1]];
    return {
      name,
      city: home.name,
      state: home.state,
      center,
      boundary: square(center, 0.05),
      priceLevel: 1,
      towers: 0.3,
      era: 1970,
    };
  }),
);

const STREETS: [string, string, string][] = [
  ['Queen', 'Street', 'W'],
  ['Maple', 'Avenue', ''],
  ['Bay', 'Street', ''],
  ['Rosemount', 'Road', ''],
];
const FRENCH_STREETS: [string, string, string][] = [
  ['rue Sherbrooke', '', 'O'],
  ['avenue du Mont-Royal', '', 'E'],
];
const ENDS = ['Sld', 'Sld', 'Sld', 'Exp', 'Ter', 'Sc'] as const;
const KINDS = [
  ['ResidentialProperty', 'Detached', '2-Storey'],
  ['CondoProperty', 'Condo Apt', 'Apartment'],
  ['ResidentialProperty', 'Semi-Detached', '3-Storey'],
  ['CommercialProperty', 'Office', 'Other'],
] as const;

function at<Item>(items: readonly Item[], position: number): Item {
  const item = items[position % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

/** Listing number `index` of the small dataset: a pure function, evenly spread over types, places and days. */
function smallDatasetListing(index: number): GeneratedListing {
  const home = at(SMALL_DATASET_NEIGHBOURHOODS, index);
  const where = SMALL_DATASET_CITIES.find((one) => one.name === home.city) ?? at(SMALL_DATASET_CITIES, 0);
  const [kind, propertyType, style] = at(KINDS, Math.floor(index / 6));
  const lease = index % 4 === 3;
  const active = index % 5 < 2;
  const sold = !active && (lease || at(ENDS, index).startsWith('S'));
  const lastStatus = active ? at(['New', 'Pc'], index) : lease ? 'Lsd' : at(ENDS, index);
  const listDay = active ? 0 - (index % 60) : -5 - ((index * 7) % 400);
  const price = lease ? 1500 + ((index * 37) % 3000) : 300_000 + ((index * 7919) % 1_900_000);
  const [streetName, streetSuffix, streetDirection] = at(
    where.language === 'fr' ? FRENCH_STREETS : STREETS,
    Math.floor(index / 7),
  );
  const mlsNumber = `${where.mlsPrefix}${1_000_000 + index}`;
  const closed = index % 11 === 0 ? 'N' : 'Y';
  const hidden = index % 9 === 0 ? 'N' : 'Y';
  return createMockGeneratedListing({
    mlsNumber,
    boardId: where.boardId,
    type: lease ? 'Lease' : 'Sale',
    status: active ? 'A' : 'U',
    lastStatus,
    class: kind,
    propertyType,
    style,
    listPrice: price,
    originalPrice: price,
    soldPrice: sold ? Math.round(price * 0.98) : null,
    listDay,
    soldDay: sold ? Math.min(0, listDay + 20) : null,
    updatedDay: sold ? Math.min(0, listDay + 20) : listDay,
    expiryDay: listDay + 90,
    terminatedDay: lastStatus === 'Ter' ? Math.min(0, listDay + 30) : null,
    beds: 1 + (index % 5),
    baths: 1 + (index % 3),
    sqft: 500 + ((index * 53) % 3000),
    yearBuilt: 1900 + (index % 120),
    unitNumber: kind === 'CondoProperty' ? String(100 + (index % 1900)) : null,
    streetNumber: String(1 + ((index * 13) % 900)),
    streetName,
    streetSuffix,
    streetDirection,
    city: where.name,
    state: where.state,
    area: where.area,
    neighborhood: home.name,
    zip: 'M5V 2T6',
    longitude: home.center[0] + ((((index * 61) % 100) - 50) / 50) * 0.028,
    latitude: home.center[1] + ((((index * 37) % 100) - 50) / 50) * 0.045,
    permissions: {
      displayPublic: closed,
      displayAddressOnInternet: hidden,
      displayInternetEntireListing: 'Y',
    },
    details: {
      description: `Well kept home number ${index}x with ${index % 2 ? 'a heated pool' : 'a sunny garden'}.`,
      numBedrooms: 1 + (index % 5),
      numBathrooms: 1 + (index % 3),
      sqft: '500-3500',
    },
  });
}

/** Number of listings in the small dataset. */
export const SMALL_DATASET_COUNT = 600;

/** All listings of the small dataset, and one home with three listings over time. */
export function smallDatasetListings(): GeneratedListing[] {
  const listings = Array.from({ length: SMALL_DATASET_COUNT - 3 }, (_, index) => smallDatasetListing(index));
  const relisted = {
    homeKey: 'relisted',
    streetNumber: '77',
    streetName: 'Bay',
    streetSuffix: 'Street',
    streetDirection: '',
  };
  const home = { ...relisted, latitude: 43.7101, longitude: -79.4502, neighborhood: 'The Annex' };
  return [
    ...listings,
    createMockGeneratedListing({
      ...home,
      mlsNumber: 'T9000001',
      status: 'U',
      lastStatus: 'Ter',
      listDay: -300,
      terminatedDay: -240,
    }),
    createMockGeneratedListing({
      ...home,
      mlsNumber: 'T9000002',
      status: 'U',
      lastStatus: 'Sld',
      listDay: -200,
      soldDay: -170,
      soldPrice: 990_000,
    }),
    createMockGeneratedListing({ ...home, mlsNumber: 'T9000003', listDay: -3 }),
  ];
}

/** Three more cities within 100 km of Toronto. */
export const NEARBY_CITIES: City[] = [
  smallDatasetCity('Vaughan', 'Ontario', 'York', 2, [-79.5, 43.85]),
  smallDatasetCity('Brampton', 'Ontario', 'Peel', 2, [-79.76, 43.73]),
  smallDatasetCity('Oakville', 'Ontario', 'Halton', 2, [-79.68, 43.45]),
];

/** Listings in those cities: homes that the default search finds, and homes that it excludes. */
export function nearbyListings(): GeneratedListing[] {
  const offers: Partial<GeneratedListing>[] = [
    {},
    { lastStatus: 'Pc' },
    { listPrice: 7_500_000 },
    { class: 'CommercialProperty', propertyType: 'Office' },
    { lastStatus: 'Ext' },
    { type: 'Lease', listPrice: 2_400 },
    { type: 'Lease', listPrice: 12_000 },
    { status: 'U', lastStatus: 'Sld', soldPrice: 900_000, soldDay: -9 },
  ];
  return NEARBY_CITIES.flatMap(({ name, area, mlsPrefix, center: [longitude, latitude] }) =>
    offers.map((offer, index) =>
      createMockGeneratedListing({
        ...offer,
        mlsNumber: `${mlsPrefix}3000${index}`,
        city: name,
        area,
        neighborhood: `${name} Centre`,
        longitude,
        latitude,
      }),
    ),
  );
}
