import { randomBytes } from 'node:crypto';
import { WrongSetting } from '#server/config/configuration.ts';
import { logWarning } from '#server/http/log.ts';
import { type Ask, fetchFrom, objectIn, Unreachable } from './fetchAtStart.ts';

/** The pool to check, and how to reach it. */
export interface CheckUserPoolOptions {
  /** "https://cognito-idp.ca-central-1.amazonaws.com/ca-central-1_AbC123" */
  issuer: string;
  /** The app client. */
  clientId: string;
  /** Replaces the network in tests. */
  ask?: Ask;
}

async function checkIssuer(ask: Ask, issuer: string): Promise<void> {
  const pool = issuer.slice(issuer.lastIndexOf('/') + 1);
  const wrong = (why: string) =>
    new WrongSetting('COGNITO_POOL_ID', pool, `the id of a user pool that exists (${why})`);
  const address = `${issuer}/.well-known/openid-configuration`;
  const answer = await fetchFrom(ask, address);
  if (!answer.ok) throw wrong(`${address} answers ${answer.status}`);
  const discovery = await objectIn(answer);
  if (discovery['issuer'] !== issuer) throw wrong(`${address} names another issuer`);
  const keysAddress = `${issuer}/.well-known/jwks.json`;
  const keysAnswer = await fetchFrom(ask, keysAddress);
  const { keys } = await objectIn(keysAnswer);
  const isSigning = (key: unknown): boolean =>
    typeof key === 'object' && key !== null && 'kty' in key && key.kty === 'RSA';
  if (!keysAnswer.ok || !Array.isArray(keys) || !keys.some(isSigning)) {
    throw wrong(`${keysAddress} holds no key for RS256`);
  }
}

/**
 * Starts a sign-in of a user that does not exist: the answer says whether the client exists and allows this product's sign-in.
 * Errors by docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_InitiateAuth.html, 2026-11.
 */
async function checkClient({ issuer, clientId }: CheckUserPoolOptions, ask: Ask): Promise<void> {
  const answer = await fetchFrom(ask, new URL('/', issuer).href, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_SRP_AUTH',
      ClientId: clientId,
      AuthParameters: {
        USERNAME: `unknown-${randomBytes(8).toString('hex')}@example.invalid`,
        SRP_A: randomBytes(128).toString('hex'),
      },
    }),
  });
  if (answer.ok) return;
  const { __type: type, message } = await objectIn(answer);
  const name = String(type).split('#').at(-1);
  if (name === 'ResourceNotFoundException') {
    throw new WrongSetting('COGNITO_CLIENT_ID', clientId, 'the id of an app client of that pool');
  }
  if (name === 'UserNotFoundException') {
    logWarning(
      'The app client reveals to strangers who has an account: set its PreventUserExistenceErrors to ENABLED (docs/deploy/cognito.md).',
    );
  } else if (name === 'InvalidParameterException' || /secret/i.test(String(message))) {
    logWarning(
      `The app client does not allow this product's sign-in: ${String(message)} It needs ALLOW_USER_SRP_AUTH and no secret (docs/deploy/cognito.md).`,
    );
  }
}

/**
 * Checks at the start that the user pool exists, before customers find out that it does not. If it cannot be reached,
 * a warning says so and the start continues.
 * @throws WrongSetting for a pool or an app client that does not exist
 */
export async function checkUserPool(options: CheckUserPoolOptions): Promise<void> {
  const { issuer, ask = fetch } = options;
  try {
    await checkIssuer(ask, issuer);
    await checkClient(options, ask);
  } catch (failure) {
    if (!(failure instanceof Unreachable)) throw failure;
    logWarning(
      `The user pool could not be checked: ${failure.message}. Customers cannot sign in until it can be reached; its region is the first part of COGNITO_POOL_ID.`,
    );
  }
}
