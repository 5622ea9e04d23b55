import { type Bounds, sendOn } from '#server/http/sendOn.ts';
import type { ToldApplication } from '#server/store/leads/applicationLeads.ts';
import type { LeadTable } from '#server/store/tables.ts';
import type { LeadContext } from './leadContext.ts';

/** The lead as it was sent to us, with its number, moment and kind; of an application what the brokerage is told. */
function bodyOf(lead: LeadTable): object {
  const { id, received, kind, first_name: first, last_name: last, email, phone } = lead;
  const application =
    lead.application === null ? undefined : (JSON.parse(lead.application) as ToldApplication); // our own
  const known = <Value>(value: Value | null): Value | undefined => value ?? undefined;
  return {
    id,
    received,
    kind,
    // Of a customer who is gone nothing is told.
    user: email === '' ? undefined : { name: { first, last }, email, phone },
    property: {
      city: known(lead.city),
      province: application?.province,
      address: known(lead.address),
      price: known(lead.price),
    },
    code: known(lead.code),
    boardId: known(lead.board),
    message: known(lead.message),
    context: lead.context === null ? undefined : (JSON.parse(lead.context) as LeadContext), // our own
    application: application && { ...application, province: undefined },
  };
}

/** Sends a lead on, once. @returns undefined when it arrived, else why not */
export function sendLead(lead: LeadTable, url: string, bounds: Bounds): Promise<string | undefined> {
  return sendOn(url, { key: lead.id, body: bodyOf(lead) }, bounds);
}
