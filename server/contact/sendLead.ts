import { type AttemptLimits, postToWebhook, type Webhook } from '#server/http/postToWebhook.ts';
import { applicationOf } from '#server/store/leads/applicationLeads.ts';
import type { LeadTable } from '#server/store/tables.ts';
import type { ViewingTable } from '#server/store/viewings/viewingTables.ts';
import type { LeadContext } from './leadContext.ts';

/** A lead, with its viewing request if it is one. */
export interface SentLead {
  lead: LeadTable;
  viewing: ViewingTable | undefined;
}

/** True while the brokerage's time is offered or agreed. */
const hasTime = ({ state }: ViewingTable): boolean => state === 'offered' || state === 'agreed';

/**
 * The body of the webhook: the lead as it was received, with its id, time and kind. For an application it holds the
 * summary for the brokerage, and for a viewing request its present state.
 */
function bodyOf({ lead, viewing }: SentLead): object {
  const { id, received, kind, first_name: first, last_name: last, email, phone } = lead;
  const application = applicationOf(lead);
  const known = <Value>(value: Value | null): Value | undefined => value ?? undefined;
  return {
    id,
    received,
    kind,
    // The email is empty after the customer deleted the account.
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
    context: lead.context === null ? undefined : (JSON.parse(lead.context) as LeadContext), // written by this product
    viewing: viewing && {
      day: viewing.day,
      part: viewing.part,
      way: viewing.way,
      timeZone: viewing.time_zone,
      state: viewing.state,
      ...(hasTime(viewing) ? { start: viewing.starts, end: viewing.ends } : {}),
      sentence: known(viewing.sentence),
      revision: viewing.revision,
      changed: viewing.changed,
    },
    application: application && { ...application, province: undefined },
  };
}

/**
 * Posts a lead in one attempt. Its id is the key. Each change of a viewing request has a key of its own.
 * @returns undefined when it was delivered, else the reason
 */
export function sendLead(
  sent: SentLead,
  webhook: Webhook,
  limits: AttemptLimits,
): Promise<string | undefined> {
  const { lead, viewing } = sent;
  const key = viewing && viewing.revision > 1 ? `${lead.id}/${viewing.revision}` : lead.id;
  return postToWebhook(webhook, { key, body: bodyOf(sent) }, limits);
}
