import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import type { WireWatchedHomes } from '#api/customer/contract.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';

const LISTING = createMockGeneratedListing({ mlsNumber: 'W1000001', streetNumber: '1', listPrice: 600_000 });
const HOME = { mlsNumber: 'W1000001', boardId: 2, seen: { price: 600_000, lastStatus: 'New' } };
const PAGE = '/detail/W1000001/2';
const NAME = /^Watch this home: 1 /;

/** The page of saved homes, with one home. */
async function open({ isCustomer = true, isRefused = false, isUnknown = false, path = '/saved' } = {}) {
  let fails = isUnknown;
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
    path,
    services,
    signedIn: isCustomer,
    intercede: ({ method, url }) =>
      (isRefused && method === 'PUT' && url.includes('/watched-homes/')) ||
      (fails && url.endsWith('/watched-homes'))
        ? HttpResponse.json({ message: 'no', requestId: 'r1' }, { status: 500 })
        : undefined,
  });
  const watched = async () => {
    const answer = await services.fetch('/customer/user/watched-homes');
    return ((await answer.json()) as WireWatchedHomes).homes.map(({ mlsNumber }) => mlsNumber);
  };
  return {
    ...app,
    watched,
    recover: () => {
      fails = false;
    },
  };
}

test('a customer watches a saved home, and stops watching it', async () => {
  const { user, watched } = await open();
  const choice = await screen.findByRole('checkbox', { name: NAME });
  await waitFor(() => expect(choice).toBeEnabled());
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(choice).toBeChecked();
  expect(screen.getByText(/^We’ll email you when its price or status changes/)).toBeVisible();
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

test('a home is watched on its page, and saved homes show the same choice', async () => {
  const { user, watched, router } = await open({ path: PAGE });
  const press = await screen.findByRole('button', { name: 'Watch this home' });
  await waitFor(() => expect(press).toHaveAttribute('aria-disabled', 'false'));
  await user.click(press);
  expect(await screen.findByText(/^You’re watching this home\. We’ll email you when/)).toBeVisible();
  await waitFor(async () => expect(await watched()).toEqual(['W1000001']));
  await router.navigate('/saved');
  const choice = await screen.findByRole('checkbox', { name: NAME });
  expect(choice).toBeChecked();
  await user.click(choice);
  await waitFor(async () => expect(await watched()).toEqual([]));
  await router.navigate(PAGE);
  expect(await screen.findByRole('button', { name: 'Watch this home' })).toBeEnabled();
  expect(screen.queryByText(/^You’re watching this home/)).toBeNull();
});

test('a watch that was not saved on the page of the home says so', async () => {
  const { user, watched } = await open({ path: PAGE, isRefused: true });
  const press = await screen.findByRole('button', { name: 'Watch this home' });
  await waitFor(() => expect(press).toHaveAttribute('aria-disabled', 'false'));
  await user.click(press);
  expect(await screen.findByText('Your choice could not be saved. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Watch this home' })).toBeEnabled();
  expect(await watched()).toEqual([]);
});

test.each([PAGE, '/saved'])(
  'watched homes that cannot be loaded can be asked for again on %s',
  async (path) => {
    const { user, recover } = await open({ path, isUnknown: true });
    expect(await screen.findByText(/^Your watched homes could not be loaded\./)).toBeVisible();
    recover();
    await user.click(screen.getByRole('button', { name: /Try again$/ }));
    expect(document.activeElement, 'a browser takes the focus from a disabled control').toBeEnabled();
    const press =
      path === PAGE
        ? await screen.findByRole('button', { name: 'Watch this home' })
        : await screen.findByRole('checkbox', { name: NAME });
    await waitFor(() => expect(press).toBeEnabled());
    await waitFor(() => expect(press).not.toHaveAttribute('aria-disabled', 'true'));
    expect(press).toHaveFocus();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  },
);

test('a visitor has no choice of mails', async () => {
  await open({ isCustomer: false });
  expect(await screen.findByRole('button', { name: /^Remove 1 / })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: NAME })).toBeNull();
});
