import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';
import { DEMO_PASSWORD } from '#demo/accounts/demoAccounts.ts';
import { LOCAL_CLIENT, LOCAL_POOL } from '#demo/identity/pool.ts';
import { amplifyIdentity } from '#platform/identity/amplifyIdentity.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { makeTestIdentity, type TestIdentity } from '#tests/support/identity/testIdentity.ts';

const EMAIL = 'marie.roy@example.ca';
const PASSWORD = 'Erable-Rouge-7';
const CUSTOMER = 'customer@example.ca';
const MARIE = { givenName: 'Marie', familyName: 'Roy', email: EMAIL, password: PASSWORD };

// Each sign-in computes for two seconds, half of it in the client, on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let service: TestIdentity;
let identity: Identity;
let stored: Map<string, string>;

/** Values that a browser would have stored. */
const storage = () => ({
  setItem: async (name: string, value: string) => void stored.set(name, value),
  getItem: async (name: string) => stored.get(name) ?? null,
  removeItem: async (name: string) => void stored.delete(name),
  clear: async () => stored.clear(),
});

beforeEach(async () => {
  stored = new Map();
  service = await makeTestIdentity();
  const endpoint = (await service.serve()).replace(/\/$/, '');
  identity = amplifyIdentity({ poolId: LOCAL_POOL, clientId: LOCAL_CLIENT, endpoint }, storage());
});

const codeFor = (email: string) => service.mailTo(email).code ?? '';
const refused = (reason: string) => expect.objectContaining({ name: 'IdentityFault', reason });

it('creates an account, confirms it and signs in', async () => {
  expect(await identity.signUp(MARIE)).toEqual({ isConfirmed: false });
  expect(await identity.signIn(EMAIL, PASSWORD)).toBe('unconfirmed');
  await expect(identity.confirmSignUp(EMAIL, codeFor(EMAIL) === '000000' ? '1' : '000000')).rejects.toEqual(
    refused('wrongCode'),
  );
  await identity.resendCode(EMAIL);
  await identity.confirmSignUp(EMAIL, codeFor(EMAIL));
  expect(await identity.session(), 'confirmed is not yet signed in').toBeUndefined();
  expect(await identity.signIn(EMAIL, PASSWORD)).toBe('signedIn');
  expect(await identity.session()).toEqual({ givenName: 'Marie', familyName: 'Roy', email: EMAIL });
  expect(await service.whoIs((await identity.idToken()) ?? '')).toMatchObject({
    kind: 'customer',
    email: EMAIL,
  });
  await expect(identity.signUp(MARIE)).rejects.toEqual(refused('emailTaken'));
  await expect(identity.resendCode(EMAIL)).rejects.toEqual(refused('alreadyConfirmed'));
});

it('writes the attributes that the app client of the template may write', async () => {
  const written = new Set<string>();
  const call = globalThis.fetch;
  const calls = vi.spyOn(globalThis, 'fetch').mockImplementation((target, init) => {
    const { UserAttributes = [] } = JSON.parse(String(init?.body ?? '{}')) as {
      UserAttributes?: { Name: string }[];
    }; // of Cognito's API
    for (const { Name } of UserAttributes) written.add(Name);
    return call(target, init);
  });
  onTestFinished(() => calls.mockRestore());
  await identity.signUp(MARIE);
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  await identity.changeName({ givenName: 'Zoë', familyName: 'Roy' });
  const template = readFileSync(join(import.meta.dirname, '../../../deploy/cognito/userPool.yaml'), 'utf8');
  const { WriteAttributes } = parse(template, { logLevel: 'error' }).Resources.Client.Properties;
  expect([...written].sort()).toEqual([...WriteAttributes].sort());
});

it.each([
  ['erable-rouge-7', 'noUppercase'],
  ['ERABLE-ROUGE-7', 'noLowercase'],
  ['Erable-Rouge-s', 'noNumber'],
  ['ErableRouge77', 'noSymbol'],
  ['Era-7', 'tooShort'],
])('a new password like %s is refused: %s', async (password, reason) => {
  await expect(identity.signUp({ ...MARIE, password })).rejects.toEqual(refused(reason));
});

it('checks a password without changing the session', async () => {
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  const before = new Map(stored);
  await identity.checkPassword(CUSTOMER, DEMO_PASSWORD);
  await expect(identity.checkPassword(CUSTOMER, 'Wrong-Pine-1')).rejects.toEqual(refused('wrongPassword'));
  expect(stored).toEqual(before);
  expect(await service.whoIs((await identity.idToken()) ?? '')).toMatchObject({ email: CUSTOMER });
});

