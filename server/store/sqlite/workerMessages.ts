import type { StatementOutcome } from './sqliteSession.ts';

/** Name of the database file in the data folder. */
export const DATABASE_FILE = 'product.db';
/** Name of the file whose lock means that the data folder is in use. */
export const LOCK_FILE = 'lock.db';

/** SQLite's primary result code for a locked file. */
export const SQLITE_BUSY = 5;
/** The file is damaged. */
export const SQLITE_CORRUPT = 11;
/** The disk is full. */
export const SQLITE_FULL = 13;
/** The file is not a database. */
export const SQLITE_NOT_A_DATABASE = 26;

/** One statement for the worker. */
export interface WorkerQuestion {
  id: number;
  text: string;
  parameters: readonly unknown[];
}

/** Its outcome, or SQLite's message and primary result code. */
export type WorkerAnswer =
  | { id: number; outcome: StatementOutcome }
  | { id: number; failure: { message: string; code: number } };

/** The reason if the worker could not open the folder. */
export interface OpeningFailure {
  kind: 'in use' | 'damaged' | 'full' | 'unwritable';
  message: string;
}

/** The worker's first message. */
export type WorkerOpening = { opened: true } | { opened: false; failure: OpeningFailure };
