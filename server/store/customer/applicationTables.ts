/** An application for a pre-approval. The customer's answers are one JSON text, because no query needs them. */
export interface ApplicationTable {
  id: string;
  user_id: string;
  /** Incremented by every change. */
  version: number;
  status: 'draft' | 'submitted' | 'withdrawn';
  created: string;
  updated: string;
  submitted: string | null;
  /** 1 alone, 0 with a co-applicant, null before it is answered. */
  is_alone: 0 | 1 | null;
  /** JSON of property, price, applicant and employment. */
  sections: string;
}

/** The co-applicant of an application. */
export interface SignerTable {
  id: string;
  /** Unique: there is at most one. */
  application_id: string;
  /** The sub of the co-applicant's account; null until they accept. */
  user_id: string | null;
  version: number;
  /** `left`: they had accepted, and deleted their account. */
  state: 'draft' | 'invited' | 'accepted' | 'declined' | 'left';
  relation: string | null;
  /** Finds the invitations of a customer by email; null without an email. */
  email_key: string | null;
  /** JSON of person and employment. */
  sections: string;
  invited: string | null;
  /** Salted SHA-256 of the code; null without a valid code. */
  code_hash: string | null;
  code_expires: string | null;
  /** Wrong codes since the invitation. */
  code_attempts: number;
}

/** A document of an application. Its bytes are a file or an object with its id as name. */
export interface ApplicationDocumentTable {
  id: string;
  application_id: string;
  /** Its owner: the sub of the applicant or of the co-applicant. */
  user_id: string;
  name: string;
  kind: string;
  size: number;
  type: string;
  /** Hexadecimal SHA-256; while waiting the announced one, or null. */
  hash: string | null;
  state: 'waiting' | 'kept';
  added: string;
  /** SHA-256 of the Idempotency-Key; unique within the application. */
  key_hash: string;
}

/** The upload that moves its file to a document's place. */
export interface DocumentClaimTable {
  document_id: string;
  /** Unique to the upload. */
  token: string;
  /** Moment after which another upload may begin. */
  ends: string;
}

/** The applicant's choice about a lender's match. Without a row it is "offered". */
export interface MatchChoiceTable {
  application_id: string;
  /** The lender's code. */
  lender: string;
  state: 'offered' | 'accepted' | 'declined';
  version: number;
}

/** The secret that signs addresses of uploads; one row. */
export interface UploadKeyTable {
  id: number;
  /** 32 bytes in base64url. */
  secret: string;
  created: string;
}

/** A document that was removed on purpose, so that its file may be deleted. Written by a trigger. */
export interface RemovedDocumentTable {
  id: string;
}

/** The id by which a data folder recognises its database; one row. */
export interface DatabaseIdTable {
  id: number;
  value: string;
}

/** A customer's referral code. */
export interface ReferralTable {
  user_id: string;
  /** Unique. */
  code: string;
}

/** The brokerage's answer to an application. Without a row it is "received". */
export interface ApplicationReviewTable {
  application_id: string;
  state: 'received' | 'inReview' | 'moreNeeded' | 'approved' | 'declined';
  /** A sentence to the customer; '' for none. */
  sentence: string;
  /** ISO 8601. */
  changed: string;
  /** Number of changes. */
  version: number;
}
