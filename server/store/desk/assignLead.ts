import { findPublishedBody } from '../content/content.ts';
import type { LeadTable, QueryContext } from '../tables.ts';
import { fold } from '../text/fold.ts';
import { recordChanges } from './changes.ts';
import { type DeskMember, findMember, findRules } from './members.ts';

const listIn = (json: string): string[] => JSON.parse(json) as string[]; // checked when it was stored

/** The circumstances of a lead that matter for its owner: the page's language, and the agent who was named there. */
function contextOf({ context }: LeadTable): { language?: string; realtor?: string } {
  return context === null ? {} : JSON.parse(context); // written by this product
}

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
  let members = all.filter(({ takes_turns }) => takes_turns === 1);
  if (members.length === 0) return all.find(({ role }) => role === 'admin')?.id;
  const { language } = contextOf(lead);
  if (byCity) members = lead.city === null ? members : forCity(members, lead.city);
  if (byLanguage && language !== undefined) members = forLanguage(members, language);
  // Without turns only a single candidate is clear.
  return byTurns || members.length === 1 ? members[0]?.id : undefined;
}

/** The owner of the application that a lead withdraws, if they still work here. */
async function ownerOfApplication(context: QueryContext, lead: LeadTable): Promise<string | undefined> {
  if (lead.user_id === null) return undefined;
  const submitted = await context.database
    .selectFrom('lead')
    .select('desk_owner')
    .where('user_id', '=', lead.user_id)
    .where('kind', '=', 'application')
    .orderBy('received', 'desc')
    .limit(1)
    .executeTakeFirst();
  const owner = submitted?.desk_owner && (await findMember(context, submitted.desk_owner));
  return owner && owner.ended === null ? owner.id : undefined;
}

/**
 * Gives a lead that was just stored an owner, with a record, in the caller's transaction. A withdrawal goes to the owner of
 * its application, a request to the agent who was named on its page, and all others by the rules.
 */
export async function assignLead(context: QueryContext, lead: LeadTable): Promise<void> {
  const former = lead.kind === 'withdrawal' ? await ownerOfApplication(context, lead) : undefined;
  const owner = former ?? (await namedOwner(context, lead)) ?? (await ruledOwner(context, lead));
  if (owner === undefined) return;
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
