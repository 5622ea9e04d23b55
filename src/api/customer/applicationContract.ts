/**
 * Wire types of the pre-approval calls of the customer service (requirements A14, A30). An application is visible to
 * its applicant, and to the co-applicant who accepted the invitation. For every other caller all its ids are a 404.
 * Stored things have a `version`, which is also their ETag ("7" in quotes). A PUT names the version that it changes in
 * `If-Match`. It answers 428 without one and 412 for a stale one, and then changes nothing. A PUT merges: only the
 * named members of a section change, null removes a member, a list is replaced as a whole, and an unknown member is
 * refused. A draft may lack anything, but its members must be valid. A submission with missing members answers 400 with
 * one entry per missing field (keyword `required`). A member that contradicts the other answers (an employer of an
 * unemployed person) is refused (keyword `not`); it is removed if the contradicting answer comes later. A change to the
 * values that are already stored changes no version. A submitted application refuses every change (409) except its
 * withdrawal. docs/decisions/016 says which fields are asked for when. Times are ISO 8601.
 */
import type { WireReview } from '#api/desk/contract.ts';

/** `common_law` means two people who live as a couple without being married. */
export type WireMaritalStatus = 'single' | 'married' | 'common_law' | 'divorced';
/** The relation of the co-applicant to the applicant. */
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
/** The purpose of the purchase: to live in, to rent out, or for family to live in. */
export type WireOwnership = 'rent_out' | 'own' | 'family';

/** A date as typed into its three boxes. It is always a valid calendar day in the past. */
export interface WireBirthDate {
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
  year: number;
}

/** In a draft every member may be missing. Dollars are whole or have cents, 0 to 100,000,000. */
export interface WireProperty {
  /** Street and number; left out until a home is found. */
  address?: string;
  unit?: string;
  city?: string;
  /** Code of a province or territory: "ON". */
  province?: string;
  /** "M5J 2Y4": upper case, with a space. */
  postalCode?: string;
  ownership?: WireOwnership;
  /** Rent or mortgage payment of the household's present home, in dollars per month. */
  monthlyPayment?: number;
  /** Planned time of moving in; month 1 to 12. */
  moveIn?: { month: number; year: number };
  /** True if a home is found. Without one there is no street address. */
  isFound?: boolean;
  /** The listing that the application was started from. */
  listing?: { mlsNumber: string; boardId: number };
  /** True if the applicant owns other homes, which `otherProperties` lists. False empties that list. */
  ownsOthers?: boolean;
  otherProperties?: WireOtherProperty[];
}

/**
 * A home that the applicant already owns; at most five. The members about a mortgage are present only if there is one.
 */
export interface WireOtherProperty {
  address: string;
  city: string;
  province: string;
  postalCode: string;
  /** The whole cost in dollars per month: mortgage, taxes, fees. */
  monthlyPayment: number;
  isMortgaged: boolean;
  /** Code of a lender, as in GET …/match: "royal_bank", "other". */
  lender?: string;
  /** Mortgage balance in dollars. */
  balance?: number;
  /** Percent per year, 0 to 30. */
  rate?: number;
  rateType?: 'fixed' | 'variable';
}

/** The price of the home and the part that is paid in cash; dollars. */
export interface WirePrice {
  /** 50,000 to 100,000,000. */
  total?: number;
  /** Less than the total. On submission at least the legal minimum for the total. */
  downPayment?: number;
  isFirstHome?: boolean;
}

/** An applicant or co-applicant. */
export interface WirePerson {
  firstName?: string;
  lastName?: string;
  email?: string;
  /** With the country's prefix: "+14165550123". */
  phone?: string;
  /** At least 18 years ago. */
  dob?: WireBirthDate;
  maritalStatus?: WireMaritalStatus;
  citizenStatus?: WireCitizenship;
}

/**
 * A person's employment and income. Start, employer, job title and compensation only for an employed person (full_time,
 * part_time, self_employed, parental_leave). `anticipatedBonus` only if compensation is annual_salary_commission,
 * annual_salary_bonus or commission. Dollars per year, before taxes.
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

/** Sections of an application, one per page. `coApplicant` is complete without a person if the customer applies alone. */
export type WireSection = 'property' | 'price' | 'applicant' | 'employment' | 'coApplicant';

/**
 * POST /customer/application, with the header `user-id` (the token's sub: 400 without it, 403 for another's) and no
 * body or `{}`. Answers 201 with a new draft that holds the customer's name, email and phone. If there is an
 * application that is not withdrawn, it answers 200 with that one, so a repeated call creates nothing. GET
 * /customer/application/{id} has the same answer.
 */
