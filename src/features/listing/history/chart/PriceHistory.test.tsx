import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { realtyApi } from '#api/realty/realtyApi.ts';
import type { GeneratedListing } from '#demo/types.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { makeStore } from '#store/makeStore.ts';
import { type Answering, answerWith, renderWithStore } from '#tests/support/renderWithStore.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { ListingHistory } from '../ListingHistory.tsx';

const home = { homeKey: 'home' };
const now = createMockGeneratedListing({
  ...home,
  mlsNumber: 'C4',
  lastStatus: 'Pc',
  originalPrice: 1_100_000,
  details: { ...createMockGeneratedListing().details, sqft: '1600-2000' },
});
const expired = createMockGeneratedListing({
  ...home,
  mlsNumber: 'C3',
  status: 'U',
  lastStatus: 'Exp',
  listPrice: 1_200_000,
  listDay: -90,
  expiryDay: -20,
});
const sold = createMockGeneratedListing({
  ...home,
  mlsNumber: 'C2',
  status: 'U',
  lastStatus: 'Sld',
  listPrice: 800_000,
  soldPrice: 848_000,
  listDay: -900,
  soldDay: -880,
});
const RESTRICTED = {
  displayPublic: 'N',
  displayAddressOnInternet: 'Y',
  displayInternetEntireListing: 'Y',
} as const;

/** A house that was sold nearby: 1,000 dollars a square foot, after 10 days and one more for each. */
const nearby = (index: number, changes: Partial<GeneratedListing> = {}) =>
  createMockGeneratedListing({
    mlsNumber: `N${index}`,
    status: 'U',
    lastStatus: 'Sld',
    listDay: -100 - index,
    soldDay: -90,
    listPrice: 900_000,
    soldPrice: index % 2 === 0 ? 1_000_000 : 890_000,
    sqft: index % 2 === 0 ? 1000 : 890,
    ...changes,
  });
const six = Array.from({ length: 6 }, (_, index) => nearby(index));

interface Options {
  listings?: GeneratedListing[];
  mlsNumber?: string;
  isCustomer?: boolean;
  answer?: Answering;
}

async function open({
  listings = [now, expired, sold],
  mlsNumber = 'C4',
  isCustomer = true,
  answer,
}: Options = {}) {
  const services = await makeTestServices({ listings, ...(isCustomer && { session: CUSTOMER }) });
  onTestFinished(() => services.close());
  answerWith(async (request) => (await answer?.(request)) ?? services.fetch(request));
  const store = makeStore({ session: { status: isCustomer ? 'active' : 'inactive', user: null } });
  const listing = await store
    .dispatch(realtyApi.endpoints.listing.initiate({ mlsNumber, boardId: 2 }))
    .unwrap();
  return renderWithStore(<ListingHistory listing={listing} />, store);
}

const chart = (name = /^Asking prices over time, /) => screen.findByRole('img', { name });

/** Opens the table and returns its rows. */
async function rowsOf({
  user,
}: {
  user: { click(element: Element): Promise<void> };
}): Promise<(string | null)[][]> {
  await user.click(await screen.findByText(/^(Show the events as a table|Afficher les évènements)/));
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  return rows.map((row) => [...row.children].slice(1).map((cell) => cell.textContent));
}

const figure = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;

afterEach(() => changeLanguage('en'));

