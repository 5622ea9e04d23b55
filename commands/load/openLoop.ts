import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { at } from '#commands/endurance/searchLoad.ts';
import type { MixedCall } from './mix.ts';

/** A load whose requests are sent at fixed times, whether the others are answered or not. */
export interface OpenLoop {
  /** "http://localhost:49152"; several get the requests in turn. */
  origins: readonly string[];
  /** Requests per second. */
  rate: number;
  seconds: number;
  /** Maximum number of connections. Further requests wait for one, which is part of their time. */
  lines: number;
  call: (number: number) => MixedCall;
}

/** Times in milliseconds from when requests were due. */
export interface Times {
  number: number;
  p50: number;
  p95: number;
  p99: number;
  longest: number;
}

/** The result of a load. */
export interface LoadReport {
  answered: Times;
  /** By kind. */
  kinds: Record<string, Times>;
  /** 503 with Retry-After, timed from when the request got a connection. */
  shed: Times;
  /** Other statuses above 399 and requests without an answer, with their number. */
  errors: Record<string, number>;
  /** Answers per second, until the last answer. */
  perSecond: number;
  /** Delay of this process's own event loop in milliseconds (p99), which is part of the times. */
  ownDelay: number;
}

/** Timeout in milliseconds; a real caller would have left by then. */
const TIMEOUT_MS = 40_000;

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    number: sorted.length,
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    p99: at(sorted, 0.99),
    longest: at(sorted, 1),
  };
}

interface Outcome {
  status: number;
  headers: IncomingHttpHeaders;
  /** Time when the request got its connection. */
  sent: number;
}

function ask(origin: string, agent: Agent, { path, init }: MixedCall): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let sent = performance.now();
    const headers = { 'Accept-Encoding': 'gzip, deflate, br', ...(init.headers as Record<string, string>) }; // as writers.ts makes them
    const asking = request(`${origin}${path}`, { agent, method: init.method ?? 'GET', headers });
    asking.once('socket', () => {
      sent = performance.now();
    });
    asking.setTimeout(TIMEOUT_MS, () => asking.destroy(new Error(`no answer in ${TIMEOUT_MS / 1000} s`)));
    asking.once('error', reject);
    asking.once('response', (answer) => {
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, sent }));
      answer.resume();
    });
    asking.end(typeof init.body === 'string' ? init.body : undefined);
  });
}

/** Sends requests at a rate, and times every answer. */
export async function runOpenLoop({ origins, rate, seconds, lines, call }: OpenLoop): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: Math.ceil(lines / origins.length) });
  const times = new Map<string, number[]>();
  const shed: number[] = [];
  const errors: Record<string, number> = {};
  const fail = (reason: string): void => {
    errors[reason] = (errors[reason] ?? 0) + 1;
  };
  const askAt = async (origin: string, due: number, mixed: MixedCall): Promise<void> => {
    try {
      const { status, headers, sent } = await ask(origin, agent, mixed);
      // A lead is never refused.
      if (status === 503 && headers['retry-after'] !== undefined && mixed.kind !== 'lead') {
        shed.push(performance.now() - sent);
      } else if (status >= 400) fail(`${mixed.kind} ${status}`);
      else {
        const known = times.get(mixed.kind) ?? [];
        known.push(performance.now() - due);
        times.set(mixed.kind, known);
      }
    } catch (failure) {
      fail(`${mixed.kind}: ${failure instanceof Error ? failure.message : String(failure)}`);
    }
  };
  const own = monitorEventLoopDelay({ resolution: 1 });
  own.enable();
  const start = performance.now();
  const asking: Promise<void>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = start + (number * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    asking.push(askAt(origins[number % origins.length] ?? '', due, call(number)));
  }
  await Promise.all(asking);
  const took = (performance.now() - start) / 1000;
  own.disable();
  agent.destroy();
  const all = [...times.values()].flat();
  return {
    answered: timesOf(all),
    kinds: Object.fromEntries([...times].map(([kind, own]) => [kind, timesOf(own)])),
    shed: timesOf(shed),
    errors,
    perSecond: all.length / took,
    ownDelay: own.percentile(99) / 1e6,
  };
}
