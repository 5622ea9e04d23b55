import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';

/** One of the product's databases in IndexedDB. */
export interface DeviceDatabase<Schema extends DBSchema> {
  /**
   * Returns the open database, and opens it if necessary. Rejects if the browser refuses; the next call tries again.
   */
  open(): Promise<IDBPDatabase<Schema>>;
  /** Closes the database until the next `open`. */
  close(): Promise<void>;
}

/**
 * Creates a database that is opened when it is first needed. Its library is loaded then.
 * @param name of the database on the device
 * @param version of its schema, to which `upgrade` brings it
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): DeviceDatabase<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;

  const close = async (): Promise<void> => {
    const closing = opened;
    opened = undefined;
    (await closing)?.close();
  };
  const connect = async (): Promise<IDBPDatabase<Schema>> => {
    const { openDB } = await import('idb');
    return openDB<Schema>(name, version, {
      upgrade,
      // Another tab has a newer schema: this tab must close the database, and opens it again when it is needed.
      blocking: () => {
        void close();
      },
      terminated: () => {
        opened = undefined;
      },
    });
  };
  const open = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= connect().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return { open, close };
}
