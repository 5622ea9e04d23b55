import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { realtyApi } from '#api/realty/realtyApi.ts';
import type { GeneratedListing } from '#demo/types.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { chooseTokenSource } from '#platform/identity/sessionToken.ts';
import { makeStore } from '#store/makeStore.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { type Answering, answerWith, renderWithStore } from '#tests/support/renderWithStore.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { Facts } from '../sections/Facts.tsx';
import { ListingHistory } from './ListingHistory.tsx';

const TOKEN = 'token-of-a-session';
const home = { homeKey: 'home' };
const now = createMockGeneratedListing({
  ...home,
  mlsNumber: 'C4',
  lastStatus: 'Pc',
  originalPrice: 1_100_000,
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
const rented = createMockGeneratedListing({
  ...home,
  mlsNumber: 'C1',
  type: 'Lease',
  status: 'U',
  lastStatus: 'Lsd',
  listPrice: 2500,
  soldPrice: 2500,
  listDay: -1200,
  soldDay: -1190,
});

interface Options {
  listings?: GeneratedListing[];
  mlsNumber?: string;
  session?: 'active' | 'inactive' | 'unknown';
  /** The token that the browser sends; the valid one by default. */
  token?: string;
  answer?: Answering;
}

/** Opens the section over the local services. Requests with the token come from a customer, others from a visitor. */
async function open({ listings = [now, expired, sold, rented], ...options }: Options = {}) {
  const { mlsNumber = 'C4', session = 'active', token = TOKEN, answer } = options;
  const [visitor, customer] = await Promise.all([
    makeTestServices({ listings }),
    makeTestServices({ listings, session: CUSTOMER }),
  ]);
  const requested: URL[] = [];
  answerWith(async (request) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith('/history')) requested.push(url);
    const signedIn = request.headers.get('Authorization') === `Bearer ${TOKEN}`;
    return (await answer?.(request)) ?? (signedIn ? customer : visitor).fetch(request);
  });
  chooseTokenSource(async () => token);
  const store = makeStore({ session: { status: session, user: null } });
  const boardId = listings.find((one) => one.mlsNumber === mlsNumber)?.boardId ?? 2;
  const listing = await store.dispatch(realtyApi.endpoints.listing.initiate({ mlsNumber, boardId })).unwrap();
  onTestFinished(async () => {
    chooseTokenSource(async () => undefined);
    await Promise.all([visitor.close(), customer.close()]);
  });
  const { user } = renderWithStore(
    <>
      <ListingHistory listing={listing} />
      <Facts listing={listing} />
    </>,
    store,
  );
  return { user, requested };
}

const history = () => screen.findByRole('region', { name: 'Listing History' });
const times = (region: HTMLElement) => within(region).queryAllByRole('heading', { level: 3 });
const daysOnMarket = () =>
  within(screen.getByRole('region', { name: 'Facts & Features' })).getByText('Days on market').parentElement;

afterEach(() => changeLanguage('en'));

