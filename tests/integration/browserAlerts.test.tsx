import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { WirePushSubscriptions } from '#api/customer/pushContract.ts';
import { BROWSER_ID, installBrowser } from '#tests/support/page/installBrowser.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { CUSTOMER, makeTestServices } from '#tests/support/services/makeTestServices.ts';

const LABEL = 'Also notify me in this browser';

async function openProfile({ isRefused = false, isUnknown = false, path = '/auth/profile' } = {}) {
  let fails = isUnknown;
  const services = await makeTestServices({
    session: CUSTOMER,
    listings: [createMockGeneratedListing({ mlsNumber: 'W1000001' })],
  });
  onTestFinished(() => services.close());
  const app = await renderApp({
    path,
    services,
    signedIn: true,
    intercede: ({ method, url }) =>
      (method === 'POST' ? isRefused : fails) && url.endsWith('/push-subscriptions')
        ? HttpResponse.json({ message: 'no', requestId: 'r1' }, { status: 500 })
        : undefined,
  });
  const stored = async () => {
    const answer = await services.fetch('/customer/user/push-subscriptions');
    return (await answer.json()) as WirePushSubscriptions;
  };
  return {
    ...app,
    stored,
    recover: () => {
      fails = false;
    },
  };
}

const choice = () => screen.findByRole('checkbox', { name: LABEL });

/** The choice, once it can be changed. */
async function settled(): Promise<HTMLElement> {
  const box = await choice();
  await waitFor(() => expect(box).toHaveAttribute('aria-disabled', 'false'));
  return box;
}

test('a customer turns notifications on in this browser, asked only after the press, and off again', async () => {
  const { pushManager, requestPermission, isSubscribed } = installBrowser();
  const { user, stored } = await openProfile();
  const box = await settled();
  expect(box).not.toBeChecked();
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(screen.getByText(/^You’ll get notifications here for your saved searches/)).toBeVisible();
  const { publicKey, subscriptions } = await stored();
  expect(subscriptions.map(({ id }) => id)).toEqual([BROWSER_ID]);
  const options = { applicationServerKey: publicKey, userVisibleOnly: true };
  expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith(options);
  await user.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect((await stored()).subscriptions).toEqual([]);
  expect(isSubscribed()).toBe(false);
});

test('the choice keeps the focus of a keyboard while it is stored', async () => {
  installBrowser({ permission: 'granted' });
  const { user } = await openProfile();
  const box = await settled();
  box.focus();
  await user.keyboard(' ');
  expect(box, 'a browser takes the focus from a disabled control').toBeEnabled();
  await waitFor(() => expect(box).toBeChecked());
  expect(box).toHaveFocus();
});

test('a customer who saves data gets the service worker with the press, not before', async () => {
  const { register, isSubscribed } = installBrowser({ hasWorker: false });
  const { user } = await openProfile();
  const box = await settled();
  expect(register).not.toHaveBeenCalled();
  await user.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(register).toHaveBeenCalledOnce();
  expect(isSubscribed()).toBe(true);
});

test('a browser that refuses the service worker says at once that it failed', async () => {
  const { register } = installBrowser({ hasWorker: false });
  register.mockRejectedValue(new DOMException('Workers are blocked.', 'SecurityError'));
  expectedConsole.push(/The service worker could not be registered/);
  expectedConsole.push(/The notifications of this browser could not be changed/);
  const { user } = await openProfile();
  await user.click(await settled());
  expect(await screen.findByText('Notifications could not be changed. Please try again.')).toBeVisible();
});

test('a visitor who answers no is told how to allow notifications', async () => {
  installBrowser({ answer: 'denied' });
  const { user, stored } = await openProfile();
  const box = await settled();
  await user.click(box);
  expect(await screen.findByText(/^This site’s notifications are blocked\./)).toBeVisible();
  expect(box).toBeDisabled();
  expect((await stored()).subscriptions).toEqual([]);
});

test('a closed question changes nothing, and can be asked again', async () => {
  const { requestPermission } = installBrowser({ answer: 'default' });
  const { user } = await openProfile();
  const box = await settled();
  await user.click(box);
  await waitFor(() => expect(requestPermission).toHaveBeenCalledOnce());
  await settled();
  expect(box).not.toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['a browser without web push', 'Mozilla/5.0 (X11; Linux x86_64)', 'This browser can’t show notifications'],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)',
    'On an iPhone or iPad, add this site',
  ],
])('%s says what is possible', async (_name, agent, sentence) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  onTestFinished(() => void vi.restoreAllMocks());
  await openProfile();
  expect(await choice()).toBeDisabled();
  expect(screen.getByText((text) => text.startsWith(sentence))).toBeVisible();
});

test('a failure leaves the choice off and says so', async () => {
  installBrowser({ permission: 'granted' });
  expectedConsole.push(/The notifications of this browser could not be changed/);
  const { user, stored } = await openProfile({ isRefused: true });
  const box = await settled();
  await user.click(box);
  expect(await screen.findByText('Notifications could not be changed. Please try again.')).toBeVisible();
  expect(box).not.toBeChecked();
  expect((await stored()).subscriptions).toEqual([]);
});

test('settings that cannot be loaded can be asked for again', async () => {
  installBrowser();
  const { user, recover } = await openProfile({ isUnknown: true });
  expect(await screen.findByText('Your notification settings could not be loaded.')).toBeVisible();
  expect(await choice()).toHaveAttribute('aria-disabled', 'true');
  recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await settled()).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the choice is offered with a saved search, and with a watched home', async () => {
  installBrowser();
  const { user, router } = await openProfile({ path: '/list/Ontario/Toronto' });
  await user.click(await screen.findByRole('button', { name: 'Save search' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this search' });
  expect(await within(dialog).findByRole('checkbox', { name: LABEL })).toBeVisible();
  await user.click(await within(dialog).findByRole('radio', { name: 'No alerts' }));
  expect(within(dialog).queryByRole('checkbox', { name: LABEL })).toBeNull();
  await router.navigate('/detail/W1000001/2');
  const watch = await screen.findByRole('button', { name: 'Watch this home' });
  await waitFor(() => expect(watch).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.queryByRole('checkbox', { name: LABEL })).toBeNull();
  await user.click(watch);
  expect(await choice()).toBeVisible();
});
