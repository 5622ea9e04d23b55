/**
 * Wire types of the pre-approval: calls of the customer service (A7), their shapes by rulings S8. An application is its
 * applicant's, and the co-applicant's who accepted the invitation: to everybody else every id of it is a 404. What is
 * written has a `version`, which is also its ETag ("7" in quotes): a PUT names by `If-Match` the version that it
 * changes, answers 428 without one and 412 for a stale one, and then has changed nothing. A PUT merges: of a section
 * only the named members change, null takes one away, a list is replaced whole; an unknown member is refused. A draft
 * may lack anything, but what it holds is right; a submission with something missing answers 400 with one entry a
 * missing field (keyword `required`). A member that what else is said leaves no room for (an employer of the unemployed)
 * is refused (keyword `not`), and goes by itself where such an answer comes later. A change to what is there already
 * changes no version. A submitted application takes no change (409) but its withdrawal. Which fields are asked for when:
 * docs/decisions/016.
 */

/** Names of A3; `common_law` of two who live as a couple. */
export type WireMaritalStatus = 'single' | 'married' | 'common_law' | 'divorced';
/** What the co-applicant is to the applicant. */
export type WireRelation = 'parent' | 'sibling' | 'engaged' | 'married' | 'other';
export type WireCitizenship = 'CA' | 'permanent_resident' | 'other' | 'work_permit' | 'non_resident';
export type WireEmploymentStatus =
  | 'full_time'
  | 'part_time'
  | 'self_employed'
  | 'parental_leave'
  | 'pension'
  | 'welfare'
  | 'investor'
  | 'unemployed';
export type WireCompensation =
  | 'annual_salary'
  | 'annual_salary_commission'
  | 'annual_salary_bonus'
  | 'commission'
  | 'hourly';
/** What the home is bought for: to live in, to rent out, for family to live in. */
export type WireOwnership = 'rent_out' | 'own' | 'family';

/** A date as its boxes are typed; together always a day of the calendar, in the past. */
export interface WireBirthDate {
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
  year: number;
}

/** Of a draft every member may be missing. Dollars are whole or have cents; 0 to 100,000,000. */
export interface WireProperty {
  /** Street and number; left out while no home is found. */
  address?: string;
  unit?: string;
  city?: string;
  /** Code of a province or territory: "ON". */
  province?: string;
  /** "M5J 2Y4": upper case, with its space. */
  postalCode?: string;
  ownership?: WireOwnership;
  /** What the household pays a month for the home it lives in now, rent or mortgage; dollars. */
  monthlyPayment?: number;
  /** When they wish to move in; month 1 to 12. */
  moveIn?: { month: number; year: number };
  /** Whether they have found the home: without one there is no street to tell. */
  isFound?: boolean;
  /** The listing it came from. */
  listing?: { mlsNumber: string; boardId: number };
  /** Whether they own other homes; those are told by `otherProperties`, and nothing is left of them with false. */
  ownsOthers?: boolean;
  otherProperties?: WireOtherProperty[];
}

/** A home that the applicant owns already. At most five. What concerns a mortgage only where there is one. */
export interface WireOtherProperty {
  address: string;
  city: string;
  province: string;
  postalCode: string;
  /** All that it costs a month: mortgage, taxes, fees; dollars. */
  monthlyPayment: number;
  isMortgaged: boolean;
  /** Code of a lender (GET …/match names the same): "royal_bank", "other". */
  lender?: string;
  /** What is still owed, dollars. */
  balance?: number;
  /** Percent a year, 0 to 30. */
  rate?: number;
  rateType?: 'fixed' | 'variable';
}

/** What the home costs and what is paid of it in cash; dollars. */
export interface WirePrice {
  /** 50,000 to 100,000,000. */
  total?: number;
  /** At least the law's minimum of the total when submitted (rulings D5); below the total. */
  downPayment?: number;
  isFirstHome?: boolean;
}

/** Somebody who applies. */
export interface WirePerson {
  firstName?: string;
  lastName?: string;
  email?: string;
  /** With its country's prefix: "+14165550123". */
  phone?: string;
  /** At least 18 years ago. */
  dob?: WireBirthDate;
  maritalStatus?: WireMaritalStatus;
  citizenStatus?: WireCitizenship;
}

/**
 * What somebody lives on. Start, employer, job title and compensation only of who is employed (full_time, part_time,
 * self_employed, parental_leave); `anticipatedBonus` only where compensation is annual_salary_commission,
 * annual_salary_bonus or commission. Dollars a year, before taxes.
 */
export interface WireEmployment {
  status?: WireEmploymentStatus;
  start?: { month: number; year: number };
  employer?: string;
  jobTitle?: string;
  compensation?: WireCompensation;
  annualIncome?: number;
  anticipatedBonus?: number;
}

/** Sections of an application, as its pages are. `coApplicant` is complete with nobody, once that is said. */
export type WireSection = 'property' | 'price' | 'applicant' | 'employment' | 'coApplicant';

