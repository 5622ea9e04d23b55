/**
 * Leads that could not be sent yet, stored on the device until they are. They survive reloads and sign-outs. Each is
 * removed on delivery. A lead that the service refuses stays until its visitor corrects or discards it.
 */
import type { DBSchema } from 'idb';
import { deviceDatabase } from '#platform/deviceDatabase.ts';

/** A lead as it will be sent. */
export interface StoredLead {
  /** The idempotency key: the service accepts the lead only once, even if it is sent again. */
  key: string;
  /** The exact body: the service would refuse the same key with another body. */
  body: string;
  /** The header Lead-Context; missing in leads that an older version stored. */
  context?: string | undefined;
  /** Milliseconds since 1970. */
  keptAt: number;
  /**
   * Email of the account in which it was written; '' if the session was not confirmed then, undefined without an account.
   * The property is missing in leads that an older version stored: their account is unknown.
   */
  owner?: string | undefined;
  /** The fields that the service refused; missing while the lead waits. */
  refused?: readonly { field: string; keyword: string }[] | undefined;
}

interface Schema extends DBSchema {
  leads: { key: string; value: StoredLead; indexes: { keptAt: number } };
}

const DATABASE = 'hp-outbox';
const SCHEMA_VERSION = 1;
const LOCK = 'hp-outbox';

const { open: database, close: forgetOpened } = deviceDatabase<Schema>(
  DATABASE,
  SCHEMA_VERSION,
  (created) => {
    created.createObjectStore('leads', { keyPath: 'key' }).createIndex('keptAt', 'keptAt');
  },
);

let inTurn: Promise<unknown> = Promise.resolve();

/** The outbox. Every call rejects if the browser refuses IndexedDB. */
export const leadOutbox = {
  /** True if the browser has IndexedDB. */
  isSupported: (): boolean => 'indexedDB' in globalThis,

  /** Loads the code to store a lead, which can't be loaded without a connection. */
  async prepare(): Promise<void> {
    await database();
  },

  /** Stores a lead, or replaces the one with the same key. */
  async put(lead: StoredLead): Promise<void> {
    await (await database()).put('leads', lead);
  },

  /** Replaces the lead with the same key. @returns false if it was removed meanwhile, as by another tab */
  async replace(lead: StoredLead): Promise<boolean> {
    const { store, done } = (await database()).transaction('leads', 'readwrite');
    const isStored = (await store.getKey(lead.key)) !== undefined;
    if (isStored) await store.put(lead);
    await done;
    return isStored;
  },

  /** Returns a stored lead; undefined if it was removed, as by another tab. */
  async get(key: string): Promise<StoredLead | undefined> {
    return (await database()).get('leads', key);
  },

  /** Returns all stored leads, the oldest first. */
  async all(): Promise<StoredLead[]> {
    return (await database()).getAllFromIndex('leads', 'keptAt');
  },

  /** Removes a lead that was delivered or discarded. */
  async remove(key: string): Promise<void> {
    await (await database()).delete('leads', key);
  },

  /**
   * Runs one delivery at a time across all tabs. Pages that are not served securely have no locks, so they run one at a
   * time within the tab.
   */
  async withLock<Result>(work: () => Promise<Result>): Promise<Result> {
    // Missing in pages that are not served securely, although the types say otherwise.
    const locks = navigator.locks as LockManager | undefined; // see the line above
    if (locks) return locks.request(LOCK, work);
    const turn = inTurn.then(work);
    inTurn = turn.catch(() => {});
    return turn;
  },

  /** Closes the database, so that another test or another schema can open it. */
  close: forgetOpened,
};
