import type { z } from 'zod';
import { boundedText } from '#server/http/boundedText.ts';
import { circuitBreaker } from '#server/http/circuitBreaker.ts';
import { type Clock, millisecondsLeft } from '#server/http/clock.ts';
import type { ReachFailure } from '../../src/api/realty/reachContract.ts';
import { promiseCache } from './promiseCache.ts';
import { type ReachedArea, RoutingError, type TravelTime } from './routing.ts';

/** Address and limits of a routing service. */
export interface ServiceOptions {
  /** "http://valhalla:8002" */
  url: string;
  clock: Clock;
  /** Logs a line for the operator. */
  log: (line: string) => void;
  /** Timeout of a call in milliseconds; eight seconds by default. */
  timeoutMs?: number;
}

/** A refusal by which the service answers a question: the code that it has in the log, and its meaning if it is known. */
export interface Refusal {
  code: number;
  meaning: 'noWay' | ReachFailure | undefined;
}

/** The setting and the refusals of a kind of service. */
interface ServiceKind {
  /** The name of its setting, for the log. */
  setting: 'ROUTING_URL' | 'TRANSIT_ROUTING_URL';
  /** Reads the body of an answer with status 400; no refusals by default. */
  refusalOf?: (body: unknown) => Refusal | undefined;
}

/** The calls of a routing service behind a circuit breaker. */
export interface ServiceCalls {
  /**
   * Sends a body, or reads without one.
   * @returns undefined if there is no way between the locations
   * @throws RoutingError 404 for a refusal with its code, 502 for an unexpected answer, 503 with Retry-After while no
   * calls are made, 504 after the timeout
   */
  ask<Schema extends z.ZodType>(
    path: string,
    body: object | undefined,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined>;
}

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 16_000_000;
const BREAKER = { failures: 5, rest: 30_000 };
/** Milliseconds during which the same problem is logged once only. */
const LOG_PAUSE = 60_000;

/** Number of answers of each kind in memory. */
const MAX_CACHED = 3000;
const CACHED_MS = 3_600_000;

/** Creates the caches of a routing service: areas by `areaKeyOf`, times by `timeKeyOf`, for an hour each. */
export const travelCaches = () => ({
  areas: promiseCache<ReachedArea>(MAX_CACHED, CACHED_MS),
  times: promiseCache<TravelTime>(MAX_CACHED, CACHED_MS),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates the calls of a routing service. */
export function serviceCalls(
  { url, clock, log, timeoutMs = TIMEOUT_MS }: ServiceOptions,
  { setting, refusalOf }: ServiceKind,
): ServiceCalls {
  const service = `The routing service (${setting})`;
  const breaker = circuitBreaker({ clock, ...BREAKER });
  const lastLogged = new Map<string, number>();

  function fail(problem: string, status: 502 | 504): RoutingError {
    const now = clock.now().getTime();
    const end = (lastLogged.get(problem) ?? Number.NEGATIVE_INFINITY) + LOG_PAUSE;
    if (millisecondsLeft({ end, length: LOG_PAUSE, clock }) <= 0) {
      lastLogged.set(problem, now);
      log(`${service}: ${problem}`);
    }
    if (breaker.failed()) log(`${service}: ${BREAKER.failures} failures in a row; calls stop for a while.`);
    return new RoutingError('routingUnreachable', status);
  }

  async function sent(path: string, body: object | undefined): Promise<{ status: number; answer: unknown }> {
    try {
      const answer = await fetch(`${url}${path}`, {
        ...(body
          ? { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
          : {}),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: answer.status, answer: parsed(await boundedText(answer, MAX_BYTES)) };
    } catch (failure) {
      if (failure instanceof Error && failure.name === 'TimeoutError') throw fail('no answer in time.', 504);
      throw fail('it cannot be reached, or its answer was cut off.', 502);
    }
  }

  return {
    async ask(path, body, schema) {
      const rest = breaker.wait();
      if (rest > 0) {
        throw new RoutingError('routingUnreachable', 503, { 'Retry-After': String(Math.ceil(rest / 1000)) });
      }
      const { status, answer } = await sent(path, body);
      const refusal = status === 400 ? refusalOf?.(answer) : undefined;
      if (refusal?.meaning) {
        breaker.worked();
        if (refusal.meaning === 'noWay') return undefined;
        throw new RoutingError(refusal.meaning);
      }
      const found = status === 200 ? schema.safeParse(answer).data : undefined;
      if (found === undefined)
        throw fail(`it answers ${status}${refusal ? ` with the code ${refusal.code}` : ''}.`, 502);
      breaker.worked();
      return found;
    },
  };
}
