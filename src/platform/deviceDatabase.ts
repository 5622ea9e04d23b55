import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';

/** One of the product's databases in IndexedDB. */
export interface DeviceDatabase<Schema extends DBSchema> {
  /** The open database, opened where it is not; rejects where the browser refuses, and tries anew the next time. */
  open(): Promise<IDBPDatabase<Schema>>;
  /** Lets go of it until it is needed again. */
  close(): Promise<void>;
}

/**
 * A database that is opened when it is first needed, with a library that comes then.
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
      // Another tab has a newer schema: this one must let go, and opens anew when it is needed.
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
