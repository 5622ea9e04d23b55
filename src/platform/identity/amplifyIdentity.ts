/** The port over aws-amplify, which calls a user pool of Cognito or the local service with the same API. */
import { Amplify, type ResourcesConfig } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  deleteUser,
  fetchAuthSession,
  fetchMFAPreference,
  resendSignUpCode,
  resetPassword,
  type SignInOutput,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, CookieStorage, type KeyValueStorageInterface } from 'aws-amplify/utils';
import {
  type Identity,
  IdentityFault,
  type IdentityUser,
  type NewAccount,
  type SignInStep,
} from './identity.ts';
import { faultName, identityFault } from './identityFaults.ts';

type AuthConfig = NonNullable<ResourcesConfig['Auth']>;

/** The user pool. */
export interface PoolSettings {
  poolId: string;
  clientId: string;
  /** Path or absolute URL of the local service; Amazon's own endpoint by default. */
  endpoint?: string;
}

/** Lifetime of a refresh token in days. */
const TOKEN_DAYS = 30;
/** Timeouts in milliseconds: for a call with all its retries, and for telling the provider of a sign-out. */
const TIMEOUT_MS = { call: 15_000, signOut: 3000 } as const;

const STEPS: Partial<Record<SignInOutput['nextStep']['signInStep'], SignInStep>> = {
  DONE: 'signedIn',
  CONFIRM_SIGN_UP: 'unconfirmed',
  RESET_PASSWORD: 'resetRequired',
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: 'newPasswordRequired',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'codeRequired',
};

/**
 * Exceptions for a refresh token that is no longer valid, or whose pool or client was removed. aws-amplify removes the
 * tokens itself in most of these cases.
 */
const ENDED = [
  'NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'RefreshTokenReuseException',
  'ResourceNotFoundException',
  'InvalidParameterException',
];

function stepOf({ nextStep: { signInStep } }: SignInOutput): SignInStep {
  const step = STEPS[signInStep];
  if (!step) throw new IdentityFault('other', `sign-in asks for ${signInStep}`);
  return step;
}

/** Limits a call in time, and turns its failures into those of the port. */
async function bounded<T>(call: Promise<T>, timeoutMs: number = TIMEOUT_MS.call): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new IdentityFault('unreachable', 'no answer in time')), timeoutMs);
  });
  try {
    return await Promise.race([call, timeout]);
  } catch (failure) {
    throw identityFault(failure);
  } finally {
    clearTimeout(timer);
  }
}

/** Signs in. If a session is still open that the app did not know of, ends that session first. */
async function signInOverOldSession(username: string, password: string): Promise<SignInOutput> {
  try {
    return await signIn({ username, password });
  } catch (failure) {
    if (faultName(failure) !== 'UserAlreadyAuthenticatedException') throw failure;
    await signOut();
    return signIn({ username, password });
  }
}

async function tokens(isRefreshed = false) {
  try {
    return (await fetchAuthSession({ forceRefresh: isRefreshed })).tokens;
  } catch (failure) {
    if (!ENDED.includes(faultName(failure))) throw failure;
    await cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
    return undefined;
  }
}

const claim = (value: unknown): string => (typeof value === 'string' ? value : '');

async function userOf(isRefreshed: boolean | undefined): Promise<IdentityUser | undefined> {
  const payload = (await tokens(isRefreshed))?.idToken?.payload;
  if (!payload) return undefined;
  const { given_name: givenName, family_name: familyName, email } = payload;
  const user = { givenName: claim(givenName), familyName: claim(familyName), email: claim(email) };
  return isFederated(payload) ? { ...user, isFederated: true } : user;
}

/**
 * True if another provider made the account. Cognito names the account after that provider ("Google_1045"). An account
 * of its own that is also linked to a provider keeps its name and its password.
 */
function isFederated({ identities, 'cognito:username': username }: Record<string, unknown>): boolean {
  if (!Array.isArray(identities)) return false;
  return identities.some(({ providerName }) =>
    claim(username)
      .toLowerCase()
      .startsWith(`${claim(providerName)}_`.toLowerCase()),
  );
}

