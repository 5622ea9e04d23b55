/** Hearts: a visitor's are stored on the device, a customer's in the account, whose code is loaded with the session. */
import { isAnyOf } from '@reduxjs/toolkit';
import { SAVED_HOMES } from '#domain/constants.ts';
import { listingKey } from '#domain/listing/listing.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import type { AccountHomes, AccountStore } from './accountHomes.ts';
import { accountUnreachable, noticeResolved, notified } from './notificationsSlice.ts';
import {
  accountHomesChanged,
  deviceHomesChanged,
  homeChanged,
  homeChangeEnded,
  homeChangeSent,
  readDeviceHomes,
  SAVED_HOMES_KEY,
  withHomeChange,
} from './savedHomesSlice.ts';
import { sessionStarted } from './sessionSlice.ts';
import type { StartListening } from './startListening.ts';

/** Milliseconds after which the notice of a first saved home follows its heart. */
const NOTICE_PAUSE_MS = 100;

/** Handles presses of hearts, and moves the device's homes into the account after a sign-in. */
export function addSavedHomesListeners(startListening: StartListening): void {
  let opened: Promise<AccountHomes> | undefined;
  const account = (store: AccountStore): Promise<AccountHomes> => {
    opened ??= import('./accountHomes.ts').then(
      ({ openAccountHomes }) => openAccountHomes(store),
      (error: unknown) => {
        opened = undefined;
        throw error;
      },
    );
    return opened;
  };

  startListening({
    actionCreator: homeChanged,
    effect: async ({ payload: { id, home } }, api) => {
      const { status } = api.getState().session;
      if (status === 'unconfirmed') {
        api.dispatch(accountUnreachable());
        return;
      }
      // The storage is read again, because a sleeping tab may have missed a change by another one.
      const deviceHomes = readDeviceHomes();
      const isOnDevice = deviceHomes.some((other) => listingKey(other) === listingKey(id));
      const isDeviceOnly = status !== 'active';
      // A home that still waits on the device is changed there as well as in the account.
      const next = withHomeChange(deviceHomes, { id, home: isDeviceOnly ? home : null });
      if (isDeviceOnly || isOnDevice) {
        const isFull = next.length > SAVED_HOMES;
        if (isFull || !deviceStorage.write(SAVED_HOMES_KEY, next)) {
          api.dispatch(notified({ severity: 'error', notice: isFull ? 'homesFull' : 'homesNotChanged' }));
          return;
        }
        api.dispatch(deviceHomesChanged(next));
      }
      if (isDeviceOnly) {
        const isFirst = deviceHomes.length === 0 && home !== null;
        if (isFirst && status === 'inactive') {
          const notice = notified({ severity: 'success', notice: 'homeSavedOnDevice', signIn: true });
          // The heart answers first: the notice takes longer to render.
          setTimeout(api.dispatch, NOTICE_PAUSE_MS, notice);
        }
        return;
      }
      api.dispatch(homeChangeSent({ id, home }));
      try {
        await (await account(api)).sendChange(id);
      } catch (error) {
        console.warn('The account’s homes are out of reach.', error);
        api.dispatch(homeChangeEnded(id));
        api.dispatch(notified({ severity: 'error', notice: 'homesNotChanged' }));
      }
    },
  });
  startListening({
    matcher: isAnyOf(sessionStarted, accountHomesChanged, noticeResolved),
    effect: async (action, api) => {
      if (api.getState().session.status !== 'active') return;
      // Among resolved notices only one matters here: the connection is back.
      if (noticeResolved.match(action) && action.payload !== 'offline') return;
      await account(api).then(
        (homes) => homes.sync(),
        (error: unknown) => console.warn('The account’s homes are out of reach.', error),
      );
    },
  });
}
