import { type Kysely, sql } from 'kysely';
import { MILLISECONDS_A_DAY } from '../../http/clock.ts';
import { monthNumberSql } from '../listings/statisticsGroups.ts';
import { createSaleMonths, isSale } from '../migrations/saleMonths.ts';
import type { QueryContext, Tables } from '../tables.ts';
import { countSales } from './countSales.ts';
import { packSales, SALE_COLUMNS, type SaleRow, salesOf } from './packedSales.ts';

/** Length of the longest month: the sales are compared with the month's number as well. */
const DAYS_A_MONTH = 31;

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

/** Packs the changed months of a city. A lock on them makes other writers of these months wait. */
async function renewCity({ database, dialect }: QueryContext, city: string): Promise<void> {
  let changed = database
    .selectFrom('sale_month')
    .select('month')
    .where('city', '=', city)
    .where('sales', 'is', null)
    .orderBy('month');
  if (dialect === 'postgres') changed = changed.forUpdate();
  const months = (await changed.execute()).map(({ month }) => month);
  if (months.length === 0) return;
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

/**
 * Packs every month whose sales changed. Until then statistics read the sales of such a month from the listings. Runs
 * after a load, a run of the ingest and a move of dates, and at each start, for changes by other programs. A release
 * without this table may have loaded listings into new tables, which have no triggers.
 */
export async function renewSaleMonths(context: QueryContext): Promise<void> {
  const { database, dialect } = context;
  const inTransaction = <Result>(work: (database: Kysely<Tables>) => Promise<Result>) =>
    database.isTransaction ? work(database) : database.transaction().execute(work);
  if (!(await hasTriggers(context))) await inTransaction((within) => createSaleMonths(within, dialect));
  const cities = await database
    .selectFrom('sale_month')
    .select('city')
    .distinct()
    .where('sales', 'is', null)
    .orderBy('city')
    .execute();
  if (cities.length === 0) return;
  for (const { city } of cities) {
    await inTransaction((within) => renewCity({ database: within, dialect }, city));
  }
  await inTransaction(countSales);
}
