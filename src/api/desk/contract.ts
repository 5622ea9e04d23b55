/**
 * Wire types of the desk service, with which the brokerage's staff work. Each call needs two headers: `Authorization` with
 * the ID token as bearer, and `Access-Token` with the access token of the same sign-in. Failures are `{message, requestId,
 * code?}`: 401 without a session, 401 `sessionTooOld` twelve hours after the sign-in, 401 `accessTokenInvalid` if the access
 * token is missing, expired, or of another account, 403 `notStaff` without the group `staff` or `admin`, 403
 * `secondFactorMissing` if the account has no authenticator app in use, 401 `codeMissing` if it was set up after the
 * sign-in, 403 `notAdmin` for calls of admins, 403 `notMortgage` for those of mortgage specialists, 503 while the
 * identity provider cannot be reached, 409 `changed` if another person changed the item first, 404 for an unknown id.
 * Times are ISO 8601 in UTC, days "2026-11-25".
 */

import type { WireValuationFacts } from '#api/contact/contract.ts';

/** The group of a member of staff. An admin may do all that staff may. */
export type WireDeskRole = 'staff' | 'admin';

/** Languages of pages, in which visitors write. */
export type WireDeskLanguage = 'en' | 'fr';

/** Codes of failures that the desk handles. */
export type WireDeskFailure =
  | 'sessionTooOld'
  | 'accessTokenInvalid'
  | 'notStaff'
  | 'notAdmin'
  | 'notMortgage'
  | 'secondFactorMissing'
  | 'codeMissing'
  | 'changed';

/** GET /desk/me: the caller. The first call makes them a member. */
export interface WireDeskMe {
  id: string;
  email: string;
  name: string;
  role: WireDeskRole;
  mortgage: boolean;
  /** Time from which calls answer 401 `sessionTooOld`. */
  sessionEnds: string;
}

/** A member of staff, named in the list of owners. */
export interface WireDeskMember {
  id: string;
  email: string;
  name: string;
  role: WireDeskRole;
  /** True for mortgage specialists, who may see applications and documents. */
  mortgage: boolean;
  /** Languages in which they answer; empty for all. */
  languages: WireDeskLanguage[];
  /** Names of the cities whose requests they take; empty for all. */
  cities: string[];
  /** True if rules may assign requests to them. */
  takesTurns: boolean;
  lastSeen: string;
  /** Time at which an admin removed them from the team; null for a present member. */
  ended: string | null;
  /** Number of changes by admins. */
  version: number;
}

/** GET /desk/members: by name. */
export interface WireDeskMembers {
  members: WireDeskMember[];
}

/**
 * PATCH /desk/members/{id}, by admins: answers the WireDeskMember; 409 `changed` for another version. `isEnded` removes another
 * member from the team: sessions end, open items have no owner any more, and no notices are sent to them. A new sign-in of an
 * account that the identity provider still names as staff brings the member back.
 */
export type WireDeskMemberChanges = Pick<WireDeskMember, 'version'> &
  Partial<Pick<WireDeskMember, 'languages' | 'cities' | 'takesTurns'>> & { isEnded?: true };

/** Kinds of requests. `general` is a request without a home, `withdrawal` that of a pre-approval. */
export type WireDeskKind = 'listing' | 'general' | 'viewing' | 'valuation' | 'application' | 'withdrawal';

/** State of the work on an item. */
export type WireDeskState = 'new' | 'inWork' | 'answered' | 'closed';

/** A request that a visitor sent, with the state of the work on it. */
export interface WireDeskItem {
  /** The lead's id, as in webhooks and in `npm run leads`. */
  id: string;
  kind: WireDeskKind;
  state: WireDeskState;
  /** Null without an owner. */
  owner: { id: string; name: string } | null;
  received: string;
  /** Minutes since it was received, by the server's clock. */
  ageMinutes: number;
  /** Members are '' after the person deleted their account. */
  person: { firstName: string; lastName: string; email: string; phone: string };
  /** The home that it is about; null without one, and for applications, of which only specialists see more. */
  home: {
    mls: string | null;
    board: number | null;
    address: string | null;
    city: string | null;
    /** Dollars; for a lease dollars per month. */
    price: number | null;
  } | null;
  /** The page that the form was on, such as a search or a listing: "/real-estate/list/Ontario/Toronto"; null if unknown. */
  page: string | null;
  /** Language of that page; null if unknown. */
  language: WireDeskLanguage | null;
  message: string | null;
  viewing: WireDeskViewing | null;
  /** The facts of the owner's home, for a request for a valuation; else null. */
  valuation: WireValuationFacts | null;
  application: { id: string; status: 'submitted' | 'withdrawn' } | null;
  /** Time at which a member of staff first opened it; null if it was never opened. */
  opened: string | null;
  nextAction: WireDeskAction | null;
  /** Incremented by each change of state, owner or next action. */
  version: number;
}