/** Attributes of a new account. Those without a standard name in Cognito are the pool's own. */
const attributesOf = ({ email, givenName, familyName, language = 'en' }: NewAccount) => ({
  email,
  given_name: givenName,
  family_name: familyName,
  locale: language,
  'custom:group': 'real_estate',
  'custom:type': 'customer',
});

/** Removes all tokens, whether the provider received the sign-out or not. */
async function leave(global: boolean): Promise<void> {
  await bounded(signOut({ global }), TIMEOUT_MS.signOut).catch(() => undefined);
  await cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
}

const authConfigOf = ({ poolId, clientId, endpoint }: PoolSettings): AuthConfig => ({
  Cognito: {
    userPoolId: poolId,
    userPoolClientId: clientId,
    loginWith: { email: true },
    ...(endpoint === undefined
      ? {}
      : { userPoolEndpoint: new URL(`${endpoint}/`, globalThis.location?.origin).href }),
  },
});

function configure(Auth: AuthConfig, storage: KeyValueStorageInterface): void {
  // It warns of every endpoint that is not Amazon's.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({ Auth });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage);
}

/** The path is below the product's, so the services do not receive these cookies: they need the bearer only. */
const cookies = (): KeyValueStorageInterface =>
  new CookieStorage({ path: '/real-estate', expires: TOKEN_DAYS, secure: true, sameSite: 'lax' });

/**
 * Configures aws-amplify for a pool; its configuration is global to the page.
 * @param storage of the tokens; secure cookies by default
 */
export function amplifyIdentity(pool: PoolSettings, storage: KeyValueStorageInterface = cookies()): Identity {
  const config = authConfigOf(pool);
  configure(config, storage);
  return {
    signIn: async (email, password) => stepOf(await bounded(signInOverOldSession(email, password))),
    // No attributes are sent, so there are no verification flags to remove.
    completeNewPassword: async (password) =>
      stepOf(await bounded(confirmSignIn({ challengeResponse: password }))),
    completeWithCode: async (code) => stepOf(await bounded(confirmSignIn({ challengeResponse: code }))),
    hasSecondFactor: async () => (await bounded(fetchMFAPreference())).enabled?.includes('TOTP') ?? false,
    async setUpSecondFactor(issuer, email) {
      const { sharedSecret, getSetupUri } = await bounded(setUpTOTP());
      return { secret: sharedSecret, uri: getSetupUri(issuer, email).href };
    },
    async turnOnSecondFactor(code) {
      await bounded(verifyTOTPSetup({ code }));
      await bounded(updateMFAPreference({ totp: 'PREFERRED' }));
    },
    async turnOffSecondFactor() {
      await bounded(updateMFAPreference({ totp: 'DISABLED' }));
    },
    async signUp(account) {
      const { email, password } = account;
      const call = signUp({
        username: email,
        password,
        options: { userAttributes: attributesOf(account) },
      });
      return { isConfirmed: (await bounded(call)).nextStep.signUpStep === 'DONE' };
    },
    async confirmSignUp(email, code) {
      await bounded(confirmSignUp({ username: email, confirmationCode: code }));
    },
    async resendCode(email) {
      await bounded(resendSignUpCode({ username: email }));
    },
    async forgotPassword(email) {
      await bounded(resetPassword({ username: email }));
    },
    async confirmForgotPassword(email, code, password) {
      await bounded(confirmResetPassword({ username: email, confirmationCode: code, newPassword: password }));
    },
    async changePassword(current, next) {
      await bounded(updatePassword({ oldPassword: current, newPassword: next }));
    },
    async checkPassword(email, password) {
      const proven = async () => (await import('./provePassword.ts')).provePassword(config, email, password);
      await bounded(proven());
    },
    async changeName({ givenName, familyName }) {
      const userAttributes = { given_name: givenName, family_name: familyName };
      await bounded(updateUserAttributes({ userAttributes }));
    },
    signOut: ({ everywhere = false } = {}) => leave(everywhere),
    async deleteAccount() {
      await bounded(deleteUser());
    },
    session: ({ isRefreshed } = {}) => bounded(userOf(isRefreshed)),
    idToken: async () => (await bounded(tokens()))?.idToken?.toString(),
    accessToken: async () => (await bounded(tokens()))?.accessToken.toString(),
  };
}