/**
 * POST /customer/application, with the header `user-id` (the token's sub: 400 without it, 403 for another's) and no
 * body, or `{}`: 201 with a new draft that holds the customer's own name, email and phone, or 200 with the one that is
 * not withdrawn already, so that a repeated call makes nothing. GET /customer/application/{id} answers the same.
 */
export interface WireApplication {
  id: string;
  version: number;
  status: 'draft' | 'submitted' | 'withdrawn';
  /**
   * Whose view it is: the co-applicant sees the home, its price and the down payment, and of the applicant the first
   * name alone; nothing of what the applicant owns, pays, earns or bought before. Who is
   * invited and has not answered yet sees that name, and id, version and state of the signer that they are.
   */
  role: 'applicant' | 'co_applicant';
  /** ISO 8601. */
  created: string;
  updated: string;
  submitted: string | null;
  property: WireProperty;
  price: WirePrice;
  applicant: WirePerson;
  employment: WireEmployment;
  /** Whether they apply alone; null until said. With true the signer is gone. */
  isAlone: boolean | null;
  /** The co-applicant; at most one. */
  signers: WireSigner[];
  /** What is still missing for the submission: names of A5's messages, "price.downPayment", "signers.employment.employer". */
  missing: { section: WireSection; field: string }[];
}

/** PUT /customer/application/{id}, by the applicant alone (403 for the co-applicant). Answers the WireApplication. */
export interface WireApplicationChanges {
  property?: Partial<Nullable<WireProperty>>;
  price?: Partial<Nullable<WirePrice>>;
  applicant?: Partial<Nullable<WirePerson>>;
  employment?: Partial<Nullable<WireEmployment>>;
  isAlone?: boolean | null;
  status?: 'submitted' | 'withdrawn';
}

/** Null in a change takes the member away. */
export type Nullable<Section> = { [Member in keyof Section]: Section[Member] | null };

/**
 * Draft: only here; invited: a mail with a code is out; accepted: has an account and sees the application; declined;
 * left: had accepted and deleted the account, and what was said of them is gone. Of a submitted application who declined
 * or left counts no more for the matches, and a match that was accepted is offered again.
 */
export type WireSignerState = 'draft' | 'invited' | 'accepted' | 'declined' | 'left';

/** A co-applicant. */
export interface WireSigner {
  id: string;
  version: number;
  state: WireSignerState;
  relation: WireRelation | null;
  person: WirePerson;
  employment: WireEmployment;
  /** ISO 8601 of the last invitation; null where none is out. */
  invited: string | null;
}

/**
 * POST /customer/application/{id}/signer: 201 with the WireSigner, or 200 with the one there is with the same email
 * (also where both have none), unchanged; 409 where there is another. Sets `isAlone` to false, which is a change of the
 * application where it was not so.
 */
export interface WireNewSigner {
  relation?: WireRelation;
  person?: WirePerson;
}

/**
 * PUT /customer/application/{id}/signer/{signerId}, by the applicant and by who accepted. `state: 'invited'` mails a
 * code to the email (six digits, 7 days, 5 tries; once a minute to one address, else 429); it may be sent again. Who is invited
 * signs in with that very email and sends `state: 'accepted'` with the code, or 'declined': of the call and of GET …
 * they are known by their email alone until then, and 404 to everybody else, and to who declined. A wrong code is a 400
 * with the field `code` (keyword `const`), an old one or a sixth try too (keyword `expired`). Another email takes an
 * invitation back to draft; the email of who accepted is fixed (409). 503 where the mail does not go out. Invitations
 * and their answers are taken of a submitted application too.
 */
export interface WireSignerChanges {
  relation?: WireRelation | null;
  person?: Partial<Nullable<WirePerson>>;
  employment?: Partial<Nullable<WireEmployment>>;
  state?: 'invited' | 'accepted' | 'declined';
  /** Of who accepts. */
  code?: string;
  /** Of the mail that invites; English where missing. */
  language?: 'en' | 'fr';
}

/** GET /customer/dashboard: all that the first page of the pre-approval shows; never 404. */
export interface WireDashboard {
  /** The customer's own that is not withdrawn; null where there is none. */
  application: {
    id: string;
    status: 'draft' | 'submitted';
    updated: string;
    submitted: string | null;
    /** One a section, in their order; `missing` counts fields. */
    sections: { section: WireSection; missing: number; isStarted: boolean }[];
    /** 0 to 100: how much of each section's fields is there, every section the same part of the whole. */
    percent: number;
    signers: { id: string; firstName: string | null; state: WireSignerState }[];
    documents: { kept: number; wanted: WireDocumentKind[] };
    /** Of a submitted one: how many lenders would lend, and which was accepted (its code). */
    matches: { eligible: number; accepted: string | null };
  } | null;
  /** Applications of others that this customer's email is invited to, or accepted. */
  invitations: {
    applicationId: string;
    signerId: string;
    firstName: string | null;
    state: 'invited' | 'accepted';
  }[];
}

/** What a document shows. */
export type WireDocumentKind = 'identity' | 'income' | 'employment' | 'down_payment' | 'property' | 'other';