/** A viewing request in its present state. */
export interface WireDeskViewing {
  id: string;
  state: 'asked' | 'offered' | 'agreed' | 'declined' | 'cancelled';
  /** The day and the part of the day that the customer asks for. */
  day: string;
  part: 'morning' | 'afternoon' | 'evening';
  way: 'inPerson' | 'video';
  /** The time that was last named; null before. */
  starts: string | null;
  ends: string | null;
  /** IANA name of the home's time zone. */
  timeZone: string;
  /** Number of changes, which `POST …/viewing` names. */
  revision: number;
}

/** The next thing to do, with its day. */
export interface WireDeskAction {
  day: string;
  /** At most 300 characters. */
  text: string;
}

/** Query of GET /desk/items and of GET /desk/items.csv. Without a parameter that filter is off. */
export interface WireDeskQuery {
  state?: WireDeskState;
  /** A member's id, `me`, or `none`. */
  owner?: string;
  kind?: WireDeskKind;
  /** `no`: items that were never opened. */
  opened?: 'no';
  /** Words that name, email, phone, address, city or MLS number contain; case and accents are ignored. */
  search?: string;
  /** `newest` by default; `action` has the earliest next action first, and leaves out items without one. */
  sort?: 'newest' | 'oldest' | 'action';
  /** From 1. */
  page?: number;
}

/** GET /desk/items: 50 items a page. */
export interface WireDeskItems {
  items: WireDeskItem[];
  /** Number of items of the query. */
  total: number;
  /** Items of the query by state, as if it had no `state`. */
  counts: Record<WireDeskState, number>;
  /** Items of the query that were never opened, as if it had neither `state` nor `opened`. */
  unopened: number;
  /** All items of the last eight weeks, the oldest week first. Weeks begin on Monday in Toronto. */
  weeks: { week: string; count: number }[];
}

/** A note of staff, which only staff see. */
export interface WireDeskNote {
  id: string;
  at: string;
  by: string;
  text: string;
}

/** An answer that was mailed to the person. */
export interface WireDeskAnswer {
  id: string;
  at: string;
  by: string;
  subject: string;
  text: string;
  /** Delivery of its mail; null if unknown. After a refusal the item is back in work, and the member is told. */
  delivery: 'waiting' | 'sent' | 'refused' | null;
}

/** Something that happened to an item, or to a person's data. */
export interface WireDeskChange {
  id: string;
  at: string;
  /** The member's name; "product" for what rules did, "customer" for a customer's change of a viewing. */
  by: string;
  /** Null for a change that is not about one item. */
  item: string | null;
  action:
    | 'opened'
    | 'state'
    | 'owner'
    | 'nextAction'
    | 'note'
    | 'answer'
    | 'undelivered'
    | 'viewing'
    | 'member'
    | 'rules'
    | 'documentOpened'
    | 'applicationOpened'
    | 'applicationState'
    | 'personOpened'
    | 'personExported'
    | 'personErased'
    | 'consentWithdrawn'
    | 'itemsExported'
    | 'contentPublished';
  /** Values before and after; null without one, and after the person's data was erased. */
  before: unknown;
  after: unknown;
  /** True if the values were removed with the person's data. */
  isErased: boolean;
}

/** The ways by which a person told staff that they withdraw the consent. */
export type WireDeskToldBy = 'phone' | 'email' | 'letter' | 'inPerson';

/** A withdrawn consent to messages (CASL). */
export interface WireDeskConsentEnd {
  /** Time from which it holds. */
  at: string;
  /** `link`: of an alert's mail; `profile`: the switch of the account. */
  way: WireDeskToldBy | 'link' | 'profile';
  /** Name of the member who recorded it; null for the person's own link or profile. */
  by: string | null;
}

/** GET /desk/items/{id}. The call marks the item as opened, which is recorded. */
export interface WireDeskItemDetail extends WireDeskItem {
  /** The sentence of consent below the form's button, word for word; null if unknown. */
  consent: string | null;
  /** The person's withdrawal of the consent that holds; null without one. */
  withdrawn: WireDeskConsentEnd | null;
  /** Oldest first, as the lists below. */
  notes: WireDeskNote[];
  answers: WireDeskAnswer[];
  history: WireDeskChange[];
}

/**
 * PATCH /desk/items/{id}: answers the WireDeskItemDetail; 409 `changed` for another version. `owner` is a member's id, who
 * is told by mail and web push, or null.
 */
