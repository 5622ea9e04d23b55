import type { Context, Hono } from 'hono';
import { refuseOthers } from '#server/customer/customerCall.ts';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { FieldErrors } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { isCalendarDay } from '#server/schemas/viewingSchema.ts';
import { addNote, changeItem, openItem } from '#server/store/desk/changeItem.ts';
import { findChanges } from '#server/store/desk/changes.ts';
import {
  countActions,
  countByPeriod,
  countItems,
  type DeskItem,
  findAnswers,
  findItem,
  findItems,
  findNotes,
  type ItemFilter,
} from '#server/store/desk/items.ts';
import { findMember } from '#server/store/desk/members.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type {
  WireDeskChanges,
  WireDeskItemChanges,
  WireDeskItemDetail,
  WireDeskItems,
  WireDeskNewNote,
} from '../../../src/api/desk/contract.ts';
import { type Member, memberOf, refuseStale, refuseUnknown } from '../deskCall.ts';
import { DESK_PATH, type DeskOptions } from '../deskOptions.ts';
import { CHANGES_QUERY, ITEM_CHANGES, ITEMS_QUERY, NEW_NOTE } from '../deskSchemas.ts';
import { contextOf, wireChange, wireItem } from '../itemViews.ts';
import { withdrawalOf } from '../personViews.ts';
import { lastWeeks } from '../weeks.ts';

/** Path of the inbox. */
export const ITEMS_PATH = `${DESK_PATH}/items`;
/** Path of one item. */
export const ITEM_PATH = `${ITEMS_PATH}/:id`;
const NOTES_PATH = `${ITEM_PATH}/notes`;
const CHANGES_PATH = `${DESK_PATH}/changes`;

/** Items of a page. */
const PAGE = 50;
/** Changes of a page of the record, and of an item's history. */
const CHANGES = 100;

const MESSAGE = 'This change of an item is not valid.';
const changesOf = bodyCheck<WireDeskItemChanges>(ITEM_CHANGES, MESSAGE);
const noteOf = bodyCheck<WireDeskNewNote>(NEW_NOTE, 'This note is not valid.');

/** The filter of a query. `me` is the caller. */
export function filterOf(
  query: Pick<ItemFilter, 'state' | 'kind' | 'search'> & {
    owner?: string | undefined;
    opened?: 'no' | undefined;
  },
  { id }: Pick<Member, 'id'>,
): ItemFilter {
  const { state, owner, kind, opened, search } = query;
  const named = owner === 'me' ? id : owner;
  return { state, owner: named === 'none' ? null : named, kind, isUnopened: opened === 'no', search };
}

/** One item with its notes, answers and history, for a member. @throws ServiceError 404 for an unknown id */
export async function detailOf(
  store: QueryContext,
  id: string,
  { member, now }: { member: Member; now: Date },
): Promise<WireDeskItemDetail> {
  const item: DeskItem = (await findItem(store, id)) ?? refuseUnknown();
  const [notes, answers, withdrawn, { changes }] = await Promise.all([
    findNotes(store, id),
    findAnswers(store, id),
    withdrawalOf(store, item.lead.email),
    findChanges(store, { lead: id, offset: 0, limit: CHANGES }),
  ]);
  return {
    ...wireItem(item, now),
    consent: contextOf(item).consent ?? null,
    withdrawn,
    notes: notes.map((note) => ({
      id: String(note.id),
      at: note.at,
      by: note.by_name ?? note.by,
      text: note.text,
    })),
    answers: answers.map((answer) => ({
      id: String(answer.id),
      at: answer.at,
      by: answer.by_name ?? answer.by,
      subject: answer.subject,
      text: answer.text,
      delivery: answer.delivery,
    })),
    history: changes.map((change) => wireChange(change, member)).reverse(),
  };
}

