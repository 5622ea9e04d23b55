/** Another process uses the data folder. */
export class DataFolderInUse extends Error {
  /** @param folder as the configuration names it */
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another run of this product: stop that one, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataFolderInUse';
  }
}

/** The database file is not a database, or it is damaged. */
export class DatabaseDamaged extends Error {
  /**
   * @param file the database file
   * @param cause the driver's failure
   */
  constructor(file: string, cause?: unknown) {
    super(
      `The database ${file} is damaged. It holds customers with their saved homes, searches and applications, leads, accounts and listings: restore a backup. Without one keep the file, because parts of it can be recovered, and move it away together with ${file}-wal: the next start says how to begin with an empty database. Customers' documents are separate files and are not affected.`,
      { cause },
    );
    this.name = 'DatabaseDamaged';
  }
}

/** The files of documents and the database do not belong together. */
export class MismatchedDatabase extends Error {
  /**
   * @param place of the files: "data folder /data"
   * @param state the reason, as the predicate of a sentence: "belongs to another database"
   * @param id of the database that was opened
   */
  constructor(place: string, state: string, id: string) {
    super(
      `The ${place} ${state}: set DATABASE_URL, DATA_DIR and DOCUMENTS_URL to what belongs together, or restore the right database; to continue with these without the other data, start with ACCEPT_DATABASE=${id}.`,
    );
    this.name = 'MismatchedDatabase';
  }
}

/** The data folder cannot be created or written to. */
export class DataFolderUnwritable extends Error {
  /**
   * @param folder as the configuration names it
   * @param cause the system's failure
   */
  constructor(folder: string, cause?: unknown) {
    super(
      `The data folder ${folder} cannot be written to: give this user write access, or set DATA_DIR to another folder.`,
      { cause },
    );
    this.name = 'DataFolderUnwritable';
  }
}

/** The disk that holds the data folder is full. */
export class DataFolderFull extends Error {
  /** The code that the operating system uses for files. */
  readonly code = 'ENOSPC';

  /**
   * @param folder as the configuration names it
   * @param cause the driver's failure
   */
  constructor(folder: string, cause?: unknown) {
    super(
      `The disk of the data folder ${folder} is full: free some space, or set DATA_DIR to a folder on another disk.`,
      { cause },
    );
    this.name = 'DataFolderFull';
  }
}

/** The user of DATABASE_URL lacks a needed right. */
export class DatabaseForbidden extends Error {
  /** @param cause the driver's failure */
  constructor(cause: Error) {
    super(
      `The user of DATABASE_URL may not create tables (${cause.message}): grant it the right to create in its database, or use another database.`,
      { cause },
    );
    this.name = 'DatabaseForbidden';
  }
}

/** A load of a board's listings has not ended. */
export class IngestBrokenOff extends Error {
  constructor() {
    super(
      'The load of the listings has not ended: run "npm run ingest" again to continue, or "npm run seed -- --yes" to load the demo\'s listings instead.',
    );
    this.name = 'IngestBrokenOff';
  }
}

/** The store holds a board's listings, which generated ones were about to replace. */
export class ListingsIngested extends Error {
  /** @param count number of the board's listings */
  constructor(count: number) {
    super(
      `The database holds ${count.toLocaleString('en-CA')} listings of a board, which only their export can restore: nothing was changed. To replace them with the demo's listings, run "npm run seed -- --yes".`,
    );
    this.name = 'ListingsIngested';
  }
}

/** The store holds the demonstration's listings, which do not exist in reality. */
export class InventedListings extends Error {
  /** @param count number of listings */
  constructor(count: number) {
    super(
      `The database holds ${count.toLocaleString('en-CA')} listings of the demonstration, and DEMO is off: replace them with a board's listings ("npm run ingest"), set REALTY_UPSTREAM_URL, or set DEMO=on for a show-room, whose pages say so.`,
    );
    this.name = 'InventedListings';
  }
}

/** A command found no database of the product. */
export class DatabaseMissing extends Error {
  /** @param place the file, or DATABASE_URL */
  constructor(place: string) {
    super(
      `There is no database of this product at ${place}: set DATA_DIR or DATABASE_URL to the value with which the server was started.`,
    );
    this.name = 'DatabaseMissing';
  }
}

/** A move from an embedded database to this one has not ended. */
export class UnfinishedMove extends Error {
  constructor() {
    super(
      'The data of an embedded database is being moved to this one, and the move has not ended: run "npm run move" again with the same DATA_DIR to continue, or use an empty database.',
    );
    this.name = 'UnfinishedMove';
  }
}

/** A newer release has migrated the database. */
export class NewerDatabase extends Error {
  /** @param migration the one that this release cannot run after */
  constructor(migration: string) {
    super(
      `The database was migrated by a newer release, and this release cannot run on it any more (${migration}): start a newer release, or restore the backup from before the upgrade. Nothing was changed.`,
    );
    this.name = 'NewerDatabase';
  }
}

/** The PostgreSQL named by DATABASE_URL does not answer. */
export class DatabaseUnreachable extends Error {
  /** @param cause the driver's failure; the address is left out, because it contains a password */
  constructor(cause?: unknown) {
    const reason = cause instanceof Error && cause.message ? ` (${cause.message})` : '';
    super(`The database of DATABASE_URL cannot be reached${reason}: check the address, or unset it.`, {
      cause,
    });
    this.name = 'DatabaseUnreachable';
  }
}
