import type { Operation } from '../identityContext.ts';
import { textOf } from '../requestBody.ts';
import { endSession, endSessions } from '../store/sessions.ts';
import { hashOfToken } from '../tokens.ts';
import { requireClient } from './requestedAccount.ts';

/** Issues new ID and access tokens. The refresh token stays. */
export const getTokensFromRefreshToken: Operation = async (context, request) => {
  requireClient(request);
  const tokens = await context.tokens.refresh(textOf(request, 'RefreshToken'));
  return { AuthenticationResult: tokens, ChallengeParameters: {} };
};

/** Ends the session of a refresh token. An unknown one counts as ended. */
export const revokeToken: Operation = async ({ store }, request) => {
  requireClient(request);
  await endSession(store, hashOfToken(textOf(request, 'Token')));
  return {};
};

/** Ends the customer's sessions on every device. */
export const globalSignOut: Operation = async ({ store, tokens }, request) => {
  const { sub } = await tokens.accountOf(textOf(request, 'AccessToken'));
  await endSessions(store, sub);
  return {};
};
