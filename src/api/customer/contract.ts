/**
 * Wire types of the customer service (requirement A30). Every call except GET /customer/meta and POST
 * /customer/user/email-check needs `Authorization: Bearer <ID token>`, and answers 401 without one. A call is always
 * about the token's own user; no other user can be named. Failures are `{message, requestId}`. A 400 for a body also
 * has `errors`, one entry per field, as in the contact service. Bodies are JSON of at most 16 kB (500 kB when the homes
 * of a device are added). Members that are not named here are refused.
 */

/** GET and PUT /customer/user. GET answers 404 until POST has added the user. */
export interface WireUser {
  /** The token's sub. */
  id: string;
  /** The email at the identity provider. */
  email: string;
  name: { first: string; last: string };
  /** With the country's prefix ("+14165550123"); null if the customer gave none. */
  phone: string | null;
  /** True if mails beyond those of the account itself may be sent: alerts of saved searches. True by default. */
  emailNotifications: boolean;
  /** True if mail to the address came back: no alerts are sent until the customer confirms it, or changes it. */
  emailBounced: boolean;
  /** True if the customer agreed that the brokerage's staff see saved homes and searches. False by default. */
  sharesSaved: boolean;
  /** ISO 8601 time of the first POST. */
  registered: string;
}

/**
 * POST /customer/user: 201 with the WireUser, or 200 with the existing user. That one stays unchanged, but gets the
 * name if it had none. Without a name both of its parts are ''.
 */
export interface WireNewUser {
  name?: { first: string; last: string };
  phone?: string;
}

/**
 * PUT /customer/user: members that are left out stay as they are. Answers the whole WireUser. GET, POST and PUT answer
 * with an ETag. Sent as If-Match, it makes the call fail with 412 if the user was changed in the meantime.
 */
export interface WireUserChanges {
  name?: { first: string; last: string };
  /** Null removes it. */
  phone?: string | null;
  emailNotifications?: boolean;
  /** Confirms the address after mail to it came back. */
  emailBounced?: false;
  sharesSaved?: boolean;
}

/** POST /customer/user/email-check, also without a token: 400 with `errors` if the text is not an email address. */
export interface WireEmailCheck {
  email: string;
  /** The kind of account that is checked. */
  type: 'customer';
}

/** 200 if the email belongs to a user; 404 with the same data if it belongs to none. */
export interface WireEmailKnown {
  email: string;
  isRegistered: boolean;
}

/** The price and status that a visitor saw when saving a home. A later price or status is shown as changed. */
export interface WireSeen {
  /** Dollars; null if no price was shown. */
  price: number | null;
  /** The listing's last status at that time ("New", "Sld"). */
  lastStatus: string;
}

/** A saved home: one listing, identified by its number and board. */
export interface WireSavedHome {
  mlsNumber: string;
  boardId: number;
  /** ISO 8601. */
  saved: string;
  seen: WireSeen;
  /** The customer's own note, at most 500 characters; '' for none. */
  note: string;
}

/** GET /customer/user/saved-homes: newest first. At most 500 per user (409 beyond). */
export interface WireSavedHomes {
  homes: WireSavedHome[];
}

/**
 * PUT /customer/user/saved-homes/{boardId}/{mlsNumber}: saves the home (201), or changes the given members of a saved
 * one (200). Answers the WireSavedHome. DELETE of the same address: 204, also if the home was not saved.
 */
export interface WireSavedHomeChanges {
  /** Required for a new home. */
  seen?: WireSeen;
  note?: string;
}

/**
 * POST /customer/user/saved-homes: adds the homes of a device at sign-in, newest first. A home that is already saved
 * stays as it is, so a repeated call changes nothing. If there is no room for all of them (409), none is added. Answers
 * the WireSavedHomes.
 */
export interface WireHomesToAdd {
  homes: { mlsNumber: string; boardId: number; seen: WireSeen; note?: string }[];
}

/** A home that the customer viewed or hid. */
export interface WireMarkedHome {
  mlsNumber: string;
  boardId: number;
  /** ISO 8601 time of the last view, or of the press that hid it. */
  marked: string;
}

/**
 * GET /customer/user/viewed-homes and /customer/user/hidden-homes: newest first. POST of the same body adds a device's
 * homes: the later time counts, a time in the future counts as now, and a repeated call changes nothing. It answers
 * all of them. The newest 60 viewed homes and the newest 200 hidden homes are stored. DELETE removes all (204); DELETE of `/{boardId}/{mlsNumber}` below it removes one (204, also if there is none).
 */
export interface WireMarkedHomes {
  homes: WireMarkedHome[];
}

/** A home about whose changes the customer gets mails. */
export interface WireWatchedHome {
  mlsNumber: string;
  boardId: number;
  /** ISO 8601 time from which changes count. */
  since: string;
}

/** GET /customer/user/watched-homes: newest first. At most 100 per user (409 beyond). */
export interface WireWatchedHomes {
  homes: WireWatchedHome[];
}

/**
 * PUT /customer/user/watched-homes/{boardId}/{mlsNumber}: answers the WireWatchedHome; 404 for an unknown home. A repeated
 * call changes nothing. DELETE of the same address: 204, also if the home is not watched.
 */
export interface WireNewWatch {
  /** The language of the mails. */
  language: 'en' | 'fr';
}

/** The frequency of mails about new homes of a saved search. */
export type WireAlert = 'off' | 'daily' | 'atOnce';

/** A saved search. */
export interface WireSavedSearch {
  id: string;
  /** 1 to 80 characters, unique for the user (409). */
  name: string;
  /**
   * The page that the search was saved from, below the base path: "/list/Ontario/Toronto?beds=3",
   * "/map/43.65;-79.38?z=14".
   */
  path: string;
  /** The search in the form of the listing service: the body of POST /realty/listings?type=count. */
  criteria: Record<string, unknown>;
  alert: WireAlert;
  /** ISO 8601. */
  created: string;
  /** ISO 8601 time of the last visit; at first the time of saving. */
  visited: string;
  /**
   * Number of homes that came on the market since the last visit. For a search of sold homes: that were sold since. Null while
   * they cannot be counted, because travel times are unavailable or this release does not know a filter.
   */
  newCount: number | null;
}

/** GET /customer/user/saved-searches: newest first. At most 50 per user (409 beyond). */
export interface WireSavedSearches {
  searches: WireSavedSearch[];
}

/**
 * POST /customer/user/saved-searches: 201 with the WireSavedSearch. `path` must be a list or map page of the product.
 */
export interface WireNewSearch {
  name: string;
  path: string;
  criteria: Record<string, unknown>;
  /** Off by default. */
  alert?: WireAlert;
  /** The language of its mails. */
  language: 'en' | 'fr';
}

/**
 * PUT /customer/user/saved-searches/{id}: members that are left out stay as they are; answers the WireSavedSearch. 404
 * for a search of another user. DELETE of the same address: 204. POST …/{id}/visits, without a body: 204; afterwards no
 * home of the search is new.
 */
export interface WireSearchChanges {
  name?: string;
  alert?: WireAlert;
}
