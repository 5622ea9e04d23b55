import { isAnyOf } from '@reduxjs/toolkit';
import { realtyApi } from '../api/realty/realtyApi.ts';
import { MAP_REFRESH_DEBOUNCE_MS } from '../domain/constants.ts';
import { noticeResolved, notified } from './notificationsSlice.ts';
import { pinsFailed, pinsReceived, pinsRequested } from './pinsSlice.ts';
import { searchRead } from './searchParamsSlice.ts';
import { viewMoved } from './settingsSlice.ts';
import type { StartListening } from './startListening.ts';

/**
 * Asks for the pins of the view whenever the view or the search changes while a map is shown. A newer
 * search cancels the older one, so that a late answer never replaces a newer one.
 */
export function addPinSearchListeners(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(viewMoved, searchRead),
    effect: async (_action, api) => {
      const { bounds, zoom } = api.getState().settings;
      if (!bounds) return;
      api.cancelActiveListeners();
      api.dispatch(pinsRequested());
      await api.delay(MAP_REFRESH_DEBOUNCE_MS);
      const search = { ...api.getState().searchParams, page: 1 };
      const request = api.dispatch(
        realtyApi.endpoints.pins.initiate({ search, bounds, zoom }, { subscribe: false }),
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
