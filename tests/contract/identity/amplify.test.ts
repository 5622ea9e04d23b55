import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  deleteUser,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '#demo/accounts/demoAccounts.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { Store } from '#server/store/store.ts';
import {
  connectAmplify,
  idToken,
  type StoredTokens,
  sessionTokens,
} from '#tests/support/identity/amplify.ts';
import { makeTestIdentity, type TestIdentity } from '#tests/support/identity/testIdentity.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';

const EMAIL = 'Marie.Roy@example.ca';
const PASSWORD = 'Erable-Rouge-7';
const CUSTOMER = { username: 'customer@example.ca', password: DEMO_PASSWORD };
const HOUR = 3_600_000;

const userAttributes = {
  email: EMAIL,
  given_name: 'Marie',
  family_name: 'Roy',
  locale: 'en',
  'custom:group': 'real_estate',
  'custom:type': 'customer',
};

// Each sign-in computes for two seconds, half of it in the client, on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let store: Store;
let identity: TestIdentity;
let storedTokens: StoredTokens;

async function start(own?: Store): Promise<void> {
  identity = await makeTestIdentity(own ? { store: own } : {});
  store = identity.store;
  storedTokens = await connectAmplify(identity);
}

const codeFor = (email: string) => identity.mailTo(email).code ?? '';
const register = () => signUp({ username: EMAIL, password: PASSWORD, options: { userAttributes } });
const stepOf = async (username: string, password = DEMO_PASSWORD) =>
  (await signIn({ username, password })).nextStep.signInStep;

