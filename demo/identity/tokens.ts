import { createHash, createPrivateKey, createPublicKey, randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { type Clock, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { AccountTable } from '#server/store/identityTables.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { attributesOf } from './attributes.ts';
import { notAuthorized } from './cognitoError.ts';
import { LOCAL_CLIENT } from './pool.ts';
import type { SigningKey } from './signingKey.ts';
import { findAccount } from './store/accounts.ts';
import { findSession, hasSession, storeSession } from './store/sessions.ts';

/** The answer of a sign-in or a refresh (AuthenticationResult). */
export interface IssuedTokens {
  AccessToken: string;
  IdToken: string;
  /** Only after a sign-in. */
  RefreshToken?: string;
  /** In seconds. */
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/** Issues and reads tokens. */
export interface Tokens {
  /** Issues the tokens of a new sign-in. */
  issue(account: AccountTable): Promise<IssuedTokens>;
  /**
   * Issues new tokens.
   * @throws CognitoError NotAuthorizedException for an invalid or expired refresh token
   */
  refresh(refreshToken: string): Promise<IssuedTokens>;
  /**
   * Returns the account of an access token.
   * @throws CognitoError NotAuthorizedException for an invalid or expired one
   */
  accountOf(accessToken: string): Promise<AccountTable>;
}

/** Options of the tokens. */
export interface TokenOptions {
  store: QueryContext;
  clock: Clock;
  key: SigningKey;
  /** The `iss` claim of every token. */
  issuer: string;
  /** Lifetime of ID and access tokens in seconds. */
  life: number;
}

/** Lifetime of a refresh token in milliseconds: Cognito's 30 days. */
const REFRESH_LIFETIME_MS = 30 * MILLISECONDS_A_DAY;
const REFRESH_BYTES = 96;

/** Returns the stored form of a refresh token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

interface SignIn {
  origin: string;
  /** Seconds since 1970. */
  authTime: number;
}

/** Creates tokens in Cognito's form: the same claims, RS256. */
export function makeTokens({ store, clock, key, issuer, life }: TokenOptions): Tokens {
  const privateKey = createPrivateKey({ key: key.jwk, format: 'jwk' });
  const publicKey = createPublicKey(privateKey);
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000);

  function sign(claims: Record<string, unknown>): Promise<string> {
    const now = seconds();
    return new SignJWT({ ...claims, iss: issuer, iat: now, exp: now + life, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .sign(privateKey);
  }

  async function tokensOf(account: AccountTable, { origin, authTime }: SignIn): Promise<IssuedTokens> {
    const { sub, email } = account;
    const groups = JSON.parse(account.group_names) as string[]; // written by addAccount
    const both = {
      sub,
      origin_jti: origin,
      event_id: randomUUID(),
      auth_time: authTime,
      // Cognito leaves the claim out for an account without groups.
      ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    };
    const [IdToken, AccessToken] = await Promise.all([
      sign({
        ...attributesOf(account),
        ...both,
        email,
        email_verified: account.email_verified === 1,
        'cognito:username': sub,
        aud: LOCAL_CLIENT,
        token_use: 'id',
      }),
      sign({
        ...both,
        username: sub,
        client_id: LOCAL_CLIENT,
        scope: 'aws.cognito.signin.user.admin',
        token_use: 'access',
      }),
    ]);
    return { IdToken, AccessToken, ExpiresIn: life, TokenType: 'Bearer' };
  }

  async function claimsOf(accessToken: string): Promise<{ sub: string; origin: string }> {
    try {
      const { payload } = await jwtVerify(accessToken, publicKey, {
        issuer,
        algorithms: ['RS256'],
        currentDate: clock.now(),
      });
      const { sub, origin_jti: origin, token_use: use } = payload;
      if (use === 'access' && typeof sub === 'string' && typeof origin === 'string') return { sub, origin };
    } catch (failure) {
      if (failure instanceof errors.JWTExpired) throw notAuthorized('Access Token has expired');
    }
    throw notAuthorized('Invalid Access Token');
  }

  return {
    async issue(account) {
      const now = clock.now();
      const signIn = { origin: randomUUID(), authTime: seconds() };
      const RefreshToken = randomBytes(REFRESH_BYTES).toString('base64url');
      const session = {
        hash: hashOfToken(RefreshToken),
        sub: account.sub,
        origin: signIn.origin,
        auth_time: signIn.authTime,
        expires: new Date(now.getTime() + REFRESH_LIFETIME_MS).toISOString(),
      };
      if (!(await storeSession(store, session, now.toISOString()))) throw notAuthorized();
      return { ...(await tokensOf(account, signIn)), RefreshToken };
    },
    async refresh(refreshToken) {
      const session = await findSession(store, hashOfToken(refreshToken));
      if (!session) throw notAuthorized('Refresh Token has been revoked');
      if (session.expires <= clock.now().toISOString()) throw notAuthorized('Refresh Token has expired');
      const account = await findAccount(store, session.sub);
      if (!account) throw notAuthorized('Invalid Refresh Token');
      return tokensOf(account, { origin: session.origin, authTime: session.auth_time });
    },
    async accountOf(accessToken) {
      const claims = await claimsOf(accessToken);
      if (!(await hasSession(store, claims))) throw notAuthorized('Access Token has been revoked');
      const account = await findAccount(store, claims.sub);
      if (!account) throw notAuthorized('Invalid Access Token');
      return account;
    },
  };
}
