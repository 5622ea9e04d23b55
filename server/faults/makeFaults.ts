import type { Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import type { Clock } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import { tellEvent } from '#server/http/log.ts';
import { isFromHere, type RateLimit, rateLimit } from '#server/http/rateLimit.ts';
import { makeService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { FAULT_SCHEMA, type Fault, type KeptFault } from './faultSchema.ts';
import { FAULTS_PAGE_POLICY, faultsPage } from './faultsPage.ts';

/** Where the service is. */
export const FAULTS_PATH = '/faults';

/** What the service stands on. */
export interface FaultsOptions {
  clock: Clock;
  /** Whether this machine may read what was told: where everybody has a machine of their own. */
  isListed: boolean;
  /** How often one address may tell; its usual limit where missing. */
  limits?: readonly RateLimit[];
}

const MOST_KEPT = 100;
const FAULTS_A_MINUTE = 60;

/** Sixty faults a minute from one address; 0 for any number. */
export function faultLimits(calls: number): readonly RateLimit[] {
  return calls === 0 ? [] : [{ path: FAULTS_PATH, requests: FAULTS_A_MINUTE, seconds: 60 }];
}

/**
 * What pages tell of their faults: POST /faults with a Fault answers 204 and tells it to whoever runs the services; the
 * last hundred are kept in memory. GET /faults shows them to this machine where that is asked for, else 404.
 */
export function makeFaults({ clock, isListed, limits = faultLimits(1) }: FaultsOptions): Hono<ServiceEnv> {
  const app = makeService(FAULTS_PATH);
  const check = bodyCheck<Fault>(FAULT_SCHEMA, 'The fault has the wrong form.');
  const kept: KeptFault[] = [];
  app.use(FAULTS_PATH, rateLimit({ limits, clock }));
  app.post(FAULTS_PATH, async (context) => {
    const fault = check(await formBodyOf(context.req.raw));
    kept.unshift({ ...fault, time: clock.now().toISOString() });
    kept.length = Math.min(kept.length, MOST_KEPT);
    tellEvent('fault', { fault });
    return context.body(null, 204);
  });
  app.get(FAULTS_PATH, (context) => {
    if (!isListed || !isFromHere(context)) throw new ServiceError(404, 'There is nothing at this address.');
    context.header('Cache-Control', 'no-store');
    context.header('Vary', 'Accept');
    if (!/\btext\/html\b/.test(context.req.header('Accept') ?? '')) return context.json(kept);
    context.header('Content-Security-Policy', FAULTS_PAGE_POLICY);
    context.header('Referrer-Policy', 'no-referrer');
    return context.html(faultsPage(kept));
  });
  app.all(FAULTS_PATH, () => {
    throw new ServiceError(405, 'A fault can only be told.', { Allow: 'POST' });
  });
  return app;
}
