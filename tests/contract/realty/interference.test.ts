import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GeneratedListing } from '#demo/types.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { AGGREGATE_PATHS } from '#server/store/listings/statisticsAggregates.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { squareRouting } from '#tests/support/routing/squareRouting.ts';
import { addAmenities } from '#tests/support/services/amenities.ts';
import { fillStore } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { twinDatasets, twinFaults } from '#tests/support/services/twinDatasets.ts';
import { mapOf, type Parameters, pathWith } from './calls.ts';

interface Schema {
  type?: string;
  format?: string;
  enum?: string[];
  items?: Schema;
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
}

const ORIGIN = 'http://localhost';
const TWINS = twinDatasets();
const EVERYTHING: Parameters = { status: ['A', 'U'] };
/** Statuses of homes for sale, which visitors see partly as one. */
const APP_STATUSES = ['New', 'Pc', 'Ext', 'Cs', 'Dft'];
/** Prices by area of homes for sale, sales and rents around the cities of Ontario, and in one city. */
const PRICES: Parameters[] = [
  { type: 'sale', map: mapOf(-81, 42, -78, 45) },
  { type: 'sale', status: 'U', map: mapOf(-79.5, 43.6, -79.3, 43.8) },
  { type: 'lease', map: mapOf(-81, 42, -78, 45) },
];
/** Milliseconds. Far more than the slowest machine needs. */
const TIMEOUT_MS = 120_000;

const dayOf = (day: number): string =>
  new Date((SMALL_DATASET_DAY + day) * MILLISECONDS_A_DAY).toISOString().slice(0, 10);

/** A street's width around a point. */
const mapAround = ({ latitude, longitude }: GeneratedListing): string =>
  mapOf(longitude - 0.0002, latitude - 0.0002, longitude + 0.0002, latitude + 0.0002);

type Value = string | number | boolean;
type Subject = (typeof TWINS.pairs)[number];

/**
 * Every value in both forms of a listing that a parameter of this kind could search for. A parameter of a new member
 * needs the member here.
 */
function valuesFor(schema: Schema, name: string, { first, second, partner }: Subject): Value[] {
  const both = [first, second];
  const kind = schema.items ?? schema;
  if (kind.enum) return kind.enum;
  if (kind.type === 'boolean') return [true, false];
  if (kind.format === 'date') {
    return both.flatMap((one) =>
      [one.listDay, one.soldDay, one.updatedDay, one.expiryDay, one.priceCutDay].flatMap((day) =>
        day === null || day === undefined ? [] : [dayOf(day)],
      ),
    );
  }
  if (kind.type === 'number' || kind.type === 'integer') {
    return both.flatMap((one) => {
      const { listPrice, soldPrice, beds, baths, sqft, yearBuilt, taxes, condominium, details, lot } = one;
      const fee = Number(condominium?.fees?.maintenance) || null;
      const parking = Number(details.numParkingSpaces) || null;
      const lotSize = Number(lot?.width ?? 0) * Number(lot?.depth ?? 0) || null;
      const known = [listPrice, soldPrice, beds, baths, sqft, yearBuilt, taxes.annualAmount, fee, parking];
      return [...known, lotSize].flatMap((value) => (value === null ? [] : [value]));
    });
  }
  if (name === 'near') return ['school:5', 'school:10', 'school:30'];
  if (name === 'map') return [...both, partner].map(mapAround);
  if (name === 'commute') {
    // The edge of an area of ten minutes lies on the point, and beside it.
    return [...both, partner].flatMap(({ latitude, longitude }) =>
      [0.0099, 0.0101].map((east) => `${latitude},${(longitude - east).toFixed(5)},drive,10,0830`),
    );
  }
  if (name === 'hide') return [...both, partner].map(({ boardId, mlsNumber }) => `${boardId}-${mlsNumber}`);
  if (name === 'aggregates') return Object.keys(AGGREGATE_PATHS);
  if (name === 'statistics')
    return ['cnt-new,cnt-available,avg-listPrice,max-tax', 'cnt-closed,avg-soldPrice'];
  const words = both.flatMap((one) => [
    `${one.streetNumber} ${one.streetName}`,
    one.streetName,
    one.unitNumber ?? '',
    one.propertyType,
    one.style,
    one.zip,
    one.lastStatus,
    one.homeKey,
    one.brokerageName,
    one.details.description ?? '',
    one.neighborhood,
    one.city,
    one.mlsNumber,
  ]);
  return words.filter((word) => word !== '');
}

