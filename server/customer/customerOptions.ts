import type { Clock } from '../http/clock.ts';
import type { RateLimit } from '../http/rateLimit.ts';
import type { SessionOf } from '../http/session.ts';
import type { QueryContext } from '../store/tables.ts';
import type { HomeSearch } from './homeSearch.ts';

/** Where the service is. */
export const CUSTOMER_PATH = '/customer';

/** Who may be known to whom: the one call that tells something of others. */
export const EMAIL_CHECK_PATH = `${CUSTOMER_PATH}/user/email-check`;

/** What the customer service stands on. */
export interface CustomerOptions {
  /** Stays the caller's to close. */
  store: QueryContext;
  clock: Clock;
  sessionOf: SessionOf;
  homeSearch: HomeSearch;
  /** Address of the identity provider: "/idp/", "https://cognito-idp.ca-central-1.amazonaws.com/". */
  identityUrl: string;
  /** How often one address may call; its usual limits where missing. */
  limits?: readonly RateLimit[];
}

const EMAIL_CHECKS_A_MINUTE = 20;

/** So many calls a second and twenty checks of an email a minute; 0 for any number of both. */
export function customerLimits(calls: number): readonly RateLimit[] {
  if (calls === 0) return [];
  return [
    { path: CUSTOMER_PATH, requests: calls, seconds: 1 },
    { path: EMAIL_CHECK_PATH, method: 'POST', requests: EMAIL_CHECKS_A_MINUTE, seconds: 60 },
  ];
}
