import type { Clock } from '#server/http/clock.ts';
import type { RateLimit } from '#server/http/rateLimit.ts';
import type { SessionOf } from '#server/http/session.ts';
import type { LeadTable, QueryContext } from '#server/store/tables.ts';
import type { MailCarrier } from './alerts/sendMails.ts';
import type { DocumentFolder } from './documents/documentFolder.ts';
import type { HomeSearch } from './homeSearch.ts';

/** Where the service is. */
export const CUSTOMER_PATH = '/customer';

/** Who may be known to whom: the one call that tells something of others. */
export const EMAIL_CHECK_PATH = `${CUSTOMER_PATH}/user/email-check`;

/** How a co-applicant is asked to take part. */
export interface Invitations {
  carry: MailCarrier;
  /** Where the app is, without a slash at the end: "https://www.example.com/real-estate". */
  appUrl: string;
  /** Takes a line for each that did not go out, without a word of whom it is to. */
  say: (line: string) => void;
}

/** How the brokerage is told of applications. */
export interface Brokerage {
  /** Whether leads are sent on to another system. */
  isForwarded: boolean;
  /** Called with each lead once it is stored. */
  told(lead: LeadTable): void;
}

/** What the customer service stands on. */
export interface CustomerOptions {
  /** Stays the caller's to close. */
  store: QueryContext;
  clock: Clock;
  sessionOf: SessionOf;
  homeSearch: HomeSearch;
  /** Address of the identity provider: "/idp/", "https://cognito-idp.ca-central-1.amazonaws.com/". */
  identityUrl: string;
  /** Without it nobody can be invited. */
  invitations?: Invitations;
  /** Without it submitted applications are leads that are only listed. */
  brokerage?: Brokerage;
  /** Where the bytes of documents are; without it none can be kept. */
  documents?: DocumentFolder;
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