/**
 * POST /customer/application/{id}/documents/upload-url, with an Idempotency-Key as the contact service takes it (400
 * without): 201 with a WireUpload; the same key again answers the same document with a fresh address (200). 400 for a
 * type or size that is not taken, 409 beyond 20 documents, of a withdrawn application, and for a key that came with
 * another document.
 */
export interface WireNewDocument {
  /** As the customer's device names it, at most 200 characters; shown without signs of direction, never used as a path. */
  name: string;
  kind: WireDocumentKind;
  /** Bytes, 1 to 10,485,760. */
  size: number;
  type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/heic';
}

/**
 * Where to PUT the bytes, without a bearer, with the Content-Type that was told: 204. 403 for an address that is
 * changed or expired; 413, 415 and 400 for what is larger, of another type (by its content) or smaller than told; 409
 * once there, or where the same bytes are sent anew meanwhile; 404 once the document is removed.
 */
export interface WireUpload {
  document: WireDocument;
  /** A path of this host: "/customer/uploads/…". */
  url: string;
  /** ISO 8601: five minutes on. */
  expires: string;
}

/** A document; `waiting` until its bytes are there. */
export interface WireDocument {
  id: string;
  name: string;
  kind: WireDocumentKind;
  size: number;
  type: WireNewDocument['type'];
  /** Hexadecimal SHA-256 of the bytes; null while waiting. */
  hash: string | null;
  state: 'waiting' | 'kept';
  /** ISO 8601. */
  added: string;
}

/**
 * GET /customer/application/{id}/documents: the newest first; both applicants see only their own. DELETE
 * …/documents/{documentId}: 204, also where it is gone. What waited for a day is dropped, and within an hour all those of
 * an application that was withdrawn.
 */
export interface WireDocuments {
  documents: WireDocument[];
  /** How many there may be. */
  most: number;
}

/**
 * Why a lender would or would not lend: a code for a sentence, with its figures. `values` holds of eligible gds,
 * gdsLimit, tds, tdsLimit; gds_above_limit gds, limit; tds_above_limit tds, limit (percent);
 * down_payment_too_small downPayment, needed; price_above_insured_limit limit, needed; not_insurable_rental needed;
 * loan_below_minimum and loan_above_maximum loan, limit (dollars); history_too_short months, needed (months); of the
 * others nothing.
 */
export interface WireMatchReason {
  code:
    | 'eligible'
    | 'gds_above_limit'
    | 'tds_above_limit'
    | 'down_payment_too_small'
    | 'price_above_insured_limit'
    | 'not_insurable_rental'
    | 'rental_not_served'
    | 'loan_below_minimum'
    | 'loan_above_maximum'
    | 'province_not_served'
    | 'citizenship_not_served'
    | 'employment_not_served'
    | 'history_too_short'
    | 'no_income';
  values: Record<string, number>;
  /** Whom it concerns where two apply: of citizenship_not_served, employment_not_served and history_too_short alone. */
  who?: 'applicant' | 'co_applicant' | 'both';
}

/** One lender's answer. Rates and rules are examples with a date, never an offer. */
export interface WireMatch {
  /** The lender's code: "royal_bank". */
  id: string;
  version: number;
  /** The lender's name as it writes itself. */
  lender: string;
  isEligible: boolean;
  /** 1 for the best; by cost and payment (docs/matching.md). The ones that would not lend come after, in the same order. */
  rank: number;
  /** Percent a year, semi-annual compounding. */
  rate: number;
  rateType: 'fixed' | 'variable';
  termYears: number;
  amortizationYears: number;
  /** Whether the loan is insured, and the premium added to it; dollars. */
  isInsured: boolean;
  premium: number;
  /** Premium included; dollars. */
  loan: number;
  /** Dollars a month. */
  payment: number;
  /** Debt-service ratios at the qualifying rate, in percent; null without an income. */
  gds: number | null;
  tds: number | null;
  reasons: WireMatchReason[];
  state: 'offered' | 'accepted' | 'declined';
}

/**
 * GET /customer/application/{id}/match: by rank; 409 while the application is a draft. The co-applicant is told of the
 * lender that was accepted alone, without ratios (null) and reasons.
 */
export interface WireMatches {
  /** ISO 8601 day of the lenders' rules. */
  rulesOf: string;
  matches: WireMatch[];
}

/**
 * PUT /customer/application/{id}/match/{matchId}, by the applicant, with If-Match: answers the WireMatch. One is
 * accepted at a time: accepting another gives the first back as offered. One that is not eligible can't be accepted (409).
 */
export interface WireMatchChanges {
  state: 'offered' | 'accepted' | 'declined';
}

/** GET /customer/user/referrals: the customer's code, made at the first call, and who came by it: leads with that `code`. */
export interface WireReferrals {
  /** Eight letters and digits: "K7QM2XPD". */
  code: string;
  count: number;
  /** ISO 8601 days, the newest first; at most 100. Nothing of whoever wrote. */
  days: string[];
}
