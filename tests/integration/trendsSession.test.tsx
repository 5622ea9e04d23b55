import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { broadcastSignOut } from '#platform/navigation/signOutElsewhere.ts';
import { signInBefore } from '#tests/support/identity/signIn.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';

// A sign-in computes for two seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: SMALL_DATASET_NOW }));
afterEach(() => void vi.useRealTimers());

const sold = (mlsNumber: string, soldPrice: number, displayPublic: 'Y' | 'N') =>
  createMockGeneratedListing({
    mlsNumber,
    status: 'U',
    lastStatus: 'Sld',
    listPrice: soldPrice,
    soldPrice,
    listDay: -60,
    soldDay: -40,
    permissions: { displayPublic, displayAddressOnInternet: 'Y', displayInternetEntireListing: 'Y' },
  });

/** Signs in a customer, whose figures include a restricted sale. */
async function openForCustomer(intercede: (request: Request) => Response | undefined = () => undefined) {
  const identity = await signInBefore();
  const services = await makeTestServices({
    listings: [sold('C3000001', 800_000, 'Y'), sold('C3000002', 2_000_000, 'N')],
    identity,
  });
  onTestFinished(() => services.close());
  await renderApp({ path: '/trends', identity, services, intercede });
  const figures = within(await screen.findByRole('region', { name: 'Summary' }));
  expect(await figures.findByText(/2 homes with .* were sold/)).toBeVisible();
  expect(figures.getAllByText('$1,400,000')).not.toHaveLength(0);
  return figures;
}

test('the figures include restricted sales for a customer, until the session ends', async () => {
  const figures = await openForCustomer();
  broadcastSignOut();
  await waitFor(() => expect(figures.getAllByText('$800,000')).not.toHaveLength(0));
  expect(screen.queryByText('$1,400,000')).not.toBeInTheDocument();
  expect(figures.getByText(/one home with .* was sold/)).toBeVisible();
});

test('the customer’s figures disappear even if the visitor’s cannot be loaded', async () => {
  let fails = false;
  await openForCustomer((request) =>
    fails && request.url.includes('lastStatus=Sld') ? new Response(null, { status: 500 }) : undefined,
  );
  fails = true;
  broadcastSignOut();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch market data.');
  expect(screen.queryByText('$1,400,000')).not.toBeInTheDocument();
  fails = false;
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('$1,400,000')).not.toBeInTheDocument();
  expect(await screen.findAllByText('$800,000')).not.toHaveLength(0);
});
