import { addListener, createSelector } from '@reduxjs/toolkit';
import { isCallError } from '#api/errors.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { type PinsQuestion, printPinsQuestion } from '#api/realty/searchQuery.ts';
import { ANSWER_FRESH_S, MAP_REFRESH_DEBOUNCE_MS } from '#domain/constants.ts';
import { isByYield } from '#domain/search/search.ts';
import type { AppDispatch } from './makeStore.ts';
import { noticeResolved, notified } from './notificationsSlice.ts';
import {
  pinsAwaited,
  pinsFailed,
  pinsReceived,
  pinsRefused,
  pinsRequested,
  pinsRetried,
  pinsReused,
  selectHasAnswer,
} from './pinsSlice.ts';
import type { RootState } from './rootReducer.ts';
import { selectSearch } from './searchParamsSlice.ts';
import { selectView, viewMoved } from './settingsSlice.ts';

/** The filters and view of the pins to draw, with their key; null while no map is shown, or if there are no pins to fetch. */
const selectQuestion = createSelector(
  [
    selectSearch,
    (state: RootState) => selectView(state).searched,
    (state: RootState) => state.session.status === 'inactive',
  ],
  (search, searched, isVisitor): { query: PinsQuestion; name: string } | null => {
    // The service refuses a visitor's search by yield. The panel says so.
    if (!searched || (isVisitor && isByYield(search))) return null;
    const query = { search, ...searched };
    return { query, name: printPinsQuestion(query) };
  },
);

const { pins: pinsCall, listings: pageCall } = realtyApi.endpoints;

type PanelPage = ReturnType<ReturnType<typeof pageCall.select>>;

/** True if the panel's page is old, or an offline copy. */
const isOldPage = ({ isSuccess, data, fulfilledTimeStamp = 0 }: PanelPage): boolean =>
  isSuccess && (data?.copiedAt !== undefined || Date.now() - fulfilledTimeStamp >= ANSWER_FRESH_S * 1000);

/** True if another attempt would fail as well: without an account, or without travel times at the commute's place. */
const isRefusal = (error: Parameters<typeof isCallError>[0]): boolean =>
  isCallError(error) &&
  (error.status === 401 || ['noStreets', 'farFromStreet', 'noTimetable'].includes(error.reason ?? ''));

/**
 * Fetches the pins whenever the view or the filters change while a map is shown. A movement within the searched view
 * sends no request while its answer is fresh, and cancels none; later it fetches the pins and the panel's page again. A
 * newer search cancels the older one, so that a late answer never replaces a newer one; a closed map cancels its
 * search. Loaded with the map, because no other page needs it. @returns a function that ends it
 */
export const followPins =
  () =>
  (dispatch: AppDispatch): (() => void) => {
    const listen = addListener.withTypes<RootState, AppDispatch>();
    const end = dispatch(
      listen({
        predicate: (action, now, before) =>
          viewMoved.match(action) ||
          pinsRetried.match(action) ||
          selectQuestion(now)?.name !== selectQuestion(before)?.name,
        effect: async (action, api) => {
          const question = selectQuestion(api.getState());
          if (!question) {
            api.cancelActiveListeners();
            if (selectView(api.getState()).searched) api.dispatch(pinsRefused());
            api.dispatch(noticeResolved('pinsFailed'));
            return;
          }
          const { query, name } = question;
          const before = api.getOriginalState();
          const hasMoved = viewMoved.match(action);
          if (hasMoved && selectQuestion(before)?.name === name) {
            if (before.pins.status === 'loading' || selectHasAnswer(before, name)) return;
          }
          api.cancelActiveListeners();
          api.dispatch(pinsAwaited());
          await api.delay(MAP_REFRESH_DEBOUNCE_MS);
          api.dispatch(pinsRequested(query.bounds));
          const shown = { search: selectSearch(api.getState()), bounds: query.bounds };
          // A failed page is repeated by the visitor: its own button also repeats the pins, and their notice also the page.
          const page = pageCall.select(shown)(api.getState());
          if (hasMoved ? isOldPage(page) : pinsRetried.match(action) && page.isError) {
            void api.dispatch(pageCall.initiate(shown, { subscribe: false, forceRefetch: true }));
          }
          if (selectHasAnswer(api.getState(), name)) {
            api.dispatch(pinsReused(name));
            api.dispatch(noticeResolved('pinsFailed'));
            return;
          }
          const request = api.dispatch(pinsCall.initiate(query, { subscribe: false, forceRefetch: true }));
          api.signal.addEventListener('abort', () => request.abort());
          const { data, error } = await api.pause(request);
          if (data) {
            api.dispatch(pinsReceived({ question: name, pins: data, at: Date.now() }));
            api.dispatch(noticeResolved('pinsFailed'));
          } else if (isRefusal(error)) {
            // The panel gives the reason. A notice that offers another attempt would mislead.
            api.dispatch(pinsRefused());
            api.dispatch(noticeResolved('pinsFailed'));
          } else {
            api.dispatch(pinsFailed());
            api.dispatch(notified({ severity: 'error', notice: 'pinsFailed', persistent: true }));
          }
        },
      }),
    );
    return () => end({ cancelActive: true });
  };