function serviceOver(store: Store) {
  return makeRealty({
    store,
    clock: { now: () => SMALL_DATASET_NOW },
    sessionOf: async () => ({ kind: 'visitor' }),
    limits: [],
    routing: squareRouting,
  });
}

/** Every call in the service's description, so that new ones are included. */
async function describedPaths(): Promise<Record<string, Record<string, Operation>>> {
  const store = await openStore({ kind: 'memory' });
  const answer = await serviceOver(store).fetch(new Request(`${ORIGIN}/realty/openapi.json`));
  await store.close();
  return ((await answer.json()) as { paths: Record<string, Record<string, Operation>> }).paths;
}

/** The requests to each dataset, by the name of the test that compares them. */
type Calls = Record<string, { path: string; body?: object }[]>;

/** Restricted listings of every kind, one of each. */
const SUBJECTS = [
  ...new Map(TWINS.pairs.map((pair) => [`${pair.first.type} ${pair.first.lastStatus}`, pair])).values(),
];

/** @param every requests one of so many listings, because PostgreSQL in this process is slow */
function callsFor(paths: Record<string, Record<string, Operation>>, every: number): Calls {
  const taken = (_: unknown, position: number) => position % every === 0;
  const search = paths['/realty/listings']?.['get']?.parameters ?? [];
  const orders = search.find(({ name }) => name === 'sortBy')?.schema.enum ?? [];
  const pages = orders.flatMap((sortBy) =>
    [1, 2, 3, 4].map((pageNum) => {
      const fields = sortBy === 'createdOnDesc' ? undefined : 'mlsNumber,listDate,address';
      return {
        path: pathWith('/realty/listings', { ...EVERYTHING, sortBy, resultsPerPage: 200, pageNum, fields }),
      };
    }),
  );
  const numbers = new Set(
    TWINS.pairs.filter(taken).flatMap(({ first, partner }) => [first.mlsNumber, partner.mlsNumber]),
  );
  const about = Object.entries(paths)
    .filter(([path, operations]) => path.includes('{mls}') && 'get' in operations)
    .flatMap(([path]) => [...numbers].map((number) => ({ path: path.replace('{mls}', number) })));
  const requested = SUBJECTS.filter(taken).map((subject) => {
    const { mlsNumber } = subject.first;
    const narrowed = Object.entries(paths).flatMap(([path, operations]) => {
      const parameters = operations['get']?.parameters ?? [];
      const isSearch = path === '/realty/listings';
      const isPrices = path === '/realty/listings/prices';
      const variants: Parameters[] = isSearch
        ? [
            { ...EVERYTHING, fields: 'mlsNumber' },
            { ...EVERYTHING, mlsNumber },
          ]
        : isPrices
          ? PRICES
          : [{}];
      return parameters
        .filter((parameter) => parameter.in === 'query')
        .flatMap(({ name, schema }) =>
          [...new Set(valuesFor(schema, name, subject))].flatMap((value) =>
            variants.map((variant) => ({
              path: pathWith(path.replace('{mls}', mlsNumber), {
                ...variant,
                ...(name.endsWith('PriceChangeDateTime') && { lastPriceChangeType: 'decrease' }),
                ...(name === 'map' && !isPrices ? { cluster: true, clusterPrecision: 24 } : {}),
                [name]: value,
              }),
            })),
          ),
        );
    });
    const counted = { path: '/realty/listings?type=count', body: { ...EVERYTHING, mlsNumber } };
    const around = [subject.first, subject.second].map(({ latitude, longitude }) => ({
      path: pathWith('/realty/listings', { ...EVERYTHING, lat: latitude, long: longitude, radius: 0.1 }),
    }));
    const withStatus = ['A', 'U'].map((status) => ({ status }));
    const statuses = [EVERYTHING, ...withStatus].flatMap((status) =>
      [APP_STATUSES, ...APP_STATUSES.map((one) => [one])].flatMap((lastStatus) =>
        [{ mlsNumber }, { mlsNumber, map: mapAround(subject.partner) }, { map: mapOf(-80, 43, -79, 44) }].map(
          (place) => ({
            path: pathWith('/realty/listings', { ...status, ...place, lastStatus, fields: 'mlsNumber' }),
          }),
        ),
      ),
    );
    return [...narrowed, ...around, ...statuses, counted];
  });
  const buildings = [{}, { sortBy: 'numUnitsDesc' }, { minPrice: 700_000 }, { minBedrooms: 3 }].map(
    (more) => ({
      path: '/realty/buildings',
      body: { map: '[[[-142,41],[-52,41],[-52,84],[-142,84],[-142,41]]]', resultsPerPage: 300, ...more },
    }),
  );
  return {
    'for every search for buildings': buildings,
    'for every page in every order': pages,
    'for every call about one listing': about,
    'for every other request': requested.flat(),
  };
}

