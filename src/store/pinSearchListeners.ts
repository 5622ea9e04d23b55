import { isAnyOf } from '@reduxjs/toolkit';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { pageQuery, printQuery } from '#api/realty/searchQuery.ts';
import type { Kept } from '#config/offline.ts';
import { ANSWER_HOLDS_S, MAP_REFRESH_DEBOUNCE_MS } from '#domain/constants.ts';
import { isSameSearchedView } from '#domain/geo/sameView.ts';
import type { Search } from '#domain/search/search.ts';
import { noticeResolved, notified } from './notificationsSlice.ts';
import { pinsAwaited, pinsFailed, pinsReceived, pinsRequested, pinsRetried } from './pinsSlice.ts';
import { searchRead } from './searchParamsSlice.ts';
import { mapClosed, viewMoved } from './settingsSlice.ts';
import type { StartListening } from './startListening.ts';

const asksTheSame = (one: Search, other: Search): boolean =>
  printQuery(pageQuery({ search: { ...one, page: 1 } })) ===
  printQuery(pageQuery({ search: { ...other, page: 1 } }));

interface Answer {
  isSuccess: boolean;
  data?: Kept | undefined;
  /** Milliseconds since 1970. */
  fulfilledTimeStamp?: number | undefined;
}

/** Whether an answer is there that is neither old nor of a time before the connection was lost. */
const holds = ({ isSuccess, data, fulfilledTimeStamp = 0 }: Answer): boolean =>
  isSuccess && !data?.keptSince && Date.now() - fulfilledTimeStamp < ANSWER_HOLDS_S * 1000;

const { pins: pinsCall, listings: pageCall } = realtyApi.endpoints;

/**
 * Asks for the pins of the view whenever the view or the search changes while a map is shown. A movement that stays
 * within the searched view asks for nothing while its answer holds, and leaves what is under way alone; later it asks
 * again, for the panel's page as well. A newer search cancels the older one, so that a late answer never replaces a newer
 * one; a closed map cancels its search.
 */
export function addPinSearchListeners(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(viewMoved, searchRead, pinsRetried, mapClosed),
    effect: async (action, api) => {
      const { searched } = api.getState().settings;
      if (!searched) {
        api.cancelActiveListeners();
        return;
      }
      const { searchParams, settings, pins } = api.getOriginalState();
      // The address also says how the map looks and what it shows: no other homes.
      if (searchRead.match(action) && asksTheSame(searchParams, action.payload)) return;
      const hasMoved = viewMoved.match(action);
      if (hasMoved && settings.searched && isSameSearchedView(settings.searched, searched)) {
        const last = pinsCall.select({ search: { ...searchParams, page: 1 }, ...searched });
        if (pins.status === 'loading' || holds(last(api.getState()))) return;
      }
      api.cancelActiveListeners();
      api.dispatch(pinsAwaited());
      await api.delay(MAP_REFRESH_DEBOUNCE_MS);
      api.dispatch(pinsRequested(searched.bounds));
      const shown = { search: api.getState().searchParams, bounds: searched.bounds };
      const page = pageCall.select(shown)(api.getState());
      // What failed is asked again where it is shown.
      if (hasMoved && page.isSuccess && !holds(page)) {
        void api.dispatch(pageCall.initiate(shown, { subscribe: false, forceRefetch: true }));
      }
      const asked = { search: { ...shown.search, page: 1 }, ...searched };
      const forceRefetch = !holds(pinsCall.select(asked)(api.getState()));
      const request = api.dispatch(pinsCall.initiate(asked, { subscribe: false, forceRefetch }));
      api.signal.addEventListener('abort', () => request.abort());
      const answer = await api.pause(request);
      if (answer.data) {
        api.dispatch(pinsReceived(answer.data));
        api.dispatch(noticeResolved('pinsFailed'));
      } else {
        api.dispatch(pinsFailed());
        api.dispatch(notified({ severity: 'error', notice: 'pinsFailed' }));
      }
    },
  });
}
