import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { IdentityUser } from '#platform/identity/identity.ts';
import { rememberedSession } from './activeSession.ts';

/**
 * Whether somebody is signed in; unknown while the identity provider is asked (A4), unconfirmed where it cannot be while
 * the device remembers a session: the product neither gives what is a customer's nor sends them to log in.
 */
export interface SessionState {
  status: 'unknown' | 'active' | 'unconfirmed' | 'inactive';
  /** Who it is (A3); null unless active. */
  user: IdentityUser | null;
  /** A session that is unconfirmed is asked for again, at the visitor's wish. */
  isAsking?: true;
  /** Whoever was signed in has deleted their account. */
  isDeleted?: true;
}

/** Why nobody is signed in any more, or still: the last two are told to the visitor. */
export type SessionEnd = 'absent' | 'signedOut' | 'deleted' | 'expired';

const nobody: SessionState = { status: 'inactive', user: null };

/** The session at the start of a visit: unknown where it appears active, until the provider has been asked (A4). */
export function startSession(): SessionState {
  return rememberedSession() === 'inactive' ? nobody : { status: 'unknown', user: null };
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    /** The identity provider is being asked; who was signed in, or could not be confirmed, stays so until it answers. */
    sessionAsked(state) {
      if (state.status === 'unconfirmed') state.isAsking = true;
      else if (state.status !== 'active') state.status = 'unknown';
    },
    /** The provider is out of reach, and will be asked again; who is signed in on this page stays so. */
    sessionLost(state): SessionState {
      return state.status === 'active' ? state : { status: 'unconfirmed', user: null };
    },
    /** Somebody is signed in: after a sign-in, at the start, or refreshed. */
    sessionBegan(_state, { payload }: PayloadAction<IdentityUser>): SessionState {
      return { status: 'active', user: payload };
    },
    /** Nobody is. */
    sessionEnded(state, { payload }: PayloadAction<SessionEnd>): SessionState {
      if (payload === 'deleted') return { ...nobody, isDeleted: true };
      // This tab hears too what it tells the others: that they are signed out.
      return state.status === 'inactive' ? state : nobody;
    },
    /** Log out was pressed; `leave` says where to afterwards: the same page anew, or the login page. */
    signOutChosen(_state, _action: PayloadAction<{ leave: 'reload' | 'login' }>) {},
  },
});

/** The session's events. */
export const { sessionAsked, sessionBegan, sessionEnded, sessionLost, signOutChosen } = sessionSlice.actions;

/** Keeps whether somebody is signed in. */
export const sessionReducer = sessionSlice.reducer;
