import type { LeadContext } from '#server/contact/leadContext.ts';
import type { NamedChange } from '#server/store/desk/changes.ts';
import type { DeskItem } from '#server/store/desk/items.ts';
import { applicationOf } from '#server/store/leads/applicationLeads.ts';
import type { WireDeskChange, WireDeskItem } from '../../src/api/desk/contract.ts';
import type { Member } from './deskCall.ts';

const MINUTE = 60_000;

/** The authors in the record that are no members: the product, for what its rules did, and the customer of a viewing. */
const PRODUCT = 'product';
const CUSTOMER = 'customer';

/** The circumstances of a lead; empty if they are unknown. */
export function contextOf({ lead }: Pick<DeskItem, 'lead'>): LeadContext {
  return lead.context === null ? {} : (JSON.parse(lead.context) as LeadContext); // written by this product
}

function homeOf(lead: DeskItem['lead']): WireDeskItem['home'] {
  const { kind, code, board, address, city, price } = lead;
  // The home of an application is one of its answers.
  if (applicationOf(lead)) return null;
  // The code of a general lead is a referral code.
  const mls = kind === 'listing' || kind === 'viewing' ? code : null;
  const isKnown = [mls, address, city, price].some((value) => value !== null);
  return isKnown ? { mls, board, address, city, price } : null;
}

function viewingOf({ viewing }: DeskItem): WireDeskItem['viewing'] {
  if (!viewing) return null;
  const { id, state, day, part, way, starts, ends, time_zone: timeZone, revision } = viewing;
  return { id, state, day, part, way, starts, ends, timeZone, revision };
}

/** An item as the desk shows it. */
export function wireItem(item: DeskItem, now: Date): WireDeskItem {
  const { lead, ownerName } = item;
  const { id, kind, received, message, desk_opened: opened, desk_version: version } = lead;
  const { page = null, language, home: valuation = null } = contextOf(item);
  const summary = applicationOf(lead);
  return {
    id,
    kind,
    state: lead.desk_state ?? 'new',
    owner: lead.desk_owner === null ? null : { id: lead.desk_owner, name: ownerName ?? '' },
    received,
    ageMinutes: Math.max(0, Math.floor((now.getTime() - Date.parse(received)) / MINUTE)),
    person: {
      firstName: lead.first_name,
      lastName: lead.last_name,
      email: lead.email,
      phone: lead.phone,
    },
    home: homeOf(lead),
    page,
    language: language === 'fr' || language === 'en' ? language : null,
    message,
    viewing: viewingOf(item),
    valuation,
    application: summary ? { id: summary.id, status: summary.status } : null,
    opened,
    nextAction:
      lead.desk_action_day === null ? null : { day: lead.desk_action_day, text: lead.desk_action ?? '' },
    version,
  };
}

const valueIn = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

/** Changes whose values tell of an application. */
const OF_APPLICATIONS = ['applicationState', 'documentOpened'];

/** A row of the record, for a member. */
export function wireChange(change: NamedChange, { mortgage }: Pick<Member, 'mortgage'>): WireDeskChange {
  const isHidden = !mortgage && OF_APPLICATIONS.includes(change.action);
  return {
    id: String(change.id),
    at: change.at,
    by: change.by_name ?? change.by ?? (change.action === 'viewing' ? CUSTOMER : PRODUCT),
    item: change.lead_id,
    action: change.action as WireDeskChange['action'], // written by the desk
    before: isHidden ? null : valueIn(change.before),
    after: isHidden ? null : valueIn(change.after),
    isErased: change.erased === 1,
  };
}
