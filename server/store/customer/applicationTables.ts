/** A pre-approval. What was typed is one JSON text: nothing is searched by it. */
export interface ApplicationTable {
  id: string;
  user_id: string;
  /** Counts every change. */
  version: number;
  status: 'draft' | 'submitted' | 'withdrawn';
  created: string;
  updated: string;
  submitted: string | null;
  /** 1 alone, 0 with a co-applicant, null until said. */
  is_alone: 0 | 1 | null;
  /** JSON of property, price, applicant and employment. */
  sections: string;
}

/** The co-applicant of an application. */
export interface SignerTable {
  id: string;
  /** Unique: there is at most one. */
  application_id: string;
  /** The sub of who accepted; null until then. */
  user_id: string | null;
  version: number;
  /** `left`: had accepted, and deleted the account. */
  state: 'draft' | 'invited' | 'accepted' | 'declined' | 'left';
  relation: string | null;
  /** By which an invitation finds its customer; null without an email. */
  email_key: string | null;
  /** JSON of person and employment. */
  sections: string;
  invited: string | null;
  /** Salted SHA-256 of the code; null where none is out. */
  code_hash: string | null;
  code_expires: string | null;
  /** Wrong codes since the invitation. */
  code_attempts: number;
}

/** A document of an application; its bytes are a file of its id. */
export interface ApplicationDocumentTable {
  id: string;
  application_id: string;
  /** Whose it is: the applicant's sub or the co-applicant's. */
  user_id: string;
  name: string;
  kind: string;
  size: number;
  type: string;
  /** Hexadecimal SHA-256; null while waiting. */
  hash: string | null;
  state: 'waiting' | 'kept';
  added: string;
  /** SHA-256 of the Idempotency-Key; unique within the application. */
  key_hash: string;
}

/** What was said to a lender's match; without a row it stands as offered. */
export interface MatchChoiceTable {
  application_id: string;
  /** The lender's code. */
  lender: string;
  state: 'offered' | 'accepted' | 'declined';
  version: number;
}

/** The secret that addresses of uploads are signed with; one row. */
export interface UploadKeyTable {
  id: number;
  /** 32 bytes in base64url. */
  secret: string;
  created: string;
}

/** A document that was removed on purpose, so that its file may be deleted; written by a trigger. */
export interface RemovedDocumentTable {
  id: string;
}

/** By which a data folder knows its database again; one row. */
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
