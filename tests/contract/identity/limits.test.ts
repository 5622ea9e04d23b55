import { describe, expect, it } from 'vitest';
import { identityLimits } from '#demo/identity/makeIdentity.ts';
import { findAccount } from '#demo/identity/store/accounts.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { makeTestIdentity, type TestIdentity } from '#tests/support/identity/testIdentity.ts';
import { passTime } from '#tests/support/services/passTime.ts';

const CLIENT = { ClientId: 'local-client' };
const CUSTOMER = { ...CLIENT, Username: 'customer@example.ca' };
const HOUR = 3_600_000;
const MINUTE = 60_000;
const NEW_PASSWORD = 'Erable-Rouge-7';

const LIMIT = {
  __type: 'LimitExceededException',
  message: 'Attempt limit exceeded, please try after some time.',
};
const WRONG = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const LOCKED = { __type: 'NotAuthorizedException', message: 'Password attempts exceeded' };

function beginSignIn(identity: TestIdentity, USERNAME = CUSTOMER.Username) {
  const AuthParameters = { USERNAME, SRP_A: 'abcdef' };
  return identity.call('InitiateAuth', { ...CLIENT, AuthFlow: 'USER_SRP_AUTH', AuthParameters });
}

/** Starts a sign-in and answers the challenge without the password. */
async function guess(identity: TestIdentity): Promise<Record<string, unknown>> {
  const { status, body } = await beginSignIn(identity);
  if (status !== 200) return body;
  return answerWrongly(identity, body);
}

async function answerWrongly(identity: TestIdentity, challenge: Record<string, unknown>) {
  const { USERNAME, SECRET_BLOCK } = challenge['ChallengeParameters'] as Record<string, string>;
  const { body } = await identity.call('RespondToAuthChallenge', {
    ...CLIENT,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME,
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
      TIMESTAMP: 'Sat Nov 21 17:00:00 UTC 2026',
    },
  });
  return body;
}

describe('wrong passwords', () => {
  it('have no delay five times, then a second, and twice as long after each further one', async () => {
    const identity = await makeTestIdentity();
    for (let tries = 1; tries <= 5; tries += 1) expect(await guess(identity)).toEqual(WRONG);
    for (const wait of [1000, 2000, 4000]) {
      identity.clock.pass(wait - 1);
      expect(await guess(identity)).toEqual(LOCKED);
      identity.clock.pass(1);
      expect(await guess(identity)).toEqual(WRONG);
    }
  });

  it('wait at most a quarter of an hour, and are then forgotten', async () => {
    const identity = await makeTestIdentity();
    await identity.store.database
      .updateTable('account')
      .set({ bad_passwords: 60, last_bad: identity.clock.now().toISOString() })
      .execute();
    identity.clock.pass(15 * MINUTE - 1);
    expect(await guess(identity)).toEqual(LOCKED);
    identity.clock.pass(1);
    expect(await guess(identity)).toEqual(WRONG);
    expect((await findAccount(identity.store, CUSTOMER.Username))?.bad_passwords).toBe(1);
  });

  it('are all counted when they arrive at once', async () => {
    const identity = await makeTestIdentity();
    const begun = await Promise.all(Array.from({ length: 30 }, () => beginSignIn(identity)));
    const answers = await Promise.all(begun.map(({ body }) => answerWrongly(identity, body)));
    expect(answers.filter((answer) => answer['message'] === WRONG.message)).toHaveLength(5);
    expect(answers.filter((answer) => answer['message'] === LOCKED.message)).toHaveLength(25);
  });
});

describe('a started sign-in', () => {
  it('is answered once', async () => {
    const identity = await makeTestIdentity();
    const { body } = await beginSignIn(identity);
    expect(await answerWrongly(identity, body)).toEqual(WRONG);
    const again = await answerWrongly(identity, body);
    expect(again).toMatchObject({ message: 'Invalid session for the user.' });
  });

  it('waits three minutes', async () => {
    const identity = await makeTestIdentity();
    const { body } = await beginSignIn(identity);
    identity.clock.pass(3 * MINUTE);
    expect(await answerWrongly(identity, body)).toMatchObject({ message: 'Invalid session for the user.' });
  });

  it('belongs to the account that started it', async () => {
    const identity = await makeTestIdentity();
    const { body } = await beginSignIn(identity);
    const parameters = body['ChallengeParameters'] as Record<string, string>;
    const other = { ...parameters, USERNAME: 'unconfirmed@example.ca' };
    const answer = await answerWrongly(identity, { ChallengeParameters: other });
    expect(answer).toMatchObject({ message: 'Invalid session for the user.' });
  });
});

