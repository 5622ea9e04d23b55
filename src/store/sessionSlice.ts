import { createSlice } from '@reduxjs/toolkit';

/** Whether somebody is signed in. Accounts come in their own issue; until then nobody is. */
export interface SessionState {
  status: 'unknown' | 'active' | 'inactive';
}

const nobody: SessionState = { status: 'inactive' };

const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {},
});

/** Keeps whether somebody is signed in. */
export const sessionReducer = sessionSlice.reducer;
