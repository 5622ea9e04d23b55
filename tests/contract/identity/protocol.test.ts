import { describe, expect, it } from 'vitest';
import { MODULUS } from '#demo/identity/srpNumbers.ts';
import { findAccount } from '#demo/identity/store/accounts.ts';
import { makeTokens } from '#demo/identity/tokens.ts';
import { makeTestIdentity, TEST_ISSUER, type TestIdentity } from '#tests/support/identity/testIdentity.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';

const CLIENT = { ClientId: 'local-client' };
const SIGN_UP = { ...CLIENT, Username: 'marie@example.ca', Password: 'Erable-Rouge-7' };
const HOUR = 3_600_000;

async function tokensOf(identity: TestIdentity) {
  const account = await findAccount(identity.store, 'customer@example.ca');
  if (!account) throw new Error('the demo customer is missing');
  const { store, clock, key } = identity;
  return makeTokens({ store, clock, key, issuer: TEST_ISSUER, life: 3600 }).issue(account);
}

describe('an invalid request', () => {
  const TABLE: [what: string, operation: string, body: unknown, type: string, message?: string][] = [
    ['unknown operation', 'AdminDeleteUser', CLIENT, 'UnknownOperationException'],
    ['the name of a built-in member', 'toString', CLIENT, 'UnknownOperationException'],
    ['no JSON', 'SignUp', '{"Client', 'SerializationException'],
    ['a list', 'SignUp', '[]', 'SerializationException'],
    [
      'no client',
      'SignUp',
      {},
      'InvalidParameterException',
      "1 validation error detected: Value at 'clientId' failed to satisfy constraint: Member must not be null",
    ],
    [
      'another client',
      'SignUp',
      { ...SIGN_UP, ClientId: 'other' },
      'ResourceNotFoundException',
      'User pool client other does not exist.',
    ],
    ['no password', 'SignUp', { ...SIGN_UP, Password: '' }, 'InvalidParameterException'],
    ['a number as password', 'SignUp', { ...SIGN_UP, Password: 12345678 }, 'SerializationException'],
    [
      'an endless password',
      'SignUp',
      { ...SIGN_UP, Password: 'Aa1!'.repeat(600) },
      'InvalidParameterException',
    ],
    [
      'no email',
      'SignUp',
      { ...SIGN_UP, Username: 'marie' },
      'InvalidParameterException',
      'Username should be an email.',
    ],
    [
      'two emails',
      'SignUp',
      { ...SIGN_UP, UserAttributes: [{ Name: 'email', Value: 'other@example.ca' }] },
      'InvalidParameterException',
    ],
    [
      'an unknown attribute',
      'SignUp',
      { ...SIGN_UP, UserAttributes: [{ Name: 'group', Value: 'real_estate' }] },
      'InvalidParameterException',
      'Attributes did not conform to the schema: group: Attribute does not exist in the schema.',
    ],
    [
      'an attribute that clients cannot write',
      'SignUp',
      { ...SIGN_UP, UserAttributes: [{ Name: 'email_verified', Value: 'true' }] },
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    ],
    [
      'a phone number of no country',
      'SignUp',
      { ...SIGN_UP, UserAttributes: [{ Name: 'phone_number', Value: '416-555-0123' }] },
      'InvalidParameterException',
      'Invalid phone number format.',
    ],
    ['invalid attributes', 'SignUp', { ...SIGN_UP, UserAttributes: 'all' }, 'SerializationException'],
    [
      'a plain password flow',
      'InitiateAuth',
      { ...CLIENT, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: 'x', PASSWORD: 'y' } },
      'InvalidParameterException',
      'USER_PASSWORD_AUTH flow not enabled for this client',
    ],
    [
      'an unknown challenge',
      'RespondToAuthChallenge',
      { ...CLIENT, ChallengeName: 'SMS_MFA', ChallengeResponses: {} },
      'InvalidParameterException',
    ],
    [
      'a new password without a challenge',
      'RespondToAuthChallenge',
      {
        ...CLIENT,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: 'guessed',
        ChallengeResponses: { USERNAME: 'new-password@example.ca', NEW_PASSWORD: SIGN_UP.Password },
      },
      'NotAuthorizedException',
      'Invalid session for the user.',
    ],
    [
      'a code that was never sent',
      'ConfirmForgotPassword',
      {
        ...CLIENT,
        Username: 'customer@example.ca',
        ConfirmationCode: '000000',
        Password: SIGN_UP.Password,
      },
      'ExpiredCodeException',
    ],
    [
      'an unknown refresh token',
      'InitiateAuth',
      { ...CLIENT, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: 'x' } },
      'NotAuthorizedException',
      'Refresh Token has been revoked',
    ],
  ];

  it.each(TABLE)('is refused by name: %s', async (_title, operation, body, type, message) => {
    const identity = await makeTestIdentity();
    const answer = await identity.call(operation, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ __type: type, message: message ?? expect.stringMatching(/\w/) });
  });

  it.each(['0', 'zz', '', `${'f'.repeat(771)}`])(
    'starts no sign-in with the number "%.9s"',
    async (SRP_A) => {
      const identity = await makeTestIdentity();
      const AuthParameters = { USERNAME: 'customer@example.ca', SRP_A };
      const request = { ...CLIENT, AuthFlow: 'USER_SRP_AUTH', AuthParameters };
      expect((await identity.call('InitiateAuth', request)).body['__type']).toBe('InvalidParameterException');
    },
  );

  it('starts no sign-in with a multiple of the modulus, which would need no password', async () => {
    const identity = await makeTestIdentity();
    const AuthParameters = { USERNAME: 'customer@example.ca', SRP_A: MODULUS.toString(16) };
    const request = { ...CLIENT, AuthFlow: 'USER_SRP_AUTH', AuthParameters };
    expect((await identity.call('InitiateAuth', request)).body['__type']).toBe('InvalidParameterException');
  });

  it('is refused above 64 kB', async () => {
    const identity = await makeTestIdentity();
    const answer = await identity.call('SignUp', { ...SIGN_UP, ClientMetadata: 'm'.repeat(70_000) });
    expect(answer.body['message']).toBe('The body is too large.');
  });

  it.each([
    'a',
    'a@b',
    'a b@example.ca',
    '@example.ca',
    'a@example.c',
    'a@@example.ca',
    'a@-.1',
    '<a>@example.ca',
  ])('creates no account with the email %s', async (Username) => {
    const identity = await makeTestIdentity();
    const answer = await identity.call('SignUp', { ...SIGN_UP, Username });
    expect(answer.body['__type']).toBe('InvalidParameterException');
  });

  it.each([
    ['the sign for kelvin', 'anne.\u212aing@example.ca', 'anne.king@example.ca'],
    ['the sign for ångström', '\u212bke@example.ca', '\u00e5ke@example.ca'],
    ['a dotted capital i', 'l\u0130na@example.ca', 'lina@example.ca'],
  ])('an email with %s does not replace another account', async (_name, odd, plain) => {
    const identity = await makeTestIdentity();
    const first = await identity.call('SignUp', { ...SIGN_UP, Username: odd });
    expect(first.status).toBe(200);
    const owner = await identity.call('SignUp', { ...SIGN_UP, Username: plain });
    expect(owner.status, 'the address is free for its owner').toBe(200);
    expect(owner.body['UserSub']).not.toBe(first.body['UserSub']);
    const taken = await identity.call('SignUp', { ...SIGN_UP, Username: plain.toUpperCase() });
    expect(taken.body['__type'], 'in upper case').toBe('UsernameExistsException');
  });

  it.each(['admin', 'agent', 'Customer', ''])('never sets the type "%s"', async (Value) => {
    const identity = await makeTestIdentity();
    const UserAttributes = [{ Name: 'custom:type', Value }];
    const answer = await identity.call('SignUp', { ...SIGN_UP, UserAttributes });
    expect(answer).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } });
  });

  it('that is unexpected is a 500 without its reason', async () => {
    const logged = capturedLog();
    const identity = await makeTestIdentity();
    await identity.store.database.schema.dropTable('account_code').execute();
    const answer = await identity.call('SignUp', SIGN_UP);
    expect(answer).toEqual({
      status: 500,
      body: { __type: 'InternalErrorException', message: 'Something went wrong on our side.' },
    });
    expect(logged).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('has the headers that clients of Cognito read, and stays in no cache', async () => {
    const identity = await makeTestIdentity();
    const answer = await identity.fetch(new Request('http://localhost/idp/', { method: 'POST' }));
    expect(answer.headers.get('X-Amzn-ErrorType')).toBe('UnknownOperationException');
    expect(answer.headers.get('Content-Type')).toBe('application/x-amz-json-1.1');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Amzn-RequestId')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('Access-Control-Allow-Origin'), 'other sites read nothing').toBeNull();
  });
});

