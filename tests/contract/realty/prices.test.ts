import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireParameterErrors } from '#api/realty/contract.ts';
import type { WirePriceCell, WirePriceCells } from '#api/realty/priceContract.ts';
import { type Dice, makeDice } from '#commands/endurance/dice.ts';
import type { GeneratedListing } from '#demo/types.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { WIRE_SCHEMAS } from '#server/realty/openapi/wireSchemas.ts';
import { type Shape, shapeFrom } from '#server/store/geometry/shape.ts';
import { priceCells } from '#server/store/listings/priceCells.ts';
import type { Store } from '#server/store/store.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, fillStore } from '#tests/support/services/makeTestServices.ts';
import { recordQueries } from '#tests/support/services/recordedQueries.ts';
import {
  SMALL_DATASET_DAY,
  SMALL_DATASET_NOW,
  smallDatasetListings,
} from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { mapOf, type Parameters, pathWith } from './calls.ts';

const MIN_HOMES = 5;
const PATH = '/realty/listings/prices';

const LISTINGS: GeneratedListing[] = smallDatasetListings().map((listing, index) => ({
  ...listing,
  soldPrice: listing.soldPrice && Math.round(listing.listPrice * (0.94 + (index % 13) / 100)),
  sqft: index % 17 === 0 ? null : listing.sqft,
}));

const isOpen = ({ permissions }: GeneratedListing): boolean =>
  permissions.displayPublic === 'Y' && permissions.displayAddressOnInternet === 'Y';

const perSqft = (dollars: number, { sqft }: GeneratedListing): number | null =>
  sqft ? dollars / sqft : null;

