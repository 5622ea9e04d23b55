import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { type Dataset, moveDatesTo, readDataset } from './dataset/dataset.ts';
import { type LoadOptions, loadListings } from './dataset/loadListings.ts';
import type { DatasetSource } from './datasetTables.ts';
import type { ExclusiveLock } from './postgres/postgresDialect.ts';
import type { QueryContext, SqlDialect, Tables } from './tables.ts';

/** The parts of a store that depend on how it was opened. */
export interface StoreForm {
  /** Keeps out other servers of the same PostgreSQL; an embedded store has no other. */
  exclusiveLock?: ExclusiveLock;
  /** Connections to a PostgreSQL server; none of an embedded store or of a PostgreSQL in this process. */
  pool?: Pool;
  /** Reads the bytes of a store in memory. */
  serialize?: () => Uint8Array;
}

/**
 * The open database. The query modules (listings/, places/) take it as their context. Its own methods load listings,
 * move their dates, and close it.
 */
export class Store implements QueryContext {
  readonly database: Kysely<Tables>;
  readonly dialect: SqlDialect;
  /** Connections for a library that has its own statements. */
  readonly pool: Pool | undefined;
  readonly #form: StoreForm;

  constructor(database: Kysely<Tables>, dialect: SqlDialect, form: StoreForm = {}) {
    this.database = database;
    this.dialect = dialect;
    this.pool = form.pool;
    this.#form = form;
  }

  /** The dataset in the store; undefined while the store is empty, or after an unfinished load. */
  dataset(): Promise<Dataset | undefined> {
    return readDataset(this);
  }

  /** Empties the store and fills it; see loadListings. */
  loadListings(options: LoadOptions): Promise<Dataset> {
    return loadListings(this, options);
  }

  /** Moves the dates of one source's listings to a day; see moveDatesTo. */
  moveDatesTo(source: DatasetSource, day: number): Promise<void> {
    return moveDatesTo(this, source, day);
  }

  /**
   * Does work while no other server of the same PostgreSQL does such work, so that two servers that start together do
   * not both fill it. An embedded store has one user anyway.
   */
  withExclusiveLock<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#form.exclusiveLock?.(work) ?? work();
  }

  /** The whole database as bytes, for `openStore({kind: 'memory', image})`. Only for stores in memory. */
  serialize(): Uint8Array {
    if (!this.#form.serialize) throw new Error('Only a store in memory can be serialized.');
    return this.#form.serialize();
  }

  /** Closes the thread or the connections. Every acknowledged write is on disk before. */
  async close(): Promise<void> {
    await this.database.destroy();
  }
}
