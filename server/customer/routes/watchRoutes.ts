import type { Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { FieldErrors, ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { findWatchedHomes, MAX_WATCHES, unwatchHome, watchHome } from '#server/store/customer/homeWatches.ts';
import type { HomeWatchTable } from '#server/store/mail/mailTables.ts';
import type { WireNewWatch, WireWatchedHome, WireWatchedHomes } from '../../../src/api/customer/contract.ts';
import { knownOf } from '../alerts/homeChange.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions } from '../customerOptions.ts';
import { NEW_WATCH } from '../customerSchemas.ts';
import { keyOf } from './homeRoutes.ts';

const WATCHES_PATH = `${CUSTOMER_PATH}/user/watched-homes`;
const WATCH_PATH = `${WATCHES_PATH}/:boardId/:mlsNumber`;

const newWatchOf = bodyCheck<WireNewWatch>(NEW_WATCH, 'This watch is incomplete or not valid.');

const wireWatch = ({ mls: mlsNumber, board: boardId, since }: HomeWatchTable): WireWatchedHome => ({
  mlsNumber,
  boardId,
  since,
});

/** The routes of watched homes: customers get a mail when a price, a status or an open house changes. */
export function addWatchRoutes(app: Hono<ServiceEnv>, options: CustomerOptions): void {
  const { store, clock, homeSearch } = options;
  app.get(WATCHES_PATH, async (context) => {
    const rows = await findWatchedHomes(store, ownerOf(context).userId);
    return context.json({ homes: rows.map(wireWatch) } satisfies WireWatchedHomes);
  });
  refuseOthers(app, WATCHES_PATH, ['GET']);

  app.put(WATCH_PATH, async (context) => {
    const key = keyOf(context.req.param());
    const { language } = newWatchOf(await formBodyOf(context.req.raw));
    const homes = await homeSearch.homesNow([key.mls]);
    const home = homes.find(
      ({ boardId, mlsNumber }) => boardId === key.board && mlsNumber.toUpperCase() === key.mls,
    );
    if (!home) throw new ServiceError(404, 'There is no such home.');
    const since = clock.now().toISOString();
    const row = await watchHome(store, ownerOf(context), {
      ...key,
      since,
      language,
      ...knownOf(home),
      revision: 0,
    });
    if (!row) {
      const errors = [{ field: 'homes', message: 'must not have more items', keyword: 'maxItems' }];
      throw new FieldErrors(`No more than ${MAX_WATCHES} homes can be watched.`, errors, 409);
    }
    return context.json(wireWatch(row));
  });
  app.delete(WATCH_PATH, async (context) => {
    await unwatchHome(store, ownerOf(context).userId, keyOf(context.req.param()));
    return context.body(null, 204);
  });
  refuseOthers(app, WATCH_PATH, ['PUT', 'DELETE']);
}
