import { createPublicKey } from 'node:crypto';
import { TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#demo/accounts/demoAccounts.ts';
import { LOCAL_CLIENT } from '#demo/identity/pool.ts';
import { findAccount } from '#demo/identity/store/accounts.ts';
import { type IssuedTokens, makeTokens } from '#demo/identity/tokens.ts';
import { type SecondFactorOf, secondFactors } from '#server/http/secondFactors.ts';
import { makeTestIdentity, TEST_ISSUER, type TestIdentity } from '#tests/support/identity/testIdentity.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { deskOver } from './deskService.ts';

const URL = 'http://localhost/idp/';
const MINUTE = 60_000;

let identity: TestIdentity;
let factorOf: SecondFactorOf;
/** Number of calls of the identity provider. */
let asked: number;
/** Replaces its answers. */
let answered: (() => Promise<Response>) | undefined;

async function signIn(email: string): Promise<IssuedTokens & { sub: string }> {
  const { store, clock, key } = identity;
  const account = await findAccount(store, email);
  if (!account) throw new Error(`there is no account ${email}`);
  const tokens = makeTokens({ store, clock, key, issuer: TEST_ISSUER, life: 3600 });
  return { ...(await tokens.issue(account)), sub: account.sub };
}

async function turnOn(AccessToken: string): Promise<void> {
  const { body } = await identity.call('AssociateSoftwareToken', { AccessToken });
  const secret = String(body['SecretCode']);
  const UserCode = new TOTP({ secret }).generate({ timestamp: identity.clock.now().getTime() });
  await identity.call('VerifySoftwareToken', { AccessToken, UserCode });
  await identity.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } });
}

beforeEach(async () => {
  identity = await makeTestIdentity();
  asked = 0;
  answered = undefined;
  const { key, clock } = identity;
  factorOf = secondFactors({
    tokens: {
      issuer: TEST_ISSUER,
      clientId: LOCAL_CLIENT,
      keys: createPublicKey({ key: key.jwk, format: 'jwk' }),
      clock,
    },
    url: URL,
    ask: async (request) => {
      asked += 1;
      return (await answered?.()) ?? identity.fetch(request);
    },
  });
});

it.each([
  ['staff@example.ca', 'staff', 'Amara Osei'],
  ['admin@example.ca', 'admin', 'Grace Lin'],
])('%s has the group %s in both tokens, as with Cognito', async (email, role, name) => {
  const { IdToken, AccessToken } = await signIn(email);
  const session = await identity.whoIs(IdToken);
  expect(session).toMatchObject({ kind: 'customer', email, staff: { role, name } });
  const payload = JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString());
  expect(payload['cognito:groups']).toEqual([role]);
});

it('customers have no group, and cannot give themselves one', async () => {
  const [customer] = DEMO_ACCOUNTS;
  const { IdToken, AccessToken } = await signIn(customer?.email ?? '');
  expect(await identity.whoIs(IdToken)).not.toHaveProperty('staff');
  const UserAttributes = [{ Name: 'cognito:groups', Value: '["admin"]' }];
  expect((await identity.call('UpdateUserAttributes', { AccessToken, UserAttributes })).status).toBe(400);
});

it('staff get to the desk by a sign-in after their second factor is on, and by none of before', async () => {
  const desk = deskOver(identity.store, { sessionOf: identity.sessionOf, secondFactorOf: factorOf });
  const me = ({ IdToken, AccessToken }: IssuedTokens) => {
    // The desk's clock is the small dataset's; the token's is the machine's.
    desk.clock.pass(identity.clock.now().getTime() - desk.clock.now().getTime());
    const headers = { Authorization: `Bearer ${IdToken}`, 'Access-Token': AccessToken };
    return desk.call<{ code?: string; name?: string }>('GET', '/me', { headers });
  };
  const stolen = await signIn('staff@example.ca');
  identity.clock.pass(MINUTE);
  const own = await signIn('staff@example.ca');
  expect(await me(own)).toMatchObject({ status: 403, body: { code: 'secondFactorMissing' } });
  const stolenLater = await signIn('staff@example.ca');
  identity.clock.pass(MINUTE);
  await turnOn(own.AccessToken);
  for (const before of [own, stolen, stolenLater])
    expect(await me(before)).toMatchObject({ status: 401, body: { code: 'codeMissing' } });
  expect(await me(await signIn('staff@example.ca'))).toMatchObject({
    status: 200,
    body: { name: 'Amara Osei', role: 'staff' },
  });
  expect(await me(stolen), 'afterwards too').toMatchObject({ status: 401 });
});

it('an account that is new to the desk signs in again if its sign-in may be older than its second factor', async () => {
  const desk = deskOver(identity.store, { sessionOf: identity.sessionOf, secondFactorOf: factorOf });
  const me = async ({ IdToken, AccessToken }: IssuedTokens, seconds: number) => {
    identity.clock.pass(seconds * 1000);
    desk.clock.pass(identity.clock.now().getTime() - desk.clock.now().getTime());
    const headers = { Authorization: `Bearer ${IdToken}`, 'Access-Token': AccessToken };
    return (await desk.call('GET', '/me', { headers })).status;
  };
  const stolen = await signIn('staff@example.ca');
  const own = await signIn('staff@example.ca');
  await turnOn(own.AccessToken);
  expect(await me(stolen, 10)).toBe(401);
  expect(await me(await signIn('staff@example.ca'), 2)).toBe(200);
  const admin = await signIn('admin@example.ca');
  await turnOn(admin.AccessToken);
  expect(await me(admin, 2), 'at once after the sign-in').toBe(200);
});

it('an account with a second factor is looked up again after five minutes', async () => {
  const { AccessToken, sub } = await signIn('staff@example.ca');
  await turnOn(AccessToken);
  expect(await factorOf(AccessToken, sub)).toBe('on');
  expect(await factorOf(AccessToken, sub)).toBe('on');
  expect(asked).toBe(1);
  identity.clock.pass(5 * MINUTE);
  await identity.call('GlobalSignOut', { AccessToken });
  expect(await factorOf(AccessToken, sub), 'a session that was ended').toBe('invalid');
  expect(asked).toBe(2);
});

it('an access token of another account, an ID token and an expired one are invalid', async () => {
  const staff = await signIn('staff@example.ca');
  const admin = await signIn('admin@example.ca');
  await turnOn(admin.AccessToken);
  expect(await factorOf(admin.AccessToken, admin.sub)).toBe('on');
  expect(await factorOf(admin.AccessToken, staff.sub)).toBe('invalid');
  expect(await factorOf(admin.IdToken, admin.sub)).toBe('invalid');
  expect(await factorOf('no token', admin.sub)).toBe('invalid');
  identity.clock.pass(61 * MINUTE);
  expect(await factorOf(admin.AccessToken, admin.sub)).toBe('invalid');
});

it.each([
  ['a provider that cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['a provider with a failure', async () => Response.json({}, { status: 500 })],
  ['too many calls', async () => Response.json({ __type: 'TooManyRequestsException' }, { status: 400 })],
  ['an answer that is no JSON', async () => new Response('<html>')],
])('%s gives 503, never a pass', async (_name, answer) => {
  const { AccessToken, sub } = await signIn('staff@example.ca');
  await turnOn(AccessToken);
  const logged = capturedLog();
  answered = answer;
  await expect(factorOf(AccessToken, sub)).rejects.toMatchObject({ status: 503 });
  expect(logged).toHaveLength(1);
});
