/** Checks a password with the provider without the page's own session. Loaded with the first check. */
import { createAmplifyContext, type ResourcesConfig } from 'aws-amplify';
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core';
import { signIn, signOut } from 'aws-amplify/auth';
import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import { IdentityFault } from './identity.ts';

/** Steps of a sign-in whose password was right, with or without a second factor to come. */
const PROVEN: readonly string[] = [
  'DONE',
  'CONFIRM_SIGN_IN_WITH_SMS_CODE',
  'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
  'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
  'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
];

function inMemory(): KeyValueStorageInterface {
  const values = new Map<string, string>();
  return {
    setItem: async (name, value) => void values.set(name, value),
    getItem: async (name) => values.get(name) ?? null,
    removeItem: async (name) => void values.delete(name),
    clear: async () => values.clear(),
  };
}

/**
 * Signs in separately from the page, and revokes the new tokens. A sign-in of the page itself would have to end its
 * session before the password is known to be right.
 * @throws the refusals of aws-amplify; IdentityFault `other` if the provider asks for another step
 */
export async function provePassword(
  Auth: NonNullable<ResourcesConfig['Auth']>,
  username: string,
  password: string,
): Promise<void> {
  const tokenProvider = createUserPoolsTokenProvider(Auth, inMemory());
  const separateContext = createAmplifyContext({ Auth }, { Auth: { tokenProvider } });
  const { nextStep } = await signIn(separateContext, { username, password });
  if (!PROVEN.includes(nextStep.signInStep)) {
    throw new IdentityFault('other', `the password's check asks for ${nextStep.signInStep}`);
  }
  // The caller does not wait for the sign-out: the password is right whether it succeeds or not.
  if (nextStep.signInStep === 'DONE') void signOut(separateContext).catch(() => undefined);
}
