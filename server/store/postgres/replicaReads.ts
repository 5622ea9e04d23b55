import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import { type Clock, millisecondsLeft } from '#server/http/clock.ts';
import { readDataset } from '../dataset/dataset.ts';
import type { Tables } from '../tables.ts';

/** A replica and its primary. */
export interface ReplicaSides {
  replica: Kysely<Tables>;
  primary: Kysely<Tables>;
  clock: Clock;
  /** Logs a line when the replica is no longer used, and when it is used again. */
  log: (line: string) => void;
}

/** Milliseconds for which a failed replica is not used. */
const REST = 10_000;

function reasonOf(failure: unknown): string {
  return failure instanceof Error && failure.message ? failure.message : 'no answer';
}

/**
 * Sends reads to the replica while it works, else to the primary, so that a failed replica does not affect searches.
 * It counts as working once it answers and holds the primary's dataset, which takes a while after a load.
 */
export class ReplicaReads {
  readonly #sides: ReplicaSides;
  #isUsed = false;
  #isTold = false;
  #restsUntil = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;

  constructor(sides: ReplicaSides) {
    this.#sides = sides;
  }

  /** Runs a read-only statement. Throws the primary's failure. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { replica, primary, clock } = this.#sides;
    if (!this.#isUsed) {
      // Not awaited, so that no search waits for a replica that may be gone.
      if (millisecondsLeft({ end: this.#restsUntil, length: REST, clock }) === 0) void this.look();
      return primary.executeQuery<Row>(query);
    }
    try {
      return await replica.executeQuery<Row>(query);
    } catch (failure) {
      // If the statement itself is wrong it fails here as well, and says nothing about the replica.
      const result = await primary.executeQuery<Row>(query);
      this.#leave(reasonOf(failure));
      return result;
    }
  }

  /** Checks whether the replica can be used. Never throws. */
  look(): Promise<void> {
    this.#looking ??= this.#find().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #find(): Promise<void> {
    const { replica, primary, log } = this.#sides;
    try {
      const [copy, original] = await Promise.all([
        readDataset({ database: replica, dialect: 'postgres' }),
        readDataset({ database: primary, dialect: 'postgres' }),
      ]);
      if (JSON.stringify(copy) !== JSON.stringify(original)) return this.#leave('it has not caught up yet');
      this.#isUsed = true;
      if (this.#isTold) log('The replica of DATABASE_REPLICA_URL works again: searches use it.');
      this.#isTold = false;
    } catch (failure) {
      this.#leave(reasonOf(failure));
    }
  }

  #leave(reason: string): void {
    const { clock, log } = this.#sides;
    this.#isUsed = false;
    this.#restsUntil = clock.now().getTime() + REST;
    if (this.#isTold) return;
    this.#isTold = true;
    log(`The replica of DATABASE_REPLICA_URL cannot be used (${reason}): searches use DATABASE_URL.`);
  }
}
