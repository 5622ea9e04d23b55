import type { Kysely } from 'kysely';
import type {
  AmenityChangeTable,
  AmenitySourceTable,
  AmenityTable,
  AmenityWordTable,
  WalkPassTable,
} from './amenities/amenityTables.ts';
import type { ContentPictureTable, ContentTable } from './content/contentTables.ts';
import type {
  ApplicationDocumentTable,
  ApplicationReviewTable,
  ApplicationTable,
  DatabaseIdTable,
  DocumentClaimTable,
  MatchChoiceTable,
  ReferralTable,
  RemovedDocumentTable,
  SignerTable,
  UploadKeyTable,
} from './customer/applicationTables.ts';
import type {
  PrivateHomeTable,
  SharedChangeTable,
  SharedListTable,
  SharedMemberTable,
} from './customer/sharedTables.ts';
import type { ListingFacts } from './dataset/listingFacts.ts';
import type {
  AddressSearchTable,
  BoardNumberTable,
  DatasetTable,
  GeocodeTable,
  IngestRunTable,
  ListingSourceTable,
  OpenHouseTable,
  SaleMonthTable,
  SideRowTable,
  WordSearchTable,
} from './datasetTables.ts';
import type {
  ConsentWithdrawalTable,
  DeskAnswerTable,
  DeskChangeTable,
  DeskColumns,
  DeskFactorTable,
  DeskMemberTable,
  DeskNoteTable,
  DeskRulesTable,
  DeskStartTable,
} from './desk/deskTables.ts';
import type { EstimateErrorTable } from './estimates/estimateTables.ts';
import type {
  AccountChallengeTable,
  AccountCodeTable,
  AccountFactorTable,
  AccountSessionTable,
  AccountTable,
  IdentityKeyTable,
} from './identityTables.ts';
import type { JobTable } from './jobs/queues.ts';
import type { MailTables } from './mail/mailTables.ts';
import type { RoutingSourceTable, StreetTileTable, TimetablePartTable } from './routing/routingTables.ts';
import type { ViewingChangeTable, ViewingTable, ViewingTokenTable } from './viewings/viewingTables.ts';

/** The databases. Their SQL differs in DDL and text search only. */
export type SqlDialect = 'sqlite' | 'postgres';

/** Kinds of offers. */
export const TYPES = ['Sale', 'Lease'] as const;
/** A: on the market. U: off the market. */
export const STATUSES = ['A', 'U'] as const;

/**
 * The columns by which listings are searched. Texts are folded (text/fold.ts) except `mls` and `last_status`; money
 * is whole dollars; days are counted from 1970-01-01 in Toronto's calendar.
 * Columns with the prefix v are for visitors' searches. For a restricted listing they are rounded
 * (dataset/visitorValues.ts), so that no search by area, price or size can reveal more.
 */
export interface ListingTable extends ListingFacts {
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
  /** Property tax, dollars per year. */
  tax: number | null;
  /**
   * From -2, to be renovated, to 2, renovated (dataset/condition.ts). 0 if its text
   * does not say; null until it is read (dataset/fillConditions.ts).
   */
  condition: number | null;
  /**
   * The yearly rent by the estimate, in hundredths of a percent of the asking price. Only of homes for sale on the market
   * that have an estimate (estimates/grossYields.ts). Visitors never get it, nor can they search by it.
   */
  gross_yield: number | null;
  /** The day on which the yield was computed, or no figure was found, in days since 1970-01-01; null if it is due. */
  yield_day: number | null;
  /** 1 for a home with a virtual tour or a video tour (dataset/tours.ts). */
  has_tour: 0 | 1;
  /**
   * Minutes on foot to the nearest amenity of each kind (walks/packedWalks.ts); null until they are computed, and while no
   * amenities were ever loaded.
   */
  walks: number | null;
  /** 0 to 32748, evenly distributed: base of the random order. */
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

/** A listing as it is shown: JSON of StoredListing. */
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
  /** Sales of a year that visitors may see, as the market's figures count them; null before they were counted. */
  sold_count: number | null;
  /** JSON of polygons, each a list of rings of [longitude, latitude]. */
  boundary: string;
}

/** All columns of a place except its boundary, which can be large. */
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
  'sold_count',
] as const satisfies (keyof PlaceTable)[];

/** State of forwarding a lead to another system; `kept` if leads are not forwarded. */
export type LeadForwarding = 'kept' | 'waiting' | 'sent';

/**
 * Leads: requests of visitors to be contacted. They stay when other listings are loaded. Times are ISO 8601 in UTC
 * with milliseconds, so that they sort as text.
 */
