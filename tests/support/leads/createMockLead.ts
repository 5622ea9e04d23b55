import type { WireGeneralLead, WireListingLead } from '#api/contact/contract.ts';
import type { LeadTable } from '#server/store/tables.ts';

/** The sender of leads in tests. */
const user = {
  name: { first: 'Anne', last: 'Tremblay' },
  email: 'anne.tremblay@example.ca',
  phone: '4165550123',
};

/** The general form's payload. */
export function createMockGeneralLead(changes: Partial<WireGeneralLead> = {}): WireGeneralLead {
  return { user, property: { city: 'Montréal', price: 750_000 }, ...changes };
}

/** The listing page's payload. */
export function createMockListingLead(changes: Partial<WireListingLead> = {}): WireListingLead {
  return {
    user,
    property: { city: 'Toronto', address: '33 Queen Street W, Toronto', price: 1_000_000 },
    code: 'C1000001',
    boardId: 2,
    message: 'Is it still for sale?\nCould I see it on Saturday?',
    ...changes,
  };
}

/** A stored general lead of 2026-11-21. */
export function createMockLeadRow(changes: Partial<LeadTable> = {}): LeadTable {
  return {
    id: 'lead-1',
    received: '2026-11-21T20:00:00.000Z',
    kind: 'general',
    first_name: 'Anne',
    last_name: 'Tremblay',
    email: 'anne.tremblay@example.ca',
    phone: '4165550123',
    city: 'Montréal',
    address: null,
    price: 750_000,
    code: null,
    board: null,
    message: null,
    user_id: null,
    application: null,
    context: null,
    key_hash: null,
    content_hash: 'content',
    request_id: 'request',
    forwarding: 'kept',
    forward_attempts: 0,
    forward_due: null,
    forward_problem: null,
    ...changes,
  };
}
