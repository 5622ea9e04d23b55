import { isBounced } from '#server/store/customer/customers.ts';
import { findSavedHomes } from '#server/store/customer/savedHomes.ts';
import { findSavedSearches } from '#server/store/customer/savedSearches.ts';
import { type DeskItem, findAnswersOf, findItemsOf } from '#server/store/desk/items.ts';
import { findAccounts, type PersonKey } from '#server/store/desk/people.ts';
import { findPersonLeads } from '#server/store/desk/personLeads.ts';
import { findWithdrawals, type Withdrawal } from '#server/store/desk/withdrawals.ts';
import type { CustomerTable, QueryContext } from '#server/store/tables.ts';
import type { WireDeskConsentEnd } from '../../src/api/desk/contract.ts';
import type { WireDeskPerson } from '../../src/api/desk/personContract.ts';
import { contextOf, wireItem } from './itemViews.ts';

/** Maximum number of items, and of answers, of a person. */
const MAX_ITEMS = 500;

const wireEnd = ({ at, way, by, by_name }: Withdrawal): WireDeskConsentEnd => ({
  at,
  way,
  by: by_name ?? by,
});

/** The consents in leads. An offline device sends the lead after the press of its button. */
function consentsOf(items: readonly DeskItem[]): WireDeskPerson['consents'] {
  return items.flatMap((item) => {
    const { consent, page = null, language, pressed } = contextOf(item);
    const { id, kind, received } = item.lead;
    if (consent === undefined) return [];
    const known = language === 'fr' || language === 'en' ? language : null;
    return [{ at: pressed ?? received, text: consent, kind, page, language: known, item: id }];
  });
}

/** The withdrawal that holds: without a later consent. A switched-off alert holds until it is on again. */
function holding(
  withdrawals: readonly Withdrawal[],
  consents: WireDeskPerson['consents'],
  account: CustomerTable | undefined,
): WireDeskConsentEnd | null {
  const last = consents.reduce((latest, { at }) => (at > latest ? at : latest), '');
  const isOnAgain = account?.email_notifications === 1;
  const held = withdrawals.find(({ at, by }) => at >= last && !(by === null && isOnAgain));
  return held ? wireEnd(held) : null;
}

/** The withdrawal of an address that holds; null without one. */
export async function withdrawalOf(store: QueryContext, email: string): Promise<WireDeskConsentEnd | null> {
  if (email === '') return null;
  const withdrawals = await findWithdrawals(store, email);
  if (withdrawals.length === 0) return null;
  const [account] = await findAccounts(store, { email });
  const leads = await findPersonLeads(store, { email });
  const consents = consentsOf(leads.map((lead) => ({ lead, ownerName: null, viewing: undefined })));
  return holding(withdrawals, consents, account);
}

async function wireAccount(store: QueryContext, account: CustomerTable): Promise<WireDeskPerson['account']> {
  const { id, staff_sees_saved: sharesSaved } = account;
  const [homes, searches] =
    sharesSaved === null
      ? [null, null]
      : await Promise.all([findSavedHomes(store, id), findSavedSearches(store, id)]);
  return {
    registered: account.registered,
    name: { first: account.first_name, last: account.last_name },
    phone: account.phone,
    emailNotifications: account.email_notifications === 1,
    emailBounced: isBounced(account),
    sharesSaved,
    savedHomes: homes?.map(({ mls, board, saved }) => ({ mls, board, saved })) ?? null,
    savedSearches:
      searches?.map(({ name, path, created, alert }) => ({ name, path, created, alert })) ?? null,
  };
}

const different = (values: readonly string[]): string[] => [...new Set(values)].filter(Boolean);

/** A person as the desk shows them. Saved homes and searches are read only if the customer agreed. */
export async function wirePerson(store: QueryContext, key: PersonKey, now: Date): Promise<WireDeskPerson> {
  const { email = null, phone = null } = key;
  const accounts = await findAccounts(store, key);
  const account = accounts.find(({ registered }) => registered !== null) ?? accounts[0];
  const leads = await findPersonLeads(store, { ...key, userIds: accounts.map(({ id }) => id) });
  const items = await findItemsOf(store, leads.slice(0, MAX_ITEMS));
  const ids = items.map(({ lead }) => lead.id);
  const [answers, withdrawals] = await Promise.all([
    findAnswersOf(store, ids, MAX_ITEMS),
    email === null ? [] : findWithdrawals(store, email),
  ]);
  const consents = consentsOf(items);
  return {
    email,
    phone,
    emails: different(leads.map((lead) => lead.email.toLowerCase())),
    phones: different(leads.map((lead) => lead.phone_digits)),
    items: items.map((item) => wireItem(item, now)),
    answers: answers.map(({ id, at, by, by_name, subject, text, delivery, lead_id: item }) => ({
      id: String(id),
      at,
      by: by_name ?? by,
      subject,
      text,
      delivery,
      item,
    })),
    account: account ? await wireAccount(store, account) : null,
    consents,
    withdrawals: withdrawals.map(wireEnd),
    withdrawn: holding(withdrawals, consents, account),
  };
}