describe('a visitor', () => {
  test('sees a link to log in and return, and the history is not requested', async () => {
    const { requested } = await open({ session: 'inactive' });
    const region = await history();
    expect(
      within(region).getByText(
        (_, element) =>
          element?.tagName === 'P' &&
          element.textContent ===
            "Local rules require you to be logged in to view this home's history. Log in or sign up for free with no obligation.",
      ),
    ).toBeVisible();
    const back = encodeURIComponent(
      '/detail/Ontario/Toronto/Trinity--Bellwoods/33-queen-street-w-m6j1a1/C4/2',
    );
    expect(within(region).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/auth/login?redirect=${back}&intent=seeHistory`,
    );
    expect(within(region).getByRole('link', { name: 'sign up' })).toHaveAttribute(
      'href',
      `/auth/new-account?redirect=${back}&intent=seeHistory`,
    );
    expect(requested).toEqual([]);
    // Only the current listing, and nothing of the home's earlier listings.
    expect(times(region)).toHaveLength(1);
    expect(within(region).getByText('Price reduced')).toBeVisible();
    expect(region).not.toHaveTextContent(/C3|1,200,000|Sold/);
    expect(daysOnMarket()).toHaveTextContent(/10 days$/);
  });

  test('reads the prompt in French', async () => {
    await changeLanguage('fr');
    await open({ session: 'inactive' });
    expect(await screen.findByRole('link', { name: 'Connectez-vous' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'créez un compte' })).toBeVisible();
  });
});

describe('a signed-in user', () => {
  test('sees three periods on the market, and the others by See More and See Less', async () => {
    const { user, requested } = await open();
    const region = await history();
    await user.click(await within(region).findByRole('button', { name: 'See More' }));
    expect(times(region)).toHaveLength(4);
    expect(within(region).getByText('Leased')).toBeVisible();
    await user.click(within(region).getByRole('button', { name: 'See Less' }));
    expect(times(region)).toHaveLength(3);
    expect(requested.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      {
        city: 'Toronto',
        state: 'Ontario',
        streetNumber: '33',
        streetName: 'Queen',
        streetSuffix: 'Street',
        zip: 'M6J 1A1',
        boardId: '2',
      },
    ]);
  });

  test('reads prices and statuses along the line, and the days of the whole period of sale', async () => {
    await open();
    const region = await history();
    expect(await within(region).findByText('80 days on the market across 2 listings')).toBeVisible();
    const lines = within(region)
      .getAllByRole('listitem')
      .filter((item) => !within(item).queryByRole('heading'))
      .map((item) => item.textContent?.replace(/[A-Z][a-z]{2} \d+, \d{4}/, ' '));
    expect(lines).toEqual([
      'Price reduced $1,000,000↓ $100,000 less',
      'Relisted $1,100,000↓ $100,000 less',
      'Listing expired ',
      'Listed $1,200,000',
      'Sold $848,000106% of the asking price',
      'Listed $800,000',
    ]);
    expect(daysOnMarket()).toHaveTextContent('10 days (80 days across 2 listings)');
    expect(within(region).getByRole('link', { name: 'MLS® C3' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/C3\/2$/),
    );
  });

  test('sees the single period of a home that was listed once, without a button', async () => {
    await open({ listings: [now] });
    const region = await history();
    await within(region).findByText('Price reduced');
    expect(times(region)).toHaveLength(1);
    expect(within(region).queryByRole('button')).not.toBeInTheDocument();
    expect(daysOnMarket()).toHaveTextContent(/10 days$/);
  });

  test('sees a text while it loads', async () => {
    let release = () => {};
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open({
      answer: async ({ url }) => {
        if (url.includes('/history')) await pending;
        return undefined;
      },
    });
    expect(await screen.findByText('Loading previous listing data…')).toBeVisible();
    release();
    expect(await screen.findByRole('button', { name: 'See More' })).toBeVisible();
    expect(screen.queryByText('Loading previous listing data…')).not.toBeInTheDocument();
  });

  test.each([
    ['404', () => HttpResponse.json({ message: 'none', requestId: '1' }, { status: 404 })],
    ['500', () => HttpResponse.json({ message: 'broken', requestId: '1' }, { status: 500 })],
    ['no answer', () => HttpResponse.error()],
  ])('sees a failure (%s), and can try again', async (_name, failure) => {
    expectedConsole.push(/Failed to fetch/);
    let failing = true;
    const { user } = await open({
      answer: ({ url }) => (failing && url.includes('/history') ? failure() : undefined),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was an error loading previous listing data…',
    );
    expect(times(await history())).toHaveLength(1);
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'See More' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('sees the failure if the service does not know the token', async () => {
    await open({ token: 'old' });
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

test('a session that is not known yet waits, and requests nothing', async () => {
  const { requested } = await open({ session: 'unknown' });
  expect(await screen.findByText('Loading previous listing data…')).toBeVisible();
  expect(requested).toEqual([]);
});

test('for other boards all visitors see the current listing only, and the history is not requested', async () => {
  const other = [now, expired].map((one) => ({ ...one, boardId: 7 }));
  const { requested } = await open({ listings: other });
  const region = await screen.findByRole('region', { name: 'Price and Status' });
  expect(within(region).getByText('Price reduced')).toBeVisible();
  expect(times(region)).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Listing History' })).not.toBeInTheDocument();
  expect(requested).toEqual([]);
});

test('an unknown status is shown by its code', async () => {
  await open({ listings: [{ ...now, status: 'U', lastStatus: 'Zzz' }], session: 'inactive' });
  expect(within(await history()).getByText('Zzz')).toBeVisible();
});
