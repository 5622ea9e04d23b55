import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { NOTIFICATION_STACK } from '../domain/constants.ts';

/** Texts of the error catalogue (L8), as keys of the `notices` namespace. */
export type NoticeKey =
  | 'couldNotConnect'
  | 'offline'
  | 'listingNotFound'
  | 'pinsFailed'
  | 'copyRefused'
  | 'boundaryFailed'
  | 'leadKept'
  | 'leadSent'
  | 'leadRefused'
  | 'placeNotFound'
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
}

/** Oldest first. */
export type NotificationsState = Notification[];

/** What a caller says of a notification; the rest has defaults. */
type Said = Pick<Notification, 'severity' | 'notice'> & Partial<Pick<Notification, 'persistent' | 'reload'>>;

const NOTHING_SAID: NotificationsState = [];

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: NOTHING_SAID,
  reducers: {
    /** Shows a notification; one that says the same is replaced, and the oldest makes room (at most 3). */
    notified: {
      prepare: ({ severity, notice, persistent = false, reload = false }: Said) => ({
        payload: { id: nanoid(8), severity, notice, persistent, reload },
      }),
      reducer: (state, { payload }: PayloadAction<Notification>) =>
        [...state.filter(({ notice }) => notice !== payload.notice), payload].slice(-NOTIFICATION_STACK),
    },
    /** The visitor dismissed it, or its time is over. */
    notificationDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter(({ id }) => id !== payload),
    /** The reason for a notice is gone: the network is back. */
    noticeResolved: (state, { payload }: PayloadAction<NoticeKey>) =>
      state.filter(({ notice }) => notice !== payload),
  },
  selectors: {
    selectNotifications: (state) => state,
  },
});

/** Keeps the stack. */
export const notificationsReducer = notificationsSlice.reducer;
/** Events of the stack. */
export const { notified, notificationDismissed, noticeResolved } = notificationsSlice.actions;
/** What is shown, oldest first. */
export const { selectNotifications } = notificationsSlice.selectors;
