import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { NOTICE_ROOM } from '#domain/constants.ts';

/** Texts of the error catalogue (L8), as keys of the `notices` namespace. */
export type NoticeKey =
  | 'couldNotConnect'
  | 'offline'
  | 'newVersion'
  | 'listingNotFound'
  | 'pinsFailed'
  | 'copyRefused'
  | 'boundaryFailed'
  | 'mapReplaced'
  | 'leadKept'
  | 'leadSent'
  | 'leadRefused'
  | 'placeNotFound'
  | 'homeKept'
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
  notice: NoticeKey;
  /** Stays until dismissed, or until its reason is gone. */
  persistent: boolean;
  /** Offers to reload the page. */
  reload: boolean;
  /** Offers to sign in, and come back here. */
  signIn: boolean;
}

/** What the product says over its pages. */
export interface NotificationsState {
  /** How many notifications the open page has room for. */
  room: number;
  /** Oldest first, never more than there is room for. */
  shown: Notification[];
}

/** What a caller says of a notification; the rest has defaults. */
type Said = Pick<Notification, 'severity' | 'notice'> &
  Partial<Pick<Notification, 'persistent' | 'reload' | 'signIn'>>;

const NOTHING_SAID: NotificationsState = { room: NOTICE_ROOM.shell, shown: [] };

/** As many as there is room for: the oldest goes first, and one that stays goes after all others. */
function fitting(shown: Notification[], room: number): Notification[] {
  const passingFirst = shown.toSorted((one, other) => Number(one.persistent) - Number(other.persistent));
  const gone = new Set(passingFirst.slice(0, Math.max(0, shown.length - room)));
  return shown.filter((notification) => !gone.has(notification));
}

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: NOTHING_SAID,
  reducers: {
    /** Shows a notification; one that says the same is replaced, and an older one makes room. */
    notified: {
      prepare: ({ severity, notice, persistent = false, reload = false, signIn = false }: Said) => ({
        payload: { id: nanoid(8), severity, notice, persistent, reload, signIn },
      }),
      reducer: (state, { payload }: PayloadAction<Notification>) => {
        const others = state.shown.filter(({ notice }) => notice !== payload.notice);
        state.shown = [...fitting(others, state.room - 1), payload];
      },
    },
    /** A page with room for more, or for fewer, was opened. */
    noticeRoomChanged: (state, { payload }: PayloadAction<number>) => {
      state.room = payload;
      state.shown = fitting(state.shown, payload);
    },
    /** The visitor dismissed it, or its time is over. */
    notificationDismissed: (state, { payload }: PayloadAction<string>) => {
      state.shown = state.shown.filter(({ id }) => id !== payload);
    },
    /** The reason for a notice is gone: the network is back. */
    noticeResolved: (state, { payload }: PayloadAction<NoticeKey>) => {
      state.shown = state.shown.filter(({ notice }) => notice !== payload);
    },
  },
  selectors: {
    selectNotifications: ({ shown }) => shown,
  },
});

/** Keeps the stack. */
export const notificationsReducer = notificationsSlice.reducer;
/** Events of the stack. */
export const { notified, noticeRoomChanged, notificationDismissed, noticeResolved } =
  notificationsSlice.actions;
/** Says that the account cannot be reached, and that nothing in it can be changed; offers to try again. */
export const accountUnreachable = () =>
  notified({ severity: 'warning', notice: 'accountUnreachable', persistent: true });
/** What is shown, oldest first. */
export const { selectNotifications } = notificationsSlice.selectors;
