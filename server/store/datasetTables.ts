/** The source of the listings: the demonstration, or a board's export. */
export type DatasetSource = 'demo' | 'board';

/** The dataset: one row, created when filling begins. */
export interface DatasetTable {
  id: number;
  state: 'loading' | 'ready';
  source: DatasetSource;
  /** The demonstration's seed; 0 for a board. */
  seed: number;
  /** Version of the demonstration's generator; '' for a board. */
  generator: string;
  /**
   * The day that the dates were made for, in days since 1970-01-01. Null for a board, whose dates are never moved.
   */
  dates_made_for: number | null;
  /** The day that they were last moved to; at first the same day. */
  dates_as_of: number | null;
  listing_count: number;
}

/** The row of a board's export that a listing comes from. Listings of the demonstration have none. */
export interface ListingSourceTable {
  listing_id: number;
  /** The export's own key, with its case. */
  source_key: string;
  /** SHA-256 of the row; '' if the listing was withdrawn, so that it is read again if it comes back. */
  hash: string;
  /** The last run that contained the listing. */
  seen_run: number;
}

/** Resources of an export beside its Property rows, and a file of coordinates. */
export type SideKind = 'Office' | 'Member' | 'OpenHouse' | 'Media' | 'PropertyRooms' | 'Coordinates';

/** A stored answer of the geocoder, so that each address is looked up once. */
export interface GeocodeTable {
  /** Folded. */
  address: string;
  /** Degrees; both null for an address that the geocoder does not know. */
  latitude: number | null;
  longitude: number | null;
  /** The first day on which it may not be stored any longer, in days since 1970-01-01; null if there is none. */
  expiry_day: number | null;
}

/** A row of an export that belongs to Property rows: an office, an agent, an open house, a photo, a room, a position. */
export interface SideRowTable {
  kind: SideKind;
  owner: string;
  row_key: string;
  /** JSON with the fields that are used. */
  body: string;
}

/** The number of a board by one of its keys. The rows stay when other listings are loaded. */
export interface BoardNumberTable {
  /** "system A00001796", "name calgary real estate board" (folded) or "association 76". */
  source_key: string;
  number: number;
  name: string;
}

/** One row: the newest run of the ingest, and its progress. */
export interface IngestRunTable {
  id: number;
  run: number;
  /** Identifies the source: names, sizes and dates of its files. */
  source: string;
  state: 'running' | 'done';
  /** The last file that was read, and how many of its rows are stored. */
  file: string;
  row_count: number;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  invalid: number;
  /** Number of invalid rows without a listing key. */
  keyless: number;
  /** Name of the report's file, and the number of its bytes about stored rows. */
  report: string;
  report_bytes: number;
  /** JSON of the counts in the summary (`IngestSummary`). */
  summary: string;
}

/** A day with an open house of a listing. */
export interface OpenHouseTable {
  listing_id: number;
  /** Days since 1970-01-01; 0 (Thursday) to 6 for an open house of the demonstration that takes place every week. */
  day: number;
}

/** The sales of a city in a month, for statistics (sales/packedSales.ts). Triggers on `listing` mark changed months. */
export interface SaleMonthTable {
  /** Folded. */
  city: string;
  /** Number of the month (listings/statisticsGroups.ts). */
  month: number;
  /** Packed; null after a change, until the month is packed again. */
  sales: Uint8Array | null;
}

/** SQLite only: trigrams of the address (FTS5, no content). */
export interface AddressSearchTable {
  rowid: number;
  address: string;
}

/** Words of address and description. FTS5 in SQLite (rowid), a tsvector in PostgreSQL (id). */
export interface WordSearchTable {
  rowid: number;
  id: number;
  words: string;
}