describe.each(storeDialects())('aws-amplify against the identity service on $name', (dialect) => {
  beforeEach(async () => {
    const own = await dialect.open();
    await start(own);
    return () => own.close();
  }, 60_000);

  afterAll(() => dialect.end());

  it('signs up, confirms by the code and signs in, with the email in any case', async () => {
    const { isSignUpComplete, nextStep, userId } = await register();
    expect([isSignUpComplete, nextStep.signUpStep]).toEqual([false, 'CONFIRM_SIGN_UP']);
    expect(nextStep).toMatchObject({ codeDeliveryDetails: { destination: 'M***@e***' } });
    expect(await stepOf(EMAIL, PASSWORD)).toBe('CONFIRM_SIGN_UP');
    await confirmSignUp({ username: EMAIL, confirmationCode: codeFor(EMAIL) });
    expect(await stepOf('marie.roy@EXAMPLE.ca', PASSWORD)).toBe('DONE');
    const tokens = await sessionTokens();
    expect(tokens?.idToken?.payload).toMatchObject({
      sub: userId,
      'cognito:username': userId,
      email: EMAIL,
      email_verified: true,
      given_name: 'Marie',
      family_name: 'Roy',
      locale: 'en',
      'custom:group': 'real_estate',
      'custom:type': 'customer',
      token_use: 'id',
      aud: 'local-client',
    });
    expect(tokens?.accessToken.payload).toMatchObject({
      sub: userId,
      username: userId,
      client_id: 'local-client',
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      origin_jti: tokens?.idToken?.payload['origin_jti'],
    });
    expect(await identity.whoIs(await idToken())).toEqual({ kind: 'customer', userId, email: EMAIL });
  });

  it('resets a forgotten password, once for each code', async () => {
    await signIn(CUSTOMER);
    const elsewhere = new Map(storedTokens);
    storedTokens.clear();
    const { username } = CUSTOMER;
    const { nextStep } = await resetPassword({ username });
    expect(nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE');
    const confirmationCode = codeFor(username);
    const weak = { username, confirmationCode, newPassword: 'Short-1' };
    await expect(confirmResetPassword(weak)).rejects.toThrow(
      expect.objectContaining({ name: 'InvalidPasswordException' }),
    );
    await confirmResetPassword({ username, confirmationCode, newPassword: PASSWORD });
    await expect(confirmResetPassword({ username, confirmationCode, newPassword: PASSWORD })).rejects.toThrow(
      expect.objectContaining({ name: 'ExpiredCodeException' }),
    );
    await expect(signIn(CUSTOMER)).rejects.toThrow(
      expect.objectContaining({ name: 'NotAuthorizedException' }),
    );
    expect(await stepOf(username, PASSWORD)).toBe('DONE');
    await signOut();
    for (const [name, value] of elsewhere) storedTokens.set(name, value);
    expect(await sessionTokens(true), 'the session is over').toBeUndefined();
  });

  it('deletes the account, and its email is free again', async () => {
    await signIn(CUSTOMER);
    await deleteUser();
    await expect(signIn(CUSTOMER)).rejects.toThrow(
      expect.objectContaining({ name: 'UserNotFoundException' }),
    );
    for (const table of ['account_code', 'account_session'] as const) {
      expect(await store.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await signUp({ ...CUSTOMER, password: PASSWORD })).nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
  });

  it('keeps a session across a restart, and ends it after thirty days', async () => {
    await signIn(CUSTOMER);
    const again = await makeTestIdentity({ store });
    expect(again.logged, 'demo accounts are made and told once').toEqual([]);
    const tokens = new Map(storedTokens);
    storedTokens = await connectAmplify(again);
    for (const [name, value] of tokens) storedTokens.set(name, value);
    expect(await sessionTokens(true)).toBeDefined();
    again.clock.pass(30 * MILLISECONDS_A_DAY + 2000);
    expect(await sessionTokens(true)).toBeUndefined();
  });
});

describe('aws-amplify against the identity service', () => {
  beforeEach(() => start());

  it('never reveals the password, in calls or in the store', async () => {
    await register();
    const rows = await store.database.selectFrom('account').selectAll().execute();
    const codes = await store.database.selectFrom('account_code').selectAll().execute();
    const stored = JSON.stringify([rows, codes]);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain(codeFor(EMAIL));
  });

  it('gets the problems of a sign-up', async () => {
    await register();
    await expect(register()).rejects.toThrow(expect.objectContaining({ name: 'UsernameExistsException' }));
    const other = { username: 'weak@example.ca', password: 'only-small-1' };
    await expect(signUp(other)).rejects.toThrow(
      expect.objectContaining({
        name: 'InvalidPasswordException',
        message: 'Password did not conform with policy: Password must have uppercase characters',
      }),
    );
    const wrong = { username: EMAIL, confirmationCode: codeFor(EMAIL) === '000000' ? '000001' : '000000' };
    await expect(confirmSignUp(wrong)).rejects.toThrow(
      expect.objectContaining({ name: 'CodeMismatchException' }),
    );
    const first = { username: EMAIL, confirmationCode: codeFor(EMAIL) };
    await resendSignUpCode({ username: EMAIL });
    if (codeFor(EMAIL) !== first.confirmationCode) {
      await expect(confirmSignUp(first), 'the newest code counts').rejects.toThrow(
        expect.objectContaining({ name: 'CodeMismatchException' }),
      );
    }
    const right = { username: EMAIL, confirmationCode: codeFor(EMAIL) };
    await confirmSignUp(right);
    await expect(confirmSignUp(right)).rejects.toThrow(
      expect.objectContaining({
        name: 'NotAuthorizedException',
        message: 'User cannot be confirmed. Current status is CONFIRMED',
      }),
    );
    await expect(resendSignUpCode({ username: EMAIL })).rejects.toThrow(
      expect.objectContaining({
        name: 'InvalidParameterException',
        message: 'User is already confirmed.',
      }),
    );
  });

  it('refuses a wrong password and an unknown email', async () => {
    await expect(signIn({ ...CUSTOMER, password: 'Wrong-Pine-1' })).rejects.toThrow(
      expect.objectContaining({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      }),
    );
    await expect(signIn({ ...CUSTOMER, username: 'unknown@example.ca' })).rejects.toThrow(
      expect.objectContaining({ name: 'UserNotFoundException', message: 'User does not exist.' }),
    );
    await expect(resetPassword({ username: 'unknown@example.ca' })).rejects.toThrow(
      expect.objectContaining({ name: 'UserNotFoundException' }),
    );
    expect(await sessionTokens()).toBeUndefined();
  });

  it('refreshes the session until it is revoked by signing out', async () => {
    await signIn(CUSTOMER);
    const before = await idToken();
    identity.clock.pass(1000);
    await sessionTokens(true);
    const after = await idToken();
    expect(after).not.toBe(before);
    const copy = new Map(storedTokens);
    await signOut();
    expect(await sessionTokens()).toBeUndefined();
    for (const [name, value] of copy) storedTokens.set(name, value);
    expect(await sessionTokens(true), 'a stolen copy is worth nothing').toBeUndefined();
  });

  it('signs out on every device at once', async () => {
    await signIn(CUSTOMER);
    const elsewhere = new Map(storedTokens);
    storedTokens.clear();
    await signIn(CUSTOMER);
    await signOut({ global: true });
    for (const [name, value] of elsewhere) storedTokens.set(name, value);
    expect(await sessionTokens(true)).toBeUndefined();
  });

  it('has a different state for each demo account', async () => {
    expect(await stepOf('unconfirmed@example.ca')).toBe('CONFIRM_SIGN_UP');
    expect(await stepOf('reset@example.ca')).toBe('RESET_PASSWORD');
    await resetPassword({ username: 'reset@example.ca' });
    const confirmationCode = codeFor('reset@example.ca');
    await confirmResetPassword({
      username: 'reset@example.ca',
      confirmationCode,
      newPassword: PASSWORD,
    });
    expect(await stepOf('reset@example.ca', PASSWORD)).toBe('DONE');
    await signOut();
    const forced = 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED';
    expect(await stepOf('new-password@example.ca')).toBe(forced);
    await expect(confirmSignIn({ challengeResponse: 'weak' })).rejects.toThrow(
      expect.objectContaining({ name: 'InvalidPasswordException' }),
    );
    const { nextStep } = await confirmSignIn({ challengeResponse: PASSWORD });
    expect(nextStep.signInStep).toBe('DONE');
    await signOut();
    expect(await stepOf('new-password@example.ca', PASSWORD)).toBe('DONE');
  });

  it('changes password and attributes', async () => {
    await signIn(CUSTOMER);
    await expect(updatePassword({ oldPassword: 'Wrong-Pine-1', newPassword: PASSWORD })).rejects.toThrow(
      expect.objectContaining({ name: 'NotAuthorizedException' }),
    );
    await updatePassword({ oldPassword: DEMO_PASSWORD, newPassword: PASSWORD });
    await updateUserAttributes({ userAttributes: { given_name: 'Zoé', phone_number: '+14165550123' } });
    expect(await fetchUserAttributes()).toMatchObject({
      email: CUSTOMER.username,
      email_verified: 'true',
      given_name: 'Zoé',
      family_name: 'Tremblay',
      phone_number: '+14165550123',
    });
    await expect(updateUserAttributes({ userAttributes: { email: EMAIL } })).rejects.toThrow(
      expect.objectContaining({ name: 'NotAuthorizedException' }),
    );
    await sessionTokens(true);
    expect((await sessionTokens())?.idToken?.payload).toMatchObject({ given_name: 'Zoé' });
    await signOut();
    expect(await stepOf(CUSTOMER.username, PASSWORD)).toBe('DONE');
  });

  it('needs the new code after an hour', async () => {
    const { username } = CUSTOMER;
    await resetPassword({ username });
    identity.clock.pass(HOUR);
    const late = { username, confirmationCode: codeFor(username), newPassword: PASSWORD };
    await expect(confirmResetPassword(late)).rejects.toThrow(
      expect.objectContaining({
        name: 'ExpiredCodeException',
        message: 'Invalid code provided, please request a code again.',
      }),
    );
  });
});
