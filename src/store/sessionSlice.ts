import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { IdentityUser } from '#platform/identity/identity.ts';
import { rememberedSession } from './activeSession.ts';

/**
 * The state of the session: unknown while the identity provider is asked; unconfirmed if it can't be reached while the
 * device remembers a session. An unconfirmed customer sees no private data, and is not sent to log in.
 */
export interface SessionState {
  status: 'unknown' | 'active' | 'unconfirmed' | 'inactive';
  /** The customer; null unless active. */
  user: IdentityUser | null;
  /** An unconfirmed session is checked again at the visitor's request. */
  isChecking?: true;
  /** The customer has deleted the account. */
  isDeleted?: true;
}

/** Reasons for the end of a session, or for none at the start. The last two are shown to the visitor. */
export type SessionEnd = 'absent' | 'signedOut' | 'deleted' | 'expired';

const inactive: SessionState = { status: 'inactive', user: null };

/** Returns the session at the start of a visit: unknown if it appears active, until the provider has answered. */
export function startSession(): SessionState {
  return rememberedSession() === 'inactive' ? inactive : { status: 'unknown', user: null };
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: inactive,
  reducers: {
    /** The identity provider is being asked; a session that is active or unconfirmed stays so until the answer. */
    sessionRequested(state) {
      if (state.status === 'unconfirmed') state.isChecking = true;
      else if (state.status !== 'active') state.status = 'unknown';
    },
    /** The provider is out of reach, and will be asked again; an active session stays active on this page. */
    sessionUnconfirmed(state): SessionState {
      return state.status === 'active' ? state : { status: 'unconfirmed', user: null };
    },
    /** A customer is signed in: after a sign-in, at the start, or after a refresh. */
    sessionStarted(_state, { payload }: PayloadAction<IdentityUser>): SessionState {
      return { status: 'active', user: payload };
    },
    /** No customer is signed in. */
    sessionEnded(state, { payload }: PayloadAction<SessionEnd>): SessionState {
      if (payload === 'deleted') return { ...inactive, isDeleted: true };
      // This tab also receives its own message to the others about a sign-out.
      return state.status === 'inactive' ? state : inactive;
    },
    /** The customer pressed Log out. `leave` says what follows: a reload of the same page, or the login page. */
    signOutChosen(_state, _action: PayloadAction<{ leave: 'reload' | 'login' }>) {},
  },
});

/** The session's events. */
export const { sessionRequested, sessionStarted, sessionEnded, sessionUnconfirmed, signOutChosen } =
  sessionSlice.actions;

/** Reducer of the session. */
export const sessionReducer = sessionSlice.reducer;
