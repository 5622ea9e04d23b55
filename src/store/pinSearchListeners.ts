import { isAnyOf } from '@reduxjs/toolkit';
import { realtyApi } from '../api/realty/realtyApi.ts';
import { pageQuery, printQuery } from '../api/realty/searchQuery.ts';
import { MAP_REFRESH_DEBOUNCE_MS } from '../domain/constants.ts';
import type { Search } from '../domain/search.ts';
import { isSameSearchedView } from '../domain/viewGrid.ts';
import { noticeResolved, notified } from './notificationsSlice.ts';
import { pinsAwaited, pinsFailed, pinsReceived, pinsRequested, pinsRetried } from './pinsSlice.ts';
import { searchRead } from './searchParamsSlice.ts';
import { mapClosed, viewMoved } from './settingsSlice.ts';
import type { StartListening } from './startListening.ts';

const asksTheSame = (one: Search, other: Search): boolean =>
  printQuery(pageQuery({ search: { ...one, page: 1 } })) ===
  printQuery(pageQuery({ search: { ...other, page: 1 } }));

/**
 * Asks for the pins of the view whenever the view or the search changes while a map is shown. A movement that stays
 * within the searched view asks for nothing, and leaves what is under way alone. A newer search cancels the older one, so that a late answer never replaces a newer one; a closed map cancels its search.
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
      const hasFailed = pins.status === 'failed';
      if (
        viewMoved.match(action) &&
        !hasFailed &&
        settings.searched &&
        isSameSearchedView(settings.searched, searched)
      )
        return;
      api.cancelActiveListeners();
      api.dispatch(pinsAwaited());
      await api.delay(MAP_REFRESH_DEBOUNCE_MS);
      api.dispatch(pinsRequested(searched.bounds));
      const search = { ...api.getState().searchParams, page: 1 };
      const request = api.dispatch(
        realtyApi.endpoints.pins.initiate({ search, ...searched }, { subscribe: false }),
      );
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
