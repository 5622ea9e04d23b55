import type { Clock } from '#server/http/clock.ts';
import type { Counters } from '#server/http/counters.ts';
import type { RateLimit } from '#server/http/rateLimit.ts';
import type { SessionOf } from '#server/http/session.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import type { RecipientLimit } from '#server/mail/strangersWords.ts';
import type { LeadTable, QueryContext } from '#server/store/tables.ts';
import type { ClosedDays } from '../../src/domain/viewingDays.ts';
import type { DocumentFiles } from './documents/documentFiles.ts';
import type { HomeSearch } from './homeSearch.ts';

/** Path of the service. */
export const CUSTOMER_PATH = '/customer';

/** The one call that visitors may make. It reveals whether an account exists, so it has a stricter limit. */
export const EMAIL_CHECK_PATH = `${CUSTOMER_PATH}/user/email-check`;

/** Path of the link in alert mails that stops them. */
export const UNSUBSCRIBE_PATH = `${CUSTOMER_PATH}/unsubscribe`;

/** Options of the invitations to co-applicants and to shared lists. */
export interface Invitations {
  carry: MailCarrier;
  /** Address of the app without a slash at the end: "https://www.example.com/real-estate". */
  appUrl: string;
  /** Logs a line for each invitation that was not sent, without personal data. */
  log: (line: string) => void;
  /** Called after a mail was queued. */
  onMailQueued?: () => void;
}

/** Options of the leads about applications for the brokerage. */
export interface Brokerage {
  /** True if leads are forwarded to another system. */
  isForwarded: boolean;
  /** Called with each lead once it is stored. */
  onLeadStored(lead: LeadTable): void;
  /** Called after a customer has changed a viewing request. */
  onViewingChanged(): void;
}

/** Dependencies and options of the customer service. */
export interface CustomerOptions {
  /** Closed by the caller. */
  store: QueryContext;
  clock: Clock;
  sessionOf: SessionOf;
  homeSearch: HomeSearch;
  /** Address of the identity provider: "/idp/", "https://cognito-idp.ca-central-1.amazonaws.com/". */
  identityUrl: string;
  /** Without it neither co-applicants nor partners can be invited. */
  invitations?: Invitations;
  /** Without it submitted applications become leads in the store only. */
  brokerage?: Brokerage;
  /** Sends the mails about viewing requests. */
  viewings?: { wake(): void };
  /** Days for which viewings are refused; the product's default without it. */
  closedDays?: ClosedDays;
  /** The files of documents; without it uploads answer 503. */
  documents?: DocumentFiles;
  /** True for addresses at which browsers get messages; those of the known push services by default. */
  isPushService?: (address: URL) => boolean;
  /** Key of the mail provider that reports bounces; without it POST /customer/bounces answers 404. Secret. */
  bounceKey?: string;
  /** Called after a member's answer at the desk was reported as returned. */
  onAnswerReturned?: () => void;
  /** Rate limits by address; the usual ones by default. */
  limits?: readonly RateLimit[];
  /** Count calls for the limits and the pauses of invitations; those of this process's memory by default. */
  counters?: Counters | undefined;
  /** Limits invitations to one address from all customers; a limit of its own by default. */
  limitRecipient?: RecipientLimit | undefined;
}

const EMAIL_CHECKS_A_MINUTE = 20;

/** The given number of calls per second, and twenty email checks per minute; no limits for 0. */
export function customerLimits(calls: number): readonly RateLimit[] {
  if (calls === 0) return [];
  return [
    { path: CUSTOMER_PATH, requests: calls, seconds: 1 },
    { path: EMAIL_CHECK_PATH, method: 'POST', requests: EMAIL_CHECKS_A_MINUTE, seconds: 60 },
  ];
}
