import { expect, test } from 'vitest';
import { makeStore } from './makeStore.ts';
import {
  type NoticeKey,
  noticeResolved,
  noticeRoomChanged,
  notificationDismissed,
  notified,
  selectNotifications,
} from './notificationsSlice.ts';

type TestStore = ReturnType<typeof makeStore>;

const notices = (store: TestStore) => selectNotifications(store.getState()).map(({ notice }) => notice);

const say = (store: TestStore, ...said: NoticeKey[]) => {
  for (const notice of said) store.dispatch(notified({ severity: 'info', notice }));
};

test('at most two notifications are shown, the oldest makes room', () => {
  const store = makeStore();
  say(store, 'pinsFailed', 'copyRefused', 'listingNotFound');
  expect(notices(store)).toEqual(['copyRefused', 'listingNotFound']);
});

test('where there is room, three are shown; fewer again when it is left', () => {
  const store = makeStore();
  store.dispatch(noticeRoomChanged(3));
  say(store, 'placeNotFound', 'pinsFailed', 'copyRefused', 'listingNotFound');
  expect(notices(store)).toEqual(['pinsFailed', 'copyRefused', 'listingNotFound']);
  store.dispatch(noticeRoomChanged(2));
  expect(notices(store)).toEqual(['copyRefused', 'listingNotFound']);
});

test('one that stays makes room after all that pass, and the newest is always shown', () => {
  const store = makeStore();
  store.dispatch(notified({ severity: 'warning', notice: 'offline', persistent: true }));
  say(store, 'pinsFailed', 'copyRefused');
  expect(notices(store)).toEqual(['offline', 'copyRefused']);
  store.dispatch(notified({ severity: 'info', notice: 'leadKept', persistent: true }));
  say(store, 'listingNotFound');
  expect(notices(store)).toEqual(['leadKept', 'listingNotFound']);
});

test('a notification that says the same replaces the one before', () => {
  const store = makeStore();
  say(store, 'pinsFailed', 'copyRefused', 'pinsFailed');
  expect(notices(store)).toEqual(['copyRefused', 'pinsFailed']);
});

test('a notification goes when it is dismissed or its reason is gone', () => {
  const store = makeStore();
  store.dispatch(notified({ severity: 'warning', notice: 'offline', persistent: true }));
  say(store, 'pinsFailed');
  store.dispatch(noticeResolved('offline'));
  expect(notices(store)).toEqual(['pinsFailed']);
  const [left] = selectNotifications(store.getState());
  store.dispatch(notificationDismissed(left?.id ?? ''));
  expect(notices(store)).toEqual([]);
});
