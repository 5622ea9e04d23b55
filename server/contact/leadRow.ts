import { createHash } from 'node:crypto';
import type { LeadTable } from '#server/store/tables.ts';
import type { WireLead, WireListingLead } from '../../src/api/contact/contract.ts';
import type { LeadContext } from './leadContext.ts';

/** SHA-256 in hex, for values that only need to be compared. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Facts about a lead beside its content. */
export interface LeadArrival {
  id: string;
  received: Date;
  requestId: string;
  keyHash: string | null;
  /** Its circumstances. */
  context?: LeadContext | undefined;
  /** True if leads are forwarded to another system. */
  isForwarded: boolean;
}

function kindOf(lead: WireLead): 'general' | 'listing' | 'viewing' | 'valuation' {
  if ('valuation' in lead) return 'valuation';
  if ('viewing' in lead) return 'viewing';
  return 'boardId' in lead ? 'listing' : 'general';
}

/** The lead's content as columns. */
function contentColumnsOf(lead: WireLead) {
  const { user } = lead;
  const property: WireListingLead['property'] = lead.property;
  const board = 'boardId' in lead ? lead.boardId : null;
  return {
    kind: kindOf(lead),
    first_name: user.name.first,
    last_name: user.name.last,
    email: user.email,
    phone: user.phone,
    city: property?.city ?? null,
    address: property?.address ?? null,
    price: property?.price ?? null,
    code: ('code' in lead && lead.code) || null,
    board,
    message: lead.message || null,
  };
}

/** Hash of a lead's content, independent of the order of its members. */
export function contentHashOf(lead: WireLead): string {
  const wish = 'viewing' in lead ? lead.viewing : {};
  const home = 'valuation' in lead ? { home: lead.valuation } : {};
  return hashOf(JSON.stringify({ ...contentColumnsOf(lead), ...wish, ...home }));
}

function contextColumn({
  customer: _customer,
  waited: _waited,
  ...context
}: LeadContext = {}): string | null {
  return Object.keys(context).length > 0 ? JSON.stringify(context) : null;
}

/** The row of a lead. */
export function leadRowOf(lead: WireLead, arrival: LeadArrival): LeadTable {
  const received = arrival.received.toISOString();
  return {
    id: arrival.id,
    received,
    ...contentColumnsOf(lead),
    user_id: null,
    application: null,
    context: contextColumn({ ...arrival.context, ...('valuation' in lead && { home: lead.valuation }) }),
    key_hash: arrival.keyHash,
    content_hash: contentHashOf(lead),
    request_id: arrival.requestId,
    forwarding: arrival.isForwarded ? 'waiting' : 'kept',
    forward_attempts: 0,
    forward_due: null,
    forward_problem: null,
  };
}