export interface WireApplication {
  id: string;
  version: number;
  status: 'draft' | 'submitted' | 'withdrawn';
  /**
   * The caller's role. The co-applicant sees the home, its price, the down payment and the applicant's first name, but
   * nothing of what the applicant owns, pays, earns or bought before. An invited person who has not answered yet sees
   * that first name, and the id, version and state of their own signer.
   */
  role: 'applicant' | 'co_applicant';
  created: string;
  updated: string;
  submitted: string | null;
  property: WireProperty;
  price: WirePrice;
  applicant: WirePerson;
  employment: WireEmployment;
  /** True if the customer applies alone; null until answered. True removes the signer. */
  isAlone: boolean | null;
  /** The co-applicant; at most one. */
  signers: WireSigner[];
  /**
   * Missing members: "price.downPayment", "signers.employment.employer"; named as in the form's messages (requirement A28).
   */
  missing: { section: WireSection; field: string }[];
}

/** PUT /customer/application/{id}, by the applicant (else 403): answers the WireApplication. `language` is the page's. */
export interface WireApplicationChanges {
  property?: Partial<Nullable<WireProperty>>;
  price?: Partial<Nullable<WirePrice>>;
  applicant?: Partial<Nullable<WirePerson>>;
  employment?: Partial<Nullable<WireEmployment>>;
  isAlone?: boolean | null;
  status?: 'submitted' | 'withdrawn';
  language?: 'en' | 'fr';
}

/** In a change, null removes the member. */
export type Nullable<Section> = { [Member in keyof Section]: Section[Member] | null };

/**
 * Draft: no mail was sent. Invited: a mail with a code was sent. Accepted: has an account and sees the application.
 * Declined. Left: had accepted and then deleted the account; their answers are gone. After a submission, matches no
 * longer count a signer who declined or left, and an accepted match becomes an offer again.
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
  /** ISO 8601 time of the last invitation; null if none is pending. */
  invited: string | null;
}

/**
 * POST /customer/application/{id}/signer: 201 with the WireSigner. 200 with the existing signer, unchanged, if it has
 * the same email (also if neither has one). 409 if there is another signer. Sets `isAlone` to false, which counts as a
 * change of the application unless it was false before.
 */
export interface WireNewSigner {
  relation?: WireRelation;
  person?: WirePerson;
}

/**
 * PUT /customer/application/{id}/signer/{signerId}, by the applicant and by the co-applicant who accepted. `state:
 * 'invited'` mails a code to the email (six digits, 7 days, 5 attempts; at most once a minute to one address, else
 * 429). It may be sent again. The invited person signs in with exactly that email, and sends `state: 'accepted'` with
 * the code, or 'declined'. Until then the service knows them by their email alone: this call and GET … answer 404 to
 * every other caller, and to a person who declined. A wrong code is a 400 with the field `code` (keyword `const`); so
 * is an old code or a sixth attempt (keyword `expired`). A new email turns an invitation back into a draft. The email
 * of a co-applicant who accepted is fixed (409). 503 if the mail cannot be sent. Invitations and their answers are also
 * accepted for a submitted application.
 */
export interface WireSignerChanges {
  relation?: WireRelation | null;
  person?: Partial<Nullable<WirePerson>>;
  employment?: Partial<Nullable<WireEmployment>>;
  state?: 'invited' | 'accepted' | 'declined';
  /** Sent by the co-applicant who accepts. */
  code?: string;
  /** Language of the invitation mail; English by default. */
  language?: 'en' | 'fr';
}

/** GET /customer/dashboard: the data of the pre-approval's first page. Never 404. */
export interface WireDashboard {
  /** The customer's own application that is not withdrawn; null if there is none. */
  application: {
    id: string;
    status: 'draft' | 'submitted';
    updated: string;
    submitted: string | null;
    /** One entry per section, in their order; `missing` counts fields. */
    sections: { section: WireSection; missing: number; isStarted: boolean }[];
    /** 0 to 100: completed share of the fields. Every section has the same weight. */
    percent: number;
    signers: { id: string; firstName: string | null; state: WireSignerState }[];
    documents: { kept: number; wanted: WireDocumentKind[] };
    /** For a submitted application: the number of lenders that would lend, and the code of the accepted one. */
    matches: { eligible: number; accepted: string | null };
    review: WireReview | null;
  } | null;
  /** Applications of others to which this customer's email was invited, or which it accepted. */
  invitations: {
    applicationId: string;
    signerId: string;
    firstName: string | null;
    state: 'invited' | 'accepted';
  }[];
}

/** The subject of a document. */
export type WireDocumentKind = 'identity' | 'income' | 'employment' | 'down_payment' | 'property' | 'other';

