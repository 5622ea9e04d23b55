/** Wire types of a list of saved homes that two customers share, in the customer service. */

/** A home of the shared list. */
export interface WireSharedHomeId {
  mlsNumber: string;
  boardId: number;
}

/** One member's heart on a home of the list. */
export interface WireHeart {
  /** ISO 8601 time at which the member saved the home. */
  saved: string;
  /** The member's note, at most 500 characters; '' for none. */
  note: string;
  /** ISO 8601 time of the note; null if it is not known. */
  noted: string | null;
}

/** A home that at least one of the two has saved. */
export interface WireSharedHome extends WireSharedHomeId {
  /** Null if the caller has not saved it, or keeps it private. */
  yours: WireHeart | null;
  theirs: WireHeart | null;
}

/** A change of the shared list. */
export interface WireSharedChange {
  /** ISO 8601. */
  at: string;
  isYours: boolean;
  /** `joined`: the partner accepted. `earlier`: a member shared the homes saved before. */
  kind: 'joined' | 'earlier' | 'added' | 'removed' | 'noted';
  /** Null for `joined` and `earlier`. */
  home: WireSharedHomeId | null;
}

/** The caller's invitation, which only the caller sees. */
export interface WireInvitation {
  state: 'invited' | 'declined';
  /** The address as the caller typed it; '' some time after the link has ended. */
  email: string;
  /** The caller's name in it. */
  name: string;
  line: string;
  sharesSaved: boolean;
  /** ISO 8601 time of the last mail. */
  invited: string;
  /** True if the link has ended unanswered. */
  isExpired: boolean;
}

/** The list that the caller shares. */
export interface WireSharedList {
  state: 'shared';
  /** True if the caller has invited the partner. */
  isOwner: boolean;
  /** The name that the partner has chosen for this list. It is all that the caller learns about the account. */
  partner: string;
  /** ISO 8601 time at which the partner accepted. */
  since: string;
  /** Newest first. */
  homes: WireSharedHome[];
  /** The caller's saved homes that are not on the list. */
  privateHomes: WireSharedHomeId[];
  /** The last twenty, newest first. */
  changes: WireSharedChange[];
}

/**
 * GET /customer/user/shared-list. PUT of `{sharesSaved: true}` puts the caller's private homes on the list, and answers
 * it; 409 without a list. DELETE withdraws the invitation, leaves the list or removes the partner, which ends it for
 * both (204, also without a list): each keeps the own homes and notes.
 */
export type WireSharing = { state: 'none' } | WireInvitation | WireSharedList;

/**
 * POST /customer/user/shared-list/invitation: mails a link that is valid for 14 days, and answers the WireInvitation.
 * The link of an earlier invitation ends. 409 for a caller who shares a list, 429 within a minute of the last mail and
 * beyond 20 an hour, 503 if it was not mailed: then the earlier invitation stays.
 */
export interface WireNewSharing {
  email: string;
  /** The name that the partner sees. */
  name: string;
  /** The caller's own words, without links. */
  line?: string;
  /** The language of the mails. */
  language: 'en' | 'fr';
  /** True if homes that are saved already are on the list too, with their notes. False by default. */
  sharesSaved?: boolean;
}

/**
 * GET /customer/shared-list-invitation with the link's token in the header Invitation-Token, without a session: 404 once
 * the link has ended. DELETE declines it (204).
 */
export interface WireOpenInvitation {
  /** The name of the inviting customer. */
  name: string;
  line: string;
}

/**
 * POST /customer/user/shared-list with the header Invitation-Token: accepts, and answers the WireSharedList. An own
 * invitation that is open is withdrawn. 404 once the link has ended; 409 with the keyword `own` for the caller's own
 * invitation, and `busy` for a caller who shares a list.
 */
export interface WireAcceptance {
  name: string;
  sharesSaved?: boolean;
}
