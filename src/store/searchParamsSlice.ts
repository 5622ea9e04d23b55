import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';

const initialSearch: Search = DEFAULT_SEARCH;

/**
 * The search of the URL, which is the source of truth. Only `searchRead` writes here, from the page that read the URL;
 * filters change it by navigation.
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

/** Reducer of the search. */
export const searchParamsReducer = searchParamsSlice.reducer;
/** The URL was read. */
export const { searchRead } = searchParamsSlice.actions;
/** The search of the URL. */
export const { selectSearch } = searchParamsSlice.selectors;
