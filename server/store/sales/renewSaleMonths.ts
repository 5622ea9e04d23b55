import { type Kysely, sql } from 'kysely';
import { MILLISECONDS_A_DAY } from '../../http/clock.ts';
import { logFailure } from '../../http/log.ts';
import { lock, tryLock } from '../advisoryLocks.ts';
import type { BackgroundWork } from '../dataset/fillConditions.ts';
import { inTransaction } from '../jobs/jobQueue.ts';
import { monthNumberSql } from '../listings/statisticsGroups.ts';
import { addColumn } from '../migrations/listingTables.ts';
import { createSaleMonths, isSale } from '../migrations/saleMonths.ts';
import type { QueryContext, Tables } from '../tables.ts';
import { countSales } from './countSales.ts';
import { packSales, SALE_COLUMNS, type SaleRow, salesOf } from './packedSales.ts';

/** Length of the longest month: the sales are compared with the month's number as well. */
const DAYS_A_MONTH = 31;
/** Months that a transaction packs. */
const MONTHS_AT_ONCE = 12;

/**
 * Reads the sales of a city in some months, by month.
 * @param months numbers of months (listings/statisticsGroups.ts)
 */
export async function readSales(
  database: Kysely<Tables>,
  city: string,
  months: readonly number[],
): Promise<Map<number, SaleRow[]>> {
  const month = sql.raw<number>(monthNumberSql('sold_day'));
  const [first, last] = [Math.min(...months), Math.max(...months)];
  const rows = await database
    .selectFrom('listing')
    .select(SALE_COLUMNS)
    .select(month.as('month'))
    .where('city', '=', city)
    .where(sql<boolean>`${sql.raw(isSale(''))}`)
    .where('sold_day', '>=', firstDayOf(first) - DAYS_A_MONTH)
    .where('sold_day', '<=', firstDayOf(last + 1) + DAYS_A_MONTH)
    .where(month, 'in', months)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.month);
}

/** The first day of a month by its number. Months are counted from March 1968. */
function firstDayOf(month: number): number {
  return Date.UTC(1968, 2 + month, 1) / MILLISECONDS_A_DAY;
}

async function hasTriggers({ database, dialect }: QueryContext): Promise<boolean> {
  const { rows } = await (dialect === 'sqlite'
    ? sql`select 1 from sqlite_master where type = 'trigger' and name = 'sale_month_insert_new'`
    : sql`select 1 from pg_trigger where tgrelid = 'listing'::regclass and tgname = 'sale_month_changed'`
  ).execute(database);
  return rows.length > 0;
}

/**
 * Packs some changed months. A lock on them makes other writers of these months wait. Months that a writer has locked are
 * left for the next time: it may wait for one of these.
 * @returns their number; 0 if all are packed, or if another process packs
 */
async function packSome(context: QueryContext): Promise<number> {
  const { database, dialect } = context;
  if (!(await tryLock(context, 'packing'))) return 0;
  let changed = database
    .selectFrom('sale_month')
    .select(['city', 'month'])
    .where('sales', 'is', null)
    .orderBy('city')
    .orderBy('month')
    .limit(MONTHS_AT_ONCE);
  if (dialect === 'postgres') changed = changed.forUpdate().skipLocked();
  const rows = await changed.execute();
  const byCity = Map.groupBy(rows, ({ city }) => city);
  for (const [city, of] of byCity) {
    const months = of.map(({ month }) => month);
    const byMonth = await readSales(database, city, months);
    for (const month of months) {
      await database
        .updateTable('sale_month')
        .set({ sales: packSales(salesOf(byMonth.get(month) ?? [])) })
        .where('city', '=', city)
        .where('month', '=', month)
        .execute();
    }
  }
  return rows.length;
}

/** Brings listings that a former release loaded into new tables to today's schema, and marks all their months. */
async function restoreTables(context: QueryContext): Promise<void> {
  if (await hasTriggers(context)) return;
  await inTransaction(context, async (within) => {
    await lock(within, 'packing');
    if (await hasTriggers(within)) return;
    await addColumn(within.database, within.dialect, 'condition');
    await createSaleMonths(within.database, within.dialect);
  });
}

async function isUncounted({ database }: QueryContext): Promise<boolean> {
  const row = await database
    .selectFrom('place')
    .select('id')
    .where('sold_count', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Options of a renewal. */
interface Renewal extends BackgroundWork {
  /** True to count the sales of places in any case, because their year moves with each day. */
  isDaily?: boolean;
}

/**
 * Packs every month whose sales changed, in short transactions, and counts the sales of places after a change. Until then
 * statistics read the sales of such a month from the listings.
 */
export async function renewSaleMonths(
  context: QueryContext,
  { stopped, pause, isDaily = false }: Renewal = {},
): Promise<void> {
  await restoreTables(context);
  let isCounted = !isDaily;
  while (!stopped?.aborted) {
    const packed = await inTransaction(context, packSome);
    if (packed === 0) break;
    isCounted = false;
    await pause?.();
  }
  if (stopped?.aborted) return;
  if (!isCounted || (await isUncounted(context))) await inTransaction(context, countSales);
}

/** Renews the months after a load, a run of the ingest or a move of dates. They do not fail with it: a server tries again. */
export async function renewAfterWrites(context: QueryContext): Promise<void> {
  await renewSaleMonths(context).catch((failure: unknown) =>
    logFailure('the sales were not packed', failure),
  );
}