export interface LeadTable {
  id: string;
  received: string;
  kind: 'listing' | 'general' | 'viewing' | 'valuation' | 'application' | 'withdrawal';
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  city: string | null;
  address: string | null;
  /** Dollars; for a lease dollars per month. */
  price: number | null;
  /** An MLS number (kinds listing and viewing) or a referral code (kind general). */
  code: string | null;
  board: number | null;
  message: string | null;
  /** For the kinds viewing, application and withdrawal: the customer, with whom the lead is deleted. */
  user_id: string | null;
  /** For applications and withdrawals: the summary for the brokerage, as JSON. */
  application: string | null;
  /** JSON of the lead's circumstances; null if unknown. */
  context: string | null;
  /** SHA-256 of the Idempotency-Key; unique. */
  key_hash: string | null;
  /** SHA-256 of the content, to tell a repeated lead from another one with the same key. */
  content_hash: string;
  request_id: string;
  forwarding: LeadForwarding;
  /** Number of attempts to forward it. */
  forward_attempts: number;
  /** Time of the next attempt; null unless `waiting`. */
  forward_due: string | null;
  /** The reason of the last attempt's failure. */
  forward_problem: string | null;
}

/**
 * Customers with saved data, including those of a Cognito pool. Times as in LeadTable. Without `registered` the row
 * only holds what other rows refer to, because the customer has not registered yet.
 */
export interface CustomerTable {
  /** The sub of the ID token. */
  id: string;
  /** As in the newest ID token of a change. */
  email: string;
  /** Lower case. */
  email_key: string;
  first_name: string;
  last_name: string;
  /** With the country's prefix. */
  phone: string | null;
  email_notifications: 0 | 1;
  /** The `email_key` from which mail came back: no alerts are sent while it is the present one. Null for none. */
  bounced_key: string | null;
  /** Time at which the customer agreed that staff see saved homes and searches; null if they did not. */
  staff_sees_saved: string | null;
  registered: string | null;
}

/** Recently removed customers, for as long as their tokens may be valid. */
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
  /** Time of the last change of the note; null without a note, and for notes of releases before 1.6. */
  noted: string | null;
}

/** Marks that a customer has on homes besides saved ones: recently viewed, and hidden from searches. */
export type HomeMarkKind = 'viewed' | 'hidden';

/** A home that a customer viewed or hid. */
export interface HomeMarkTable {
  user_id: string;
  kind: HomeMarkKind;
  board: number;
  /** Upper case. */
  mls: string;
  /** ISO 8601 time of the last view, or of the press that hid it. */
  marked: string;
}

/** The frequency of the customer's mails about new homes. */
export type SearchAlert = 'off' | 'daily' | 'atOnce';

/**
 * A saved search. List dates are days, so a mark is a day and the number of homes found on that day. There is one for
 * the customer's last visit and one for the last mail. Days since 1970-01-01.
 */
export interface SavedSearchTable {
  id: string;
  user_id: string;
  name: string;
  /** The normalised name; unique for a customer. */
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
  /** The last day on which a daily alert was checked. */
  looked_day: number;
}

/** Every table of the store. */
export interface Tables extends MailTables {
  listing: ListingTable;
  listing_document: DocumentTable;
  open_house: OpenHouseTable;
  sale_month: SaleMonthTable;
  place: PlaceTable;
  amenity: AmenityTable;
  amenity_source: AmenitySourceTable;
  amenity_word: AmenityWordTable;
  dataset: DatasetTable;
  amenity_change: AmenityChangeTable;
  walk_pass: WalkPassTable;
  estimate_error: EstimateErrorTable;
  listing_source: ListingSourceTable;
  ingest_run: IngestRunTable;
  board_number: BoardNumberTable;
  side_row: SideRowTable;
  geocode: GeocodeTable;
  lead: LeadTable & DeskColumns;
  desk_factor: DeskFactorTable;
  desk_member: DeskMemberTable;
  desk_note: DeskNoteTable;
  desk_answer: DeskAnswerTable;
  desk_change: DeskChangeTable;
  desk_rules: DeskRulesTable;
  desk_start: DeskStartTable;
  consent_withdrawal: ConsentWithdrawalTable;
  viewing: ViewingTable;
  viewing_change: ViewingChangeTable;
  viewing_token: ViewingTokenTable;
  identity_key: IdentityKeyTable;
  account: AccountTable;
  account_code: AccountCodeTable;
  account_challenge: AccountChallengeTable;
  account_factor: AccountFactorTable;
  account_session: AccountSessionTable;
  customer: CustomerTable;
  removed_customer: RemovedCustomerTable;
  saved_home: SavedHomeTable;
  home_mark: HomeMarkTable;
  saved_search: SavedSearchTable;
  /** In SQLite only. */
  job: JobTable;
  shared_list: SharedListTable;
  shared_member: SharedMemberTable;
  private_home: PrivateHomeTable;
  shared_change: SharedChangeTable;
  application: ApplicationTable;
  signer: SignerTable;
  application_document: ApplicationDocumentTable;
  application_review: ApplicationReviewTable;
  document_claim: DocumentClaimTable;
  removed_document: RemovedDocumentTable;
  match_choice: MatchChoiceTable;
  referral: ReferralTable;
  upload_key: UploadKeyTable;
  routing_source: RoutingSourceTable;
  street_tile: StreetTileTable;
  timetable_part: TimetablePartTable;
  content: ContentTable;
  content_picture: ContentPictureTable;
  database_id: DatabaseIdTable;
  address_search: AddressSearchTable;
  word_search: WordSearchTable;
}

/** The database that query modules use. */
export interface QueryContext {
  database: Kysely<Tables>;
  dialect: SqlDialect;
}
