import { z } from 'zod';
import { boundedText } from '#server/http/boundedText.ts';
import { circuitBreaker } from '#server/http/circuitBreaker.ts';
import { type Clock, millisecondsLeft } from '#server/http/clock.ts';
import { RoutingError } from '../routing.ts';

/** Address and limits of a Valhalla. */
export interface ValhallaOptions {
  /** "http://valhalla:8002" */
  url: string;
  clock: Clock;
  /** Logs a line for the operator. */
  log: (line: string) => void;
  /** Timeout of a call in milliseconds; eight seconds by default. */
  timeoutMs?: number;
}

/** The calls of a Valhalla behind a circuit breaker. */
export interface ValhallaCalls {
  /**
   * Sends a body, or reads without one.
   * @returns undefined if there is no way between the locations
   * @throws RoutingError 404 for a point without streets, 502 for an unexpected answer, 503 with Retry-After while no
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

const refusal = z.object({ error_code: z.number() });
/** Valhalla's code for a location without a suitable street near it. */
const NO_STREET = 171;
/** Its codes for locations that are too far apart, in unconnected regions, or without a way between them. */
const NO_WAY: readonly (number | undefined)[] = [154, 170, 430, 441, 442];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates the calls of a Valhalla. */
export function valhallaCalls({ url, clock, log, timeoutMs = TIMEOUT_MS }: ValhallaOptions): ValhallaCalls {
  const breaker = circuitBreaker({ clock, ...BREAKER });
  const lastLogged = new Map<string, number>();

  function fail(problem: string, status: 502 | 504): RoutingError {
    const now = clock.now().getTime();
    const end = (lastLogged.get(problem) ?? Number.NEGATIVE_INFINITY) + LOG_PAUSE;
    if (millisecondsLeft({ end, length: LOG_PAUSE, clock }) <= 0) {
      lastLogged.set(problem, now);
      log(`The routing service (ROUTING_URL): ${problem}`);
    }
    if (breaker.failed())
      log(
        `The routing service (ROUTING_URL): ${BREAKER.failures} failures in a row; calls stop for a while.`,
      );
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
      const code = status === 400 ? refusal.safeParse(answer).data?.error_code : undefined;
      if (code === NO_STREET || NO_WAY.includes(code)) {
        breaker.worked();
        if (code === NO_STREET) throw new RoutingError('farFromStreet');
        return undefined;
      }
      const found = status === 200 ? schema.safeParse(answer).data : undefined;
      if (found === undefined)
        throw fail(`it answers ${status}${code === undefined ? '' : ` with the code ${code}`}.`, 502);
      breaker.worked();
      return found;
    },
  };
}
