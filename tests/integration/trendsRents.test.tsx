import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: SMALL_DATASET_NOW }));
afterEach(async () => {
  vi.useRealTimers();
  await changeLanguage('en');
});

const dayOf = (date: string) => Date.parse(date) / 86_400_000 - SMALL_DATASET_DAY;

/** A home that was leased, or sold for 800,000. */
const closed = (index: number, date: string, rent: number | null, city = 'Toronto') =>
  createMockGeneratedListing({
    mlsNumber: `C2000${index}`,
    city,
    status: 'U',
    type: rent === null ? 'Sale' : 'Lease',
    lastStatus: rent === null ? 'Sld' : 'Lsd',
    listPrice: rent ?? 800_000,
    soldPrice: rent ?? 800_000,
    soldDay: dayOf(date),
    listDay: dayOf(date) - 14,
  });

const MARKET = [
  ...Array.from({ length: 5 }, (_, index) => closed(index, '2026-09-10', 2400 + index * 100)),
  closed(6, '2026-07-10', 2000),
  ...Array.from({ length: 5 }, (_, index) => closed(10 + index, '2026-08-10', null)),
];

async function open(listings = MARKET, intercede?: (request: Request) => Response | undefined) {
  const services = await makeTestServices({ listings });
  onTestFinished(() => services.close());
  const page = await renderApp({ path: '/trends', services, ...(intercede && { intercede }) });
  return {
    ...page,
    rents: () => screen.findByRole('region', { name: /^(Rents & Leases|Loyers et locations)/ }),
  };
}

test('rents are beside prices, month by month, with their measure against them', async () => {
  const { user, rents } = await open();
  const section = await rents();
  expect(await within(section).findByText('$2,550')).toBeVisible();
  expect(section).toHaveTextContent(
    'is the median monthly rent. 6 homes were leased since May 2026, half of them in 14 days or less.',
  );
  // 12 x 2,550 is 3.825 % of 800,000.
  expect(section).toHaveTextContent('Twelve median rents are 3.8% of the median sold price.');
  await user.click(within(section).getByText('Show as a table'));
  const rows = within(await within(section).findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['May 2026', '–', '–', '0', 'no lease'],
    ['June 2026', '–', '–', '0', 'no lease'],
    ['July 2026', '$2,000', '$2,000', '1', 'few leases'],
    ['August 2026', '–', '–', '0', 'no lease'],
    ['September 2026', '$2,600', '$2,600', '5', ''],
    ['October 2026', '–', '–', '0', 'no lease'],
    ['November 2026', '–', '–', '0', 'no lease, not over yet'],
  ]);
  expect(section).toHaveTextContent('Fewer than 5 leases: interpret with caution');
  expect(section).toHaveTextContent('A gap is a month without a lease');
});

test('a city without leases says so', async () => {
  const { rents } = await open(MARKET.slice(6));
  expect(await within(await rents()).findByText('No home was leased since May 2026.')).toBeVisible();
});

test('rents that fail to load leave the prices, and can be loaded again', async () => {
  let failing = true;
  const { user, rents } = await open(MARKET, ({ url }) =>
    failing && url.includes('lastStatus=Lsd')
      ? HttpResponse.json({ message: 'broken', requestId: '1' }, { status: 500 })
      : undefined,
  );
  const section = await rents();
  expect(await within(section).findByRole('alert')).toHaveTextContent('Failed to fetch rents: Toronto.');
  expect(await screen.findByRole('region', { name: 'Summary' })).toHaveTextContent('$800,000');
  failing = false;
  await user.click(within(section).getByRole('button', { name: 'Try again' }));
  expect(await within(section).findByText('$2,550')).toBeVisible();
});

test('the rents are in French', async () => {
  await changeLanguage('fr');
  const { rents } = await open();
  expect(await within(await rents()).findByText(/^est le loyer mensuel médian\. 6 propriétés/)).toBeVisible();
});
