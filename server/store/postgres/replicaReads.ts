import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import { type Clock, millisecondsLeft } from '#server/http/clock.ts';
import { readDataset } from '../dataset/dataset.ts';
import type { Tables } from '../tables.ts';

/** A replica, its primary, and the log. */
export interface ReplicaReadsOptions {
  replica: Kysely<Tables>;
  primary: Kysely<Tables>;
  clock: Clock;
  /** Logs a line when the replica is no longer used, and when it is used again. */
  log: (line: string) => void;
}

/** Milliseconds for which a failed replica is not used. */
const UNUSED_MS = 10_000;

function reasonOf(failure: unknown): string {
  return failure instanceof Error && failure.message ? failure.message : 'no answer';
}

/**
 * Sends reads to the replica while it works, else to the primary, so that a failed replica does not affect searches.
 * It counts as working once it answers and holds the primary's dataset, which takes a while after a load.
 */
export class ReplicaReads {
  readonly #options: ReplicaReadsOptions;
  #isUsed = false;
  #isFailureLogged = false;
  #unusedUntil = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | undefined;

  constructor(options: ReplicaReadsOptions) {
    this.#options = options;
  }

  /** Runs a read-only statement. Throws the primary's failure. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { replica, primary, clock } = this.#options;
    if (!this.#isUsed) {
      // Not awaited, so that no search waits for a replica that may be gone.
      if (millisecondsLeft({ end: this.#unusedUntil, length: UNUSED_MS, clock }) === 0) void this.check();
      return primary.executeQuery<Row>(query);
    }
    try {
      return await replica.executeQuery<Row>(query);
    } catch (failure) {
      // If the statement itself is wrong it fails here as well, and says nothing about the replica.
      const result = await primary.executeQuery<Row>(query);
      this.#stopUsing(reasonOf(failure));
      return result;
    }
  }

  /** Checks whether the replica can be used. Never throws. */
  check(): Promise<void> {
    this.#checking ??= this.#checkOnce().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #checkOnce(): Promise<void> {
    const { replica, primary, log } = this.#options;
    try {
      const [copy, original] = await Promise.all([
        readDataset({ database: replica, dialect: 'postgres' }),
        readDataset({ database: primary, dialect: 'postgres' }),
      ]);
      if (JSON.stringify(copy) !== JSON.stringify(original))
        return this.#stopUsing('it has not caught up yet');
      this.#isUsed = true;
      if (this.#isFailureLogged) log('The replica of DATABASE_REPLICA_URL works again: searches use it.');
      this.#isFailureLogged = false;
    } catch (failure) {
      this.#stopUsing(reasonOf(failure));
    }
  }

  #stopUsing(reason: string): void {
    const { clock, log } = this.#options;
    this.#isUsed = false;
    this.#unusedUntil = clock.now().getTime() + UNUSED_MS;
    if (this.#isFailureLogged) return;
    this.#isFailureLogged = true;
    log(`The replica of DATABASE_REPLICA_URL cannot be used (${reason}): searches use DATABASE_URL.`);
  }
}
