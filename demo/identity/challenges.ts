import { randomBytes } from 'node:crypto';
import type { Clock } from '#server/http/clock.ts';
import type { SrpStart } from './srp.ts';

/** The state of a sign-in between its two calls. */
export type Challenge = { sub: string } & (
  | { name: 'PASSWORD_VERIFIER'; start: SrpStart }
  | { name: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA' }
);

/** Sign-ins in progress. */
export interface Challenges {
  /**
   * Stores a challenge.
   * @returns its random name in base64
   */
  open(challenge: Challenge): string;
  /** Returns the challenge of this kind and name; undefined if it has expired. */
  find<Name extends Challenge['name']>(
    kind: Name,
    name: string,
  ): Extract<Challenge, { name: Name }> | undefined;
  /** Removes a challenge, so that it can be answered only once. */
  close(name: string): void;
}

/** Lifetime of a challenge in milliseconds: Cognito's three minutes. */
const LIFETIME_MS = 3 * 60_000;
/**
 * Maximum number of challenges. An address can begin ten per minute; a client with many addresses removes the oldest
 * ones.
 */
const MAX_CHALLENGES = 10_000;
const NAME_BYTES = 512;

/** Stores challenges in memory. A restart removes them, and the customer has to log in again. */
export function makeChallenges(clock: Clock): Challenges {
  const open = new Map<string, { challenge: Challenge; until: number }>();

  function forgetOld(now: number): void {
    // A map's first entries are the oldest.
    for (const [name, { until }] of open) {
      if (until > now && open.size < MAX_CHALLENGES) return;
      open.delete(name);
    }
  }

  return {
    open(challenge) {
      const now = clock.now().getTime();
      forgetOld(now);
      const name = randomBytes(NAME_BYTES).toString('base64');
      open.set(name, { challenge, until: now + LIFETIME_MS });
      return name;
    },
    find(kind, name) {
      const known = open.get(name);
      if (!known || known.until <= clock.now().getTime() || known.challenge.name !== kind) return undefined;
      return known.challenge as Extract<Challenge, { name: typeof kind }>; // found by its kind and name
    },
    close(name) {
      open.delete(name);
    },
  };
}
