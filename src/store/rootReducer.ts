import { combineReducers } from '@reduxjs/toolkit';
import { contactApi } from '#api/contact/contactApi.ts';
import { customerApi } from '#api/customer/customerApi.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { notificationsReducer } from './notificationsSlice.ts';
import { pinsReducer } from './pinsSlice.ts';
import { savedHomesReducer } from './savedHomesSlice.ts';
import { searchParamsReducer } from './searchParamsSlice.ts';
import { sessionReducer } from './sessionSlice.ts';
import { settingsReducer } from './settingsSlice.ts';

/** Every slice under the name that the specification gives it (L3 "Application state"). */
export const rootReducer = combineReducers({
  settings: settingsReducer,
  searchParams: searchParamsReducer,
  pins: pinsReducer,
  session: sessionReducer,
  savedHomes: savedHomesReducer,
  notifications: notificationsReducer,
  [realtyApi.reducerPath]: realtyApi.reducer,
  [contactApi.reducerPath]: contactApi.reducer,
  [customerApi.reducerPath]: customerApi.reducer,
});

/** The product's whole state. */
export type RootState = ReturnType<typeof rootReducer>;
