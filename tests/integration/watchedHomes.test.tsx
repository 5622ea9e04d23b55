import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import type { WireWatchedHomes } from '#api/customer/contract.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';

const LISTING = createMockGeneratedListing({ mlsNumber: 'W1000001', streetNumber: '1', listPrice: 600_000 });
const HOME = { mlsNumber: 'W1000001', boardId: 2, seen: { price: 600_000, lastStatus: 'New' } };
const NAME = /^Email me about changes to 1 /;

/** The page of saved homes, with one home. */
async function open({ isCustomer = true, isRefused = false } = {}) {
  const services = await makeTestServices({
    listings: [LISTING],
    ...(isCustomer ? { session: CUSTOMER } : {}),
  });
  onTestFinished(() => services.close());
  if (isCustomer) {
    await services.fetch('/customer/user/saved-homes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ homes: [HOME] }),
    });
  } else {
    const saved = [{ ...HOME, saved: '2026-11-20T17:00:00.000Z', note: '' }];
    localStorage.setItem('hp:saved-homes', JSON.stringify(saved));
  }
  const app = await renderApp({
    path: '/saved',
    services,
    signedIn: isCustomer,
    intercede: ({ method, url }) =>
      isRefused && method === 'PUT' && url.includes('/watched-homes/')
        ? HttpResponse.json({ message: 'no', requestId: 'r1' }, { status: 500 })
        : undefined,
  });
  const watched = async () => {
    const answer = await services.fetch('/customer/user/watched-homes');
    return ((await answer.json()) as WireWatchedHomes).homes.map(({ mlsNumber }) => mlsNumber);
  };
  return { ...app, watched };
}

test('a customer watches a saved home, and stops watching it', async () => {
  const { user, watched } = await open();
  const choice = await screen.findByRole('checkbox', { name: NAME });
  await waitFor(() => expect(choice).toBeEnabled());
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(choice).toBeChecked();
  await waitFor(async () => expect(await watched()).toEqual(['W1000001']));
  await user.click(choice);
  expect(choice).not.toBeChecked();
  await waitFor(async () => expect(await watched()).toEqual([]));
});

test('a choice that was not saved is reset, and says so', async () => {
  const { user, watched } = await open({ isRefused: true });
  const choice = await screen.findByRole('checkbox', { name: NAME });
  await waitFor(() => expect(choice).toBeEnabled());
  await user.click(choice);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your choice could not be saved.');
  expect(choice).not.toBeChecked();
  expect(await watched()).toEqual([]);
});

test('a visitor has no choice of mails', async () => {
  await open({ isCustomer: false });
  expect(await screen.findByRole('button', { name: /^Remove 1 / })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: NAME })).toBeNull();
});