/** Status, validator, cache headers, and the text. */
async function textOf(answer: Response): Promise<string> {
  const values = ['ETag', 'Cache-Control', 'Vary'].map((name) => answer.headers.get(name));
  return [answer.status, ...values, await answer.text()].join('\n');
}

it('come from two datasets that differ in all hidden values, and in nothing else', () => {
  expect(twinFaults(TWINS)).toEqual([]);
  expect(SUBJECTS.length).toBeGreaterThan(9);
});

describe.each(storeDialects())('answers to a visitor on $name', (dialect) => {
  const answersByDataset: Map<string, string>[] = [];
  let calls: Calls = {};

  /** All answers of a dataset, one after the other, because PostgreSQL has one search path in this process. */
  async function answersOf(listings: GeneratedListing[]): Promise<Map<string, string>> {
    const store = await dialect.open();
    // At one of the two positions of each home, so that its walks differ.
    await addAmenities(
      store,
      TWINS.pairs.map(({ first }) => ({ kind: 'school', ...first })),
    );
    await fillStore(store, listings);
    const service = serviceOver(store);
    const answers = new Map<string, string>();
    // Many subjects have values in common, so many calls are the same.
    const different = new Map(
      Object.values(calls).flatMap((all) => all.map((call) => [JSON.stringify(call), call])),
    );
    for (const [key, { path, body }] of different) {
      const headers = { 'X-Request-Id': 'the-same' };
      const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
      answers.set(key, await textOf(await service.fetch(new Request(ORIGIN + path, init))));
    }
    await store.close();
    return answers;
  }

  beforeAll(async () => {
    calls = callsFor(await describedPaths(), dialect.name === 'SQLite' ? 3 : 7);
    for (const listings of [TWINS.first, TWINS.second]) answersByDataset.push(await answersOf(listings));
  }, TIMEOUT_MS);

  afterAll(() => dialect.end());

  it.each(['for every page in every order', 'for every call about one listing', 'for every other request'])(
    'are the same in both worlds %s',
    (name) => {
      const sent = (calls[name] ?? []).map((call) => JSON.stringify(call));
      const [first, second] = answersByDataset;
      expect(sent.filter((call) => first?.get(call) !== second?.get(call))).toEqual([]);
      expect(sent.filter((call) => first?.get(call)?.startsWith('200')).length).toBeGreaterThan(50);
    },
  );
});
