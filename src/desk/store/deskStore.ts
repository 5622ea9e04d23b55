import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { customerApi } from '#api/customer/customerApi.ts';
import { deskApi } from '#api/desk/deskApi.ts';
import { sessionReducer } from './sessionSlice.ts';

/** Milliseconds after which a development check warns that it is slow; generous, because the machine may be busy. */
const CHECK_WARN_MS = 1000;

/** Creates the desk's store, or that of one test. */
export function makeDeskStore() {
  const store = configureStore({
    reducer: {
      session: sessionReducer,
      [deskApi.reducerPath]: deskApi.reducer,
      // A member's account has the browsers with notifications, as a customer's has.
      [customerApi.reducerPath]: customerApi.reducer,
    },
    middleware: (defaults) =>
      defaults({
        immutableCheck: { warnAfter: CHECK_WARN_MS },
        serializableCheck: { warnAfter: CHECK_WARN_MS },
      }).concat(deskApi.middleware, customerApi.middleware),
  });
  // Lists are renewed when the connection or the window is back.
  setupListeners(store.dispatch);
  return store;
}

/** The desk's store. */
export type DeskStore = ReturnType<typeof makeDeskStore>;

export const useDeskDispatch = useDispatch.withTypes<DeskStore['dispatch']>();
export const useDeskSelector = useSelector.withTypes<ReturnType<DeskStore['getState']>>();
