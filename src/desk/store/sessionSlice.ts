import { createSlice, isRejectedWithValue, type PayloadAction } from '@reduxjs/toolkit';
import type { DeskError } from '#api/desk/deskQuery.ts';
import type { CallError } from '#api/errors.ts';
import type { IdentityUser } from '#platform/identity/identity.ts';

/** Reasons for which the service refuses a member: each has a page, or a form over the page. */
export type Refusal = 'ended' | 'sessionTooOld' | 'codeMissing' | 'notStaff' | 'secondFactorMissing';

/** The member's session. `unreachable`: the identity provider did not answer at the start. */
export interface DeskSession {
  status: 'unknown' | 'unreachable' | 'signedOut' | 'signedIn';
  user: IdentityUser | null;
  /** Set by a call that was refused, until the next sign-in. */
  refusal: Refusal | null;
}

const initialState: DeskSession = { status: 'unknown', user: null, refusal: null };

/** Returns the refusal that a failed call means for the session; null for other failures. */
function refusalOf({ status, code }: CallError & Partial<DeskError>): Refusal | null {
  if (status === 401) return code === 'sessionTooOld' || code === 'codeMissing' ? code : 'ended';
  if (status === 403 && (code === 'notStaff' || code === 'secondFactorMissing')) return code;
  return null;
}

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionSought: () => initialState,
    sessionFound: (_state, { payload }: PayloadAction<IdentityUser>): DeskSession => ({
      status: 'signedIn',
      user: payload,
      refusal: null,
    }),
    sessionMissing: (): DeskSession => ({ ...initialState, status: 'signedOut' }),
    providerUnreachable: (): DeskSession => ({ ...initialState, status: 'unreachable' }),
    /** The second factor is in use now: the refused calls are made again. */
    refusalEnded(state) {
      state.refusal = null;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isRejectedWithValue, (state, { payload }) => {
      if (state.status !== 'signedIn') return;
      state.refusal = refusalOf(payload as CallError) ?? state.refusal; // every call's failure is one
    });
  },
});

/** The session's events. */
export const { sessionSought, sessionFound, sessionMissing, providerUnreachable, refusalEnded } =
  sessionSlice.actions;

/** Reducer of the session. */
export const sessionReducer = sessionSlice.reducer;
