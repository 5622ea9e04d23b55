import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireCluster, WireListingsPage } from '#api/realty/contract.ts';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';
import { get, mapOf, type Parameters } from './calls.ts';

describe('clusters', () => {
  let visitor: TestServices;
  let customer: TestServices;

  beforeAll(async () => {
    visitor = await makeTestServices();
    customer = await makeTestServices({ session: CUSTOMER });
  });

  afterAll(async () => {
    await visitor.close();
    await customer.close();
  });

  async function clustersOf(services: TestServices, parameters: Parameters) {
    const { body } = await get<WireListingsPage>(services, '/realty/listings', {
      aggregates: 'map',
      listings: false,
      ...parameters,
    });
    return { count: body.count, clusters: body.aggregates?.map?.clusters ?? [] };
  }

  // Whole thousandths, because nearly all random doubles would be views of a few metres.
  const size = fc.integer({ min: 1, max: 1500 }).map((thousandths) => thousandths / 1000);
  const view = fc
    .record({
      center: fc.constantFrom([-79.4, 43.7], [-79.65, 43.6], [-73.6, 45.5], [-76, 44.5]),
      wide: size,
      high: size,
      shift: fc.integer({ min: -200, max: 200 }).map((thousandths) => thousandths / 1000),
    })
    .map(({ center: [x = 0, y = 0], wide, high, shift }) => ({
      west: x - wide + shift,
      east: x + wide + shift,
      south: y - high,
      north: y + high,
    }));
  const filters = fc.record(
    {
      type: fc.constantFrom('sale', 'lease'),
      status: fc.constantFrom<string[]>(['A'], ['U'], ['A', 'U']),
      class: fc.constantFrom<string[]>(['condo', 'residential'], ['commercial']),
      minBeds: fc.integer({ min: 0, max: 5 }),
      maxPrice: fc.integer({ min: 500_000, max: 3_000_000 }),
    },
    { requiredKeys: [] },
  );

  it('add up to the filtered count and lie in the view, for visitors and customers', async () => {
    let largest = 0;
    const property = fc.asyncProperty(
      view,
      filters,
      fc.integer({ min: 0, max: 29 }),
      fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 200 })),
      fc.boolean(),
      async ({ west, south, east, north }, filter, clusterPrecision, clusterLimit, signedIn) => {
        const services = signedIn ? customer : visitor;
        const question = { ...filter, map: mapOf(west, south, east, north) };
        const { clusters, count } = await clustersOf(services, {
          ...question,
          clusterPrecision,
          clusterLimit,
        });
        const counted = await get<WireListingsPage>(services, '/realty/listings', {
          ...question,
          listings: false,
        });
        expect(sumOf(clusters)).toBe(counted.body.count);
        expect(count).toBe(counted.body.count);
        expect(clusters.length).toBeLessThanOrEqual(clusterLimit);
        largest = Math.max(largest, clusters.length);
        for (const cluster of clusters) {
          expect(cluster.location.latitude).toBeGreaterThanOrEqual(south);
          expect(cluster.location.latitude).toBeLessThanOrEqual(north);
          expect(cluster.location.longitude).toBeGreaterThanOrEqual(west);
          expect(cluster.location.longitude).toBeLessThanOrEqual(east);
          expectConsistent(cluster);
        }
      },
    );
    await fc.assert(property, { seed: 20_778, numRuns: 150 });
    expect(largest).toBeGreaterThan(50);
  });

  it('lie in a polygon, and add up to its count', async () => {
    const map = '[[[-79.5,43.6],[-79.3,43.6],[-79.4,43.8],[-79.5,43.6]]]';
    const { clusters, count } = await clustersOf(visitor, { map, clusterPrecision: 24, clusterLimit: 200 });
    expect(count).toBeGreaterThan(10);
    expect(sumOf(clusters)).toBe(count);
    const singles = clusters.filter((cluster) => cluster.count === 1);
    expect(singles.length).toBeGreaterThan(0);
    for (const { location } of singles) {
      expect(Math.abs(location.longitude + 79.4)).toBeLessThanOrEqual((43.8 - location.latitude) / 2);
    }
  });

  it('are the same with cluster=true, and have the requested fields only for single listings', async () => {
    const question = { clusterPrecision: 20, clusterFields: 'mlsNumber,listPrice', city: 'Toronto' };
    const byAggregates = await clustersOf(customer, question);
    const { body } = await get<WireListingsPage>(customer, '/realty/listings', {
      ...question,
      cluster: true,
      listings: false,
    });
    expect(body.aggregates?.map?.clusters).toEqual(byAggregates.clusters);
    for (const { count, listing } of byAggregates.clusters) {
      expect(listing === undefined).toBe(count !== 1);
      if (listing) expect(Object.keys(listing).sort()).toEqual(['boardId', 'listPrice', 'mlsNumber']);
    }
  });

  it('are left out unless requested', async () => {
    const { body } = await get<WireListingsPage>(visitor, '/realty/listings', { listings: false });
    expect(body.aggregates).toBeUndefined();
  });
});

function sumOf(clusters: WireCluster[]): number {
  return clusters.reduce((sum, cluster) => sum + cluster.count, 0);
}

function expectConsistent({ location, bounds, map, count, listing }: WireCluster): void {
  const { top_left: first, bottom_right: last } = bounds;
  expect(location.latitude).toBeLessThanOrEqual(first.latitude);
  expect(location.latitude).toBeGreaterThanOrEqual(last.latitude);
  expect(location.longitude).toBeGreaterThanOrEqual(first.longitude);
  expect(location.longitude).toBeLessThanOrEqual(last.longitude);
  expect(map[0]?.[0]).toEqual(map[0]?.at(-1));
  if (count === 1) expect(listing?.map).toMatchObject(location);
  else expect(listing).toBeUndefined();
}