it('leaves no session after checking a password', async () => {
  const sessions = async () =>
    (await service.store.database.selectFrom('account_session').selectAll().execute()).length;
  const before = await sessions();
  await identity.checkPassword(CUSTOMER, DEMO_PASSWORD);
  await expect.poll(sessions).toBe(before);
});

it.each([
  ['of the pool', 'f3a0c1d2', undefined, undefined],
  ["of the pool that is linked to a provider's", 'f3a0c1d2', 'Google', undefined],
  ['of a provider', 'google_1045', 'Google', true],
])('knows an account %s', async (_name, username, providerName, isFederated) => {
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  const [name] = [...stored.keys()].filter((key) => key.endsWith('.idToken'));
  const [head, body = '', signature] = stored.get(name ?? '')?.split('.') ?? [];
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const identities = providerName === undefined ? undefined : [{ providerName, userId: '1045' }];
  const changed = JSON.stringify({ ...claims, 'cognito:username': username, identities });
  stored.set(name ?? '', [head, Buffer.from(changed).toString('base64url'), signature].join('.'));
  expect((await identity.session())?.isFederated).toBe(isFederated);
});

it('gives the reason for a refused sign-in', async () => {
  await expect(identity.signIn(CUSTOMER, 'Wrong-Pine-1')).rejects.toEqual(refused('wrongPassword'));
  await expect(identity.signIn('unknown@example.ca', PASSWORD)).rejects.toEqual(refused('unknownUser'));
  await expect(identity.signIn('', '')).rejects.toEqual(refused('wrongParameter'));
  await expect(identity.forgotPassword('unknown@example.ca')).rejects.toEqual(refused('unknownUser'));
  await expect(identity.forgotPassword('unconfirmed@example.ca')).rejects.toEqual(refused('unconfirmed'));
  expect(await identity.session({ isRefreshed: true })).toBeUndefined();
  expect(await identity.idToken()).toBeUndefined();
});

it('refuses sign-ins after too many wrong passwords', async () => {
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(identity.signIn(CUSTOMER, 'Wrong-Pine-1')).rejects.toEqual(refused('wrongPassword'));
  }
  await expect(identity.signIn(CUSTOMER, DEMO_PASSWORD)).rejects.toEqual(refused('lockedOut'));
});

it('signs in the demo accounts by their states', async () => {
  expect(await identity.signIn('unconfirmed@example.ca', DEMO_PASSWORD)).toBe('unconfirmed');
  expect(await identity.signIn('reset@example.ca', DEMO_PASSWORD)).toBe('resetRequired');
  expect(await identity.signIn('new-password@example.ca', DEMO_PASSWORD)).toBe('newPasswordRequired');
  expect(await identity.completeNewPassword(PASSWORD)).toBe('signedIn');
  expect(await identity.session()).toMatchObject({ givenName: 'Priya' });
});

it('resets a forgotten password', async () => {
  await identity.forgotPassword(CUSTOMER);
  const code = codeFor(CUSTOMER);
  await expect(identity.confirmForgotPassword(CUSTOMER, code, 'Short-1')).rejects.toEqual(
    refused('tooShort'),
  );
  await identity.confirmForgotPassword(CUSTOMER, code, PASSWORD);
  await expect(identity.confirmForgotPassword(CUSTOMER, code, PASSWORD)).rejects.toEqual(
    refused('expiredCode'),
  );
  expect(await identity.signIn(CUSTOMER, PASSWORD)).toBe('signedIn');
  await expect(identity.changePassword('Wrong-Pine-1', DEMO_PASSWORD)).rejects.toEqual(
    refused('wrongPassword'),
  );
  await identity.changePassword(PASSWORD, DEMO_PASSWORD);
  await identity.signOut();
  expect(await identity.signIn(CUSTOMER, DEMO_PASSWORD)).toBe('signedIn');
});

it('changes a name, which the next tokens have', async () => {
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  await identity.changeName({ givenName: 'Zoë', familyName: 'Roy' });
  expect(await identity.session({ isRefreshed: true })).toMatchObject({
    givenName: 'Zoë',
    familyName: 'Roy',
  });
});

it('signs in although the tokens of an earlier session are present', async () => {
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  expect(await identity.signIn(CUSTOMER, DEMO_PASSWORD)).toBe('signedIn');
  expect(await identity.session()).toMatchObject({ email: CUSTOMER });
});

it('refreshes once for concurrent calls that need a new token', async () => {
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  const calls = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => calls.mockRestore());
  await Promise.all([1, 2, 3].map(() => identity.session({ isRefreshed: true })));
  expect(calls).toHaveBeenCalledTimes(1);
});