export interface WireDeskItemChanges {
  version: number;
  state?: WireDeskState;
  owner?: string | null;
  nextAction?: WireDeskAction | null;
}

/** POST /desk/items/{id}/notes: 201 with the WireDeskItemDetail. At most 4,000 characters. */
export interface WireDeskNewNote {
  text: string;
}

/**
 * POST /desk/items/{id}/answers, with an Idempotency-Key (400 without one): 201 with the WireDeskItemDetail, whose state
 * becomes `answered`; 200 for a repeated key. The mail is sent by the mail queue; the person's answer goes to the member.
 * 409 for an item without an email, 503 if the server sends no mails. Subject at most 200, text at most 10,000 characters.
 */
export interface WireDeskNewAnswer {
  subject: string;
  text: string;
}

/**
 * POST /desk/items/{id}/viewing: answers the WireDeskItemDetail. The customer gets a mail. `starts` and `ends` are times to
 * come with an offset or Z. 409 `changed` for another revision, 409 if the change cannot follow the present state.
 */
export type WireDeskViewingChange = { revision: number } & (
  | { change: 'offer'; starts: string; ends: string; sentence?: string }
  /** Without a time the offered one is agreed to. */
  | { change: 'agree'; starts?: string; ends?: string; sentence?: string }
  /** The sentence is the reason for the customer. */
  | { change: 'decline'; sentence: string }
);

/**
 * GET /desk/rules, and PUT /desk/rules by admins (409 `changed` for another version). A new request goes to a member with
 * `takesTurns`. `byCity` narrows them to those with the request's city, else to those without cities; `byLanguage` to those
 * with its language, if there are any. If several are left, `byTurns` chooses the one whose last turn is the longest ago;
 * without it the request has no owner, as with all three off. If cities leave no member, all with `takesTurns` are asked, and
 * without any of them an admin. Before all rules comes the agent who was named on the page, if the agent's account is a
 * member's. Until an admin stores rules, `byTurns` is on. Admins are told about requests without an owner.
 */
export interface WireDeskRules {
  byCity: boolean;
  byLanguage: boolean;
  byTurns: boolean;
  version: number;
}

/** State of a submitted application at the brokerage. */
export type WireReviewState = 'received' | 'inReview' | 'moreNeeded' | 'approved' | 'declined';

/** The brokerage's answer to a submitted application. */
export interface WireReview {
  state: WireReviewState;
  /** A sentence to the customer; '' without one. At most 300 characters. */
  sentence: string;
  /** ISO 8601 time of the answer. */
  changed: string;
}

/**
 * GET /desk/applications/{leadId}: the application of an item; 404 if it was withdrawn with the account. Recorded. After a
 * withdrawal sections and documents are empty.
 */
export interface WireDeskApplication {
  id: string;
  status: 'draft' | 'submitted' | 'withdrawn';
  submitted: string | null;
  /** Sections in the form of the customer service (WireApplication). */
  property: object;
  price: object;
  applicant: object;
  employment: object;
  /** Null for a single applicant. */
  coApplicant: { state: string; relation: string | null; person: object; employment: object } | null;
  /** 0 to 100: completed share of the fields. */
  percent: number;
  missing: { section: string; field: string }[];
  /** The lenders' matches by rank (WireMatch); empty unless it is submitted. */
  matches: object[];
  /** Day of the lenders' rules. */
  rulesOf: string;
  documents: {
    id: string;
    name: string;
    kind: string;
    size: number;
    type: string;
    state: 'waiting' | 'kept';
    added: string;
    /** Its owner. */
    of: 'applicant' | 'coApplicant';
  }[];
  /** The brokerage's answer; null until there is one. */
  review: WireReview | null;
  /** Incremented by each change of the review. */
  version: number;
}

/** PATCH /desk/applications/{leadId}: answers the WireDeskApplication; 409 `changed` for another version. */
export interface WireReviewChange {
  version: number;
  state: WireReviewState;
  sentence?: string;
  /** Language of the mail to the customer; that of the submission by default, else English. */
  language?: WireDeskLanguage;
}

/**
 * POST /desk/applications/{leadId}/documents/{documentId}/openings: 201 with a signed address, which a browser opens without
 * headers. The opening is recorded. 404 for a document whose bytes are not stored.
 */
export interface WireDeskOpening {
  /** A path on this host, or an address of the object storage. */
  url: string;
  expires: string;
}

/** GET /desk/changes?item=&page=: newest first, 100 a page. */
export interface WireDeskChanges {
  changes: WireDeskChange[];
  total: number;
}
