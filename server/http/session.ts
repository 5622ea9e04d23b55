import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  type KeyObject,
} from 'jose';
import { type Clock, MILLISECONDS_A_DAY } from './clock.ts';
import { logFailure } from './log.ts';

/** The groups of the identity provider whose members are staff, and their roles. */
export type StaffRole = 'staff' | 'admin';

/** The facts of an ID token about a member of the brokerage's staff. */
export interface StaffClaims {
  role: StaffRole;
  /** True for mortgage specialists, who may see applications and documents. */
  mortgage: boolean;
  /** Given and family name; the email without them. */
  name: string;
  /** Time of the sign-in, milliseconds since 1970. Refreshed tokens have that of their sign-in. */
  signedIn: number;
}

/** The caller: a visitor, unless the request proves to be a customer's. */
export type Session =
  /** `isUnchecked`: there is a token, but the keys to check it could not be loaded. */
  | { kind: 'visitor'; isUnchecked?: boolean }
  /** `staff` is missing without a group of staff. */
  | { kind: 'customer'; userId: string; email: string; staff?: StaffClaims };

/** Finds the session of a request. Never rejects: with an unknown or expired token the caller is a visitor. */
export type SessionOf = (request: Request) => Promise<Session>;

/** Keys for the signatures of ID tokens: one known key, or a set that is fetched. */
export type SessionKeys = KeyObject | JWTVerifyGetKey;

/** The ID tokens that are accepted. */
export interface SessionOptions {
  /** The iss of the tokens: "https://cognito-idp.ca-central-1.amazonaws.com/ca-central-1_AbC123". */
  issuer: string;
  /** Their aud: the app client. */
  clientId: string;
  keys: SessionKeys;
  clock: Clock;
}

const VISITOR: Session = { kind: 'visitor' };
const UNCHECKED: Session = { kind: 'visitor', isUnchecked: true };
/** ID tokens of Cognito have one to two thousand characters. */
const LONGEST_TOKEN = 8192;
/** Seconds that our clock may differ from the issuer's. */
const TOLERANCE = 5;
/**
 * The set is also fetched for a key that it lacks. Otherwise once a day, so that a short outage of its host has no
 * effect.
 */
const SET_LIFE = MILLISECONDS_A_DAY;

function bearerOf({ headers }: Request): string | undefined {
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers.get('Authorization') ?? '')?.[1];
  return token !== undefined && token.length <= LONGEST_TOKEN ? token : undefined;
}

/** The keys that an issuer publishes, fetched on first use and cached. */
export function publishedKeys(issuer: string): SessionKeys {
  return createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { cacheMaxAge: SET_LIFE });
}

/** True when the keys could not be loaded, which is logged. An invalid token is not. */
function isAboutKeys(failure: unknown): boolean {
  if (!(failure instanceof errors.JOSEError)) return true;
  // The generic code is the one of an answer that is not a key set.
  return ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'].includes(failure.code);
}

/** The staff in an ID token; undefined without one of the groups. */
function staffOf(claims: JWTPayload, email: string): StaffClaims | undefined {
  const { 'cognito:groups': groups, auth_time: seconds, given_name: given, family_name: family } = claims;
  if (!Array.isArray(groups) || typeof seconds !== 'number') return undefined;
  const role = (['admin', 'staff'] as const).find((group) => groups.includes(group));
  if (!role) return undefined;
  const name = [given, family]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
  return { role, mortgage: groups.includes('mortgage'), name: name || email, signedIn: seconds * 1000 };
}

/**
 * Finds the session by the bearer token, an ID token in Cognito's form. Checks its signature (RS256 only), issuer,
 * audience, use, expiry and verified email. Every other caller is a visitor.
 */
export function bearerSessions({ issuer, clientId, keys, clock }: SessionOptions): SessionOf {
  const getKey: JWTVerifyGetKey = typeof keys === 'function' ? keys : () => keys;
  return async (request) => {
    const token = bearerOf(request);
    if (token === undefined) return VISITOR;
    try {
      const { payload } = await jwtVerify(token, getKey, {
        issuer,
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
        clockTolerance: TOLERANCE,
        currentDate: clock.now(),
      });
      const { sub, email, email_verified: isVerified, token_use: use } = payload;
      if (use !== 'id' || typeof sub !== 'string' || sub === '') return VISITOR;
      // A user pool may let users change their email before it is verified.
      if (typeof email !== 'string' || isVerified !== true) return VISITOR;
      const staff = staffOf(payload, email);
      return { kind: 'customer', userId: sub, email, ...(staff && { staff }) };
    } catch (failure) {
      if (!isAboutKeys(failure)) return VISITOR;
      logFailure('the keys of the identity provider cannot be fetched', failure);
      return UNCHECKED;
    }
  };
}

/** Returns the account (sub) of an access token; undefined for an invalid or expired one. */
export type AccountOfToken = (accessToken: string) => Promise<string | undefined>;

/**
 * Checks access tokens in Cognito's form: signature, issuer, client, use and expiry. Only the identity provider knows
 * whether one was revoked.
 * @returns a function that throws the failure of the network if the keys cannot be loaded
 */
export function accessTokens({ issuer, clientId, keys, clock }: SessionOptions): AccountOfToken {
  const getKey: JWTVerifyGetKey = typeof keys === 'function' ? keys : () => keys;
  return async (token) => {
    if (token.length > LONGEST_TOKEN) return undefined;
    try {
      const { payload } = await jwtVerify(token, getKey, {
        issuer,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
        clockTolerance: TOLERANCE,
        currentDate: clock.now(),
      });
      const isAccess = payload['token_use'] === 'access' && payload['client_id'] === clientId;
      return isAccess ? payload.sub : undefined;
    } catch (failure) {
      if (isAboutKeys(failure)) throw failure;
      return undefined;
    }
  };
}

/** The sessions of a server without an identity provider. */
export const visitorOnly: SessionOf = async () => VISITOR;