it('ends a session on every device, and the account itself', async () => {
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  const elsewhere = new Map(stored);
  await identity.signOut({ everywhere: true });
  expect(stored.size).toBe(0);
  for (const [name, value] of elsewhere) stored.set(name, value);
  expect(await identity.session({ isRefreshed: true }), 'a refused token is no failure').toBeUndefined();
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  await identity.deleteAccount();
  expect(stored.size).toBe(0);
  await expect(identity.signIn(CUSTOMER, DEMO_PASSWORD)).rejects.toEqual(refused('unknownUser'));
});

it('distinguishes an invalid refresh token from a lost connection', async () => {
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  const broken = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(identity.session({ isRefreshed: true })).rejects.toEqual(refused('unreachable'));
  expect(await identity.session(), 'the tokens are kept').toMatchObject({ email: CUSTOMER });
  broken.mockRestore();
  service.clock.pass(31 * MILLISECONDS_A_DAY);
  expect(await identity.session({ isRefreshed: true })).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('times out on a provider that never answers, and a sign-out leaves no token', async () => {
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const silent = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  onTestFinished(() => silent.mockRestore());
  const session = expect(identity.session({ isRefreshed: true })).rejects.toEqual(refused('unreachable'));
  await vi.advanceTimersByTimeAsync(15_000);
  await session;
  const out = identity.signOut();
  await vi.advanceTimersByTimeAsync(3000);
  await out;
  expect(stored.size).toBe(0);
});

/** The code that an app with this secret shows now, or after a number of 30-second steps. */
const appCode = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: service.clock.now().getTime() + steps * 30_000 });

async function withSecondFactor(): Promise<string> {
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  const { secret, uri } = await identity.setUpSecondFactor('Harbour & Pine', CUSTOMER);
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  await identity.turnOnSecondFactor(appCode(secret));
  await identity.signOut();
  return secret;
}

it('asks for a code after the password, and accepts each code once', async () => {
  const secret = await withSecondFactor();
  expect(await identity.signIn(CUSTOMER, DEMO_PASSWORD)).toBe('codeRequired');
  expect(await identity.session(), 'the password alone opens no session').toBeUndefined();
  await expect(identity.completeWithCode(appCode(secret)), 'used to set it up').rejects.toEqual(
    refused('expiredCode'),
  );
  await expect(identity.completeWithCode('000000')).rejects.toEqual(refused('wrongCode'));
  expect(await identity.completeWithCode(appCode(secret, 1))).toBe('signedIn');
  expect(await identity.hasSecondFactor()).toBe(true);
  await identity.checkPassword(CUSTOMER, DEMO_PASSWORD);
  await identity.turnOffSecondFactor();
  expect(await identity.hasSecondFactor()).toBe(false);
  await identity.signOut();
  expect(await identity.signIn(CUSTOMER, DEMO_PASSWORD)).toBe('signedIn');
});

it('turns codes on only after the app has proven one', async () => {
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  const { secret } = await identity.setUpSecondFactor('Harbour & Pine', CUSTOMER);
  const wrong = appCode(secret) === '000000' ? '111111' : '000000';
  await expect(identity.turnOnSecondFactor(wrong)).rejects.toEqual(refused('wrongCode'));
  expect(await identity.hasSecondFactor()).toBe(false);
  await identity.signOut();
  expect(await identity.signIn(CUSTOMER, DEMO_PASSWORD)).toBe('signedIn');
});

it('refuses codes after five wrong ones for 15 minutes, also of a new sign-in', async () => {
  const secret = await withSecondFactor();
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(identity.completeWithCode('000000')).rejects.toEqual(refused('wrongCode'));
  }
  await expect(identity.completeWithCode(appCode(secret, 1))).rejects.toEqual(refused('lockedOut'));
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  await expect(identity.completeWithCode(appCode(secret, 1))).rejects.toEqual(refused('lockedOut'));
  service.clock.pass(15 * 60_000);
  await identity.signIn(CUSTOMER, DEMO_PASSWORD);
  expect(await identity.completeWithCode(appCode(secret))).toBe('signedIn');
});

it('asks for a code after a reset password too', async () => {
  const secret = await withSecondFactor();
  await identity.forgotPassword(CUSTOMER);
  await identity.confirmForgotPassword(CUSTOMER, codeFor(CUSTOMER), PASSWORD);
  expect(await identity.signIn(CUSTOMER, PASSWORD)).toBe('codeRequired');
  expect(await identity.completeWithCode(appCode(secret, 1))).toBe('signedIn');
});
