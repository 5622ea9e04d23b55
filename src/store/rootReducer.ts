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

/** All slices, by the names of the specification ("Application state"). */
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

/** The whole state of the app. */
export type RootState = ReturnType<typeof rootReducer>;
