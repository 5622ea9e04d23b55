import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify, type KeyObject } from 'jose';
import type { Clock } from './clock.ts';
import { tellFailure } from './log.ts';

/** Who asks: everybody is a visitor until the request proves to be a customer's. */
export type Session = { kind: 'visitor' } | { kind: 'customer'; userId: string; email: string };

/** The one question every service asks about a request. Rejects never: an unknown or old token is a visitor. */
export type SessionOf = (request: Request) => Promise<Session>;

/** The keys that ID tokens are signed with: one that is known, or a set that is fetched. */
export type SessionKeys = KeyObject | JWTVerifyGetKey;

/** Whose ID tokens are believed. */
export interface SessionOptions {
  /** The iss of the tokens: "https://cognito-idp.ca-central-1.amazonaws.com/ca-central-1_AbC123". */
  issuer: string;
  /** Their aud: the app client. */
  clientId: string;
  keys: SessionKeys;
  clock: Clock;
}

const VISITOR: Session = { kind: 'visitor' };
/** Cognito's ID tokens have one to two thousand characters. */
const LONGEST_TOKEN = 8192;
/** Seconds that our clock may be behind or ahead of the issuer's. */
const TOLERANCE = 5;
/** A set is fetched again for a key that it lacks; else once a day, so that a short outage of its host goes unseen. */
const SET_LIFE = 86_400_000;

function bearerOf({ headers }: Request): string | undefined {
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers.get('Authorization') ?? '')?.[1];
  return token !== undefined && token.length <= LONGEST_TOKEN ? token : undefined;
}

/** The keys that an issuer publishes, fetched when they are first needed and kept. */
export function publishedKeys(issuer: string): SessionKeys {
  return createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { cacheMaxAge: SET_LIFE });
}

/** A wrong token is nothing to tell of; keys that cannot be had are. */
function isAboutKeys(failure: unknown): boolean {
  if (!(failure instanceof errors.JOSEError)) return true;
  // The plain code is that of an answer which is no key set.
  return ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'].includes(failure.code);
}

/**
 * Answers who asks by the bearer, an ID token as Cognito makes them: its signature (RS256 only), issuer, audience,
 * use, expiry and proved email. Of anything else the answer is a visitor.
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
      // A pool may let anybody change their email before they prove that it is theirs.
      if (typeof email !== 'string' || isVerified !== true) return VISITOR;
      return { kind: 'customer', userId: sub, email };
    } catch (failure) {
      if (isAboutKeys(failure)) tellFailure('the keys of the identity provider cannot be fetched', failure);
      return VISITOR;
    }
  };
}

/** The answer where nobody vouches for customers. */
export const visitorOnly: SessionOf = async () => VISITOR;
