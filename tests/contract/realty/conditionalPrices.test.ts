import { expect, onTestFinished, test } from 'vitest';
import { isClosed } from '#server/store/dataset/storedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { smallDatasetListings } from '#tests/support/services/smallDataset.ts';
import { mapOf } from './calls.ts';

const CONDITIONAL = ['Sc', 'Sce', 'Lc', 'Lce'];
const plain = smallDatasetListings();
const subjects = plain
  .filter(({ lastStatus, soldPrice, type }) => soldPrice !== null && type === 'Sale' && lastStatus === 'Sld')
  .slice(0, 24)
  .map(({ mlsNumber }, index) => [mlsNumber, CONDITIONAL[index % CONDITIONAL.length] ?? 'Sc'] as const);
const statusOf = new Map(subjects);

/** The small dataset, in which some sales are conditional at a price. */
const soldAt = (soldPrice: number) =>
  plain.map((listing) => {
    const lastStatus = statusOf.get(listing.mlsNumber);
    return lastStatus === undefined ? listing : { ...listing, lastStatus, soldPrice };
  });

const SOLD = 'status=U&resultsPerPage=100';
const STATISTICS = ['avg', 'med', 'min', 'max', 'sum', 'sd']
  .flatMap((measure) => [`${measure}-soldPrice`, `${measure}-priceSqft`])
  .join(',');
const CALLS = [
  ...subjects
    .slice(0, 8)
    .flatMap(([mls]) => ['', '/similar'].map((end) => `/realty/listings/${mls}${end}?boardId=2`)),
  ...['soldPriceAsc', 'soldPriceDesc', 'createdOnDesc'].map(
    (sort) => `/realty/listings?${SOLD}&sortBy=${sort}`,
  ),
  ...[300_000, 1_000_000, 5_000_000].flatMap((price) =>
    ['min', 'max'].map((end) => `/realty/listings?${SOLD}&${end}SoldPrice=${price}`),
  ),
  ...['', ...CONDITIONAL.map((status) => `&lastStatus=${status}`)].map(
    (which) =>
      `/realty/listings?listings=false&status=U&statistics=${STATISTICS},pct-aboveBelowList,grp-mth${which}`,
  ),
  `/realty/listings?listings=false&status=U&aggregates=details.propertyType,address.city&aggregateStatistics=true&statistics=avg-soldPrice`,
  `/realty/listings?listings=false&status=U&cluster=true&clusterLimit=200&map=${mapOf(-81, 42, -78, 45)}`,
  `/realty/prices?type=sale&status=U&map=${mapOf(-81, 42, -78, 45)}`,
  `/realty/listings.atom?${SOLD}`,
  ...plain
    .filter(({ mlsNumber }) => statusOf.has(mlsNumber))
    .slice(0, 6)
    .flatMap(({ streetNumber, streetName }) => [
      `/realty/autocomplete?search=${streetNumber} ${streetName}`,
      `/realty/listings/history?city=Toronto&streetNumber=${streetNumber}&streetName=${streetName}`,
    ]),
];

test.each([
  ['visitor', { kind: 'visitor' }],
  ['customer', CUSTOMER],
] as const)(
  'no answer to a %s depends on the price of a conditional sale',
  async (_who, session) => {
    const twins = await Promise.all(
      [400_000, 4_321_987].map((price) => makeTestServices({ listings: soldAt(price), session })),
    );
    onTestFinished(async () => {
      for (const twin of twins) await twin.close();
    });
    let answered = 0;
    for (const path of CALLS) {
      const [one, other] = await Promise.all(
        twins.map(async ({ fetch }) => {
          const answer = await fetch(path);
          return [answer.status, (await answer.text()).replaceAll(/"requestId":"[^"]*"/g, '')] as const;
        }),
      );
      expect(other, path).toEqual(one);
      answered += Number(one?.[0] === 200);
    }
    expect(answered, 'calls that are answered').toBeGreaterThan(CALLS.length * 0.7);
  },
  60_000,
);

test('the sales of the test are closed before, so that their prices were told', () => {
  expect(subjects.length).toBe(24);
  expect(CONDITIONAL.some(isClosed)).toBe(false);
});
