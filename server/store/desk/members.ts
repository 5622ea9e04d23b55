import { inTransaction } from '../jobs/jobQueue.ts';
import type { QueryContext } from '../tables.ts';
import { recordChanges } from './changes.ts';
import type { DeskMemberTable } from './deskTables.ts';

/** The member who changes something at the desk, and the time (ISO 8601). */
export interface Author {
  /** The member. */
  by: string;
  at: string;
}

/** The rules by which new items get an owner, with the number of their changes. */
export interface DeskRules {
  byCity: boolean;
  byLanguage: boolean;
  byTurns: boolean;
  version: number;
}

/** Columns of a member that admins change. */
export type MemberChange = Partial<Pick<DeskMemberTable, 'languages' | 'cities' | 'takes_turns'>>;

/** Stores a member of staff, or their newest email, name and role. New staff take turns; new admins do not. */
export async function rememberMember(
  { database }: QueryContext,
  member: Pick<DeskMemberTable, 'id' | 'email' | 'name' | 'role' | 'last_seen'>,
): Promise<void> {
  const { id: _id, ...facts } = member;
  await database
    .insertInto('desk_member')
    .values({
      ...member,
      languages: '[]',
      cities: '[]',
      takes_turns: member.role === 'staff' ? 1 : 0,
      last_turn: '',
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute();
}

/** All members by name. */
export function findMembers({ database }: QueryContext): Promise<DeskMemberTable[]> {
  return database.selectFrom('desk_member').selectAll().orderBy('name').orderBy('id').execute();
}

/** A member; undefined for an unknown id. */
export function findMember({ database }: QueryContext, id: string): Promise<DeskMemberTable | undefined> {
  return database.selectFrom('desk_member').selectAll().where('id', '=', id).executeTakeFirst();
}

const sharedFacts = ({ id, languages, cities, takes_turns }: DeskMemberTable) => ({
  id,
  languages: JSON.parse(languages),
  cities: JSON.parse(cities),
  takesTurns: takes_turns === 1,
});

/** Changes a member, with a record. @returns undefined for an unknown id */
export function changeMember(
  context: QueryContext,
  id: string,
  change: MemberChange,
  { by, at }: Author,
): Promise<DeskMemberTable | undefined> {
  return inTransaction(context, async (locked) => {
    const before = await findMember(locked, id);
    if (!before || Object.keys(change).length === 0) return before;
    const after = await locked.database
      .updateTable('desk_member')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const values = { before: sharedFacts(before), after: sharedFacts(after) };
    await recordChanges(locked, [{ at, by, lead: null, action: 'member', ...values }]);
    return after;
  });
}

/** The rules until an admin has stored others: no request stays without an owner. */
const FIRST_RULES: DeskRules = { byCity: false, byLanguage: false, byTurns: true, version: 0 };

/** The rules; those of the first day until an admin has stored others. */
export async function findRules({ database }: QueryContext): Promise<DeskRules> {
  const row = await database.selectFrom('desk_rules').selectAll().executeTakeFirst();
  if (!row) return FIRST_RULES;
  const { by_city, by_language, by_turns, version } = row;
  return { byCity: by_city === 1, byLanguage: by_language === 1, byTurns: by_turns === 1, version };
}

/** Replaces the rules, with a record. @returns undefined if `rules.version` is not the present one */
export function changeRules(
  context: QueryContext,
  rules: DeskRules,
  { by, at }: Author,
): Promise<DeskRules | undefined> {
  return inTransaction(context, async (locked) => {
    const before = await findRules(locked);
    if (before.version !== rules.version) return undefined;
    const after = { ...rules, version: rules.version + 1 };
    const flag = (value: boolean) => (value ? (1 as const) : (0 as const));
    const columns = {
      by_city: flag(after.byCity),
      by_language: flag(after.byLanguage),
      by_turns: flag(after.byTurns),
      version: after.version,
    };
    const stored = await locked.database
      .insertInto('desk_rules')
      .values({ id: 1, ...columns })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(columns).where('desk_rules.version', '=', rules.version),
      )
      .returning('id')
      .executeTakeFirst();
    if (!stored) return undefined;
    await recordChanges(locked, [{ at, by, lead: null, action: 'rules', before, after }]);
    return after;
  });
}
