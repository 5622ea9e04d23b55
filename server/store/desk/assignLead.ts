import type { LeadTable, QueryContext } from '../tables.ts';
import { fold } from '../text/fold.ts';
import { recordChanges } from './changes.ts';
import type { DeskMemberTable } from './deskTables.ts';
import { findRules } from './members.ts';

const listIn = (json: string): string[] => JSON.parse(json) as string[]; // checked when it was stored

function languageOf({ context }: LeadTable): string | undefined {
  return context === null ? undefined : (JSON.parse(context) as { language?: string }).language; // written by this product
}

/** The members for a lead's city: those that name it, else those without cities. */
function forCity(members: readonly DeskMemberTable[], city: string): DeskMemberTable[] {
  const named = members.filter(({ cities }) => listIn(cities).some((one) => fold(one) === fold(city)));
  return named.length > 0 ? named : members.filter(({ cities }) => listIn(cities).length === 0);
}

/** The members who answer in a language; all if none of them does. */
function forLanguage(members: readonly DeskMemberTable[], language: string): DeskMemberTable[] {
  const speaking = members.filter(({ languages }) => {
    const spoken = listIn(languages);
    return spoken.length === 0 || spoken.includes(language);
  });
  return speaking.length > 0 ? speaking : [...members];
}

async function ruledOwner(context: QueryContext, lead: LeadTable): Promise<string | undefined> {
  const { byCity, byLanguage, byTurns } = await findRules(context);
  if (!byCity && !byLanguage && !byTurns) return undefined;
  let members = await context.database
    .selectFrom('desk_member')
    .selectAll()
    .where('takes_turns', '=', 1)
    .orderBy('last_turn')
    .orderBy('id')
    .execute();
  const language = languageOf(lead);
  if (byCity) members = lead.city === null ? members : forCity(members, lead.city);
  if (byLanguage && language !== undefined) members = forLanguage(members, language);
  // Without turns only a single candidate is clear.
  return byTurns || members.length === 1 ? members[0]?.id : undefined;
}

/** The owner of the application that a lead withdraws. */
async function ownerOfApplication({ database }: QueryContext, lead: LeadTable): Promise<string | undefined> {
  if (lead.user_id === null) return undefined;
  const submitted = await database
    .selectFrom('lead')
    .select('desk_owner')
    .where('user_id', '=', lead.user_id)
    .where('kind', '=', 'application')
    .orderBy('received', 'desc')
    .limit(1)
    .executeTakeFirst();
  return submitted?.desk_owner ?? undefined;
}

/**
 * Gives a lead that was just stored an owner by the rules, with a record, in the caller's transaction. A withdrawal goes
 * to the owner of its application.
 * @returns the owner; undefined without one
 */
export async function assignLead(context: QueryContext, lead: LeadTable): Promise<string | undefined> {
  const former = lead.kind === 'withdrawal' ? await ownerOfApplication(context, lead) : undefined;
  const owner = former ?? (await ruledOwner(context, lead));
  if (owner === undefined) return undefined;
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
  return owner;
}
