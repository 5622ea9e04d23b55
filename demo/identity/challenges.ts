import { createHash, randomBytes } from 'node:crypto';
import { CognitoError, notAuthorized } from './cognitoError.ts';
import type { IdentityContext } from './identityContext.ts';
import type { SrpStart } from './srp.ts';
import { findChallenge, removeChallenge, storeChallenge } from './store/challenges.ts';

/** The state of a sign-in between its two calls. */
export type Challenge = { sub: string } & (
  | { name: 'PASSWORD_VERIFIER'; start: SrpStart }
  | { name: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA' }
);

/** Lifetime of a challenge in milliseconds: Cognito's three minutes. */
const LIFETIME_MS = 3 * 60_000;
/** Maximum number of an account's challenges, of about 3 kB each. An address can begin ten per minute. */
const MAX_OPEN = 100;
const ID_BYTES = 512;

/** Its id is the proof of the steps before, so the store has only a hash of it. */
const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/**
 * Stores a challenge, so that any process of the database can check its answer.
 * @returns its random id in base64
 * @throws CognitoError UserNotFoundException if the account was deleted meanwhile
 */
export async function openChallenge(
  { store, clock }: IdentityContext,
  challenge: Challenge,
): Promise<string> {
  const id = randomBytes(ID_BYTES).toString('base64');
  const now = clock.now();
  const row = {
    hash: hashOf(id),
    sub: challenge.sub,
    challenge: JSON.stringify(challenge),
    expires: new Date(now.getTime() + LIFETIME_MS).toISOString(),
  };
  if (!(await storeChallenge(store, row, { now: now.toISOString(), maxOpen: MAX_OPEN }))) {
    throw new CognitoError('UserNotFoundException', 'User does not exist.');
  }
  return id;
}

/** Returns the challenge of this kind and id; undefined if there is none, or it has expired. */
export async function challengeOf<Name extends Challenge['name']>(
  { store, clock }: IdentityContext,
  kind: Name,
  id: string,
): Promise<Extract<Challenge, { name: Name }> | undefined> {
  const row = await findChallenge(store, hashOf(id), clock.now().toISOString());
  const challenge = row && (JSON.parse(row.challenge) as Challenge); // written by openChallenge
  return challenge?.name === kind ? (challenge as Extract<Challenge, { name: Name }>) : undefined; // compared just now
}

/**
 * Ends a challenge, which can be answered once.
 * @throws CognitoError NotAuthorizedException if another request has ended it
 */
export async function closeChallenge({ store }: IdentityContext, id: string): Promise<void> {
  if (!(await removeChallenge(store, hashOf(id)))) throw notAuthorized('Invalid session for the user.');
}
