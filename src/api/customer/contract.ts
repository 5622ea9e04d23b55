/**
 * Wire types of the customer service (A7). Every call but GET /customer/meta and POST /customer/user/email-check needs
 * `Authorization: Bearer <ID token>` and answers 401 without; whoever's the token is, the call is about: nobody can
 * name another user. Failures are `{message, requestId}`; a 400 of a body has `errors` besides, one entry a field, as
 * the contact service's. Bodies are JSON of at most 16 kB (500 kB where homes of a device are added); members that are not named here are refused.
 */

/** GET and PUT /customer/user. GET answers 404 until the user was added by POST. */
export interface WireUser {
  /** The token's sub. */
  id: string;
  /** As the identity provider knows it. */
  email: string;
  name: { first: string; last: string };
  /** With its country's prefix ("+14165550123"); null where none was given. */
  phone: string | null;
  /** Whether mails beyond those of the account itself may be sent: alerts of saved searches. True at first. */
  emailNotifications: boolean;
  /** ISO 8601 moment of the first POST. */
  registered: string;
}

/**
 * POST /customer/user: 201 with the WireUser, or 200 with the one that is there already, unchanged but for a name where it
 * had none. Without a name both of its parts are ''.
 */
export interface WireNewUser {
  name?: { first: string; last: string };
  phone?: string;
}

/**
 * PUT /customer/user: what is left out stays. Answers the whole WireUser. Its answers and those of GET and POST have an
 * ETag; with it as If-Match a user that was changed meanwhile is a 412.
 */
export interface WireUserChanges {
  name?: { first: string; last: string };
  /** Null takes it away. */
  phone?: string | null;
  emailNotifications?: boolean;
}

/** POST /customer/user/email-check, also without a token (rulings S14): 400 with `errors` for no email address. */
export interface WireEmailCheck {
  email: string;
  /** Whom it is asked for. */
  type: 'customer';
}

/** 200 where the email belongs to a user, 404 with the same data where it belongs to none. */
export interface WireEmailKnown {
  email: string;
  isRegistered: boolean;
}

/** What a visitor saw of a home when it was saved; a later price or status shows as changed. */
export interface WireSeen {
  /** Dollars; null where none was shown. */
  price: number | null;
  /** The listing's last status ("New", "Sld"). */
  lastStatus: string;
}

/** A saved home: one listing, known by its number and board. */
export interface WireSavedHome {
  mlsNumber: string;
  boardId: number;
  /** ISO 8601. */
  saved: string;
  seen: WireSeen;
  /** The customer's own words, at most 500 characters; '' for none. */
  note: string;
}

/** GET /customer/user/saved-homes: the newest first. At most 500 a user (409 beyond). */
export interface WireSavedHomes {
  homes: WireSavedHome[];
}

/**
 * PUT /customer/user/saved-homes/{boardId}/{mlsNumber}: saves the home (201) or changes what is given of a saved one
 * (200); answers the WireSavedHome. DELETE of the same address: 204, also where it was not saved.
 */
export interface WireSavedHomeChanges {
  /** Needed where the home is new. */
  seen?: WireSeen;
  note?: string;
}

/**
 * POST /customer/user/saved-homes: adds those of a device at sign-in, the newest first. A home that is saved already stays as it is, so a
 * repeated call changes nothing; where there is no room for all (409) none is added. Answers the WireSavedHomes.
 */
export interface WireHomesToAdd {
  homes: { mlsNumber: string; boardId: number; seen: WireSeen; note?: string }[];
}

/** How a saved search tells of new homes by mail. */
export type WireAlert = 'off' | 'daily' | 'atOnce';

/** A saved search. */
export interface WireSavedSearch {
  id: string;
  /** 1 to 80 characters; two of one user never have the same (409). */
  name: string;
  /** The page that it was saved from, below the base path: "/list/Ontario/Toronto?beds=3", "/map/43.65;-79.38?z=14". */
  path: string;
  /** The search as the listing service takes it: the body of POST /realty/listings?type=count. */
  criteria: Record<string, unknown>;
  alert: WireAlert;
  /** ISO 8601. */
  created: string;
  /** ISO 8601 moment of the last visit: when it was saved, at first. */
  visited: string;
  /** Homes of the search that came on the market since the last visit; that were sold, where it is for sold homes. */
  newCount: number;
}

/** GET /customer/user/saved-searches: the newest first. At most 50 a user (409 beyond). */
export interface WireSavedSearches {
  searches: WireSavedSearch[];
}

/** POST /customer/user/saved-searches: 201 with the WireSavedSearch. `path` must be one of our own list or map pages. */
export interface WireNewSearch {
  name: string;
  path: string;
  criteria: Record<string, unknown>;
  /** Off where missing. */
  alert?: WireAlert;
  /** The language of its mails. */
  language: 'en' | 'fr';
}

/**
 * PUT /customer/user/saved-searches/{id}: what is left out stays; answers the WireSavedSearch. 404 for one of another
 * user. DELETE of the same address: 204. POST …/{id}/visits, without a body: 204, nothing is new any more.
 */
export interface WireSearchChanges {
  name?: string;
  alert?: WireAlert;
}