describe('codes', () => {
  const reset = (identity: TestIdentity, ConfirmationCode: string) =>
    identity.call('ConfirmForgotPassword', { ...CUSTOMER, ConfirmationCode, Password: NEW_PASSWORD });
  const sentCode = (identity: TestIdentity) => identity.mailTo(CUSTOMER.Username).code ?? '';
  /** Six digits that are not the code. */
  const wrongCode = (identity: TestIdentity, step: number) =>
    String((Number(sentCode(identity)) + step) % 1_000_000).padStart(6, '0');

  it('of six digits are sent five times an hour', async () => {
    const identity = await makeTestIdentity();
    for (let count = 1; count <= 5; count += 1) {
      expect((await identity.call('ForgotPassword', CUSTOMER)).status).toBe(200);
      expect(sentCode(identity)).toMatch(/^\d{6}$/);
    }
    expect((await identity.call('ForgotPassword', CUSTOMER)).body).toEqual(LIMIT);
    identity.clock.pass(HOUR - 1);
    expect((await identity.call('ForgotPassword', CUSTOMER)).body).toEqual(LIMIT);
    identity.clock.pass(1);
    expect((await identity.call('ForgotPassword', CUSTOMER)).status).toBe(200);
  });

  it('can be tried five times, also concurrently; then even the right one is refused', async () => {
    const identity = await makeTestIdentity();
    await identity.call('ForgotPassword', CUSTOMER);
    const guesses = Array.from({ length: 20 }, (_, step) => reset(identity, wrongCode(identity, step + 1)));
    const names = (await Promise.all(guesses)).map(({ body }) => body['__type']);
    expect(names.filter((name) => name === 'CodeMismatchException')).toHaveLength(5);
    expect(names.filter((name) => name === 'LimitExceededException')).toHaveLength(15);
    expect((await reset(identity, sentCode(identity))).body).toEqual(LIMIT);
    await identity.call('ForgotPassword', CUSTOMER);
    expect((await reset(identity, sentCode(identity))).status).toBe(200);
  });

  it('can be used once, also concurrently', async () => {
    const identity = await makeTestIdentity();
    await identity.call('ForgotPassword', CUSTOMER);
    const code = sentCode(identity);
    const answers = await Promise.all([1, 2, 3].map(() => reset(identity, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('are valid only for their purpose', async () => {
    const identity = await makeTestIdentity();
    const Username = 'unconfirmed@example.ca';
    await identity.call('ResendConfirmationCode', { ...CLIENT, Username });
    const ConfirmationCode = identity.mailTo(Username).code;
    const { body } = await identity.call('ConfirmForgotPassword', {
      ...CLIENT,
      Username,
      ConfirmationCode,
      Password: NEW_PASSWORD,
    });
    expect(body['__type']).toBe('ExpiredCodeException');
    identity.clock.pass(MILLISECONDS_A_DAY - 1);
    const confirmed = await identity.call('ConfirmSignUp', { ...CLIENT, Username, ConfirmationCode });
    expect(confirmed.status, 'a day long').toBe(200);
  });

  it('are not sent to an unconfirmed email, or to an account with an unused password', async () => {
    const identity = await makeTestIdentity();
    const answers = await Promise.all(
      ['unconfirmed@example.ca', 'new-password@example.ca'].map((Username) =>
        identity.call('ForgotPassword', { ...CLIENT, Username }),
      ),
    );
    expect(answers.map(({ body }) => body)).toEqual([
      {
        __type: 'InvalidParameterException',
        message:
          'Cannot reset password for the user as there is no registered/verified email or phone_number',
      },
      {
        __type: 'NotAuthorizedException',
        message: 'User password cannot be reset in the current state.',
      },
    ]);
    expect(identity.outbox.list()).toEqual([]);
  });
});

describe('one address', () => {
  const TOO_MANY = { __type: 'TooManyRequestsException', message: 'Too many requests' };

  it('can start ten sign-ins a minute, and refresh without a limit', async () => {
    const identity = await makeTestIdentity({ limits: identityLimits(1000) });
    for (let count = 1; count <= 10; count += 1) expect((await beginSignIn(identity)).status).toBe(200);
    expect(await beginSignIn(identity)).toEqual({ status: 400, body: TOO_MANY });
    const refresh = await identity.call('GetTokensFromRefreshToken', { ...CLIENT, RefreshToken: 'old' });
    expect(refresh.body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Refresh Token has been revoked',
    });
    passTime(MINUTE);
    expect((await beginSignIn(identity)).status).toBe(200);
  });

  it('can request or try twenty codes a minute', async () => {
    const identity = await makeTestIdentity({ limits: identityLimits(1000) });
    const trying = () => identity.call('ConfirmSignUp', { ...CUSTOMER, ConfirmationCode: '123456' });
    for (let count = 1; count <= 20; count += 1) expect((await trying()).body).not.toEqual(TOO_MANY);
    expect((await trying()).body).toEqual(TOO_MANY);
    expect((await identity.call('ForgotPassword', CUSTOMER)).body).toEqual(TOO_MANY);
  });

  it('has a limit of calls a second', async () => {
    const identity = await makeTestIdentity({ limits: identityLimits(2) });
    const calls = await Promise.all(
      [1, 2, 3].map(() => identity.call('RevokeToken', { ...CLIENT, Token: 'x' })),
    );
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 400]);
  });
});
