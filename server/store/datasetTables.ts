/** Where the listings come from: the demo, or a board's feed. */
export type DatasetSource = 'demo' | 'board';

/** What the listings are: one row, once filling has begun. */
export interface DatasetTable {
  id: number;
  state: 'loading' | 'ready';
  source: DatasetSource;
  /** Of the demo; 0 for a board. */
  seed: number;
  /** Version of the demo's generator; '' for a board. */
  generator: string;
  /** Days since 1970-01-01: the day that the dates were made for. Null for a board, whose dates never move. */
  dates_made_for: number | null;
  /** The day that they were last moved to; at first the same. */
  dates_as_of: number | null;
  listing_count: number;
}

/** Which row of a board's feed a listing is of. The demo has none. */
export interface ListingSourceTable {
  listing_id: number;
  /** The feed's own key, in its own case. */
  source_key: string;
  /** SHA-256 of the row; '' where the listing was withdrawn, so that it is read anew should it come back. */
  hash: string;
  /** The last run that had it. */
  seen_run: number;
}

/** One row: the newest run of the feed, and up to where it is stored. */
export interface IngestRunTable {
  id: number;
  run: number;
  /** By which the same source is known again: names, sizes and dates of its files. */
  source: string;
  state: 'running' | 'done';
  /** The file that was read last, and how many of its rows are stored. */
  file: string;
  row_count: number;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  invalid: number;
  /** How many of the invalid ones do not even say of which listing they are. */
  keyless: number;
  /** Name of the report's file, and how much of it tells of stored rows. */
  report: string;
  report_bytes: number;
}
