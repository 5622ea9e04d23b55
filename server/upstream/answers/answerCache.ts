import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';

/** An answer as a caller gets it. */
export interface KeptAnswer {
  /** JSON. */
  body: string;
  /** A weak one: the text is also sent compressed. */
  etag: string;
  /** When it was made, in milliseconds since 1970. */
  made: number;
}

/** Bounds of what is kept. */
export interface CacheOptions {
  clock: Clock;
  /** Milliseconds for which an answer counts as new. */
  fresh?: number;
  /** Milliseconds for which an old answer is given while a new one is fetched. */
  stale?: number;
  /** Milliseconds for which an old answer is better than none, where the feed has trouble. */
  inTrouble?: number;
  /** Characters of all answers and their names together. */
  mostCharacters?: number;
}

/** Answers that are kept by their name. */
export interface AnswerCache {
  /** @throws what `make` throws, where no kept answer may stand in */
  get(name: string, make: () => Promise<object>): Promise<KeptAnswer>;
}

const MINUTE = 60_000;
const DEFAULTS = { fresh: MINUTE, stale: 10 * MINUTE, inTrouble: 60 * MINUTE, mostCharacters: 24_000_000 };

const isTrouble = (failure: unknown): boolean => failure instanceof ServiceError && failure.status >= 500;

/**
 * Keeps answers in memory: a new one is given as it is, an older one while it is made anew, an old one where it cannot
 * be. Who asks for what is being made waits for the same making. Names say who may see the answer: what is kept for a
 * customer is not what is kept for a visitor.
 */
export function answerCache(options: CacheOptions): AnswerCache {
  const { clock, fresh, stale, inTrouble, mostCharacters } = { ...DEFAULTS, ...options };
  const kept = new LRUCache<string, KeptAnswer, () => Promise<object>>({
    maxSize: mostCharacters,
    sizeCalculation: ({ body }, name) => name.length + body.length,
    // Callers wait for an answer also where others take its place meanwhile.
    ignoreFetchAbort: true,
    async fetchMethod(_name, _old, { context: make, options: fetching }) {
      try {
        const body = JSON.stringify(await make());
        const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
        return { body, etag, made: clock.now().getTime() };
      } catch (failure) {
        // Else the feed knows it no more, or not for this caller.
        fetching.noDeleteOnFetchRejection = isTrouble(failure);
        throw failure;
      }
    },
  });

  return {
    async get(name, make) {
      const answer = kept.peek(name);
      const age = answer ? clock.now().getTime() - answer.made : Number.POSITIVE_INFINITY;
      // One from the future was made before the clock was set back: nothing says how old it is.
      const isYounger = (bound: number): boolean => age >= 0 && age < bound;
      try {
        // The failure of what is made anew meanwhile is told where the feed is asked.
        return await kept.forceFetch(name, {
          context: make,
          forceRefresh: !isYounger(fresh),
          allowStale: isYounger(stale),
        });
      } catch (failure) {
        if (answer && isYounger(inTrouble) && isTrouble(failure)) return answer;
        throw failure;
      }
    },
  };
}
