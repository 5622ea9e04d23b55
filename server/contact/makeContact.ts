import type { Hono } from 'hono';
import type { Clock } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import { type RateLimit, rateLimit, rateLimiter } from '#server/http/rateLimit.ts';
import { requestIdOf } from '#server/http/requestId.ts';
import { makeService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import type { ToldApplication } from '#server/store/leads/applicationLeads.ts';
import type { LeadTable, QueryContext } from '#server/store/tables.ts';
import { checkLead } from './checkLead.ts';
import { readLeadContext } from './leadContext.ts';
import { leadTaker } from './takeLead.ts';

/** The one address of the service (L7): below the listing service's own, whose path the specification gives it. */
export const CONTACT_PATH = '/realty/contact';

/** How often one address may call: at all, and with a new lead. */
export interface ContactLimits {
  calls: readonly RateLimit[];
  leads: readonly RateLimit[];
}

/** What the contact service stands on. */
export interface ContactOptions {
  /** Stays the caller's to close. */
  store: QueryContext;
  clock: Clock;
  limits?: ContactLimits;
  /** What sends leads on; without it they stay here. */
  forwarding?: { wake(): void };
  /** Takes a line for each new lead, without a word of who wrote it. */
  say?: (line: string) => void;
}

/** What a key may be: the visible characters of ASCII. */
const KEY = /^[\x21-\x7e]{1,255}$/;
const LEADS_A_MINUTE = 10;

/** So many calls a second and ten new leads a minute; 0 for any number of both. */
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

/** A line for each new lead, without a value of it. */
export function lineOfLead({ id, kind, application }: LeadTable): string {
  if (application === null) return `Lead ${id}: ${kind}`;
  const told = JSON.parse(application) as ToldApplication; // our own
  return `Lead ${id}: application ${told.id} ${told.status}`;
}

/**
 * The contact service: keeps what visitors write to a realtor. A lead that the published schema refuses answers 400
 * with `{message, requestId, errors}`, everything else that fails `{message, requestId}`.
 */
export function makeContact(options: ContactOptions): Hono<ServiceEnv> {
  const { store, clock, forwarding, say = () => undefined, limits = contactLimits(1000) } = options;
  const app = makeService(CONTACT_PATH);
  const limitLeads = rateLimiter({ limits: limits.leads, clock });
  const take = leadTaker({
    store,
    clock,
    isForwarded: forwarding !== undefined,
    onKept: (lead) => {
      say(lineOfLead(lead));
      forwarding?.wake();
    },
  });
  app.use(CONTACT_PATH, rateLimit({ limits: limits.calls, clock }));
  app.post(CONTACT_PATH, async (context) => {
    const key = keyOf(context.req.header('Idempotency-Key'));
    // Checked before it is counted: who corrects a field ten times has sent nothing yet.
    const lead = checkLead(await formBodyOf(context.req.raw));
    const admit = () => limitLeads(context);
    const told = readLeadContext(context.req.header('Lead-Context'));
    const receipt = await take({ lead, key, requestId: requestIdOf(context), context: told, admit });
    context.header('Cache-Control', 'no-store');
    return context.json(receipt);
  });
  app.all(CONTACT_PATH, () => {
    throw new ServiceError(405, 'A contact can only be sent.', { Allow: 'POST' });
  });
  return app;
}
