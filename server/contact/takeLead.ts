import type { Clock } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import { emailKeyOf } from '#server/schemas/personSchema.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import { findLeadByKey, insertLead, type KnownLead } from '#server/store/leads/insertLead.ts';
import type { LeadTable, QueryContext } from '#server/store/tables.ts';
import { insertViewing } from '#server/store/viewings/insertViewing.ts';
import type { WireLead, WireLeadReceipt } from '../../src/api/contact/contract.ts';
import type { LeadContext } from './leadContext.ts';
import { contentHashOf, hashOf, leadRowOf } from './leadRow.ts';

/** A lead as it arrives. */
export interface Arrival {
  lead: WireLead;
  /** The Idempotency-Key. */
  key: string | undefined;
  requestId: string;
  context: LeadContext | undefined;
  /** The customer who sent it; undefined for a visitor. */
  sender: Owner | undefined;
  /** Throws for a new lead that is not accepted now, as when this address has sent too many. It is not called for a repeated one. */
  admit: () => Promise<void>;
}

/** Dependencies of `leadTaker`. */
export interface LeadTakerOptions {
  store: QueryContext;
  clock: Clock;
  isForwarded: boolean;
  /** Called with each new lead once it is stored. */
  onStored: (lead: LeadTable) => void;
}

function receiptFor(stored: KnownLead, contentHash: string): WireLeadReceipt {
  if (stored.content_hash !== contentHash) {
    throw new ServiceError(409, 'This Idempotency-Key was used for another lead.');
  }
  return { id: stored.id, received: stored.received };
}

const isSameEmail = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && emailKeyOf(one) === emailKeyOf(other);

/**
 * Stores leads, once for each Idempotency-Key. A repeated lead gets the first answer again.
 * @returns a function that rejects with ServiceError 409 when the key came with another lead, and with the failure
 * that `admit` throws
 */
export function leadTaker(options: LeadTakerOptions): (arrival: Arrival) => Promise<WireLeadReceipt> {
  const { store, clock, isForwarded, onStored } = options;
  /**
   * Leads that are being stored, by key. Repeats that arrive together wait for the first, so that they are neither
   * counted nor stored again.
   */
  const pending = new Map<string, Promise<KnownLead>>();

  async function storeOnce(
    { lead, requestId, context, sender, admit }: Arrival,
    keyHash: string | null,
  ): Promise<KnownLead> {
    const earlier = keyHash === null ? undefined : await findLeadByKey(store, keyHash);
    if (earlier) return earlier;
    await admit();
    const id = crypto.randomUUID();
    const row = leadRowOf(lead, { id, received: clock.now(), requestId, keyHash, context, isForwarded });
    const stored = await ('viewing' in lead
      ? insertViewing(store, {
          lead: row,
          wish: lead.viewing,
          language: context?.language === 'fr' ? 'fr' : 'en',
          // A waiting request may be sent after another customer has signed in on the device.
          owner: isSameEmail(sender?.email, context?.customer) ? sender : undefined,
        })
      : insertLead(store, row));
    if (stored.id === id) onStored(row);
    return stored;
  }

  return async (arrival) => {
    const contentHash = contentHashOf(arrival.lead);
    if (arrival.key === undefined) return receiptFor(await storeOnce(arrival, null), contentHash);
    const keyHash = hashOf(arrival.key);
    const first = pending.get(keyHash);
    if (first) return receiptFor(await first, contentHash);
    const storing = storeOnce(arrival, keyHash);
    pending.set(keyHash, storing);
    try {
      return receiptFor(await storing, contentHash);
    } finally {
      pending.delete(keyHash);
    }
  };
}
