import { createHash } from 'node:crypto';
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
  // The longest unused first.
  const kept = new Map<string, KeptAnswer>();
  const underWay = new Map<string, Promise<KeptAnswer>>();
  let characters = 0;

  function forget(name: string): void {
    const answer = kept.get(name);
    if (!answer) return;
    kept.delete(name);
    characters -= name.length + answer.body.length;
  }

  function keep(name: string, answer: KeptAnswer): void {
    forget(name);
    kept.set(name, answer);
    characters += name.length + answer.body.length;
    for (const oldest of kept.keys()) {
      if (characters <= mostCharacters) break;
      forget(oldest);
    }
  }

  async function made(name: string, make: () => Promise<object>): Promise<KeptAnswer> {
    try {
      const body = JSON.stringify(await make());
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
      const answer = { body, etag, made: clock.now().getTime() };
      keep(name, answer);
      return answer;
    } catch (failure) {
      // The feed knows it no more, or not for this caller.
      if (!isTrouble(failure)) forget(name);
      throw failure;
    } finally {
      underWay.delete(name);
    }
  }

  function making(name: string, make: () => Promise<object>): Promise<KeptAnswer> {
    const known = underWay.get(name);
    if (known) return known;
    const begun = made(name, make);
    underWay.set(name, begun);
    return begun;
  }

  return {
    async get(name, make) {
      const answer = kept.get(name);
      const age = answer ? clock.now().getTime() - answer.made : Number.POSITIVE_INFINITY;
      // One from the future was made before the clock was set back: nothing says how old it is.
      if (!answer || age < 0 || age >= inTrouble) return making(name, make);
      kept.delete(name);
      kept.set(name, answer);
      if (age < fresh) return answer;
      if (age < stale) {
        // Its failure is told where the feed is asked.
        making(name, make).catch(() => undefined);
        return answer;
      }
      return making(name, make).catch((failure: unknown) => {
        if (isTrouble(failure)) return answer;
        throw failure;
      });
    },
  };
}
