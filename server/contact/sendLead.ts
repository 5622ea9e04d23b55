import { type AttemptLimits, postToWebhook } from '#server/http/postToWebhook.ts';
import type { ApplicationSummary } from '#server/store/leads/applicationLeads.ts';
import type { LeadTable } from '#server/store/tables.ts';
import type { LeadContext } from './leadContext.ts';

/**
 * The body of the webhook: the lead as it was received, with its id, time and kind. For an application it holds the
 * summary for the brokerage.
 */
function bodyOf(lead: LeadTable): object {
  const { id, received, kind, first_name: first, last_name: last, email, phone } = lead;
  const application =
    lead.application === null ? undefined : (JSON.parse(lead.application) as ApplicationSummary); // written by this product
  const known = <Value>(value: Value | null): Value | undefined => value ?? undefined;
  return {
    id,
    received,
    kind,
    // The email is empty after the customer deleted their account.
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
    application: application && { ...application, province: undefined },
  };
}

/** Posts a lead in one attempt. @returns undefined when it was delivered, else the reason */
export function sendLead(lead: LeadTable, url: string, limits: AttemptLimits): Promise<string | undefined> {
  return postToWebhook(url, { key: lead.id, body: bodyOf(lead) }, limits);
}
