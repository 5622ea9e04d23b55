import { findPublishedBody } from '../content/content.ts';
import type { LeadTable, QueryContext } from '../tables.ts';
import { fold } from '../text/fold.ts';
import { recordChanges } from './changes.ts';
import type { DeskLead } from './items.ts';
import { type DeskMember, findMember, findRules } from './members.ts';

const listIn = (json: string): string[] => JSON.parse(json) as string[]; // checked when it was stored

/** The circumstances of a lead that matter for its owner: the page's language, and the agent who was named there. */
function contextOf({ context }: LeadTable): { language?: string; realtor?: string } {
  return context === null ? {} : JSON.parse(context); // written by this product
}

/** Values of `mortgage` of the members who can work on a lead: only specialists see applications. */
const rightsFor = ({ kind }: LeadTable): (0 | 1)[] =>
  kind === 'application' || kind === 'withdrawal' ? [1] : [0, 1];

/** The members for a lead's city: those that name it, else those without cities, else all. */
function forCity(members: readonly DeskMember[], city: string): DeskMember[] {
  const named = members.filter(({ cities }) => listIn(cities).some((one) => fold(one) === fold(city)));
  if (named.length > 0) return named;
  const everywhere = members.filter(({ cities }) => listIn(cities).length === 0);
  return everywhere.length > 0 ? everywhere : [...members];
}

/** The members who answer in a language; all if none of them does. */
function forLanguage(members: readonly DeskMember[], language: string): DeskMember[] {
  const speaking = members.filter(({ languages }) => {
    const spoken = listIn(languages);
    return spoken.length === 0 || spoken.includes(language);
  });
  return speaking.length > 0 ? speaking : [...members];
}

/** The member who is the agent named on the lead's page, by the account in the published team. */
async function namedOwner(context: QueryContext, lead: LeadTable): Promise<string | undefined> {
  const { realtor } = contextOf(lead);
  if (realtor === undefined) return undefined;
  const team = await findPublishedBody(context, 'team');
  const { agents = [] }: { agents?: { slug: string; account?: string }[] } =
    team === undefined ? {} : JSON.parse(team); // checked when it was published
  const account = agents.find(({ slug }) => slug === realtor)?.account;
  if (account === undefined) return undefined;
  const member = await context.database
    .selectFrom('desk_member')
    .select('id')
    .where('mortgage', 'in', rightsFor(lead))
    .where(({ fn }) => fn('lower', ['email']), '=', account.toLowerCase())
    .where('ended', 'is', null)
    .executeTakeFirst();
  return member?.id;
}

async function ruledOwner(context: QueryContext, lead: LeadTable): Promise<string | undefined> {
  const { byCity, byLanguage, byTurns } = await findRules(context);
  if (!byCity && !byLanguage && !byTurns) return undefined;
  const all = await context.database
    .selectFrom('desk_member')
    .selectAll()
    .where('ended', 'is', null)
    .orderBy('last_turn')
    .orderBy('id')
    .execute();
  const able = all.filter(({ mortgage }) => rightsFor(lead).includes(mortgage));
  let members = able.filter(({ takes_turns }) => takes_turns === 1);
  if (members.length === 0) return (able.length > 0 ? able : all).find(({ role }) => role === 'admin')?.id;
  const { language } = contextOf(lead);
  if (byCity) members = lead.city === null ? members : forCity(members, lead.city);
  if (byLanguage && language !== undefined) members = forLanguage(members, language);
  // Without turns only a single candidate is clear.
  return byTurns || members.length === 1 ? members[0]?.id : undefined;
}

type Submission = Pick<DeskLead, 'id' | 'desk_owner' | 'desk_state' | 'desk_version'>;

/** The item of the application that a lead withdraws; undefined for other leads, and if the customer was removed. */
async function withdrawnItem({ database }: QueryContext, lead: LeadTable): Promise<Submission | undefined> {
  if (lead.kind !== 'withdrawal' || lead.user_id === null) return undefined;
  const submitted = await database
    .selectFrom('lead')
    .select(['id', 'desk_owner', 'desk_state', 'desk_version', 'application'])
    .where('user_id', '=', lead.user_id)
    .where('kind', '=', 'application')
    .orderBy('received', 'desc')
    .execute();
  const idOf = ({ application }: Pick<LeadTable, 'application'>): unknown =>
    application === null ? undefined : JSON.parse(application).id;
  return submitted.find((one) => idOf(one) === idOf(lead));
}

/** Closes the item of an application that was withdrawn, with a record. */
async function closeItem(context: QueryContext, { id, ...item }: Submission, at: string): Promise<void> {
  const before = item.desk_state ?? 'new';
  if (before === 'closed') return;
  await context.database
    .updateTable('lead')
    .set({ desk_state: 'closed', desk_version: item.desk_version + 1 })
    .where('id', '=', id)
    .execute();
  await recordChanges(context, [{ at, by: null, lead: id, action: 'state', before, after: 'closed' }]);
}

/** An owner of before who still works here. */
async function presentOwner(context: QueryContext, id: string): Promise<string | undefined> {
  const member = await findMember(context, id);
  return member?.ended === null ? id : undefined;
}

/**
 * Gives a lead that was just stored an owner, with a record, in the caller's transaction. A withdrawal goes to the owner of
 * its application, whose item it closes, a request to the agent who was named on its page, and all others by the rules.
 * Applications go to mortgage specialists only; an admin gets them while there is none.
 */
export async function assignLead(context: QueryContext, lead: LeadTable): Promise<void> {
  const withdrawn = await withdrawnItem(context, lead);
  if (withdrawn) await closeItem(context, withdrawn, lead.received);
  const former = withdrawn?.desk_owner && (await presentOwner(context, withdrawn.desk_owner));
  const owner = former ?? (await namedOwner(context, lead)) ?? (await ruledOwner(context, lead));
  if (!owner) return;
  const { id, received } = lead;
  await context.database.updateTable('lead').set({ desk_owner: owner }).where('id', '=', id).execute();
  await context.database
    .updateTable('desk_member')
    .set({ last_turn: received })
    .where('id', '=', owner)
    .execute();
  await recordChanges(context, [
    { at: received, by: null, lead: id, action: 'owner', before: null, after: owner },
  ]);
}
