import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { LeadTable, QueryContext, Tables } from '../tables.ts';
import { wordsOf } from '../text/fold.ts';
import type { ViewingTable } from '../viewings/viewingTables.ts';
import type { DeskAnswerTable, DeskColumns, DeskNoteTable, DeskState } from './deskTables.ts';

/** Filters of the inbox. */
export interface ItemFilter {
  state?: DeskState | undefined;
  /** A member's id; null for items without an owner. */
  owner?: string | null | undefined;
  kind?: LeadTable['kind'] | undefined;
  isUnopened?: boolean | undefined;
  /** Words, each of which an item has to contain. */
  search?: string | undefined;
}

/** Order of a list. `action` leaves out items without a next action. */
export type ItemOrder = 'newest' | 'oldest' | 'action';

/** A lead with the work on it. */
export type DeskLead = LeadTable & Selectable<DeskColumns>;

/** An item of the inbox, with its owner's name and its viewing request. */
export interface DeskItem {
  lead: DeskLead;
  ownerName: string | null;
  viewing: ViewingTable | undefined;
}

/** Counts of a filter's items. */
export interface ItemCounts {
  states: Record<DeskState, number>;
  unopened: number;
}

/** Fewest digits of a word that is looked up as a part of a phone number. */
const PHONE_DIGITS = 4;

/** The text by which a lead is found: folded words, and the digits of the phone number in one word. */
export function searchTextOf(
  lead: Pick<
    LeadTable,
    'first_name' | 'last_name' | 'email' | 'phone' | 'address' | 'city' | 'code' | 'application'
  >,
): string {
  const { first_name, last_name, email, phone, address, city, code, application } = lead;
  // The place of an application is one of its answers, which only mortgage specialists see.
  const place = application === null ? [address, city, code] : [];
  const words = wordsOf([first_name, last_name, email, ...place].filter(Boolean).join(' '));
  return [...words, phone.replace(/\D/g, '')].filter(Boolean).join(' ');
}

/** The words of a search. A phone number is one word however it is written. */
function searchedWords(search: string): string[] {
  const digits = search.replace(/\D/g, '');
  const isPhone = /^[\d\s()+.-]+$/.test(search) && digits.length >= PHONE_DIGITS;
  // Stored numbers may have the country's prefix, or not.
  return isPhone ? [digits.replace(/^1(?=\d{10}$)/, '')] : wordsOf(search);
}

type LeadQuery<Output> = SelectQueryBuilder<Tables, 'lead', Output>;

function filtered<Output>(query: LeadQuery<Output>, filter: ItemFilter): LeadQuery<Output> {
  const { state, owner, kind, isUnopened = false, search = '' } = filter;
  let narrowed = query;
  if (state === 'new') narrowed = narrowed.where('lead.desk_state', 'is', null);
  else if (state) narrowed = narrowed.where('lead.desk_state', '=', state);
  if (owner === null) narrowed = narrowed.where('lead.desk_owner', 'is', null);
  else if (owner !== undefined) narrowed = narrowed.where('lead.desk_owner', '=', owner);
  if (kind) narrowed = narrowed.where('lead.kind', '=', kind);
  if (isUnopened) narrowed = narrowed.where('lead.desk_opened', 'is', null);
  // Folded words have no characters with a meaning in LIKE.
  for (const word of searchedWords(search)) {
    narrowed = narrowed.where('lead.desk_search', 'like', `%${word}%`);
  }
  return narrowed;
}

/** Leads with their owners' names and their viewings. */
export async function findItemsOf(
  { database }: QueryContext,
  leads: readonly DeskLead[],
): Promise<DeskItem[]> {
  if (leads.length === 0) return [];
  const [members, viewings] = await Promise.all([
    database.selectFrom('desk_member').select(['id', 'name']).execute(),
    database
      .selectFrom('viewing')
      .selectAll()
      .where(
        'id',
        'in',
        leads.map(({ id }) => id),
      )
      .execute(),
  ]);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const byId = new Map(viewings.map((viewing) => [viewing.id, viewing]));
  return leads.map((lead) => ({
    lead,
    ownerName: lead.desk_owner === null ? null : (names.get(lead.desk_owner) ?? null),
    viewing: byId.get(lead.id),
  }));
}

/** The condition of the items that follow one in an order. */
function isAfter(order: ItemOrder, { id, received, desk_action_day: day }: NonNullable<ItemPart['after']>) {
  return ({ and, eb, or }: ExpressionBuilder<Tables, 'lead'>) => {
    const isNext = or([
      eb('lead.received', order === 'oldest' ? '>' : '<', received),
      and([eb('lead.received', '=', received), eb('lead.id', '>', id)]),
    ]);
    if (order !== 'action' || day === null) return isNext;
    return or([eb('lead.desk_action_day', '>', day), and([eb('lead.desk_action_day', '=', day), isNext])]);
  };
}

