import { expect, onTestFinished, test } from 'vitest';
import type { WireEstimateErrorList } from '#api/realty/estimateContract.ts';
import { renewErrors } from '#server/realty/estimates/backTest.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { kilometresBetween } from '#server/store/geometry/bounds.ts';
import { comparedHomeOf } from '#server/store/listings/comparableSales.ts';
import { openStore } from '#server/store/openStore.ts';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { fillStore } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { estimate } from '../../../src/domain/estimate/estimate.ts';

const { permissions } = createMockGeneratedListing();
/** Fifty sales within 600 metres, about 500 dollars for each square foot. Every fifth is restricted. */
const SALES = Array.from({ length: 50 }, (_, index) => {
  const sqft = 1600 + (index % 5) * 100;
  return createMockGeneratedListing({
    mlsNumber: `S${100 + index}`,
    status: 'U',
    lastStatus: 'Sld',
    soldPrice: Math.round(sqft * (430 + ((index * 37) % 150))),
    soldDay: -7 * index,
    listDay: -7 * index - 30,
    sqft,
    streetNumber: String(1 + 2 * index),
    latitude: 43.65 + index / 10_000,
    permissions: index % 5 === 4 ? { ...permissions, displayPublic: 'N' } : permissions,
  });
});

test('the published errors of a city are those of its open sales, each estimated from the days before', async () => {
  const store = await openStore({ kind: 'memory' });
  onTestFinished(() => store.close());
  await fillStore(store, SALES);
  await renewErrors({ store, today: SMALL_DATASET_DAY, days: 365, limit: 1000 });
  const clock = { now: () => SMALL_DATASET_NOW };
  const service = makeRealty({ store, clock, sessionOf: async () => ({ kind: 'visitor' }), limits: [] });
  const answer = await service.fetch(new Request('http://localhost/realty/estimates/errors'));
  const { errors } = (await answer.json()) as WireEstimateErrorList;
  const published = errors.find(({ city, propertyType }) => city === 'Toronto' && !propertyType);

  // Chosen and counted here, without the queries and the statistics of the back-test.
  const rows = await store.database.selectFrom('listing').selectAll().where('restricted', '=', 0).execute();
  const sold = rows.map((row) => ({
    ...comparedHomeOf(row),
    id: row.id,
    price: Number(row.sold_price),
    day: Number(row.sold_day),
  }));
  const compared = sold.flatMap((home) => {
    const before = sold
      .filter(({ day }) => day < home.day)
      .map((sale) => ({ ...sale, kilometres: kilometresBetween(home, sale) }));
    const result = estimate(home, before, { day: home.day, kind: 'price' });
    return 'figure' in result ? [{ ...result, price: home.price }] : [];
  });
  const shares = compared
    .map(({ figure, price }) => Math.abs(figure / price - 1))
    .toSorted((one, other) => one - other);
  const { length } = shares;
  const [low = 0, high = 0] = [shares[Math.ceil(length / 2) - 1], shares[Math.floor(length / 2)]];
  // With fewer than forty earlier estimates the range is that of a normal distribution.
  const held = compared.filter(
    ({ figure, price, deviation }) => Math.abs(Math.log(figure / price)) <= 1.2816 * deviation,
  );
  expect(length).toBeGreaterThan(20);
  expect(low).toBeGreaterThan(0.02);
  expect(published).toMatchObject({
    kind: 'price',
    sales: length,
    medianError: expect.closeTo((low + high) / 2, 3),
    within10: expect.closeTo(shares.filter((share) => share <= 0.1).length / length, 3),
    within20: expect.closeTo(shares.filter((share) => share <= 0.2).length / length, 3),
    coverage: expect.closeTo(held.length / length, 3),
  });
});
