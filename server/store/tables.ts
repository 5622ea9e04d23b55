import type { Kysely } from 'kysely';
import type {
  ApplicationDocumentTable,
  ApplicationTable,
  DatabaseIdTable,
  MatchChoiceTable,
  ReferralTable,
  RemovedDocumentTable,
  SignerTable,
  UploadKeyTable,
} from './customer/applicationTables.ts';
import type { DatasetTable, IngestRunTable, ListingSourceTable } from './datasetTables.ts';

/** The engines whose SQL differs in DDL and text search, and nowhere else. */
export type SqlDialect = 'sqlite' | 'postgres';

/** What a home is offered for. */
export const TYPES = ['Sale', 'Lease'] as const;
/** On the market, and off it. */
export const STATUSES = ['A', 'U'] as const;

/**
 * What listings are searched by. Texts are folded (text/fold.ts) but for `mls` and `last_status`; money is whole
 * dollars; days are those since 1970-01-01 in Toronto's calendar.
 * Columns that begin with v are what a visitor's searches go by. Of a restricted listing they are rounded
 * (dataset/visitorValues.ts), so that no search by area, price or size can find out more.
 */
export interface ListingTable {
  id: number;
  /** Upper case. */
  mls: string;
  board: number;
  type: (typeof TYPES)[number];
  status: (typeof STATUSES)[number];
  last_status: string;
  class: 'condo' | 'residential' | 'commercial';
  property_type: string;
  style: string;
  restricted: 0 | 1;
  price: number;
  sold_price: number | null;
  list_day: number;
  sold_day: number | null;
  updated_day: number;
  beds: number;
  baths: number;
  sqft: number | null;
  year_built: number | null;
  /** Property tax, dollars a year. */
  tax: number | null;
  /** Of a condominium, dollars a month. */
  maintenance_fee: number | null;
  /** 0 to 32748, spread evenly: base of the random order. */
  shuffle: number;
  state: string;
  city: string;
  area: string;
  neighbourhood: string;
  unit: string | null;
  /** "33 bay street e 1204 toronto m5v 2t6" */
  address: string;
  home: string;
  latitude: number;
  longitude: number;
  x: number;
  y: number;
  quadkey: number;
  vlatitude: number;
  vlongitude: number;
  vx: number;
  vy: number;
  vquadkey: number;
  vprice: number;
  vbeds: number;
  vbaths: number;
  vsqft: number | null;
  vsold_day: number | null;
}

/** The listing as it is shown: JSON of StoredListing. */
export interface DocumentTable {
  id: number;
  document: string;
}

/** Cities and neighbourhoods. */
export interface PlaceTable {
  id: number;
  kind: 'city' | 'neighborhood';
  name: string;
  folded: string;
  city: string;
  folded_city: string;
  state: string;
  folded_state: string;
  latitude: number;
  longitude: number;
  /** Active listings for sale. */
  active_count: number;
  /** JSON of polygons, each a list of rings of [longitude, latitude]. */
  boundary: string;
}

/** What is read of a place where its boundary is not asked for, which can be large. */
export const PLACE_COLUMNS = [
  'id',
  'kind',
  'name',
  'folded',
  'city',
  'folded_city',
  'state',
  'folded_state',
  'latitude',
  'longitude',
  'active_count',
] as const satisfies (keyof PlaceTable)[];

/** How far a lead is on its way to the address that leads are sent on to; `kept` where there is none. */
export type LeadForwarding = 'kept' | 'waiting' | 'sent';

/**
 * What visitors wrote to be called back. It stays when other listings are loaded.
 * Moments are ISO 8601 in UTC with milliseconds, so that they sort as text.
 */
export interface LeadTable {
  id: string;
  received: string;
  kind: 'listing' | 'general' | 'application' | 'withdrawal';
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  city: string | null;
  address: string | null;
  /** Dollars; of a lease dollars a month. */
  price: number | null;
  /** An MLS number (kind listing) or a referral code (kind general). */
  code: string | null;
  board: number | null;
  message: string | null;
  /** Of kinds application and withdrawal: the customer, with whom it goes. */
  user_id: string | null;
  /** Of those kinds: what is told, as JSON. */
  application: string | null;
  /** JSON of how it came about; null where nothing was told of it. */
  context: string | null;
  /** SHA-256 of the Idempotency-Key; unique. */
  key_hash: string | null;
  /** SHA-256 of what was sent, to tell a repeated lead from another one under the same key. */
  content_hash: string;
  request_id: string;
  forwarding: LeadForwarding;
  /** How often it was tried to send it on. */
  forward_attempts: number;
  /** When it is to be tried next; null unless `waiting`. */
  forward_due: string | null;
  /** Why the last try failed. */
  forward_problem: string | null;
}

/** The key that the local identity service signs with. */
export interface IdentityKeyTable {
  kid: string;
  /** The private key as a JWK. */
  jwk: string;
  created: string;
}

/** How far an account is, in Cognito's words. */
export type AccountStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

