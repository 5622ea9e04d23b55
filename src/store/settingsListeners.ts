import { printCamera } from '#domain/search/mapUrl.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { CAMERA_KEY, viewMoved } from './settingsSlice.ts';
import type { StartListening } from './startListening.ts';

/** Keeps each view that the map came to rest on, for the next visit. */
export function addSettingsListeners(startListening: StartListening): void {
  startListening({
    actionCreator: viewMoved,
    effect: ({ payload: { center, zoom, byVisitor } }) => {
      if (byVisitor) deviceStorage.write(CAMERA_KEY, printCamera({ center, zoom }));
    },
  });
}
