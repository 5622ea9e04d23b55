/** Requests, refreshes and ends the session, and renews all answers when its customer changes. */
import { createAction, isAnyOf, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { customerApi } from '#api/customer/customerApi.ts';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { SESSION_REFRESH_MS, SESSION_REST_MS, SESSION_RETRY_MS } from '#domain/constants.ts';
import type { IdentityUser } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { chooseTokenSource, type TokenSource } from '#platform/identity/sessionToken.ts';
import { rememberedSession, rememberSession } from './activeSession.ts';
import { accountUnreachable, noticeResolved, notified } from './notificationsSlice.ts';
import { pinsOutdated, pinsRetried } from './pinsSlice.ts';
import type { RootState } from './rootReducer.ts';
import {
  type SessionEnd,
  sessionEnded,
  sessionRequested,
  sessionStarted,
  sessionUnconfirmed,
  signOutChosen,
} from './sessionSlice.ts';
import type { StartListening } from './startListening.ts';

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
type Api = { getState: () => RootState; dispatch: Dispatch };

/** The session is to be confirmed in the background: the state stays as it is until the answer. */
export const sessionCheckDue = createAction('session/due');

/** The visitor returned to the tab, or the connection is back. */
export const tabResumed = createAction('session/resumed');

/**
 * Removes a customer's answers. Listings differ for a visitor: those on the page are fetched again, and stay until the
 * answer arrives.
 */
function removeCustomerAnswers({ getState, dispatch }: Api): void {
  dispatch(customerApi.util.resetApiState());
  dispatch(realtyApi.util.invalidateTags(['listings']));
  dispatch(pinsOutdated());
  if (getState().settings.bounds) dispatch(pinsRetried());
}

async function checkSession({ getState, dispatch }: Api): Promise<void> {
  const { session: before } = getState();
  let user: IdentityUser | undefined;
  let isReached = true;
  try {
    user = await (await loadIdentity()).session({ isRefreshed: true });
  } catch (failure) {
    console.warn('The identity provider cannot be reached.', failure);
    isReached = false;
  }
  const { session } = getState();
  // The visitor signed in or out during the request.
  if (session.status !== before.status || session.user !== before.user) return;
  // A sign-out, here or in another tab, counts more than an answer to an earlier request.
  if (rememberedSession() === 'inactive') {
    dispatch(sessionEnded(session.status === 'unknown' ? 'absent' : 'signedOut'));
    if (user) await (await loadIdentity()).signOut();
  } else if (user) dispatch(sessionStarted(user));
  else dispatch(isReached ? sessionEnded('expired') : sessionUnconfirmed());
}

function notifyEnd(dispatch: Dispatch, end: SessionEnd): void {
  if (end === 'expired') {
    dispatch(notified({ severity: 'info', notice: 'sessionExpired', persistent: true, signIn: true }));
  }
  if (end === 'deleted') {
    dispatch(notified({ severity: 'success', notice: 'accountDeleted', persistent: true }));
  }
}

function startCustomer(
  api: Api,
  user: IdentityUser,
  before: RootState['session'],
  wasVisitor: boolean,
): void {
  rememberSession('active');
  const isOther = before.user !== null && before.user.email !== user.email;
  if (!wasVisitor && !isOther) return;
  api.dispatch(noticeResolved('sessionExpired'));
  removeCustomerAnswers(api);
}

function endCustomer(api: Api, reason: SessionEnd): void {
  rememberSession('inactive');
  notifyEnd(api.dispatch, reason);
  if (reason !== 'absent') removeCustomerAnswers(api);
}

/** Shown once; an offline device has its own notice. */
function notifyUnreachable({ dispatch }: Api, before: RootState['session']['status']): void {
  if (before === 'unknown' && navigator.onLine) dispatch(accountUnreachable());
}

/** Offline the provider can't be asked; a tab wakes when the connection is back. */
function checkIfOnline({ dispatch }: Pick<Api, 'dispatch'>): void {
  if (navigator.onLine) dispatch(sessionCheckDue());
}

/** Confirms the session when that is due, and follows it. */
export function addSessionListeners(startListening: StartListening): void {
  // True if answers of this visit may be a visitor's.
  let wasVisitor = rememberedSession() === 'inactive';
  let answeredAt = 0;
  let isUnconfirmed = false;

  startListening({
    matcher: isAnyOf(sessionRequested, sessionCheckDue),
    effect: async (_action, api) => {
      // One request at a time: another would have the same answer.
      api.unsubscribe();
      await checkSession(api);
      api.subscribe();
    },
  });

  startListening({
    matcher: isAnyOf(sessionStarted, sessionEnded, sessionUnconfirmed),
    effect: async (action, api) => {
      api.cancelActiveListeners();
      answeredAt = Date.now();
      isUnconfirmed = sessionUnconfirmed.match(action);
      if (!isUnconfirmed) api.dispatch(noticeResolved('accountUnreachable'));
      const { session: before } = api.getOriginalState();
      if (sessionStarted.match(action)) {
        startCustomer(api, action.payload, before, wasVisitor);
        wasVisitor = false;
      } else if (sessionEnded.match(action)) {
        endCustomer(api, action.payload);
        wasVisitor = true;
      } else {
        notifyUnreachable(api, before.status);
        // Requests sent meanwhile are answered as a visitor's.
        wasVisitor ||= before.status !== 'active';
      }
      if (sessionEnded.match(action)) return;
      await api.delay(isUnconfirmed ? SESSION_RETRY_MS : SESSION_REFRESH_MS);
      checkIfOnline(api);
    },
  });

  startListening({
    actionCreator: tabResumed,
    effect: (_action, { getState, dispatch }) => {
      const { status } = getState().session;
      const remembered = rememberedSession();
      if (status === 'unknown') return;
      if (remembered === 'inactive') {
        // Another tab signed out while this one slept.
        if (status !== 'inactive') dispatch(sessionEnded('signedOut'));
      } else if (status === 'inactive' || isUnconfirmed || Date.now() - answeredAt > SESSION_REST_MS) {
        checkIfOnline({ dispatch });
      }
    },
  });

  startListening({
    actionCreator: signOutChosen,
    effect: async ({ payload: { leave } }, { dispatch }) => {
      const signOut = await import('./signOut.ts').catch(() => undefined);
      if (signOut) await signOut.signOutHere(leave);
      else dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
    },
  });
}

/**
 * Returns the tokens for the services: none for a visitor, who never loads the code for them, and none while they can't
 * be renewed.
 */
function tokensOf({ getState, dispatch }: Api): TokenSource {
  return async () => {
    const { status } = getState().session;
    if (status === 'inactive' || status === 'unconfirmed') return undefined;
    try {
      const token = await (await loadIdentity()).idToken();
      if (token === undefined && getState().session.status === 'active') dispatch(sessionCheckDue());
      return token;
    } catch {
      return undefined;
    }
  };
}

/**
 * Starts the session of a visit: the services get this store's tokens, and the provider is asked if the session appears
 * active.
 */
export function openSession(store: Api): void {
  chooseTokenSource(tokensOf(store));
  // Offline the provider can't be asked, and the device's copies are shown at once.
  if (store.getState().session.status === 'unknown')
    store.dispatch(navigator.onLine ? sessionRequested() : sessionUnconfirmed());
}