/**
 * Customers of the local identity service. No password: its SRP verifier, from which it is not read back.
 * Moments as in LeadTable.
 */
export interface AccountTable {
  /** A UUID that stays when the email changes. */
  sub: string;
  /** As it was typed. */
  email: string;
  /** Lower case; unique. */
  email_key: string;
  email_verified: 0 | 1;
  status: AccountStatus;
  /** JSON of the attributes beside sub, email and email_verified: `{given_name: "Anne"}`. */
  attributes: string;
  /** Hexadecimal, like the verifier. */
  salt: string;
  verifier: string;
  created: string;
  /** Wrong passwords since the last right one. */
  bad_passwords: number;
  last_bad: string | null;
  /** Codes sent in the window that began at `codes_since`. */
  codes_sent: number;
  codes_since: string | null;
}

/** What a code is for. */
export type CodePurpose = 'signUp' | 'reset';

/** The newest code of an account for a purpose. */
export interface AccountCodeTable {
  sub: string;
  purpose: CodePurpose;
  /** SHA-256 of account, purpose and code. */
  hash: string;
  expires: string;
  /** How often it was tried. */
  attempts: number;
}

/** A refresh token that is good. */
export interface AccountSessionTable {
  /** SHA-256 of the refresh token. */
  hash: string;
  sub: string;
  /** In every token of the sign-in (origin_jti); unique. */
  origin: string;
  /** Seconds since 1970 of the sign-in. */
  auth_time: number;
  expires: string;
}

/**
 * Whoever signed in and kept something here. Customers of a pool of Cognito are here too; moments as in LeadTable.
 * Without `registered` it holds nothing but what the others hang on: the customer did not say a name yet.
 */
export interface CustomerTable {
  /** The sub of the ID token. */
  id: string;
  /** As the newest ID token that changed something had it. */
  email: string;
  /** Lower case. */
  email_key: string;
  first_name: string;
  last_name: string;
  /** With its country's prefix. */
  phone: string | null;
  email_notifications: 0 | 1;
  registered: string | null;
}

/** Who was removed, for as long as their tokens may still be good. */
export interface RemovedCustomerTable {
  /** The sub of the ID token. */
  id: string;
  removed: string;
}

/** A home that a customer saved. */
export interface SavedHomeTable {
  user_id: string;
  board: number;
  /** Upper case. */
  mls: string;
  saved: string;
  /** Dollars. */
  seen_price: number | null;
  seen_status: string;
  note: string;
}

/** When the customer is told of new homes. */
export type SearchAlert = 'off' | 'daily' | 'atOnce';

/**
 * A search that a customer saved. List dates are days, so that up to where its homes are known is a day and how many
 * of that day there were: once for what the customer visited, once for what a mail told. Days since 1970-01-01.
 */
export interface SavedSearchTable {
  id: string;
  user_id: string;
  name: string;
  /** By which two names are the same. */
  name_key: string;
  path: string;
  /** JSON of the body of POST /realty/listings?type=count. */
  criteria: string;
  language: 'en' | 'fr';
  alert: SearchAlert;
  created: string;
  visited: string;
  visited_day: number;
  visited_seen: number;
  told_day: number;
  told_seen: number;
  /** The last day on which a daily alert was looked for. */
  looked_day: number;
}

/** A mail of an alert that has not gone out yet. */
export interface AlertMailTable {
  id: string;
  user_id: string;
  search_id: string;
  email: string;
  language: 'en' | 'fr';
  subject: string;
  body: string;
  written: string;
  /** How often it was tried to send it. */
  attempts: number;
  /** When it is to be tried next. */
  due: string;
}

/** SQLite only: trigrams of the address (FTS5, no content). */
interface AddressSearchTable {
  rowid: number;
  address: string;
}

/** Words of address and description. FTS5 in SQLite (rowid), a tsvector in PostgreSQL (id). */
interface WordSearchTable {
  rowid: number;
  id: number;
  words: string;
}

/** Every table of the store. */
export interface Tables {
  listing: ListingTable;
  listing_document: DocumentTable;
  place: PlaceTable;
  dataset: DatasetTable;
  listing_source: ListingSourceTable;
  ingest_run: IngestRunTable;
  lead: LeadTable;
  identity_key: IdentityKeyTable;
  account: AccountTable;
  account_code: AccountCodeTable;
  account_session: AccountSessionTable;
  customer: CustomerTable;
  removed_customer: RemovedCustomerTable;
  saved_home: SavedHomeTable;
  saved_search: SavedSearchTable;
  alert_mail: AlertMailTable;
  application: ApplicationTable;
  signer: SignerTable;
  application_document: ApplicationDocumentTable;
  removed_document: RemovedDocumentTable;
  match_choice: MatchChoiceTable;
  referral: ReferralTable;
  upload_key: UploadKeyTable;
  database_id: DatabaseIdTable;
  address_search: AddressSearchTable;
  word_search: WordSearchTable;
}

/** What the query modules work on. */
export interface QueryContext {
  database: Kysely<Tables>;
  dialect: SqlDialect;
}
