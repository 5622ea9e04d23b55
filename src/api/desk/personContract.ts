/** Wire types of a person at the desk: everything of one email or phone number, consents, export and erasure. */
import type {
  WireDeskAnswer,
  WireDeskConsentEnd,
  WireDeskItem,
  WireDeskKind,
  WireDeskLanguage,
  WireDeskToldBy,
} from './contract.ts';

/**
 * GET /desk/people?email= or ?phone=: everything that one address or phone number sent. 400 without exactly one of them. The
 * call is recorded, once an hour for each member, if something is stored.
 */
export interface WireDeskPerson {
  /** As in the query; a phone number as digits without Canada's 1. */
  email: string | null;
  phone: string | null;
  /** The addresses and the numbers of the items, without repetition. */
  emails: string[];
  phones: string[];
  /** Newest first; at most 500. */
  items: WireDeskItem[];
  /** Answers that were mailed, newest first; at most 500. */
  answers: (WireDeskAnswer & { item: string })[];
  /** The account with this verified email; null without one, and for a phone number. */
  account: {
    /** Null before the first visit with the account. */
    registered: string | null;
    name: { first: string; last: string };
    phone: string | null;
    /** True if the customer wants mails of alerts. */
    emailNotifications: boolean;
    /** True if mail to the address came back, which ends the alerts. */
    emailBounced: boolean;
    /** Time at which the customer agreed that staff see saved homes and searches; null if they did not. */
    sharesSaved: string | null;
    /** Null unless the customer agreed. */
    savedHomes: { mls: string; board: number; saved: string }[] | null;
    savedSearches:
      | { name: string; path: string; created: string; alert: 'off' | 'daily' | 'atOnce' }[]
      | null;
  } | null;
  /** Consents that were given with requests (CASL), newest first. */
  consents: {
    at: string;
    text: string;
    kind: WireDeskKind;
    page: string | null;
    language: WireDeskLanguage | null;
    item: string;
  }[];
  /** Newest first. */
  withdrawals: WireDeskConsentEnd[];
  /** The withdrawal that holds: no consent was given after it, and alerts are not on again. Null without one. */
  withdrawn: WireDeskConsentEnd | null;
}

/**
 * POST /desk/people/withdrawals: records that the person withdrew the consent, and ends the alerts of their account. Answers
 * the WireDeskPerson. GET /desk/people/export?email= or ?phone= by admins is a JSON file with everything about the person.
 * DELETE /desk/people?email= or ?phone= by admins answers WireDeskErasure. Both are recorded.
 */
export interface WireDeskWithdrawal {
  email: string;
  way: WireDeskToldBy;
  /** The day on which the person told it; not a day to come, in Toronto. */
  day: string;
}

/** The things that were deleted. */
export interface WireDeskErasure {
  /** Number of requests. */
  items: number;
  /** Number of requests of applications that belong to accounts with other addresses. They are deleted with those. */
  kept: number;
  hasAccount: boolean;
  /** The sign-in at the identity provider: `toDelete` if staff have to delete it there. */
  signIn: 'none' | 'deleted' | 'toDelete';
}
