import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { onTestFinished, vi } from 'vitest';
import { LOCAL_CLIENT, LOCAL_POOL } from '#demo/identity/pool.ts';
import type { TestIdentity } from './testIdentity.ts';

/** Tokens in the browser's storage. */
export type StoredTokens = Map<string, string>;

/**
 * Connects aws-amplify, as the app uses it, to a test's service. There is one Amplify for the whole file, so its tests
 * must not run concurrently.
 */
export async function connectAmplify(identity: TestIdentity): Promise<StoredTokens> {
  // It warns of every endpoint that is not Amazon's.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  const stored: StoredTokens = new Map();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: LOCAL_POOL,
        userPoolClientId: LOCAL_CLIENT,
        userPoolEndpoint: await identity.serve(),
        loginWith: { email: true },
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (name, value) => void stored.set(name, value),
    getItem: async (name) => stored.get(name) ?? null,
    removeItem: async (name) => void stored.delete(name),
    clear: async () => stored.clear(),
  });
  return stored;
}

/** Tokens of the session; undefined without a session. */
export async function sessionTokens(isForced = false) {
  const { tokens } = await fetchAuthSession({ forceRefresh: isForced });
  return tokens;
}

/** The ID token of the session. */
export async function idToken(): Promise<string> {
  const tokens = await sessionTokens();
  if (!tokens?.idToken) throw new Error('There is no session');
  return tokens.idToken.toString();
}
