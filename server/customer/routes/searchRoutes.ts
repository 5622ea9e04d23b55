import type { Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { FieldErrors, ParameterErrors, ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { findMarkedHomes } from '#server/store/customer/homeMarks.ts';
import {
  addSearch,
  changeSearch,
  findSavedSearch,
  findSavedSearches,
  MAX_SEARCHES,
  type Mark,
  removeSearch,
  visitSearch,
} from '#server/store/customer/savedSearches.ts';
import type { SavedSearchTable } from '#server/store/tables.ts';
import type {
  WireNewSearch,
  WireSavedSearch,
  WireSavedSearches,
  WireSearchChanges,
} from '../../../src/api/customer/contract.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions } from '../customerOptions.ts';
import { NEW_SEARCH, SEARCH_CHANGES } from '../customerSchemas.ts';
import { type Criteria, type HomeSearch, storedCriteria } from '../homeSearch.ts';
import { newCountOf, newCountsOf } from '../newCount.ts';

const SEARCHES_PATH = `${CUSTOMER_PATH}/user/saved-searches`;
const SEARCH_PATH = `${SEARCHES_PATH}/:id`;
const VISITS_PATH = `${SEARCH_PATH}/visits`;

const MESSAGE = 'This search is incomplete or not valid.';
const newSearchOf = bodyCheck<WireNewSearch>(NEW_SEARCH, MESSAGE);
const changesOf = bodyCheck<WireSearchChanges>(SEARCH_CHANGES, MESSAGE);

function wireSearch(row: SavedSearchTable, newCount: number | null): WireSavedSearch {
  const { id, name, path, alert, created, visited } = row;
  return { id, name, path, criteria: storedCriteria(row), alert, created, visited, newCount };
}

/** The id, or '' if it is malformed: not every database accepts every character. */
const idOf = (id: string): string => (/^[\da-f-]{36}$/.test(id) ? id : '');

/** @throws FieldErrors that name the parameters which the listing service rejects */
async function checkedMark(homeSearch: HomeSearch, criteria: Criteria): Promise<Mark> {
  try {
    return await homeSearch.markOf(criteria);
  } catch (failure) {
    if (!(failure instanceof ParameterErrors)) throw failure;
    const errors = failure.errors.map(({ param, msg }) => ({
      field: `criteria.${param}`,
      message: msg.join(', '),
      keyword: 'parameter',
    }));
    throw new FieldErrors(MESSAGE, errors);
  }
}

function requireStored(outcome: SavedSearchTable | 'taken' | 'full' | 'unknown'): SavedSearchTable {
  if (outcome === 'taken') {
    const errors = [{ field: 'name', message: 'is the name of another', keyword: 'unique' }];
    throw new FieldErrors('Another saved search has this name.', errors, 409);
  }
  if (outcome === 'full') {
    const errors = [{ field: 'searches', message: 'must not have more items', keyword: 'maxItems' }];
    throw new FieldErrors(`No more than ${MAX_SEARCHES} searches can be saved.`, errors, 409);
  }
  return requireSearch(outcome === 'unknown' ? undefined : outcome);
}

function requireSearch(row: SavedSearchTable | undefined): SavedSearchTable {
  if (!row) throw new ServiceError(404, 'There is no such saved search.');
  return row;
}

/** The routes of saved searches and their visits. */
export function addSearchRoutes(app: Hono<ServiceEnv>, options: CustomerOptions): void {
  const { store, clock, homeSearch } = options;
  app.get(SEARCHES_PATH, async (context) => {
    const { userId } = ownerOf(context);
    const rows = await findSavedSearches(store, userId);
    const hidden = await findMarkedHomes(store, userId, 'hidden');
    const counts = await newCountsOf(homeSearch, rows, hidden);
    const searches = rows.map((row, position) => wireSearch(row, counts[position] ?? null));
    return context.json({ searches } satisfies WireSavedSearches);
  });
  app.post(SEARCHES_PATH, async (context) => {
    const newSearch = newSearchOf(await formBodyOf(context.req.raw));
    const { name, path, criteria, language, alert = 'off' } = newSearch;
    const outcome = await addSearch(store, ownerOf(context), {
      id: crypto.randomUUID(),
      name: name.trim(),
      path,
      criteria: JSON.stringify(criteria),
      language,
      alert,
      created: clock.now().toISOString(),
      mark: await checkedMark(homeSearch, criteria),
    });
    return context.json(wireSearch(requireStored(outcome), 0), 201);
  });
  refuseOthers(app, SEARCHES_PATH, ['GET', 'POST']);

  app.put(SEARCH_PATH, async (context) => {
    const { name, alert } = changesOf(await formBodyOf(context.req.raw));
    const owner = ownerOf(context);
    const row = requireSearch(await findSavedSearch(store, owner.userId, idOf(context.req.param('id'))));
    // An alert that is turned on covers only homes that are new from now on.
    const begins = row.alert === 'off' && alert !== undefined && alert !== 'off';
    const mark = begins ? await homeSearch.markOf(storedCriteria(row)) : undefined;
    const changed = requireStored(
      await changeSearch(store, owner, row.id, { mark, alert, name: name?.trim() }),
    );
    const hidden = await findMarkedHomes(store, owner.userId, 'hidden');
    return context.json(wireSearch(changed, await newCountOf(homeSearch, changed, hidden)));
  });
  app.delete(SEARCH_PATH, async (context) => {
    await removeSearch(store, ownerOf(context).userId, idOf(context.req.param('id')));
    return context.body(null, 204);
  });
  refuseOthers(app, SEARCH_PATH, ['PUT', 'DELETE']);

  app.post(VISITS_PATH, async (context) => {
    const { userId } = ownerOf(context);
    const row = requireSearch(await findSavedSearch(store, userId, idOf(context.req.param('id'))));
    const mark = await homeSearch.markOf(storedCriteria(row));
    await visitSearch(store, userId, row.id, { mark, at: clock.now().toISOString() });
    return context.body(null, 204);
  });
  refuseOthers(app, VISITS_PATH, ['POST']);
}
