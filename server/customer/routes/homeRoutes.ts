import type { Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { FieldErrors } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import {
  findMarkedHomes,
  type MarkedHome,
  markHomes,
  removeMarks,
} from '#server/store/customer/homeMarks.ts';
import {
  addHomes,
  findSavedHomes,
  type HomeKey,
  MAX_HOMES,
  removeHome,
  saveHome,
} from '#server/store/customer/savedHomes.ts';
import type { SavedHomeTable } from '#server/store/tables.ts';
import type {
  WireHomesToAdd,
  WireMarkedHomes,
  WireSavedHome,
  WireSavedHomeChanges,
  WireSavedHomes,
  WireSeen,
} from '../../../src/api/customer/contract.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions } from '../customerOptions.ts';
import { HOME_CHANGES, HOME_ID, HOMES_TO_ADD, HOMES_TO_MARK } from '../customerSchemas.ts';

const HOMES_PATH = `${CUSTOMER_PATH}/user/saved-homes`;
const HOME_PATH = `${HOMES_PATH}/:boardId/:mlsNumber`;
/** Bytes. Enough for the maximum number of homes of a customer, with their notes. */
const MAX_BYTES = 512_000;

const MESSAGE = 'This home is incomplete or not valid.';
const homeIdOf = bodyCheck<{ boardId: number; mlsNumber: string }>(HOME_ID, MESSAGE);
const changesOf = bodyCheck<WireSavedHomeChanges>(HOME_CHANGES, MESSAGE);
const marksOf = bodyCheck<WireMarkedHomes>(HOMES_TO_MARK, 'These homes are incomplete or not valid.');
const homesOf = bodyCheck<WireHomesToAdd>(HOMES_TO_ADD, 'These homes are incomplete or not valid.');

function wireHome(row: SavedHomeTable): WireSavedHome {
  const { mls, board, saved, note, seen_price: price, seen_status: lastStatus } = row;
  return { mlsNumber: mls, boardId: board, saved, seen: { price, lastStatus }, note };
}

const wireHomes = (rows: readonly SavedHomeTable[]): WireSavedHomes => ({ homes: rows.map(wireHome) });

/**
 * Reads the listing that a path names.
 * @throws FieldErrors for a number that no board has
 */
export function keyOf({
  boardId = '',
  mlsNumber,
}: Partial<Record<'boardId' | 'mlsNumber', string>>): HomeKey {
  const id = homeIdOf({ boardId: /^\d{1,10}$/.test(boardId) ? Number(boardId) : boardId, mlsNumber });
  return { board: id.boardId, mls: id.mlsNumber.toUpperCase() };
}

const snapshotColumns = ({ price, lastStatus }: WireSeen) => ({ seen_price: price, seen_status: lastStatus });

function refuseTooMany(): never {
  const errors = [{ field: 'homes', message: 'must not have more items', keyword: 'maxItems' }];
  throw new FieldErrors(`No more than ${MAX_HOMES} homes can be saved.`, errors, 409);
}

function refuseMissingSeen(): never {
  const errors = [{ field: 'seen', message: 'is missing', keyword: 'required' }];
  throw new FieldErrors('A home that is not saved yet needs `seen`, its price and status.', errors);
}

const wireMarks = (homes: readonly MarkedHome[]): WireMarkedHomes => ({
  homes: homes.map(({ board: boardId, mls: mlsNumber, marked }) => ({ mlsNumber, boardId, marked })),
});

/** The routes of viewed and of hidden homes. */
export function addMarkRoutes(app: Hono<ServiceEnv>, { store, clock }: CustomerOptions): void {
  for (const kind of ['viewed', 'hidden'] as const) {
    const all = `${CUSTOMER_PATH}/user/${kind}-homes`;
    const one = `${all}/:boardId/:mlsNumber`;
    app.get(all, async (context) =>
      context.json(wireMarks(await findMarkedHomes(store, ownerOf(context).userId, kind))),
    );
    app.post(all, async (context) => {
      const { homes } = marksOf(await formBodyOf(context.req.raw, MAX_BYTES));
      const now = clock.now().getTime();
      const rows = homes.map(({ boardId: board, mlsNumber, marked }) => ({
        board,
        mls: mlsNumber.toUpperCase(),
        marked: new Date(Math.min(Date.parse(marked), now)).toISOString(),
      }));
      return context.json(wireMarks(await markHomes(store, ownerOf(context), kind, rows)));
    });
    app.delete(all, async (context) => {
      await removeMarks(store, ownerOf(context).userId, kind);
      return context.body(null, 204);
    });
    refuseOthers(app, all, ['GET', 'POST', 'DELETE']);
    app.delete(one, async (context) => {
      await removeMarks(store, ownerOf(context).userId, kind, keyOf(context.req.param()));
      return context.body(null, 204);
    });
    refuseOthers(app, one, ['DELETE']);
  }
}

/** The routes of saved homes. */
export function addHomeRoutes(app: Hono<ServiceEnv>, { store, clock }: CustomerOptions): void {
  app.get(HOMES_PATH, async (context) =>
    context.json(wireHomes(await findSavedHomes(store, ownerOf(context).userId))),
  );
  app.post(HOMES_PATH, async (context) => {
    const { homes } = homesOf(await formBodyOf(context.req.raw, MAX_BYTES));
    const now = clock.now().getTime();
    const rows = homes.map(({ boardId: board, mlsNumber, seen, note = '' }, position) => ({
      board,
      mls: mlsNumber.toUpperCase(),
      // One millisecond apart, so that they stay in the device's order.
      saved: new Date(now - position).toISOString(),
      ...snapshotColumns(seen),
      note,
    }));
    const all = (await addHomes(store, ownerOf(context), rows)) ?? refuseTooMany();
    return context.json(wireHomes(all));
  });
  refuseOthers(app, HOMES_PATH, ['GET', 'POST']);

  app.put(HOME_PATH, async (context) => {
    const key = keyOf(context.req.param());
    const { seen, note } = changesOf(await formBodyOf(context.req.raw));
    const change = { ...(seen ? snapshotColumns(seen) : {}), ...(note === undefined ? {} : { note }) };
    const saved = clock.now().toISOString();
    const outcome = await saveHome(store, ownerOf(context), { ...key, saved }, change);
    if (outcome.kind === 'full') refuseTooMany();
    if (outcome.kind === 'unseen') refuseMissingSeen();
    return context.json(wireHome(outcome.home), outcome.kind === 'added' ? 201 : 200);
  });
  app.delete(HOME_PATH, async (context) => {
    const now = clock.now().toISOString();
    await removeHome(store, ownerOf(context).userId, keyOf(context.req.param()), now);
    return context.body(null, 204);
  });
  refuseOthers(app, HOME_PATH, ['PUT', 'DELETE']);
}
