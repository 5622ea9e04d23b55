import { createSlice } from '@reduxjs/toolkit';

/** Whether somebody is signed in. Accounts come in their own issue; until then nobody is. */
export interface SessionState {
  status: 'unknown' | 'active' | 'inactive';
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'inactive' } as SessionState,
  reducers: {},
  selectors: {
    selectHasSession: (state) => state.status === 'active',
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { selectHasSession } = sessionSlice.selectors;
