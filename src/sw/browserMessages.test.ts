import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BrowserMessage } from '#api/customer/pushContract.ts';
import { ORIGIN } from '#tests/support/worker/memoryCaches.ts';
import { echo, runWorker } from '#tests/support/worker/runWorker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const MESSAGE: BrowserMessage = {
  title: 'Changement de prix\u00a0: 12, rue Bay',
  body: 'Le prix est passé de 700\u00a0000\u00a0$ à 650\u00a0000\u00a0$.',
  lang: 'fr',
  tag: 'a1',
  path: '/detail/C1/2',
};

test('an alert is shown as a notification in its language, under its own tag', async () => {
  const showNotification = vi.fn(async () => undefined);
  const { caches, fire } = await runWorker(echo, { registration: { showNotification } });
  await caches.open('hp-alerts');
  await fire('push', { data: { json: () => MESSAGE } });
  const { title, body, lang, tag, path } = MESSAGE;
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    title,
    expect.objectContaining({ body, lang, tag, data: { path } }),
  );
});

describe('a pressed notification', () => {
  const URL_OF_HOME = `${ORIGIN}/real-estate/detail/C1/2`;
  const press = async (pages: readonly object[], path = MESSAGE.path) => {
    const worker = await runWorker(echo, { pages });
    const notification = { close: vi.fn(), data: { path } };
    await worker.fire('notificationclick', { notification });
    expect(notification.close).toHaveBeenCalledOnce();
    return worker.scope.clients.openWindow;
  };

  test('opens its page', async () => {
    const other = { url: `${ORIGIN}/real-estate/list`, focus: vi.fn() };
    expect(await press([other])).toHaveBeenCalledExactlyOnceWith(URL_OF_HOME);
    expect(other.focus).not.toHaveBeenCalled();
  });

  test('opens the desk’s request', async () => {
    const openWindow = await press([], '/desk/items/4711');
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/real-estate/desk/items/4711`);
  });

  test('shows the tab that has the page already', async () => {
    const same = { url: URL_OF_HOME, focus: vi.fn(async () => undefined) };
    expect(await press([same])).not.toHaveBeenCalled();
    expect(same.focus).toHaveBeenCalledOnce();
  });

  test('opens no other site', async () => {
    const openWindow = await press([], '//evil.example/a');
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/real-estate//evil.example/a`);
  });
});

/** A browser with a subscription, and a notification that it shows. */
function subscribed() {
  const unsubscribe = vi.fn(async () => true);
  const shown = { close: vi.fn() };
  const registration = {
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
    getNotifications: async () => [shown],
    showNotification: vi.fn(async () => undefined),
  };
  return { unsubscribe, shown, registration };
}

test('an alert of a customer who is not the last one here is not shown, and ends the subscription', async () => {
  const { unsubscribe, registration } = subscribed();
  const { fire } = await runWorker(echo, { registration });
  await fire('push', { data: { json: () => MESSAGE } });
  expect(registration.showNotification).not.toHaveBeenCalled();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('a session that has lapsed leaves the alerts', async () => {
  const { unsubscribe, shown, registration } = subscribed();
  const { tell } = await runWorker(echo, { registration });
  await tell({ type: 'forgetPrivate', isSignOut: false });
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(shown.close).not.toHaveBeenCalled();
});

test('after a sign-out the browser gets no more alerts, and the shown ones are closed', async () => {
  const { unsubscribe, shown, registration } = subscribed();
  const { tell } = await runWorker(echo, { registration });
  await tell({ type: 'forgetPrivate', isSignOut: true });
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(shown.close).toHaveBeenCalledOnce();
});
