import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import { cacheLookedUp } from '#server/http/measurements.ts';

/** A cached answer, as it is sent. */
export interface CachedAnswer {
  /** JSON. */
  body: string;
  /** Weak, because the text is also sent compressed. */
  etag: string;
  /** When it was made, in milliseconds since 1970. */
  made: number;
}

/** Limits of the cache. */
export interface CacheOptions {
  clock: Clock;
  /** Milliseconds for which an answer counts as fresh. */
  fresh?: number;
  /** Milliseconds for which a stale answer is sent while a new one is fetched. */
  stale?: number;
  /** Milliseconds for which an old answer is sent if the feed fails. */
  onFailure?: number;
  /** Characters of all answers and their names together. */
  maxCharacters?: number;
}

/** A cache of answers by name. */
export interface AnswerCache {
  /** @throws the failure of `make`, when no cached answer may replace it */
  get(name: string, make: () => Promise<object>): Promise<CachedAnswer>;
}

const MINUTE = 60_000;
const DEFAULTS = { fresh: MINUTE, stale: 10 * MINUTE, onFailure: 60 * MINUTE, maxCharacters: 24_000_000 };

const isFeedFailure = (failure: unknown): boolean => failure instanceof ServiceError && failure.status >= 500;

/**
 * Caches answers in memory. A fresh answer is sent as it is, a stale one while a new one is made, and an old one if
 * making it fails. Concurrent calls for one name wait for the same promise. The name says who may see the answer:
 * visitors and customers never share one.
 */
export function answerCache(options: CacheOptions): AnswerCache {
  const { clock, fresh, stale, onFailure, maxCharacters } = { ...DEFAULTS, ...options };
  const cache = new LRUCache<string, CachedAnswer, () => Promise<object>>({
    maxSize: maxCharacters,
    sizeCalculation: ({ body }, name) => name.length + body.length,
    // Callers wait for an answer even if other entries have evicted it meanwhile.
    ignoreFetchAbort: true,
    async fetchMethod(_name, _old, { context: make, options: fetching }) {
      try {
        const body = JSON.stringify(await make());
        const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
        return { body, etag, made: clock.now().getTime() };
      } catch (failure) {
        // With any other failure the listing no longer exists in the feed, or not for this caller.
        fetching.noDeleteOnFetchRejection = isFeedFailure(failure);
        throw failure;
      }
    },
  });

  return {
    async get(name, make) {
      const answer = cache.peek(name);
      const age = answer ? clock.now().getTime() - answer.made : Number.POSITIVE_INFINITY;
      // An answer from the future was made before the clock was set back. Its age is unknown.
      const isYounger = (bound: number): boolean => age >= 0 && age < bound;
      const found = isYounger(fresh) ? 'hit' : isYounger(stale) ? 'stale' : 'miss';
      cacheLookedUp.publish({ result: found });
      try {
        // A failure in the background is logged where the feed is called.
        return await cache.forceFetch(name, {
          context: make,
          forceRefresh: !isYounger(fresh),
          allowStale: isYounger(stale),
        });
      } catch (failure) {
        if (!answer || !isYounger(onFailure) || !isFeedFailure(failure)) throw failure;
        cacheLookedUp.publish({ result: 'old' });
        return answer;
      }
    },
  };
}