describe('the price history', () => {
  test('is a chart with every event of the history in its table', async () => {
    const view = await open();
    expect(await chart()).toBeVisible();
    for (const mark of ['Asking price', 'Listed', 'Relisted', 'Price changed', 'Sold']) {
      expect(screen.getAllByText(mark)[0]).toBeVisible();
    }
    expect(await rowsOf(view)).toEqual([
      ['Price reduced', '$1,000,000', '−$100,000'],
      ['Relisted', '$1,100,000', '−$100,000'],
      ['Listing expired', '', ''],
      ['Listed', '$1,200,000', ''],
      ['Sold', '$848,000', ''],
      ['Listed', '$800,000', ''],
    ]);
  });

  test('shows a visitor the events of this listing only', async () => {
    const offered = { ...now, status: 'U', lastStatus: 'Sld', soldPrice: 990_000, soldDay: 0 } as const;
    const view = await open({ listings: [offered, expired, sold], isCustomer: false });
    expect(await chart()).toBeVisible();
    expect(await rowsOf(view)).toEqual([
      ['Sold', '$990,000', ''],
      ['Price reduced', '$1,000,000', '−$100,000'],
      ['Listed', '$1,100,000', ''],
    ]);
    expect(document.body).not.toHaveTextContent(/848,000|1,200,000/);
  });

  test('has no chart of fewer than three prices', async () => {
    await open({ listings: [now] });
    await screen.findByRole('region', { name: 'Sales Nearby' });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByText('Show the events as a table')).not.toBeInTheDocument();
  });

  test('says that the day of a change is not known, and shows rents per month', async () => {
    const lease = createMockGeneratedListing({
      mlsNumber: 'C4',
      type: 'Lease',
      status: 'U',
      lastStatus: 'Lsd',
      listPrice: 2500,
      originalPrice: 2700,
      soldPrice: 2450,
      listDay: -60,
      soldDay: -20,
    });
    const view = await open({ listings: [lease] });
    expect(await chart(/^Asking rents over time, /)).toBeVisible();
    expect(screen.getByText('A dotted line: the day of the change is not known')).toBeVisible();
    expect(await rowsOf(view)).toEqual([
      ['Leased', '$2,450 /mo', ''],
      ['Price reduced', '$2,500 /mo', '−$200'],
      ['Listed', '$2,700 /mo', ''],
    ]);
  });

  test('names the local index behind it if enough homes were sold', async () => {
    const months = [-880, -850, -820].flatMap((soldDay, month) =>
      Array.from({ length: 5 }, (_, index) =>
        nearby(10 * month + index, { soldDay, listDay: soldDay - 20, neighborhood: 'Leslieville' }),
      ),
    );
    await open({ listings: [now, expired, sold, ...months] });
    expect(
      await screen.findByText(
        /^Houses in Toronto: median sold price of each month, scaled to the first asking/,
      ),
    ).toBeVisible();
  });

  test('is in French', async () => {
    await changeLanguage('fr');
    const view = await open();
    expect(await chart(/^Prix demandés au fil du temps, du .* Les flèches/)).toBeVisible();
    expect((await rowsOf(view))[4]).toEqual(['Vendue', '848\u00a0000\u00a0$', '']);
  });
});

describe('the figures nearby', () => {
  test('compare the home with those sold in its neighbourhood', async () => {
    await open({ listings: [now, ...six, nearby(9, { neighborhood: 'Leslieville', soldPrice: 2_000_000 })] });
    expect(await figure('Price per square foot')).toBe(
      '≈ $556 here; neighbourhood median $1,000 (6 sales, 12 months)',
    );
    expect(await figure('Median days on market')).toBe('12.5 days');
    expect(await figure('Sold over asking nearby')).toBe('50%');
    expect(screen.getByText(/^Houses sold in Trinity-Bellwoods in the last 12 months: 6\./)).toBeVisible();
  });

  test('are not shown for fewer than five sales', async () => {
    await open({ listings: [now, ...six.slice(0, 4)] });
    expect(await figure('Price per square foot')).toBe('≈ $556 here; too few to say');
    expect(await figure('Median days on market')).toBe('too few to say');
    expect(await figure('Sold over asking nearby')).toBe('too few to say');
    expect(screen.getByText(/We show a figure only with at least 5\.$/)).toBeVisible();
  });

  test('leave out restricted sales for visitors, and have them for customers', async () => {
    const listings = [
      now,
      ...six.map((one, index) => (index < 2 ? { ...one, permissions: RESTRICTED } : one)),
    ];
    const visitor = await open({ listings, isCustomer: false });
    expect(await figure('Median days on market')).toBe('too few to say');
    visitor.unmount();
    await open({ listings });
    expect(await figure('Median days on market')).toBe('12.5 days');
  });

  test('can be loaded again after a failure', async () => {
    let failing = true;
    const { user } = await open({
      listings: [now, ...six],
      answer: ({ url }) =>
        failing && url.includes('med-priceSqft')
          ? HttpResponse.json({ message: 'broken', requestId: '1' }, { status: 500 })
          : undefined,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The figures of the neighbourhood could not be loaded.',
    );
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await figure('Median days on market')).toBe('12.5 days');
  });
});
