import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { MAX_NOTICES } from '#domain/constants.ts';

/** Texts of the error catalogue, as keys of the `notices` namespace. */
export type NoticeKey =
  | 'couldNotConnect'
  | 'offline'
  | 'newVersion'
  | 'pinsFailed'
  | 'copyRefused'
  | 'boundaryFailed'
  | 'mapReplaced'
  | 'leadQueued'
  | 'leadSent'
  | 'leadRefused'
  | 'placeNotFound'
  | 'homeSavedOnDevice'
  | 'homesBrought'
  | 'homesNotChanged'
  | 'homesFull'
  | 'noteLeft'
  | 'accountDeleted'
  | 'accountNotDeleted'
  | 'sessionExpired'
  | 'accountUnreachable'
  | 'geolocation.permissionDenied'
  | 'geolocation.positionUnavailable'
  | 'geolocation.timeout'
  | 'geolocation.default';

export interface Notification {
  id: string;
  severity: 'info' | 'success' | 'warning' | 'error';
  notice: NoticeKey | 'ownText';
  /** The text of a notice that has its own. */
  text?: string;
  /** Stays until it is dismissed or resolved. */
  persistent: boolean;
  /** Offers to reload the page. */
  reload: boolean;
  /** Offers to sign in, and to return here. */
  signIn: boolean;
}

/** The notices over the pages. */
export interface NotificationsState {
  /** Maximum number of notices on the open page. */
  max: number;
  /** Oldest first, at most `room`. */
  shown: Notification[];
}

/** A caller's part of a notice; the rest has defaults. */
type NewNotice = Pick<Notification, 'severity' | 'notice'> &
  Partial<Pick<Notification, 'text' | 'persistent' | 'reload' | 'signIn'>>;

const NO_NOTICES: NotificationsState = { max: MAX_NOTICES.shell, shown: [] };

/** Drops notices above the maximum: the oldest first, and persistent ones after all others. */
function withinMax(shown: Notification[], max: number): Notification[] {
  const passingFirst = shown.toSorted((one, other) => Number(one.persistent) - Number(other.persistent));
  const dropped = new Set(passingFirst.slice(0, Math.max(0, shown.length - max)));
  return shown.filter((notification) => !dropped.has(notification));
}

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: NO_NOTICES,
  reducers: {
    /** Shows a notice. It replaces one with the same text, and the oldest one above the maximum. */
    notified: {
      prepare: ({ persistent = false, reload = false, signIn = false, ...notice }: NewNotice) => ({
        payload: { id: nanoid(8), ...notice, persistent, reload, signIn },
      }),
      reducer: (state, { payload }: PayloadAction<Notification>) => {
        const others = state.shown.filter(({ notice }) => notice !== payload.notice);
        state.shown = [...withinMax(others, state.max - 1), payload];
      },
    },
    /** Another page with its own maximum was opened. */
    noticesLimited: (state, { payload }: PayloadAction<number>) => {
      state.max = payload;
      state.shown = withinMax(state.shown, payload);
    },
    /** The visitor dismissed it, or its time is over. */
    notificationDismissed: (state, { payload }: PayloadAction<string>) => {
      state.shown = state.shown.filter(({ id }) => id !== payload);
    },
    /** The reason of a notice has ended, for example the network is back. */
    noticeResolved: (state, { payload }: PayloadAction<Notification['notice']>) => {
      state.shown = state.shown.filter(({ notice }) => notice !== payload);
    },
  },
  selectors: {
    selectNotifications: ({ shown }) => shown,
  },
});

/** Reducer of the stack. */
export const notificationsReducer = notificationsSlice.reducer;
/** Events of the stack. */
export const { notified, noticesLimited, notificationDismissed, noticeResolved } = notificationsSlice.actions;
/** Shows that the account cannot be reached or changed, with a button to try again. */
export const accountUnreachable = () =>
  notified({ severity: 'warning', notice: 'accountUnreachable', persistent: true });
/** Shown notices, oldest first. */
export const { selectNotifications } = notificationsSlice.selectors;
