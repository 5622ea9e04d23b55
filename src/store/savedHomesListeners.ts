/** Hearts: a visitor's are kept on the device, a customer's in the account, whose code comes with the session. */
import { isAnyOf } from '@reduxjs/toolkit';
import type { WireSavedHome } from '../api/customer/contract.ts';
import { SAVED_HOMES } from '../domain/constants.ts';
import { listingKey } from '../domain/listing.ts';
import { deviceStorage } from '../platform/storage/storage.ts';
import type { AccountHomes, AccountStore } from './accountHomes.ts';
import { noticeResolved, notified } from './notificationsSlice.ts';
import {
  accountHomesChanged,
  deviceHomesChanged,
  type HomeWish,
  homeChangeBegan,
  homeChangeEnded,
  homeWished,
  keptHomes,
  SAVED_HOMES_KEY,
} from './savedHomesSlice.ts';
import { sessionBegan, sessionLost } from './sessionSlice.ts';
import type { StartListening } from './startListening.ts';

/** The device's homes with a wish done: a home keeps its place, a new one stands at the top. */
function withWish(kept: readonly WireSavedHome[], { id, home }: HomeWish): WireSavedHome[] {
  const place = kept.findIndex((other) => listingKey(other) === listingKey(id));
  const wanted = home ? [home] : [];
  return place === -1 ? [...wanted, ...kept] : kept.toSpliced(place, 1, ...wanted);
}

/** Does what hearts ask for, and brings the device's homes into the account once somebody is signed in. */
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
    actionCreator: homeWished,
    effect: async ({ payload: { id, home } }, api) => {
      // Read anew: a tab that slept may have missed what another one kept.
      const kept = keptHomes();
      const { status } = api.getState().session;
      const isSignedIn = status === 'active';
      // What still waits on the device goes out with what the account is told of it.
      const next = withWish(kept, { id, home: isSignedIn ? null : home });
      if (!isSignedIn || next.length < kept.length) {
        const isFull = next.length > SAVED_HOMES;
        // A home of an account that cannot be told.
        const isElsewhere = !home && next.length === kept.length;
        if (isFull || isElsewhere || !deviceStorage.write(SAVED_HOMES_KEY, next)) {
          api.dispatch(notified({ severity: 'error', notice: isFull ? 'homesFull' : 'homesNotChanged' }));
          return;
        }
        api.dispatch(deviceHomesChanged(next));
      }
      if (!isSignedIn) {
        const isFirst = kept.length === 0 && home !== null;
        if (isFirst && status === 'inactive')
          api.dispatch(notified({ severity: 'success', notice: 'homeKept', signIn: true }));
        return;
      }
      api.dispatch(homeChangeBegan({ id, home }));
      try {
        await (await account(api)).tell(id);
      } catch (error) {
        console.warn('The account’s homes are out of reach.', error);
        api.dispatch(homeChangeEnded(id));
        api.dispatch(notified({ severity: 'error', notice: 'homesNotChanged' }));
      }
    },
  });
  startListening({
    matcher: isAnyOf(sessionBegan, sessionLost, accountHomesChanged, noticeResolved),
    effect: async (action, api) => {
      if (api.getState().session.status === 'inactive') return;
      // Of the notices that go away only one matters here: the connection is back.
      if (noticeResolved.match(action) && action.payload !== 'offline') return;
      await account(api).then(
        (homes) => (sessionLost.match(action) ? homes.show() : homes.bring()),
        (error: unknown) => console.warn('The account’s homes are out of reach.', error),
      );
    },
  });
}
