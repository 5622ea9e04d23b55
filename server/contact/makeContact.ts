import type { Hono } from 'hono';
import type { Clock } from '#server/http/clock.ts';
import type { Counters } from '#server/http/counters.ts';
import { ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import { type RateLimit, rateLimit, rateLimiter } from '#server/http/rateLimit.ts';
import { requestIdOf } from '#server/http/requestId.ts';
import { makeService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { type SessionOf, visitorOnly } from '#server/http/session.ts';
import type { ApplicationSummary } from '#server/store/leads/applicationLeads.ts';
import type { LeadTable, QueryContext } from '#server/store/tables.ts';
import { type ClosedDays, DEFAULT_CLOSED_DAYS } from '../../src/domain/viewingDays.ts';
import { checkLead, refuseClosedDay } from './checkLead.ts';
import { readLeadContext } from './leadContext.ts';
import { leadTaker } from './takeLead.ts';

/** The service's only path. The specification puts it below the listing service's path. */
export const CONTACT_PATH = '/realty/contact';

/** Rate limits by address: of all calls, and of new leads. */
export interface ContactLimits {
  calls: readonly RateLimit[];
  leads: readonly RateLimit[];
}

/** Dependencies and options of the contact service. */
export interface ContactOptions {
  /** Closed by the caller. */
  store: QueryContext;
  clock: Clock;
  limits?: ContactLimits;
  /** Count calls for the rate limits; those of this process's memory by default. */
  counters?: Counters | undefined;
  /** Finds the customer who asks for a viewing; without it every caller is a visitor. */
  sessionOf?: SessionOf;
  /** Days for which viewings are refused; the product's default without it. */
  closedDays?: ClosedDays;
  /** Sends the mails about viewing requests. */
  viewings?: { wake(): void };
  /** Tells members of staff about the leads that are theirs. */
  desk?: { wake(): void };
  /** Forwards leads to another system; without it they stay in the store. */
  forwarding?: { wake(): void };
  /** Logs a line for each new lead, without personal data. */
  log?: (line: string) => void;
}

/** Allowed Idempotency-Keys: visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,255}$/;
const LEADS_A_MINUTE = 10;

/** The given number of calls per second and ten new leads per minute; 0 removes both limits. */
export function contactLimits(calls: number): ContactLimits {
  if (calls === 0) return { calls: [], leads: [] };
  return {
    calls: [{ path: CONTACT_PATH, requests: calls, seconds: 1 }],
    leads: [{ path: CONTACT_PATH, requests: LEADS_A_MINUTE, seconds: 60 }],
  };
}

function keyOf(header: string | undefined): string | undefined {
  if (header !== undefined && !KEY.test(header)) {
    throw new ServiceError(400, 'The Idempotency-Key must be 1 to 255 visible ASCII characters.');
  }
  return header;
}

/** The log line of a new lead, without personal data. */
export function lineOfLead({ id, kind, application }: LeadTable): string {
  if (application === null) return `Lead ${id}: ${kind}`;
  const summary = JSON.parse(application) as ApplicationSummary; // written by this product
  return `Lead ${id}: application ${summary.id} ${summary.status}`;
}

/**
 * The contact service, which stores leads. A lead that does not match the published schema answers 400 with
 * `{message, requestId, errors}`; other failures answer `{message, requestId}`.
 */
export function makeContact(options: ContactOptions): Hono<ServiceEnv> {
  const { store, clock, forwarding, viewings, desk, log = () => undefined } = options;
  const { sessionOf = visitorOnly, limits = contactLimits(1000), counters } = options;
  const { closedDays = DEFAULT_CLOSED_DAYS } = options;
  const app = makeService(CONTACT_PATH);
  const limitLeads = rateLimiter({ limits: limits.leads, counters });
  const take = leadTaker({
    store,
    clock,
    isForwarded: forwarding !== undefined,
    onStored: (lead) => {
      log(lineOfLead(lead));
      forwarding?.wake();
      desk?.wake();
      if (lead.kind === 'viewing') viewings?.wake();
    },
  });
  app.use(CONTACT_PATH, rateLimit({ limits: limits.calls, counters }));
  app.post(CONTACT_PATH, async (context) => {
    const key = keyOf(context.req.header('Idempotency-Key'));
    // The check comes before the limit: a visitor who corrects a field ten times has not sent a lead yet.
    const lead = checkLead(await formBodyOf(context.req.raw));
    const leadContext = readLeadContext(context.req.header('Lead-Context'));
    // For a new lead only: a repeated one gets its first answer, also if the closed days have changed since.
    const admit = async () => {
      // A lead that waited on the device would be lost: the brokerage offers another day instead.
      if (!leadContext?.waited) refuseClosedDay(lead, closedDays);
      await limitLeads(context);
    };
    const session = await sessionOf(context.req.raw);
    const receipt = await take({
      lead,
      key,
      requestId: requestIdOf(context),
      context: leadContext,
      sender: session.kind === 'customer' ? session : undefined,
      admit,
    });
    context.header('Cache-Control', 'no-store');
    return context.json(receipt);
  });
  app.all(CONTACT_PATH, () => {
    throw new ServiceError(405, 'This address only takes leads by POST.', { Allow: 'POST' });
  });
  return app;
}
