import type { Selectable } from 'kysely';
import { inTransaction } from '../jobs/jobQueue.ts';
import type { QueryContext } from '../tables.ts';
import { recordChanges } from './changes.ts';
import type { DeskMemberTable } from './deskTables.ts';

/** A member of staff. */
export type DeskMember = Selectable<DeskMemberTable>;

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
export type MemberChange = Partial<Pick<DeskMember, 'languages' | 'cities' | 'takes_turns' | 'ended'>>;

type Identity = Pick<DeskMember, 'id' | 'email' | 'name' | 'role' | 'mortgage'>;

const identityOf = ({ id, email, name, role, mortgage }: Identity): Identity => ({
  id,
  email,
  name,
  role,
  mortgage,
});

/**
 * Stores a member of staff, or their newest email, name and role, and that they work again. The first call and changes are
 * recorded. New staff take turns; new admins do not.
 */
export function rememberMember(
  context: QueryContext,
  member: Identity & Pick<DeskMember, 'last_seen'>,
): Promise<void> {
  return inTransaction(context, async (locked) => {
    const { id, last_seen: at } = member;
    const before = await findMember(locked, id);
    const facts = { ...identityOf(member), last_seen: at, ended: null };
    const takes_turns = member.role === 'staff' ? (1 as const) : (0 as const);
    await locked.database
      .insertInto('desk_member')
      .values({ ...facts, languages: '[]', cities: '[]', takes_turns, last_turn: '' })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
      .execute();
    const was = before && { ...identityOf(before), ended: before.ended };
    const is = { ...identityOf(member), ended: null };
    if (JSON.stringify(was) === JSON.stringify(is)) return;
    const values = { before: was ?? null, after: is };
    await recordChanges(locked, [{ at, by: id, lead: null, action: 'member', ...values }]);
  });
}

/** All members by name. */
export function findMembers({ database }: QueryContext): Promise<DeskMember[]> {
  return database.selectFrom('desk_member').selectAll().orderBy('name').orderBy('id').execute();
}

/** A member; undefined for an unknown id. */
export function findMember({ database }: QueryContext, id: string): Promise<DeskMember | undefined> {
  return database.selectFrom('desk_member').selectAll().where('id', '=', id).executeTakeFirst();
}

const sharedFacts = ({ id, languages, cities, takes_turns, ended }: DeskMember) => ({
  id,
  languages: JSON.parse(languages),
  cities: JSON.parse(cities),
  takesTurns: takes_turns === 1,
  ended,
});

/** Changes of the record that one statement adds: SQLite has a limit of values. */
const AT_A_TIME = 500;

/** Takes the open items of a member away, with a record of each. They have no owner then. */
async function returnItems(context: QueryContext, owner: string, { by, at }: Author): Promise<void> {
  const returned = await context.database
    .updateTable('lead')
    .set(({ eb, ref }) => ({ desk_owner: null, desk_version: eb(ref('desk_version'), '+', 1) }))
    .where('desk_owner', '=', owner)
    .where(({ eb, or }) => or([eb('desk_state', 'is', null), eb('desk_state', '!=', 'closed')]))
    .returning('id')
    .execute();
  for (let start = 0; start < returned.length; start += AT_A_TIME) {
    const changes = returned
      .slice(start, start + AT_A_TIME)
      .map(({ id }) => ({ at, by, lead: id, action: 'owner', before: owner, after: null }));
    await recordChanges(context, changes);
  }
}

/**
 * Changes a member, with a record. A member who leaves the team gives all open items back.
 * @returns undefined for an unknown id, 'stale' for another version
 */
export function changeMember(
  context: QueryContext,
  { id, version, ...change }: MemberChange & Pick<DeskMember, 'id' | 'version'>,
  { by, at }: Author,
): Promise<DeskMember | 'stale' | undefined> {
  return inTransaction(context, async (locked) => {
    const before = await findMember(locked, id);
    if (!before) return undefined;
    if (before.version !== version) return 'stale';
    if (Object.keys(change).length === 0) return before;
    const after = await locked.database
      .updateTable('desk_member')
      .set({ ...change, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (!after) return 'stale';
    if (change.ended) await returnItems(locked, id, { by, at });
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
