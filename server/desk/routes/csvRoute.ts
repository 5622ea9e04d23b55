import type { Hono } from 'hono';
import { csvHead, csvLines, LEAD_COLUMNS, type LeadColumn } from '#server/contact/leadsCsv.ts';
import { refuseOthers } from '#server/customer/customerCall.ts';
import { logFailure } from '#server/http/log.ts';
import { requestIdOf } from '#server/http/requestId.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { recordChanges } from '#server/store/desk/changes.ts';
import {
  type DeskItem,
  findItems,
  type ItemFilter,
  type ItemOrder,
  type ItemPart,
} from '#server/store/desk/items.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { memberOf } from '../deskCall.ts';
import type { DeskOptions } from '../deskOptions.ts';
import { CSV_QUERY } from '../deskSchemas.ts';
import { filterOf, ITEMS_PATH } from './itemRoutes.ts';

const CSV_PATH = `${ITEMS_PATH}.csv`;

/** Items that are read at a time, so that a large file does not fill the memory. */
const AT_A_TIME = 1000;

/** Columns that tell what is in an application, which is for mortgage specialists. */
const OF_APPLICATIONS = ['city', 'price', 'province', 'co-applicant', 'documents'];

const COLUMNS: readonly LeadColumn<DeskItem>[] = [
  ...LEAD_COLUMNS.map(
    ([name, read]): LeadColumn<DeskItem> => [
      name,
      (line) => (line.lead.application !== null && OF_APPLICATIONS.includes(name) ? null : read(line)),
    ],
  ),
  ['state', ({ lead }) => lead.desk_state ?? 'new'],
  ['owner', ({ ownerName }) => ownerName],
  ['opened', ({ lead }) => lead.desk_opened],
  ['next action', ({ lead }) => lead.desk_action],
  ['next action day', ({ lead }) => lead.desk_action_day],
];

async function* fileOf(
  store: QueryContext,
  filter: ItemFilter,
  order: ItemOrder,
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  let head = csvHead(COLUMNS);
  let after: ItemPart['after'];
  do {
    const items = await findItems(store, filter, { order, after, limit: AT_A_TIME });
    const text = head + csvLines(items, COLUMNS);
    head = '';
    if (text !== '') yield encoder.encode(text);
    // By the last item instead of an offset, because requests arrive while the file is read.
    after = items.length < AT_A_TIME ? undefined : items.at(-1)?.lead;
  } while (after);
}

/**
 * The file as the body of an answer, which reads it as fast as the caller takes it. A failure cuts it.
 * @param first its first part, which is read already
 */
function bodyOf(
  file: AsyncGenerator<Uint8Array, undefined>,
  first: Uint8Array | undefined,
  onFailure: (failure: unknown) => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start: (controller) => first && controller.enqueue(first),
    async pull(controller) {
      try {
        const { done, value } = await file.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (failure) {
        onFailure(failure);
        // Without the database's own words, which the server may send.
        controller.error(new Error('The file is not complete.'));
      }
    },
    cancel: () => file.return(undefined).then(() => undefined),
  });
}

/** GET /desk/items.csv: all items of a filter for a spreadsheet. The call is recorded. */
export function addCsvRoute(app: Hono<ServiceEnv>, { store, clock }: DeskOptions): void {
  app.get(CSV_PATH, async (context) => {
    const { sort, ...query } = validate(CSV_QUERY, queryOf(context.req.url));
    const { id: by } = memberOf(context);
    const at = clock.now().toISOString();
    const file = fileOf(store, filterOf(query, { id: by }), sort);
    const first = await file.next();
    // The words may be a person's, and this part of the record is not about a person whose data can be erased.
    const { search, ...filter } = query;
    const after = { ...filter, isSearch: search !== undefined };
    await recordChanges(store, [{ at, by, lead: null, action: 'itemsExported', after }]);
    context.header('Content-Type', 'text/csv; charset=utf-8');
    context.header('Content-Disposition', `attachment; filename="requests-${at.slice(0, 10)}.csv"`);
    const onFailure = (failure: unknown) =>
      logFailure('the rest of a file for spreadsheets was not sent', failure, requestIdOf(context));
    return context.body(bodyOf(file, first.value, onFailure));
  });
  refuseOthers(app, CSV_PATH, ['GET']);
}
