import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { realtyApi } from '#api/realty/realtyApi.ts';
import type { GeneratedListing } from '#demo/types.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { chooseTokenSource } from '#platform/identity/sessionToken.ts';
import { makeStore } from '#store/makeStore.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { type Answering, answerWith, renderWithStore } from '#tests/support/renderWithStore.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { HomeEstimate } from './HomeEstimate.tsx';

const SALES = Array.from({ length: 12 }, (_, index) =>
  createMockGeneratedListing({
    mlsNumber: `S${index}`,
    status: 'U',
    lastStatus: 'Sld',
    soldPrice: 900_000 + (index % 3) * 30_000,
    soldDay: -20 * index,
    streetNumber: String(10 + index),
    sqft: 1700 + (index % 4) * 50,
    latitude: 43.6472 + index / 5000,
  }),
);
const LISTINGS = [createMockGeneratedListing({ mlsNumber: 'C4' }), ...SALES];

interface Options {
  listings?: GeneratedListing[];
  session?: 'active' | 'inactive' | 'unconfirmed';
  answer?: Answering;
}

/** Opens the section over the local services. */
async function open({ listings = LISTINGS, session = 'active', answer }: Options = {}) {
  const services = await makeTestServices({ listings, session: CUSTOMER });
  const requested: string[] = [];
  answerWith(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/estimate')) requested.push(pathname);
    return (await answer?.(request)) ?? services.fetch(request);
  });
  chooseTokenSource(async () => 'token');
  const store = makeStore({ session: { status: session, user: null } });
  const listing = await store
    .dispatch(realtyApi.endpoints.listing.initiate({ mlsNumber: 'C4', boardId: 2 }))
    .unwrap();
  onTestFinished(async () => {
    chooseTokenSource(async () => undefined);
    await services.close();
  });
  const { user } = renderWithStore(<HomeEstimate listing={listing} />, store);
  return { user, requested };
}

const section = () => screen.findByRole('region', { name: 'Estimated value' });

afterEach(() => changeLanguage('en'));

test('a customer sees the estimate with its range, and the five homes that count most with what was adjusted', async () => {
  const { user } = await open();
  const region = within(await section());
  expect(await region.findByText(/^Likely between \$[\d,]+,000 and \$[\d,]+,000$/)).toBeVisible();
  expect(
    region.getByRole('img', { name: /^Range from \$.+ to \$.+, with the estimate at \$9\d\d,000$/ }),
  ).toBeVisible();
  expect(region.getByText(/From 12 comparable sales\./)).toBeVisible();
  await user.click(region.getByText('Show the homes that count most'));
  const homes = within(await region.findByRole('list', { name: 'Homes that count most' }));
  const links = homes.getAllByRole('link', { name: /Queen Street W$/ });
  expect(links).toHaveLength(5);
  expect(links[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/detail\/Ontario\/Toronto\/.+\/S\d+\/2$/),
  );
  expect(homes.getAllByText(/^Sold for \$9\d\d,000 on /)).toHaveLength(5);
  expect(homes.getAllByText(/^[+−]\$[\d,]+$/).length).toBeGreaterThan(0);
  expect(region.getByRole('link', { name: 'How estimates are made' })).toHaveAttribute('href', '/estimates');
  expect(region.getByRole('link', { name: 'Your home? Follow its value' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/value\/Ontario\/Toronto\/\d+-Queen-Street-W/),
  );
});

test('a visitor is asked to log in and sees no figure, and none is requested', async () => {
  const { requested } = await open({ session: 'inactive' });
  const region = await section();
  expect(within(region).getByRole('link', { name: 'Log in to see the estimate' })).toHaveAttribute(
    'href',
    expect.stringContaining('/auth/login?redirect=%2Fdetail'),
  );
  expect(within(region).getByRole('link', { name: 'sign up' })).toBeVisible();
  expect(region).not.toHaveTextContent(/\$/);
  expect(requested).toEqual([]);
});

test('a home with too few comparables has no figure, and the reason is given', async () => {
  await open({ listings: LISTINGS.slice(0, 4) });
  const region = within(await section());
  expect(await region.findByText('No estimate for this home')).toBeVisible();
  expect(region.getByText('Too few comparable homes have changed hands nearby.')).toBeVisible();
  expect(region.queryByText(/\$/)).not.toBeInTheDocument();
});

test('a failed request can be repeated', async () => {
  let isFailing = true;
  const answer: Answering = async (request) =>
    isFailing && request.url.endsWith('/estimate') ? new HttpResponse(null, { status: 400 }) : undefined;
  expectedConsole.push(/400|Failed/);
  const { user } = await open({ answer });
  const region = within(await section());
  expect(await region.findByRole('alert')).toHaveTextContent('The estimate could not be loaded.');
  isFailing = false;
  await user.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByText(/^Likely between/)).toBeVisible();
});

test('listings of a live feed have no section', async () => {
  const answer: Answering = async (request) =>
    request.url.endsWith('/estimate') ? new HttpResponse(null, { status: 404 }) : undefined;
  const { requested } = await open({ answer });
  await expect.poll(() => requested.length).toBe(1);
  await expect.poll(() => screen.queryByRole('region')).toBeNull();
});

test('is in French too', async () => {
  await changeLanguage('fr');
  await open();
  const region = within(await screen.findByRole('region', { name: 'Valeur estimée' }));
  expect(await region.findByText(/^Probablement entre /)).toBeVisible();
  expect(region.getByText(/12 ventes comparables/)).toBeVisible();
});
