/** The key with which the local identity service signs. */
export interface IdentityKeyTable {
  kid: string;
  /** The private key as a JWK. */
  jwk: string;
  created: string;
}

/** State of an account, in Cognito's terms. */
export type AccountStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

/** Accounts of the local identity service. It stores an SRP verifier instead of a password. Times are ISO 8601 in UTC with
 * milliseconds. */
export interface AccountTable {
  /** A UUID that stays when the email changes. */
  sub: string;
  /** As the customer typed it. */
  email: string;
  /** Lower case; unique. */
  email_key: string;
  email_verified: 0 | 1;
  status: AccountStatus;
  /** JSON of the names of its groups: `["staff"]`. */
  group_names: string;
  /** JSON of the attributes other than sub, email and email_verified: `{given_name: "Anne"}`. */
  attributes: string;
  /** Hexadecimal, like the verifier. */
  salt: string;
  verifier: string;
  created: string;
  /** Wrong passwords since the last correct one. */
  bad_passwords: number;
  last_bad: string | null;
  /** Codes sent in the period that began at `codes_since`. */
  codes_sent: number;
  codes_since: string | null;
}

/** Purpose of a code. */
export type CodePurpose = 'signUp' | 'reset';

/** The newest code of an account for a purpose. */
export interface AccountCodeTable {
  sub: string;
  purpose: CodePurpose;
  /** SHA-256 of account, purpose and code. */
  hash: string;
  expires: string;
  /** Number of attempts. */
  attempts: number;
}

/** The authenticator app of an account: its second factor. */
export interface AccountFactorTable {
  sub: string;
  /** The shared secret in base32 (RFC 6238). */
  secret: string;
  /** 1 after the app has proven a code. */
  is_verified: 0 | 1;
  /** 1 if log-ins ask for a code. */
  is_on: 0 | 1;
  /** The time step of the last accepted code, so that each code is accepted once. */
  last_step: number;
  /** Wrong codes since the last correct one. */
  wrong_codes: number;
  last_wrong: string | null;
}

/** A sign-in between two of its calls. */
export interface AccountChallengeTable {
  /** SHA-256 of its random id. */
  hash: string;
  sub: string;
  /** JSON of its state. */
  challenge: string;
  expires: string;
}

/** A valid refresh token. */
export interface AccountSessionTable {
  /** SHA-256 of the refresh token. */
  hash: string;
  sub: string;
  /** The origin_jti in every token of the sign-in; unique. */
  origin: string;
  /** Time of the sign-in, in seconds since 1970. */
  auth_time: number;
  expires: string;
}
