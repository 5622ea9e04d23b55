import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { contactApi } from '#api/contact/contactApi.ts';
import { customerApi } from '#api/customer/customerApi.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { printCamera } from '#domain/search/mapUrl.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { addOutboxListeners } from './outboxListeners.ts';
import { type RootState, rootReducer } from './rootReducer.ts';
import { addSavedHomesListeners } from './savedHomesListeners.ts';
import { addSessionListeners } from './sessionListeners.ts';
import { startSession } from './sessionSlice.ts';
import { CAMERA_KEY, savedSettings, viewMoved } from './settingsSlice.ts';
import type { StartListening } from './startListening.ts';

/** Stores each view at which the map came to rest, for the next visit. */
function addSettingsListeners(startListening: StartListening): void {
  startListening({
    actionCreator: viewMoved,
    effect: ({ payload: { center, zoom, byVisitor } }) => {
      if (byVisitor) deviceStorage.write(CAMERA_KEY, printCamera({ center, zoom }));
    },
  });
}

/** Milliseconds after which a development check warns that it is slow; generous, because the machine may be busy. */
const CHECK_WARN_MS = 1000;

/** Creates a store for the app, or for one test. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening as StartListening; // the middleware is created before the store that gives it its state type
  addSessionListeners(startListening);
  addOutboxListeners(startListening);
  addSavedHomesListeners(startListening);
  addSettingsListeners(startListening);
  return configureStore({
    reducer: rootReducer,
    preloadedState: { settings: savedSettings(), session: startSession(), ...preloadedState },
    middleware: (defaults) =>
      defaults({
        immutableCheck: { warnAfter: CHECK_WARN_MS },
        serializableCheck: { warnAfter: CHECK_WARN_MS },
      })
        .prepend(listeners.middleware)
        .concat(realtyApi.middleware, contactApi.middleware, customerApi.middleware),
  });
}

/** The product's store. */
export type AppStore = ReturnType<typeof makeStore>;
/** The types that the store accepts: actions, thunks and listener set-ups. */
export type AppDispatch = AppStore['dispatch'];
