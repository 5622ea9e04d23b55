import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { renewYields } from '#server/realty/estimates/yieldJob.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY } from '#tests/support/services/smallDataset.ts';

afterEach(() => changeLanguage('en'));

const LISTINGS = [
  ...Array.from({ length: 12 }, (_, index) =>
    createMockGeneratedListing({
      mlsNumber: `L${100 + index}`,
      type: 'Lease',
      status: 'U',
      lastStatus: 'Lsd',
      soldPrice: 3000,
      soldDay: -10 * index,
      latitude: 43.65 + index / 10_000,
    }),
  ),
  ...[1_200_000, 600_000, 900_000].map((listPrice, index) =>
    createMockGeneratedListing({ mlsNumber: `Y${index}`, listPrice, streetNumber: String(300 + index) }),
  ),
];
const LIST = '/list/Ontario/Toronto';

/** Opens a page, with the addresses of the searches that it requests. */
async function open(path: string, signedIn = true) {
  const services = await makeTestServices({ listings: LISTINGS, ...(signedIn && { session: CUSTOMER }) });
  onTestFinished(() => services.close());
  await renewYields({ store: services.store, today: SMALL_DATASET_DAY });
  const requested: string[] = [];
  const intercede = ({ url }: Request) => {
    if (/grossYield/i.test(url)) requested.push(url);
    return undefined;
  };
  return { ...(await renderApp({ path, services, signedIn, intercede })), requested };
}

const shown = async () =>
  [...(await screen.findByRole('list', { name: 'Results' })).querySelectorAll('[data-mls]')].map((card) =>
    card.getAttribute('data-mls'),
  );

test('a customer sorts the homes of a city by their yields, which the cards show', async () => {
  const { user, location } = await open(LIST);
  await user.click(await screen.findByRole('button', { name: 'Sort: Recommended' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Highest Gross Yield' }));
  await waitFor(() => expect(location()).toBe(`${LIST}?sort=grossYieldDesc`));
  await waitFor(async () => expect(await shown()).toEqual(['Y1', 'Y2', 'Y0']));
  expect(await screen.findByText('Est. gross yield 6%')).toBeVisible();
});

test('a customer filters them by a yield, in French', async () => {
  await changeLanguage('fr');
  await open(`${LIST}?minGrossYield=5`);
  expect(await screen.findByText(/^Rendement brut estimé\s: 6\s%$/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Rendement brut de 5\s% ou plus/ })).toBeVisible();
  expect(screen.queryByText(/Rendement brut estimé\s: 4/)).not.toBeInTheDocument();
});

test('a visitor’s address with a yield asks to log in, and requests nothing', async () => {
  const { user, location, requested } = await open(`${LIST}?minGrossYield=5&sort=grossYieldDesc`, false);
  expect(await screen.findByText(/Yields come from our estimates of rents/)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    expect.stringContaining('minGrossYield%3D5'),
  );
  expect(requested).toEqual([]);
  await user.click(main.getByRole('button', { name: 'Search without the yield' }));
  await waitFor(() => expect(location()).toBe(LIST));
  await waitFor(async () => expect(await shown()).toHaveLength(3));
});

test('on the map the panel and the prices say the same, without pins, progress or a retry', async () => {
  const port = installFakeMapPort();
  const { user, router, requested, location } = await open('/map/43.6472;-79.4103?z=14', false);
  await screen.findByRole('heading', { name: '3 homes in view' });
  // The pins have a request of their own, which may be answered after that of the panel.
  expect(await screen.findByText('3 units')).toBeVisible();
  await act(() => router.navigate('/map/43.6472;-79.4103?z=14&minGrossYield=5&prices=now'));
  const panel = within(screen.getByRole('region', { name: 'Results' }));
  expect(await panel.findByText(/Yields come from our estimates of rents/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('3 units')).not.toBeInTheDocument());
  expect(panel.getByRole('heading', { name: 'Results' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  const legend = within(await screen.findByRole('region', { name: 'Prices by area' }));
  expect(await legend.findByText(/Yields come from our estimates of rents/)).toBeVisible();
  expect(legend.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    expect.stringContaining('minGrossYield%3D5'),
  );
  expect(legend.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(requested).toEqual([]);
  expect(port.map().cells()).toEqual([]);
  await user.click(panel.getByRole('button', { name: 'Search without the yield' }));
  await waitFor(() => expect(location()).not.toContain('Yield'));
  await screen.findByRole('heading', { name: '3 homes in view' });
});

test('a visitor’s orders have none by yield', async () => {
  const { user } = await open(LIST, false);
  await user.click(await screen.findByRole('button', { name: 'Sort: Recommended' }));
  await screen.findByRole('menuitemradio', { name: 'Most Recent' });
  expect(screen.queryByRole('menuitemradio', { name: /Yield/ })).not.toBeInTheDocument();
});
