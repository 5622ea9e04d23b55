import { expect, test } from 'vitest';
import { makeStore } from './makeStore.ts';
import {
  type NoticeKey,
  noticeResolved,
  noticesLimited,
  notificationDismissed,
  notified,
  selectNotifications,
} from './notificationsSlice.ts';

type TestStore = ReturnType<typeof makeStore>;

const notices = (store: TestStore) => selectNotifications(store.getState()).map(({ notice }) => notice);

const notify = (store: TestStore, ...keys: NoticeKey[]) => {
  for (const notice of keys) store.dispatch(notified({ severity: 'info', notice }));
};

test('at most two notices are shown, and a third replaces the oldest', () => {
  const store = makeStore();
  notify(store, 'pinsFailed', 'copyRefused', 'homesFull');
  expect(notices(store)).toEqual(['copyRefused', 'homesFull']);
});

test('a page can allow three notices; fewer again when it is left', () => {
  const store = makeStore();
  store.dispatch(noticesLimited(3));
  notify(store, 'placeNotFound', 'pinsFailed', 'copyRefused', 'homesFull');
  expect(notices(store)).toEqual(['pinsFailed', 'copyRefused', 'homesFull']);
  store.dispatch(noticesLimited(2));
  expect(notices(store)).toEqual(['copyRefused', 'homesFull']);
});

test('persistent notices are removed after all others, and the newest is always shown', () => {
  const store = makeStore();
  store.dispatch(notified({ severity: 'warning', notice: 'offline', persistent: true }));
  notify(store, 'pinsFailed', 'copyRefused');
  expect(notices(store)).toEqual(['offline', 'copyRefused']);
  store.dispatch(notified({ severity: 'info', notice: 'leadQueued', persistent: true }));
  notify(store, 'homesFull');
  expect(notices(store)).toEqual(['leadQueued', 'homesFull']);
});

test('a notice with the same text replaces the one before', () => {
  const store = makeStore();
  notify(store, 'pinsFailed', 'copyRefused', 'pinsFailed');
  expect(notices(store)).toEqual(['copyRefused', 'pinsFailed']);
});

test('a notice is removed when it is dismissed or resolved', () => {
  const store = makeStore();
  store.dispatch(notified({ severity: 'warning', notice: 'offline', persistent: true }));
  notify(store, 'pinsFailed');
  store.dispatch(noticeResolved('offline'));
  expect(notices(store)).toEqual(['pinsFailed']);
  const [left] = selectNotifications(store.getState());
  store.dispatch(notificationDismissed(left?.id ?? ''));
  expect(notices(store)).toEqual([]);
});
