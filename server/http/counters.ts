import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { logWarning } from './log.ts';

/** A number of points in a time. The time of a key begins with its first point. */
export interface CounterOptions {
  /** Counters with the same name, points and seconds count together. */
  name: string;
  points: number;
  seconds: number;
  /** True if each point has to be counted at once in every process, also for a large limit; false by default. */
  isExact?: boolean;
}

/** Counts points by key. */
export interface Counter {
  /**
   * Counts one point, or several.
   * @returns 0, or the milliseconds to wait when the key has more points than allowed
   */
  take(key: string, points?: number): Promise<number>;
  /** Refuses the key's points for so many milliseconds, at most for the counter's time. */
  block(key: string, milliseconds: number): Promise<void>;
  /** Forgets what was counted for the key. */
  forget(key: string): Promise<void>;
}

/** Makes counters. */
export type Counters = (options: CounterOptions) => Counter;

/** A process reports what it has counted in so many parts of the limit. */
const PARTS = 20;
/** Milliseconds by which the clocks of two processes may differ. */
const CLOCK_DIFFERENCE = 60_000;
/** Milliseconds during which a failure is logged once only. */
const LOG_PAUSE = 60_000;

/** Result of counting: the points so far, and the milliseconds to wait, or 0. */
interface Counted {
  points: number;
  wait: number;
}

/** @throws the failure of the database */
async function count(
  limiter: RateLimiterAbstract,
  key: string,
  points: number,
  seconds: number,
): Promise<Counted> {
  const outcome = await limiter.consume(key, points).then(
    (result) => ({ result, isRefused: false }),
    (failure: unknown) => {
      if (failure instanceof RateLimiterRes) return { result: failure, isRefused: true };
      throw failure;
    },
  );
  const { consumedPoints, msBeforeNext } = outcome.result;
  const longest = seconds * 1000;
  if (msBeforeNext > longest + CLOCK_DIFFERENCE) {
    // The clock was set back, so the time that has passed is unknown, and the window counts as over.
    await limiter.delete(key);
    return count(limiter, key, points, seconds);
  }
  return { points: consumedPoints, wait: outcome.isRefused ? Math.max(1, msBeforeNext) : 0 };
}

/** The library stores whole milliseconds, which a fraction of a second may miss. */
const wholeSeconds = (milliseconds: number, most: number): number =>
  Math.min(most, Math.ceil(milliseconds / 1000));

/** Counters in the memory of this process. A timer drops each window at its end. */
export const memoryCounters: Counters = ({ name, points, seconds }) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  return {
    take: async (key, added = 1) => (await count(limiter, key, added, seconds)).wait,
    async block(key, milliseconds) {
      await limiter.block(key, wholeSeconds(milliseconds, seconds));
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
};

/** Runs a statement: a pool of the driver. */
export interface CounterClient {
  query(statement: { text: string; values: unknown[]; name?: string }): Promise<{ rows: unknown[] }>;
}

/**
 * Counters that all processes over one PostgreSQL share, in the table `rate_limit`. Each process counts in its memory
 * too, and reports a twentieth of the limit at a time, so that most requests need no statement: processes together
 * allow at most a twentieth of the limit each beyond it. A limit below 40 is reported point by point. While the
 * database does not answer, each process counts alone.
 */
export function sharedCounters(client: CounterClient): Counters {
  let isFirst = true;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const logFailure = (failure: unknown): void => {
    if (performance.now() - loggedAt < LOG_PAUSE) return;
    loggedAt = performance.now();
    const reason = failure instanceof Error ? failure.message : String(failure);
    logWarning(`The database does not count calls, so this process counts alone: ${reason}`);
  };
  return (options) => {
    const { name, points, seconds, isExact = false } = options;
    const part = isExact ? 1 : Math.max(1, Math.floor(points / PARTS));
    const own = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    const shared = new RateLimiterPostgres({
      storeClient: client,
      storeType: 'pool',
      tableName: 'rate_limit',
      // By a migration.
      tableCreated: true,
      // The rows have neither addresses nor ids of customers.
      keyPrefix: '',
      points,
      duration: seconds,
      clearExpiredByTimeout: isFirst,
    });
    isFirst = false;
    const sharedKey = (key: string): string =>
      createHash('sha256').update(`${name} ${points}/${seconds} ${key}`).digest('base64url');
    const sharing = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
      try {
        return await work();
      } catch (failure) {
        logFailure(failure);
        return undefined;
      }
    };
    return {
      async take(key, added = 1) {
        const mine = await count(own, key, added, seconds);
        if (mine.wait > 0) return mine.wait;
        const parts = Math.floor(mine.points / part) - Math.floor((mine.points - added) / part);
        if (parts === 0) return 0;
        const all = await sharing(() => count(shared, sharedKey(key), parts * part, seconds));
        if (!all || all.wait === 0) return 0;
        await own.block(key, all.wait / 1000);
        return all.wait;
      },
      async block(key, milliseconds) {
        const blocked = wholeSeconds(milliseconds, seconds);
        await own.block(key, blocked);
        await sharing(() => shared.block(sharedKey(key), blocked));
      },
      async forget(key) {
        await own.delete(key);
        await sharing(() => shared.delete(sharedKey(key)));
      },
    };
  };
}
