/**
 * Wire types of the contact service: lead payloads and POST /realty/contact (requirements E8, CALL12). A JSON Schema
 * defines what a lead may contain. GET /realty/meta?group=real_estate names it in its Link header (relation `user`),
 * and the service checks leads against the same schema.
 */

/** The sender of a lead. Names have no spaces around them. */
export interface WireLeadUser {
  name: { first: string; last: string };
  email: string;
  /**
   * The national number for Canada and the United States ("4165550123", "(416) 555-0123"). Numbers of other countries
   * have their prefix ("+33612345678"): they cannot be called without it.
   */
  phone: string;
}

/** The viewing that a lead asks for. */
export interface WireViewingWish {
  /** Day in the home's time zone: "2026-11-25". */
  day: string;
  part: 'morning' | 'afternoon' | 'evening';
  way: 'inPerson' | 'video';
  /** IANA name of the home's time zone. The schema lists those of Canada. */
  timeZone: string;
}

/** A lead from the listing page: about one listing, identified by its number and board. */
export interface WireListingLead {
  user: WireLeadUser;
  /** Unknown members are left out: the service refuses an empty text. */
  property?: {
    city?: string;
    address?: string;
    /** The listing's price in dollars; dollars per month for a lease. */
    price?: number;
  };
  /** The MLS number. */
  code: string;
  boardId: number;
  /** At most 500 characters. Left out if the visitor wrote no message. */
  message?: string;
  /** Makes the lead a viewing request. Its message is the note. */
  viewing?: WireViewingWish;
}

/** A lead from the general form. */
export interface WireGeneralLead {
  user: WireLeadUser;
  /** Price in dollars, 50,000 to 10,000,000. */
  property: { city: string; price: number };
  /** The referral code, if the visitor has one. */
  code?: string;
  message?: string;
}

/** Facts of a home about whose value an owner asks, as the owner gave them. */
export interface WireValuationFacts {
  /** Full name of the province. */
  state?: string;
  propertyType?: string;
  beds?: number;
  baths?: number;
  /** Square feet. */
  sqft?: number;
  yearBuilt?: number;
  /** From -2, to be renovated, to 2, renovated. */
  condition?: number;
}

/** A lead from the page of an owner's home, for a realtor's valuation of it. */
export interface WireValuationLead {
  user: WireLeadUser;
  property: { city: string; address: string };
  /** Makes the lead a request for a valuation. */
  valuation: WireValuationFacts;
  message?: string;
}

/**
 * POST /realty/contact: JSON of at most 16 kB. The optional header Lead-Context describes in the form of a query how
 * the lead came about: page, realtor, language, consent, pressed, and for a viewing request `customer`, the
 * email of the account in which it was pressed: the request is in that account if the call has its session. A lead that
 * waited on the device has `waited=true`: its viewing may be on a closed day, which the brokerage answers with another. The header Idempotency-Key has 1 to 255 visible ASCII
 * characters. Each lead has a new key, and each attempt to send it has the same one: a second arrival gets the answer
 * of the first.
 */
export type WireLead = WireListingLead | WireGeneralLead | WireValuationLead;

/** Status 200: the lead is stored. */
export interface WireLeadReceipt {
  id: string;
  /** ISO 8601 time of the first arrival. */
  received: string;
}

/** One wrong field of a lead. */
export interface WireFieldError {
  /** "user.name.first"; "body" if the whole body is not a lead. */
  field: string;
  /** For developers; the forms have their own texts. */
  message: string;
  /** The schema's keyword: required, pattern, maxLength, minimum, additionalProperties, ... */
  keyword: string;
}

/**
 * Status 400. Answers 409 (the key came with another lead), 413, 415, 429 (see Retry-After) and 500 have no `errors`:
 * they are the WireError of every service.
 */
export interface WireLeadRefusal {
  message: string;
  requestId: string;
  /** One entry per field, in the order of the check. */
  errors: WireFieldError[];
}
