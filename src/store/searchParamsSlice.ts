import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';

const initialSearch: Search = DEFAULT_SEARCH;

/**
 * The search that the address bar says. The URL is the first store: only `searchRead` writes here, from the
 * page that read the URL; filters change it by navigating.
 */
const searchParamsSlice = createSlice({
  name: 'searchParams',
  initialState: initialSearch,
  reducers: {
    searchRead: (_state, { payload }: PayloadAction<Search>) => payload,
  },
  selectors: {
    selectSearch: (state) => state,
  },
});

/** Keeps what the URL says. */
export const searchParamsReducer = searchParamsSlice.reducer;
/** The URL was read. */
export const { searchRead } = searchParamsSlice.actions;
/** The search of the address bar. */
export const { selectSearch } = searchParamsSlice.selectors;
