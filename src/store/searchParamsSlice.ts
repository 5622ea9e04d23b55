import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_SEARCH, type Search } from '../domain/search.ts';

/**
 * The search that the address bar says. The URL is the first store: only `searchRead` writes here, from the
 * page that read the URL; filters change it by navigating.
 */
const searchParamsSlice = createSlice({
  name: 'searchParams',
  initialState: DEFAULT_SEARCH as Search,
  reducers: {
    searchRead: (_state, { payload }: PayloadAction<Search>) => payload,
  },
  selectors: {
    selectSearch: (state) => state,
  },
});

export const searchParamsReducer = searchParamsSlice.reducer;
export const { searchRead } = searchParamsSlice.actions;
export const { selectSearch } = searchParamsSlice.selectors;
