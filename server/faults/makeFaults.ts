import type { Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import type { Clock } from '#server/http/clock.ts';
import type { Counters } from '#server/http/counters.ts';
import { ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import { logEvent } from '#server/http/log.ts';
import { isLocalRequest, type RateLimit, rateLimit } from '#server/http/rateLimit.ts';
import { makeService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { FAULT_SCHEMA, type Fault, type StoredFault } from './faultSchema.ts';
import { FAULTS_PAGE_POLICY, faultsPage } from './faultsPage.ts';

/** Path of the service. */
export const FAULTS_PATH = '/faults';

/** Dependencies and options of the service. */
export interface FaultsOptions {
  clock: Clock;
  /** True if this machine may read the reports, in stage `local` only. */
  isListed: boolean;
  /** Rate limit of reports by address; the usual one by default. */
  limits?: readonly RateLimit[];
  /** Count calls for the rate limits; those of this process's memory by default. */
  counters?: Counters | undefined;
}

const MAX_STORED = 100;
const FAULTS_A_MINUTE = 60;

/** Sixty reports a minute from one address; no limit for 0. */
export function faultLimits(calls: number): readonly RateLimit[] {
  return calls === 0 ? [] : [{ path: FAULTS_PATH, requests: FAULTS_A_MINUTE, seconds: 60 }];
}

/**
 * The service for error reports. POST /faults with a Fault answers 204 and logs it; the last hundred stay in memory.
 * GET /faults lists them for requests from this machine if `isListed`, else it answers 404.
 */
export function makeFaults(options: FaultsOptions): Hono<ServiceEnv> {
  const { clock, isListed, limits = faultLimits(1), counters } = options;
  const app = makeService(FAULTS_PATH);
  const check = bodyCheck<Fault>(FAULT_SCHEMA, 'The error report is not valid.');
  const stored: StoredFault[] = [];
  app.use(FAULTS_PATH, rateLimit({ limits, counters }));
  app.post(FAULTS_PATH, async (context) => {
    const fault = check(await formBodyOf(context.req.raw));
    stored.unshift({ ...fault, time: clock.now().toISOString() });
    stored.length = Math.min(stored.length, MAX_STORED);
    logEvent('fault', { fault });
    return context.body(null, 204);
  });
  app.get(FAULTS_PATH, (context) => {
    if (!isListed || !isLocalRequest(context))
      throw new ServiceError(404, 'There is nothing at this address.');
    context.header('Cache-Control', 'no-store');
    context.header('Vary', 'Accept');
    if (!/\btext\/html\b/.test(context.req.header('Accept') ?? '')) return context.json(stored);
    context.header('Content-Security-Policy', FAULTS_PAGE_POLICY);
    context.header('Referrer-Policy', 'no-referrer');
    return context.html(faultsPage(stored));
  });
  app.all(FAULTS_PATH, () => {
    throw new ServiceError(405, 'This address only takes error reports by POST.', { Allow: 'POST' });
  });
  return app;
}