/** A part of a list: at an offset, or after an item of an earlier part. */
export interface ItemPart {
  order: ItemOrder;
  offset?: number;
  after?: Pick<DeskLead, 'id' | 'received' | 'desk_action_day'> | undefined;
  limit: number;
}

/** A part of a filter's items, in order. */
export async function findItems(
  context: QueryContext,
  filter: ItemFilter,
  { order, offset = 0, after, limit }: ItemPart,
): Promise<DeskItem[]> {
  const query = filtered(context.database.selectFrom('lead'), filter).selectAll('lead');
  const direction = order === 'oldest' ? 'asc' : 'desc';
  const part = after ? query.where(isAfter(order, after)) : query;
  const ordered =
    order === 'action'
      ? part.where('lead.desk_action_day', 'is not', null).orderBy('lead.desk_action_day')
      : part;
  const leads = await ordered
    .orderBy('lead.received', direction)
    .orderBy('lead.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return findItemsOf(context, leads);
}

/** Number of items of a filter with a next action. */
export async function countActions({ database }: QueryContext, filter: ItemFilter): Promise<number> {
  const { count } = await filtered(database.selectFrom('lead'), filter)
    .where('lead.desk_action_day', 'is not', null)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts a filter's items by state, and those that were never opened, as if it had neither a state nor `isUnopened`. */
export async function countItems(
  { database }: QueryContext,
  { state, isUnopened, ...filter }: ItemFilter,
): Promise<{ all: ItemCounts; opened: ItemCounts }> {
  const rows = await filtered(database.selectFrom('lead'), filter)
    .select([
      'lead.desk_state as state',
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where lead.desk_opened is null)`.as('unopened'),
    ])
    .groupBy('lead.desk_state')
    .execute();
  const none = () => ({ states: { new: 0, inWork: 0, answered: 0, closed: 0 }, unopened: 0 });
  const counts = { all: none(), opened: none() };
  for (const row of rows) {
    const name = row.state ?? 'new';
    counts.all.states[name] = Number(row.count);
    counts.opened.states[name] = Number(row.unopened);
    counts.all.unopened += Number(row.unopened);
  }
  return counts;
}

/** Number of leads that were received in each of some periods. @param starts ISO 8601, ascending; the last has no end */
export async function countByPeriod(
  { database }: QueryContext,
  starts: readonly string[],
): Promise<number[]> {
  const [first = ''] = starts;
  const period = sql<number>`case ${sql.join(
    starts.map(
      (_start, index) => sql`when received < ${starts[index + 1] ?? '9999'} then cast(${index} as integer)`,
    ),
    sql` `,
  )} end`;
  const rows = await database
    .selectFrom('lead')
    .select([period.as('period'), sql<number>`count(*)`.as('count')])
    .where('received', '>=', first)
    .groupBy('period')
    .execute();
  const byPeriod = new Map(rows.map((row) => [Number(row.period), Number(row.count)]));
  return starts.map((_, index) => byPeriod.get(index) ?? 0);
}

/** One item; undefined for an unknown id. */
export async function findItem(context: QueryContext, id: string): Promise<DeskItem | undefined> {
  const leads = await context.database.selectFrom('lead').selectAll().where('id', '=', id).execute();
  const [item] = await findItemsOf(context, leads);
  return item;
}

/** Locks a lead until the end of the transaction, and reads it; undefined for an unknown id. */
export function lockLead({ database }: QueryContext, id: string): Promise<DeskLead | undefined> {
  return database
    .updateTable('lead')
    .set((row) => ({ desk_version: row.ref('desk_version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** A note or an answer with the member's name; null for an unknown member. */
type Named<Row> = Selectable<Row> & { by_name: string | null };

/** The notes of an item, the oldest first. */
export function findNotes({ database }: QueryContext, id: string): Promise<Named<DeskNoteTable>[]> {
  return database
    .selectFrom('desk_note')
    .leftJoin('desk_member', 'desk_member.id', 'desk_note.by')
    .selectAll('desk_note')
    .select('desk_member.name as by_name')
    .where('lead_id', '=', id)
    .orderBy('desk_note.id')
    .execute();
}

/** The answers to an item, the oldest first. */
export function findAnswers({ database }: QueryContext, id: string): Promise<Named<DeskAnswerTable>[]> {
  return database
    .selectFrom('desk_answer')
    .leftJoin('desk_member', 'desk_member.id', 'desk_answer.by')
    .selectAll('desk_answer')
    .select('desk_member.name as by_name')
    .where('lead_id', '=', id)
    .orderBy('desk_answer.id')
    .execute();
}

/** The answers to some items, the newest first. */
export async function findAnswersOf(
  { database }: QueryContext,
  ids: readonly string[],
  limit: number,
): Promise<Named<DeskAnswerTable>[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom('desk_answer')
    .leftJoin('desk_member', 'desk_member.id', 'desk_answer.by')
    .selectAll('desk_answer')
    .select('desk_member.name as by_name')
    .where('lead_id', 'in', ids)
    .orderBy('desk_answer.id', 'desc')
    .limit(limit)
    .execute();
}
