import type { WireLeadReceipt, WireListingLead, WireViewingWish } from '#api/contact/contract.ts';
import { makeContact } from '#server/contact/makeContact.ts';
import { createMockListingLead } from '#tests/support/leads/createMockLead.ts';
import { byName, type CustomerService } from './customerService.ts';

/** A wish for a day after that of the small dataset. */
const WISH: WireViewingWish = {
  day: '2026-11-25',
  part: 'afternoon',
  way: 'inPerson',
  timeZone: 'America/Toronto',
};

/** MLS number of a listing that everybody may see: 14 Queen Street W, Toronto. */
const OPEN_HOME = 'T1000001';

/** Options of a request: the caller, the customer who pressed (the caller by default), language and key. */
export interface AskOptions {
  as?: string;
  pressedBy?: string;
  language?: 'en' | 'fr';
  key?: string;
  wish?: Partial<WireViewingWish>;
  lead?: Partial<WireListingLead>;
  isForwarded?: boolean;
  closedDays?: readonly string[];
  /** Further members of the header Lead-Context. */
  context?: Record<string, string>;
}

/** Asks for a viewing, as the page does. */
export function sendViewing(service: CustomerService, options: AskOptions = {}): Promise<Response> {
  const { as, pressedBy = as, language = 'en', key, wish = {}, lead = {}, isForwarded = false } = options;
  const { closedDays, context: further } = options;
  const contact = makeContact({
    store: service.store,
    clock: service.clock,
    sessionOf: byName,
    limits: { calls: [], leads: [] },
    ...(closedDays ? { closedDays } : {}),
    ...(isForwarded ? { forwarding: { wake: () => undefined } } : {}),
  });
  const context = new URLSearchParams({
    language,
    ...further,
    ...(pressedBy ? { customer: `${pressedBy}@example.ca` } : {}),
  });
  const body = createMockListingLead({ code: OPEN_HOME, ...lead, viewing: { ...WISH, ...wish } });
  return Promise.resolve(
    contact.request('/realty/contact', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Lead-Context': context.toString(),
        ...(as === undefined ? {} : { Authorization: `Bearer ${as}` }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    }),
  );
}

/** Asks for a viewing. @returns its id */
export async function askViewing(service: CustomerService, options: AskOptions = {}): Promise<string> {
  const answer = await sendViewing(service, options);
  if (answer.status !== 200) throw new Error(`not accepted: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as WireLeadReceipt).id;
}
