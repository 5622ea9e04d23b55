import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import { type Clock, millisecondsLeft } from '#server/http/clock.ts';
import { readDataset } from '../dataset/dataset.ts';
import type { Tables } from '../tables.ts';

/** A replica and what it is a copy of. */
export interface ReplicaSides {
  replica: Kysely<Tables>;
  primary: Kysely<Tables>;
  clock: Clock;
  /** Takes a line when the replica is left and one when it is back. */
  say: (line: string) => void;
}

/** Milliseconds for which a replica that failed is not asked. */
const REST = 10_000;

function reasonOf(failure: unknown): string {
  return failure instanceof Error && failure.message ? failure.message : 'no answer';
}

/**
 * Sends each reading to the replica while it is well, and to the primary while it is not: nobody who searches is told of
 * a replica that is down. It is well once it answers and holds the dataset that the primary holds, which after loading
 * takes it a while.
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

  /** Runs a statement that only reads. Throws what the primary says of it. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { replica, primary, clock } = this.#sides;
    if (!this.#isUsed) {
      // Beside the reading, so that nobody waits for a replica that may be gone.
      if (millisecondsLeft({ end: this.#restsUntil, length: REST, clock }) === 0) void this.look();
      return primary.executeQuery<Row>(query);
    }
    try {
      return await replica.executeQuery<Row>(query);
    } catch (failure) {
      // A statement that is at fault itself fails here as well, and says nothing about the replica.
      const result = await primary.executeQuery<Row>(query);
      this.#leave(reasonOf(failure));
      return result;
    }
  }

  /** Finds out whether the replica can be used. Never throws. */
  look(): Promise<void> {
    this.#looking ??= this.#find().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #find(): Promise<void> {
    const { replica, primary, say } = this.#sides;
    try {
      const [copy, original] = await Promise.all([
        readDataset({ database: replica, dialect: 'postgres' }),
        readDataset({ database: primary, dialect: 'postgres' }),
      ]);
      if (JSON.stringify(copy) !== JSON.stringify(original)) return this.#leave('it has not caught up yet');
      this.#isUsed = true;
      if (this.#isTold) say('The replica of DATABASE_REPLICA_URL is well again: searches go to it.');
      this.#isTold = false;
    } catch (failure) {
      this.#leave(reasonOf(failure));
    }
  }

  #leave(reason: string): void {
    const { clock, say } = this.#sides;
    this.#isUsed = false;
    this.#restsUntil = clock.now().getTime() + REST;
    if (this.#isTold) return;
    this.#isTold = true;
    say(`The replica of DATABASE_REPLICA_URL cannot be used (${reason}): searches go to DATABASE_URL.`);
  }
}
