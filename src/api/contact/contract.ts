/**
 * Wire types of the contact service (L3 lead payloads, L7 POST /realty/contact). What a lead may hold is said by the
 * JSON Schema that GET /realty/meta?group=real_estate names in its Link header (relation `user`): the service checks
 * against that same schema.
 */

/** Who writes; names without spaces around them. */
export interface WireLeadUser {
  name: { first: string; last: string };
  email: string;
  /**
   * The national number where the country is Canada or the United States ("4165550123", "(416) 555-0123"); any other
   * country's with its prefix ("+33612345678"), without which nobody could call back.
   */
  phone: string;
}

/** The listing page's lead: about one listing, known by its number and board. */
export interface WireListingLead {
  user: WireLeadUser;
  /** Members that are not known are left out: an empty text is refused. */
  property?: {
    city?: string;
    address?: string;
    /** Dollars, or dollars a month of a lease: whatever the listing says. */
    price?: number;
  };
  /** The MLS number. */
  code: string;
  boardId: number;
  /** At most 500 characters; left out where nothing was written. */
  message?: string;
}

/** The general form's lead. */
export interface WireGeneralLead {
  user: WireLeadUser;
  /** Price in dollars, 50,000 to 10,000,000. */
  property: { city: string; price: number };
  /** The referral code, where the visitor has one. */
  code?: string;
  message?: string;
}

/**
 * POST /realty/contact: JSON of at most 16 kB. The header Lead-Context may tell how the lead came about, like a query: page,
 * realtor, language, consent, pressed. The header Idempotency-Key (1 to 255 visible ASCII characters, a new one
 * for each lead, the same one for each try to send it) makes a second arrival answer what the first one did.
 */
export type WireLead = WireListingLead | WireGeneralLead;

/** 200: the lead is kept. */
export interface WireLeadReceipt {
  id: string;
  /** ISO 8601 moment of the first arrival. */
  received: string;
}

/** One wrong field of a lead. */
export interface WireFieldError {
  /** "user.name.first"; "body" where the whole is no lead. */
  field: string;
  /** For developers; the forms have their own texts. */
  message: string;
  /** The schema's keyword: required, pattern, maxLength, minimum, additionalProperties, ... */
  keyword: string;
}

/**
 * 400. 409 (the key came with another lead), 413, 415, 429 (see Retry-After) and 500 have no `errors`: they are the
 * WireError of every service.
 */
export interface WireLeadRefusal {
  message: string;
  requestId: string;
  /** One entry a field, in the order of the check. */
  errors: WireFieldError[];
}