describe('an access token', () => {
  const GET_USER = 'GetUser';

  it('is valid for an hour', async () => {
    const identity = await makeTestIdentity();
    const { AccessToken } = await tokensOf(identity);
    identity.clock.pass(HOUR - 1000);
    expect((await identity.call(GET_USER, { AccessToken })).status).toBe(200);
    identity.clock.pass(1000);
    expect((await identity.call(GET_USER, { AccessToken })).body['message']).toBe('Access Token has expired');
  });

  it('is valid until its sign-in is revoked', async () => {
    const identity = await makeTestIdentity();
    const { AccessToken, RefreshToken: Token } = await tokensOf(identity);
    await identity.call('RevokeToken', { ...CLIENT, Token });
    expect((await identity.call(GET_USER, { AccessToken })).body['message']).toBe(
      'Access Token has been revoked',
    );
  });

  it('is not accepted as an ID token', async () => {
    const identity = await makeTestIdentity();
    const { AccessToken, IdToken } = await tokensOf(identity);
    for (const token of [IdToken, `${AccessToken.slice(0, -3)}AAA`, 'a.b.c', 'x']) {
      const { body } = await identity.call(GET_USER, { AccessToken: token });
      expect(body).toEqual({ __type: 'NotAuthorizedException', message: 'Invalid Access Token' });
    }
  });
});
