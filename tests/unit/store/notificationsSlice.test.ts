import { expect, test } from 'vitest';
import { makeStore } from '../../../src/store/makeStore.ts';
import {
  noticeResolved,
  notificationDismissed,
  notified,
  selectNotifications,
} from '../../../src/store/notificationsSlice.ts';

const notices = (store: ReturnType<typeof makeStore>) =>
  selectNotifications(store.getState()).map(({ notice }) => notice);

test('at most three notifications are shown, the oldest makes room', () => {
  const store = makeStore();
  for (const notice of ['offline', 'pinsFailed', 'copyRefused', 'listingNotFound'] as const)
    store.dispatch(notified({ severity: 'info', notice }));
  expect(notices(store)).toEqual(['pinsFailed', 'copyRefused', 'listingNotFound']);
});

test('a notification that says the same replaces the one before', () => {
  const store = makeStore();
  store.dispatch(notified({ severity: 'error', notice: 'pinsFailed' }));
  store.dispatch(notified({ severity: 'info', notice: 'copyRefused' }));
  store.dispatch(notified({ severity: 'error', notice: 'pinsFailed' }));
  expect(notices(store)).toEqual(['copyRefused', 'pinsFailed']);
});

test('a notification goes when it is dismissed or its reason is gone', () => {
  const store = makeStore();
  store.dispatch(notified({ severity: 'warning', notice: 'offline', persistent: true }));
  store.dispatch(notified({ severity: 'error', notice: 'pinsFailed' }));
  store.dispatch(noticeResolved('offline'));
  expect(notices(store)).toEqual(['pinsFailed']);
  const [left] = selectNotifications(store.getState());
  store.dispatch(notificationDismissed(left?.id ?? ''));
  expect(notices(store)).toEqual([]);
});