function medianOf(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The Mercator cell of a point in a world of so many cells across: "123/456". */
function cellOf({ longitude, latitude }: { longitude: number; latitude: number }, across: number): string {
  const y = (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
  return `${Math.floor(((longitude + 180) / 360) * across)}/${Math.floor(y * across)}`;
}

const middleOf = ({ bounds: { top_left: first, bottom_right: last } }: WirePriceCell) => ({
  longitude: (first.longitude + last.longitude) / 2,
  latitude: (first.latitude + last.latitude) / 2,
});

/** Number of homes and median of each cell, computed from the listings. */
function byHand(
  homes: readonly GeneratedListing[],
  comparedOf: (home: GeneratedListing) => number | null,
  across: number,
): Map<string, [count: number, median: number]> {
  const known = homes.flatMap((home) => {
    const value = comparedOf(home);
    return value === null ? [] : [{ cell: cellOf(home, across), value }];
  });
  const cells = Map.groupBy(known, ({ cell }) => cell);
  return new Map(
    [...cells].map(([cell, all]) => [
      cell,
      [all.length, Math.round(medianOf(all.map(({ value }) => value)))],
    ]),
  );
}

const mapAround = (half: number): string => mapOf(-79.4 - half, 43.7 - half, -79.4 + half, 43.7 + half);
const map = mapAround(0.2);
const TRIANGLE = '[[[-79.5,43.6],[-79.3,43.6],[-79.4,43.8],[-79.5,43.6]]]';
const isAround = ({ longitude, latitude }: GeneratedListing, half = 0.2): boolean =>
  Math.abs(longitude + 79.4) <= half && Math.abs(latitude - 43.7) <= half;
const isForSale = (one: GeneratedListing): boolean => one.type === 'Sale' && one.status === 'A';

interface Case {
  title: string;
  parameters: Parameters;
  viewer: 'visitor' | 'customer';
  isFound: (home: GeneratedListing) => boolean;
  comparedOf: (home: GeneratedListing) => number | null;
}

const asking = (one: GeneratedListing): number | null => perSqft(one.listPrice, one);
const sold = (one: GeneratedListing): number | null => perSqft(one.soldPrice ?? one.listPrice, one);

const CASES: Case[] = [
  {
    title: 'homes for sale, for a visitor',
    parameters: { type: 'sale', map },
    viewer: 'visitor',
    isFound: (one) => isOpen(one) && isForSale(one) && isAround(one),
    comparedOf: asking,
  },
  {
    title: 'homes for sale, for a customer',
    parameters: { type: 'sale', map },
    viewer: 'customer',
    isFound: (one) => isForSale(one) && isAround(one),
    comparedOf: asking,
  },
  {
    title: 'homes of two bedrooms or more for at most a million and a half, for a customer',
    parameters: { type: 'sale', map: mapAround(1), minBeds: 2, maxPrice: 1_500_000 },
    viewer: 'customer',
    isFound: (one) => isForSale(one) && isAround(one, 1) && one.beds >= 2 && one.listPrice <= 1_500_000,
    comparedOf: asking,
  },
  {
    title: 'sales since a day, for a visitor',
    parameters: { type: 'sale', status: 'U', minSoldDate: '2026-02-01', map },
    viewer: 'visitor',
    isFound: (one) => isOpen(one) && one.type === 'Sale' && isAround(one) && (one.soldDay ?? -999) >= -293,
    comparedOf: sold,
  },
  {
    title: 'sales, for a customer, without homes that left the market unsold',
    parameters: { type: 'sale', status: 'U', map },
    viewer: 'customer',
    isFound: (one) => one.type === 'Sale' && one.status === 'U' && one.soldDay !== null && isAround(one),
    comparedOf: sold,
  },
  {
    title: 'rents, for a customer',
    parameters: { type: 'lease', map },
    viewer: 'customer',
    isFound: (one) => one.type === 'Lease' && one.status === 'A' && isAround(one),
    comparedOf: (one) => one.listPrice,
  },
  {
    title: 'homes for sale in a triangle, for a customer',
    parameters: { type: 'sale', map: TRIANGLE },
    viewer: 'customer',
    isFound: (one) =>
      isForSale(one) && one.latitude >= 43.6 && Math.abs(one.longitude + 79.4) <= (43.8 - one.latitude) / 2,
    comparedOf: asking,
  },
];

const ROUNDS = 30;

/** A search of a random view, kind and filter. */
function randomCase(dice: Dice): Case {
  const half = 0.03 + dice.next() * 0.4;
  const [longitude, latitude] = [-79.4 + (dice.next() - 0.5) * 0.2, 43.7 + (dice.next() - 0.5) * 0.1];
  const view = [longitude - half, latitude - half, longitude + half, latitude + half] as const;
  const [viewer, type, status] = [
    dice.pick(['visitor', 'customer'] as const),
    dice.pick(['sale', 'lease'] as const),
    dice.pick(['A', 'U'] as const),
  ];
  const minBeds = dice.whole(3);
  const paid = (one: GeneratedListing) => (status === 'A' ? one.listPrice : (one.soldPrice ?? one.listPrice));
  return {
    title: [view, viewer, type, status, minBeds].join(' '),
    parameters: { type, status, minBeds, map: mapOf(...view) },
    viewer,
    isFound: (one) =>
      (viewer === 'customer' || isOpen(one)) &&
      one.type.toLowerCase() === type &&
      one.status === status &&
      (status === 'A' || one.soldDay !== null) &&
      one.beds >= minBeds &&
      Math.abs(one.longitude - longitude) <= half &&
      Math.abs(one.latitude - latitude) <= half,
    comparedOf: (one) => (type === 'sale' ? perSqft(paid(one), one) : paid(one)),
  };
}

/** A home in a small square of the map. */
function neighbour(index: number, changes: Partial<GeneratedListing> = {}): GeneratedListing {
  return createMockGeneratedListing({
    mlsNumber: `C400000${index}`,
    latitude: 43.6472 + index * 0.00002,
    longitude: -79.4103 + index * 0.00002,
    listPrice: 900_000 + index * 50_000,
    sqft: 1000,
    ...changes,
  });
}

const RESTRICTED = {
  displayPublic: 'N',
  displayAddressOnInternet: 'Y',
  displayInternetEntireListing: 'Y',
} as const;

/** Four open homes and three restricted ones in one place; six open ones in another. */
const hiddenAmongOpen = (price: number, sqft: number): GeneratedListing[] => [
  ...[1, 2, 3, 4].map((index) => neighbour(index)),
  ...[5, 6, 7].map((index) => neighbour(index, { listPrice: price, sqft, permissions: RESTRICTED })),
  ...[8, 9].map((index) => neighbour(index, { latitude: 43.7, longitude: -79.4 })),
  ...[1, 2, 3, 4].map((index) =>
    neighbour(index, { mlsNumber: `C500000${index}`, latitude: 43.7, longitude: -79.4 }),
  ),
];

describe.each(storeDialects())('prices by area on $name', (dialect) => {
  let store: Store;

  /** Opens the only store: PostgreSQL has one search path in this process. */
  const fill = async (listings: GeneratedListing[]): Promise<void> => {
    store = await dialect.open();
    await fillStore(store, listings);
  };

  async function ask(
    parameters: Parameters,
    viewer: 'visitor' | 'customer' = 'visitor',
  ): Promise<{ status: number; body: unknown }> {
    const service = makeRealty({
      store,
      clock: { now: () => SMALL_DATASET_NOW },
      sessionOf: async () => (viewer === 'customer' ? CUSTOMER : { kind: 'visitor' }),
      limits: [],
    });
    const answer = await service.fetch(new Request(`http://localhost${pathWith(PATH, parameters)}`));
    return { status: answer.status, body: await answer.json() };
  }

  const cellsOf = async (
    parameters: Parameters,
    viewer: 'visitor' | 'customer' = 'visitor',
  ): Promise<WirePriceCells> => {
    const { status, body } = await ask(parameters, viewer);
    expect(status).toBe(200);
    WIRE_SCHEMAS.priceCells.parse(body);
    return body as WirePriceCells; // checked in the line above
  };

  beforeAll(() => fill(LISTINGS), 60_000);

  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  it.each(CASES)('agree with those computed from the rows: $title', async (one) => {
    const { cells, leftOut, measure, minHomes } = await cellsOf(one.parameters, one.viewer);
    expect([measure, minHomes]).toEqual([
      one.parameters['type'] === 'lease' ? 'rent' : 'pricePerSqft',
      MIN_HOMES,
    ]);
    const [first] = cells;
    if (!first) throw new Error('There are no cells.');
    const { top_left: corner, bottom_right: opposite } = first.bounds;
    const across = Math.round(360 / (opposite.longitude - corner.longitude));
    expect(Math.log2(across) % 1).toBe(0);
    const expected = byHand(LISTINGS.filter(one.isFound), one.comparedOf, across);
    const enough = [...expected].filter(([, [count]]) => count >= MIN_HOMES);
    const given = cells.map((cell) => [cellOf(middleOf(cell), across), [cell.count, cell.median]] as const);
    expect(new Map(given)).toEqual(new Map(enough));
    const few = [...expected.values()].filter(([count]) => count < MIN_HOMES);
    expect(leftOut).toEqual({ cells: few.length, homes: few.reduce((sum, [count]) => sum + count, 0) });
  });

  it('agree with those computed from the rows in random searches', async () => {
    const dice = makeDice(23);
    let shown = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const one = randomCase(dice);
      const { cells, leftOut } = await cellsOf(one.parameters, one.viewer);
      const known = LISTINGS.filter((home) => one.isFound(home) && one.comparedOf(home) !== null);
      const counted = cells.reduce((sum, { count }) => sum + count, 0);
      expect(counted + leftOut.homes, `${round}: ${one.title}`).toBe(known.length);
      const [first] = cells;
      if (!first) continue;
      const { top_left: corner, bottom_right: opposite } = first.bounds;
      const across = Math.round(360 / (opposite.longitude - corner.longitude));
      const expected = [...byHand(known, one.comparedOf, across)];
      expect(
        new Map(cells.map((cell) => [cellOf(middleOf(cell), across), [cell.count, cell.median]])),
        `${round}: ${one.title}`,
      ).toEqual(new Map(expected.filter(([, [count]]) => count >= MIN_HOMES)));
      expect(leftOut.cells).toBe(expected.length - cells.length);
      shown += cells.length;
    }
    expect(shown).toBeGreaterThan(100);
  }, 60_000);

  it('read the homes of a search once', async () => {
    const { context, sent } = recordQueries(store);
    const times = async (shape: Shape | undefined) => {
      if (!shape) throw new Error('This is no shape.');
      const [viewer, today] = ['customer', SMALL_DATASET_DAY] as const;
      const found = await priceCells(context, { viewer, today, types: ['Sale'], statuses: ['U'], shape });
      expect(found.cells.length + found.leftOut.cells).toBeGreaterThan(0);
      return sent.splice(0).filter((query) => /from "?listing/.test(query.sql)).length;
    };
    // In the smallest view cells grow, because most would have too few homes.
    const views = [...[2, 0.6, 0.2, 0.1, 0.05].map(mapAround), TRIANGLE];
    for (const view of views) expect(await times(shapeFrom(JSON.parse(view))), view).toBe(1);
  });

  it('name the nearest neighbourhood, and for large cells the nearest city', async () => {
    const wide = await cellsOf({ type: 'sale', map: mapOf(-81, 42, -78, 45) }, 'customer');
    expect(new Set(wide.cells.map(({ place }) => place?.name))).toEqual(new Set(['Toronto', 'Mississauga']));
    const near = await cellsOf({ type: 'sale', status: 'U', map: mapOf(-79.5, 43.6, -79.4, 43.8) });
    expect(near.cells.filter(({ place }) => place?.city === 'Toronto')).not.toEqual([]);
  });

  it.each<[string, Parameters, string, string]>([
    ['without a type', { map }, 'type', 'is required once: sale or lease'],
    ['of two types', { type: ['sale', 'lease'], map }, 'type', 'is required once: sale or lease'],
    ['of two statuses', { type: 'sale', status: ['A', 'U'], map }, 'status', 'must be A or U'],
    ['without an area', { type: 'sale' }, 'map', 'or lat, long and radius is required'],
    [
      'of half a country',
      { type: 'sale', map: mapOf(-90, 42, -78, 45) },
      'map',
      'must be at most 4 degrees wide and high, radius at most 150',
    ],
    [
      'without hidden homes',
      { type: 'sale', map, hide: '2-C1000001' },
      'hide',
      'is not a parameter of this call: its OpenAPI description lists them',
    ],
  ])('of a search %s are a 400', async (_title, parameters, param, message) => {
    const { status, body } = await ask(parameters);
    expect([status, body]).toEqual([400, [{ param, msg: [message] }] satisfies WireParameterErrors]);
  });

  it('leave out a cell with fewer than five homes that the caller may see', async () => {
    const around = { type: 'sale', map: mapOf(-79.42, 43.64, -79.4, 43.66) };
    await store.close();
    await fill(hiddenAmongOpen(1_010_000, 1010));
    const visitors = await cellsOf(around);
    expect(visitors).toMatchObject({ cells: [], leftOut: { homes: 4 } });
    const { cells } = await cellsOf(around, 'customer');
    expect(cells).toMatchObject([{ count: 7, median: 1000 }]);
  });

  it('tell a visitor nothing of a restricted home, at any zoom, with any filter', async () => {
    const centre = { latitude: 43.6473, longitude: -79.4102 };
    // PostgreSQL in this process is slow.
    const halves = dialect.name === 'SQLite' ? [2, 1, 0.3, 0.1, 0.03, 0.01, 0.003, 0.001] : [2, 0.01];
    const views = halves.map((half) =>
      mapOf(
        centre.longitude - half,
        centre.latitude - half,
        centre.longitude + half * 0.7,
        centre.latitude + half,
      ),
    );
    const isolating: Parameters[] = [
      {},
      { minPrice: 1_005_000, maxPrice: 1_015_000 },
      { minPrice: 1_035_000 },
      { minSqft: 900 },
      { maxSqft: 800 },
      { minBeds: 3, maxBeds: 3 },
      { propertyType: 'Detached' },
      { mlsNumber: ['C4000005', 'C4000001', 'C4000002', 'C4000003', 'C4000004'] },
      { search: 'Trinity' },
    ];
    const asked = views.flatMap((view) =>
      isolating.map((filter) => ({ type: 'sale', map: view, ...filter })),
    );
    const answersTo = async (price: number, sqft: number, viewer: 'visitor' | 'customer') => {
      await store.close();
      await fill(hiddenAmongOpen(price, sqft));
      const answers: string[] = [];
      for (const parameters of asked) answers.push(JSON.stringify(await ask(parameters, viewer)));
      return answers;
    };
    const differences = async (viewer: 'visitor' | 'customer'): Promise<number> => {
      const one = await answersTo(1_010_000, 1010, viewer);
      const other = await answersTo(1_040_000, 700, viewer);
      return one.filter((answer, at) => answer !== other[at]).length;
    };
    expect(await differences('visitor')).toBe(0);
    // A customer's answers show that the questions are close enough.
    expect(await differences('customer')).toBeGreaterThan(5);
  }, 60_000);
});
