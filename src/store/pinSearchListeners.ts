import { addListener, createSelector } from '@reduxjs/toolkit';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { type PinsQuestion, printPinsQuestion } from '#api/realty/searchQuery.ts';
import { ANSWER_HOLDS_S, MAP_REFRESH_DEBOUNCE_MS } from '#domain/constants.ts';
import type { AppDispatch } from './makeStore.ts';
import { noticeResolved, notified } from './notificationsSlice.ts';
import {
  pinsAwaited,
  pinsFailed,
  pinsReceived,
  pinsRequested,
  pinsRetried,
  pinsReused,
  selectHasAnswer,
} from './pinsSlice.ts';
import type { RootState } from './rootReducer.ts';
import { selectSearch } from './searchParamsSlice.ts';
import { selectView, viewMoved } from './settingsSlice.ts';

/** What the map has to draw now, and its name; null while no map is shown. */
const selectQuestion = createSelector(
  [selectSearch, (state: RootState) => selectView(state).searched],
  (search, searched): { asked: PinsQuestion; name: string } | null => {
    if (!searched) return null;
    const asked = { search, ...searched };
    return { asked, name: printPinsQuestion(asked) };
  },
);

const { pins: pinsCall, listings: pageCall } = realtyApi.endpoints;

type PanelPage = ReturnType<ReturnType<typeof pageCall.select>>;

/** Whether the panel's page is old, or from before the connection was lost. */
const isOldPage = ({ isSuccess, data, fulfilledTimeStamp = 0 }: PanelPage): boolean =>
  isSuccess && (data?.keptSince !== undefined || Date.now() - fulfilledTimeStamp >= ANSWER_HOLDS_S * 1000);

/**
 * Asks for the pins whenever the view or the filters make another question while a map is shown. A movement that stays
 * within the searched view asks for nothing while its answer holds, and leaves what is under way alone; later it asks
 * again, for the panel's page as well. A newer search cancels the older one, so that a late answer never replaces a newer
 * one; a closed map cancels its search. It comes with the map: no other page needs it. @returns ends it
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
            return;
          }
          const { asked, name } = question;
          const before = api.getOriginalState();
          const hasMoved = viewMoved.match(action);
          if (hasMoved && selectQuestion(before)?.name === name) {
            if (before.pins.status === 'loading' || selectHasAnswer(before, name)) return;
          }
          api.cancelActiveListeners();
          api.dispatch(pinsAwaited());
          await api.delay(MAP_REFRESH_DEBOUNCE_MS);
          api.dispatch(pinsRequested(asked.bounds));
          const shown = { search: selectSearch(api.getState()), bounds: asked.bounds };
          // What failed is asked again where it is shown.
          if (hasMoved && isOldPage(pageCall.select(shown)(api.getState()))) {
            void api.dispatch(pageCall.initiate(shown, { subscribe: false, forceRefetch: true }));
          }
          if (selectHasAnswer(api.getState(), name)) {
            api.dispatch(pinsReused(name));
            api.dispatch(noticeResolved('pinsFailed'));
            return;
          }
          const request = api.dispatch(pinsCall.initiate(asked, { subscribe: false, forceRefetch: true }));
          api.signal.addEventListener('abort', () => request.abort());
          const { data } = await api.pause(request);
          if (data) {
            api.dispatch(pinsReceived({ question: name, pins: data, at: Date.now() }));
            api.dispatch(noticeResolved('pinsFailed'));
          } else {
            api.dispatch(pinsFailed());
            api.dispatch(notified({ severity: 'error', notice: 'pinsFailed' }));
          }
        },
      }),
    );
    return () => end({ cancelActive: true });
  };
