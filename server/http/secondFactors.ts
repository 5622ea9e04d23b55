import { createHash } from 'node:crypto';
import { millisecondsLeft } from './clock.ts';
import { ServiceError } from './errors.ts';
import { logFailure } from './log.ts';
import { accessTokens, type SessionOptions } from './session.ts';

/** State of an account's second factor. `invalid`: the access token is not one of this account. */
export type SecondFactor = 'on' | 'off' | 'invalid';

/**
 * Finds whether log-ins of an account ask for the code of an authenticator app.
 * @throws ServiceError 503 if the identity provider cannot say so
 */
export type SecondFactorOf = (accessToken: string, userId: string) => Promise<SecondFactor>;

/** Dependencies of the check. */
export interface SecondFactorOptions {
  tokens: SessionOptions;
  /** Address of the user pool API: "https://cognito-idp.ca-central-1.amazonaws.com/". */
  url: string;
  /** Sends the request; over the network by default. */
  ask?: (request: Request) => Promise<Response>;
}

/** Milliseconds for which an account with a second factor is not looked up again. */
const MEMORY = 5 * 60_000;
const MAX_REMEMBERED = 1000;
const TIMEOUT_MS = 5_000;

const unreachable = (): ServiceError =>
  new ServiceError(503, 'The sign-in cannot be checked at the moment. Please try again.', {
    'Retry-After': '5',
  });

/** The answer of GetUser (docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetUser.html). */
interface User {
  UserAttributes?: { Name?: string; Value?: string }[];
  UserMFASettingList?: string[];
}

/** @throws any failure of the network, and for an answer that is neither a user nor a refusal of the token */
async function askProvider(
  { url, ask = fetch }: SecondFactorOptions,
  accessToken: string,
  userId: string,
): Promise<SecondFactor> {
  const request = new Request(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({ AccessToken: accessToken }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await ask(request);
  const body = (await answer.json()) as User & { __type?: string }; // checked below
  if (!answer.ok) {
    const type = String(body.__type).split('#').at(-1);
    // The token was revoked, or its account was deleted or disabled.
    if (answer.status === 400 && (type === 'NotAuthorizedException' || type === 'UserNotFoundException')) {
      return 'invalid';
    }
    throw new Error(`GetUser answers ${answer.status} ${type}`);
  }
  const sub = body.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (sub !== userId) return 'invalid';
  return body.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ? 'on' : 'off';
}

/**
 * Looks up second factors by the operation GetUser. An account with one is remembered for five minutes by its token; one
 * without is looked up each time, so that it can go on as soon as it has one.
 */
export function secondFactors(options: SecondFactorOptions): SecondFactorOf {
  const { tokens } = options;
  const accountOf = accessTokens(tokens);
  /** Ends of the memory by the hash of the token, oldest first. */
  const remembered = new Map<string, number>();
  return async (accessToken, userId) => {
    const key = createHash('sha256').update(accessToken).digest('base64url');
    try {
      if ((await accountOf(accessToken)) !== userId) return 'invalid';
      const end = remembered.get(key) ?? 0;
      if (millisecondsLeft({ end, length: MEMORY, clock: tokens.clock }) > 0) return 'on';
      const factor = await askProvider(options, accessToken, userId);
      remembered.delete(key);
      if (factor === 'on') remembered.set(key, tokens.clock.now().getTime() + MEMORY);
      const [oldest] = remembered.keys();
      if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      return factor;
    } catch (failure) {
      logFailure('the second factor of a member of staff could not be checked', failure);
      throw unreachable();
    }
  };
}

/** The check of a server without an identity provider, to which no member of staff can sign in. */
export const noSecondFactors: SecondFactorOf = async () => {
  throw unreachable();
};
