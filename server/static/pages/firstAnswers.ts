import { LRUCache } from 'lru-cache';
import type { Answer } from '#server/http/answer.ts';
import { ServiceError } from '#server/http/errors.ts';
import { logFailure } from '#server/http/log.ts';
import type { FirstAnswer, FirstCall } from '../../../src/api/pages/contract.ts';
import type { EmbeddedAnswer } from './embeddedAnswers.ts';

/** Dependencies and options of the pages' first calls. */
export interface FirstAnswersOptions {
  /** The realty service, which answers as for a visitor. */
  realty: Answer;
}

/** The answer to a first call, as text too. */
export type ReadAnswer = FirstAnswer & EmbeddedAnswer;

/**
 * Sends a page's first call, or repeats its answer. Returns undefined for a failure, and when the page's deadline has
 * passed.
 */
export type FirstAnswerOf = (
  call: FirstCall,
  env: object | undefined,
  deadline: AbortSignal,
) => Promise<ReadAnswer | undefined>;

/** Maximum number of repeated answers, and of their characters: a market's figures have 20,000. */
const MAX_ANSWERS = 300;
const MAX_CHARACTERS = 6_000_000;
/** An answer is renewed after this part of the time for which it is valid. The page that asks does not wait for that. */
const RENEWED_AFTER = 1 / 3;

/** Sends a call as a visitor. Returns undefined for a failure, and if the services are busy. */
async function ask(
  call: FirstCall,
  realty: Answer,
  env: object | undefined,
  signal?: AbortSignal,
): Promise<ReadAnswer | undefined> {
  const request = new Request(`http://page.internal/realty${call.url}`, {
    headers: call.headers,
    ...(signal && { signal }),
  });
  try {
    const answer = await realty(request, env);
    const { status } = answer;
    // More calls than the service takes at present: the page sends its own a moment later.
    if (status >= 500 || status === 429) return undefined;
    const text = await answer.text();
    return { status, body: JSON.parse(text), call, text };
  } catch (failure) {
    const isRefused = failure instanceof ServiceError;
    if (!signal?.aborted && !isRefused) logFailure('the first call of a page failed', failure);
    return undefined;
  }
}

/**
 * Makes the first calls of pages. An answer that may be repeated stays in this process's memory: a call that takes longer
 * than a page waits ends for the pages after it.
 */
export function makeFirstAnswers({ realty }: FirstAnswersOptions): FirstAnswerOf {
  interface Kept {
    answer: ReadAnswer;
    /** Milliseconds of `performance.now()`. */
    at: number;
  }
  const kept = new LRUCache<string, Kept, { call: FirstCall; env: object | undefined }>({
    max: MAX_ANSWERS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ answer }) => answer.text.length + 1,
    async fetchMethod(_key, _known, { context: { call, env } }) {
      const answer = await ask(call, realty, env);
      return answer?.status === 200 ? { answer, at: performance.now() } : undefined;
    },
  });
  const repeated = async (call: FirstCall, validMs: number, env: object | undefined) => {
    const key = JSON.stringify([call.url, call.headers]);
    const known = kept.peek(key, { allowStale: true });
    const age = known === undefined ? 0 : performance.now() - known.at;
    const found = await kept.fetch(key, {
      allowStale: age < validMs,
      forceRefresh: age >= validMs * RENEWED_AFTER,
      context: { call, env },
    });
    return found?.answer;
  };
  return async (call, env, deadline) => {
    if (deadline.aborted) return undefined;
    const late = new Promise<undefined>((resolve) => {
      deadline.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    const { validMs } = call;
    return Promise.race([validMs ? repeated(call, validMs, env) : ask(call, realty, env, deadline), late]);
  };
}