/**
 * POST /customer/application/{id}/documents/upload-url, with an Idempotency-Key as in the contact service (400 without
 * one): 201 with a WireUpload. The same key again answers the same document with a new address (200). 400 for a type or
 * size that is not allowed. 409 beyond 20 documents, for a withdrawn application, and for a key that came with another
 * document.
 */
export interface WireNewDocument {
  /** The file's name, at most 200 characters. Shown without direction control characters, never used as a path. */
  name: string;
  kind: WireDocumentKind;
  /** Bytes, 1 to 10,485,760. */
  size: number;
  type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/heic';
  /** Hexadecimal SHA-256. With it the bytes may go to the object storage. */
  hash?: string;
}

/**
 * The address to PUT the bytes to, without a bearer token, with the announced Content-Type: 204. 403 if the address was
 * altered or has expired. 413, 415 and 400 if the bytes are more than announced, of another type (by their content), or
 * fewer or with another hash. 409 if the bytes are already stored, or if a newer upload of the document replaces this
 * one. 404 once the document is removed.
 */
export interface WireUpload {
  document: WireDocument;
  /** A path on this host: "/customer/uploads/…"; with `headers` an address of the object storage. */
  url: string;
  /** Headers for the object storage. After that PUT, POST …/documents/{documentId}/uploaded: 204, or the same failures. */
  headers?: Record<string, string>;
  /** ISO 8601; five minutes after the answer. */
  expires: string;
}

/** A document; `waiting` until its bytes are stored. */
export interface WireDocument {
  id: string;
  name: string;
  kind: WireDocumentKind;
  size: number;
  type: WireNewDocument['type'];
  /** Hexadecimal SHA-256 of the bytes; null while waiting. */
  hash: string | null;
  state: 'waiting' | 'kept';
  added: string;
}

/**
 * GET /customer/application/{id}/documents: newest first. Each applicant sees only their own documents. DELETE
 * …/documents/{documentId}: 204, also if the document is already gone. A document that has waited for a day is removed.
 * So are, within an hour, all documents of a withdrawn application.
 */
export interface WireDocuments {
  documents: WireDocument[];
  /** Maximum number of documents. */
  most: number;
}

/**
 * The reason why a lender would or would not lend: a code for a sentence, with its figures. `values` holds, for
 * eligible: gds, gdsLimit, tds, tdsLimit; gds_above_limit: gds, limit; tds_above_limit: tds, limit (percent);
 * down_payment_too_small: downPayment, needed; price_above_insured_limit: limit, needed; not_insurable_rental: needed;
 * loan_below_minimum and loan_above_maximum: loan, limit (dollars); history_too_short: months, needed (months). It is
 * empty for the others.
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
  /**
   * The person concerned if two apply. Only for citizenship_not_served, employment_not_served and history_too_short.
   */
  who?: 'applicant' | 'co_applicant' | 'both';
}

/** One lender's answer. Rates and rules are dated examples, never an offer. */
export interface WireMatch {
  /** The lender's code: "royal_bank". */
  id: string;
  version: number;
  /** The lender's name in its own spelling. */
  lender: string;
  isEligible: boolean;
  /** 1 for the best; by cost and payment (docs/matching.md). Lenders that would not lend follow, in the same order. */
  rank: number;
  /** Percent per year, semi-annual compounding. */
  rate: number;
  rateType: 'fixed' | 'variable';
  termYears: number;
  amortizationYears: number;
  /** True if the loan is insured. `premium` is added to the loan; dollars. */
  isInsured: boolean;
  premium: number;
  /** Dollars, including the premium. */
  loan: number;
  /** Dollars per month. */
  payment: number;
  /** Debt-service ratios at the qualifying rate, in percent; null without an income. */
  gds: number | null;
  tds: number | null;
  reasons: WireMatchReason[];
  state: 'offered' | 'accepted' | 'declined';
}

/**
 * GET /customer/application/{id}/match: by rank; 409 while the application is a draft. The co-applicant sees only the
 * accepted lender, with null ratios and without reasons.
 */
export interface WireMatches {
  /** ISO 8601 day of the lenders' rules. */
  rulesOf: string;
  matches: WireMatch[];
}

/**
 * PUT /customer/application/{id}/match/{matchId}, by the applicant, with If-Match: answers the WireMatch. One match is
 * accepted at a time: accepting another makes the first an offer again. A match that is not eligible cannot be accepted
 * (409).
 */
export interface WireMatchChanges {
  state: 'offered' | 'accepted' | 'declined';
}

/** GET /customer/user/referrals: the customer's code, which the first call creates, and the leads with that `code`. */
export interface WireReferrals {
  /** Eight letters and digits: "K7QM2XPD". */
  code: string;
  count: number;
  /** ISO 8601 days, newest first; at most 100. They reveal nothing about the senders. */
  days: string[];
}