/** The item of a path. Other ids do not exist, and not every database accepts them. */
export function itemIdOf(context: Context<ServiceEnv>): string {
  const id = context.req.param('id') ?? '';
  return /^[\w-]{1,100}$/.test(id) ? id : refuseUnknown();
}

/** The inbox, one item with its notes, and the record. */
export function addItemRoutes(app: Hono<ServiceEnv>, { store, clock, wake }: DeskOptions): void {
  const author = (context: Context<ServiceEnv>) => ({
    by: memberOf(context).id,
    at: clock.now().toISOString(),
  });

  app.get(ITEMS_PATH, async (context) => {
    const { sort, page, ...query } = validate(ITEMS_QUERY, queryOf(context.req.url));
    const filter = filterOf(query, memberOf(context));
    const now = clock.now();
    const weeks = lastWeeks(now);
    const [items, counts, received] = await Promise.all([
      findItems(store, filter, { order: sort, offset: (page - 1) * PAGE, limit: PAGE }),
      countItems(store, filter),
      countByPeriod(
        store,
        weeks.map(({ starts }) => starts),
      ),
    ]);
    const { states } = filter.isUnopened ? counts.opened : counts.all;
    const sum = Object.values(states).reduce((all, one) => all + one, 0);
    const matching = filter.state ? states[filter.state] : sum;
    const answer: WireDeskItems = {
      items: items.map((item) => wireItem(item, now)),
      total: sort === 'action' ? await countActions(store, filter) : matching,
      counts: states,
      unopened: counts.all.unopened,
      weeks: weeks.map(({ week }, index) => ({ week, count: received[index] ?? 0 })),
    };
    return context.json(answer);
  });
  refuseOthers(app, ITEMS_PATH, ['GET']);

  app.get(ITEM_PATH, async (context) => {
    const id = itemIdOf(context);
    const { lead } = (await findItem(store, id)) ?? refuseUnknown();
    const member = memberOf(context);
    // An application waits until somebody opens it who may read it.
    if (lead.kind !== 'application' || member.mortgage) await openItem(store, id, author(context));
    return context.json(await detailOf(store, id, { member, now: clock.now() }));
  });
  app.patch(ITEM_PATH, async (context) => {
    const id = itemIdOf(context);
    const change = changesOf(await formBodyOf(context.req.raw));
    const { owner, nextAction } = change;
    if (nextAction && !isCalendarDay(nextAction.day)) {
      throw new FieldErrors(MESSAGE, [
        { field: 'nextAction.day', message: 'is not valid', keyword: 'pattern' },
      ]);
    }
    if (owner && (await findMember(store, owner))?.ended !== null) {
      throw new FieldErrors(MESSAGE, [{ field: 'owner', message: 'is not a member', keyword: 'enum' }]);
    }
    const outcome = await changeItem(store, { id, ...change }, author(context));
    if (outcome === undefined) refuseUnknown();
    if (outcome === 'stale') refuseStale();
    wake('desk');
    return context.json(await detailOf(store, id, { member: memberOf(context), now: clock.now() }));
  });
  refuseOthers(app, ITEM_PATH, ['GET', 'PATCH']);

  app.post(NOTES_PATH, async (context) => {
    const id = itemIdOf(context);
    const { text } = noteOf(await formBodyOf(context.req.raw));
    if (!(await addNote(store, id, text.trim(), author(context)))) refuseUnknown();
    return context.json(await detailOf(store, id, { member: memberOf(context), now: clock.now() }), 201);
  });
  refuseOthers(app, NOTES_PATH, ['POST']);

  app.get(CHANGES_PATH, async (context) => {
    const { item: lead, page } = validate(CHANGES_QUERY, queryOf(context.req.url));
    const found = await findChanges(store, { lead, offset: (page - 1) * CHANGES, limit: CHANGES });
    return context.json({
      changes: found.changes.map((change) => wireChange(change, memberOf(context))),
      total: found.total,
    } satisfies WireDeskChanges);
  });
  refuseOthers(app, CHANGES_PATH, ['GET']);
}
