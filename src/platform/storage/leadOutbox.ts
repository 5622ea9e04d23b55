/**
 * Leads that could not be sent, kept on the device until they are (rulings D2). They stay through reloads and
 * sign-outs (rulings D11); each leaves on delivery.
 */
import type { DBSchema } from 'idb';
import { deviceDatabase } from '#platform/deviceDatabase.ts';

/** A lead as it will be sent. */
export interface KeptLead {
  /** Its idempotency key: however often it is sent, the service takes it once. */
  key: string;
  /** The body, to the letter: the same key with another body would be refused. */
  body: string;
  /** The header Lead-Context; missing of a lead that an older version kept. */
  context?: string | undefined;
  /** Milliseconds since 1970. */
  keptAt: number;
}

interface Schema extends DBSchema {
  leads: { key: string; value: KeptLead; indexes: { keptAt: number } };
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

/** The outbox. Every call rejects where the browser refuses IndexedDB. */
export const leadOutbox = {
  /** Whether the browser has IndexedDB at all. */
  isSupported: (): boolean => 'indexedDB' in globalThis,

  /** Loads what keeping a lead needs: once the connection is gone, it could not be loaded any more. */
  async prepare(): Promise<void> {
    await database();
  },

  /** Keeps a lead, or what was kept under its key before. */
  async keep(lead: KeptLead): Promise<void> {
    await (await database()).put('leads', lead);
  },

  /** Every kept lead, the oldest first. */
  async all(): Promise<KeptLead[]> {
    return (await database()).getAllFromIndex('leads', 'keptAt');
  },

  /** A lead was delivered, or never can be. */
  async remove(key: string): Promise<void> {
    await (await database()).delete('leads', key);
  },

  /** Runs one delivery at a time in all tabs; pages that are not served securely have no locks and take turns in the tab. */
  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    // Absent in pages that are not served securely, whatever the types say.
    const locks = navigator.locks as LockManager | undefined; // see the line above
    if (locks) return locks.request(LOCK, work);
    const turn = inTurn.then(work);
    inTurn = turn.catch(() => {});
    return turn;
  },

  /** Closes the database: another test, or another schema, may open it. */
  close: forgetOpened,
};
