import { type Kysely, sql } from 'kysely';
import { monthNumberSql } from '../listings/statisticsGroups.ts';
import { SALE_COLUMNS } from '../sales/packedSales.ts';
import type { SqlDialect, Tables } from '../tables.ts';
import { createListingIndexes } from './listingIndexes.ts';

/** The index by which the sales of a month are read. */
const SALES_INDEX = 'listing_city_sales';

/** SQL that is true for a listing that was sold: as a row of a trigger (`new.`), or as a table (`l.`). */
export const isSale = (row: string): string =>
  `${row}status = 'U' AND ${row}last_status = 'Sld' AND ${row}sold_day IS NOT NULL`;

/** The columns that decide about a month's sales. Writes of others, such as a home's condition, mark no month. */
const READ_COLUMNS = ['status', 'last_status', 'city', ...SALE_COLUMNS];

/** SQL that marks the month of a changed sale, whose row of `sale_month` is then made again. */
const marked = (row: 'new.' | 'old.'): string =>
  `INSERT INTO sale_month (city, month) VALUES (${row}city, ${monthNumberSql(`${row}sold_day`)})
    ON CONFLICT (city, month) DO UPDATE SET sales = NULL WHERE sale_month.sales IS NOT NULL;`;

function sqliteTriggers(): string[] {
  const trigger = (event: string, rows: readonly ('new.' | 'old.')[]) =>
    rows.flatMap((row) => {
      const name = `sale_month_${event.split(' ')[0]}_${row.slice(0, -1)}`.toLowerCase();
      return [
        `CREATE TRIGGER IF NOT EXISTS ${name} AFTER ${event} ON listing WHEN ${isSale(row)} BEGIN ${marked(row)} END`,
      ];
    });
  return [
    ...trigger('INSERT', ['new.']),
    ...trigger(`UPDATE OF ${READ_COLUMNS.join(', ')}`, ['old.', 'new.']),
    ...trigger('DELETE', ['old.']),
  ];
}

function postgresTriggers(): string[] {
  return [
    `CREATE OR REPLACE FUNCTION sale_month_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP <> 'INSERT' THEN IF ${isSale('old.')} THEN ${marked('old.')} END IF; END IF;
      IF TG_OP <> 'DELETE' THEN IF ${isSale('new.')} THEN ${marked('new.')} END IF; END IF;
      RETURN NULL;
    END $$`,
    'DROP TRIGGER IF EXISTS sale_month_changed ON listing',
    `CREATE TRIGGER sale_month_changed
      AFTER INSERT OR DELETE OR UPDATE OF ${READ_COLUMNS.join(', ')} ON listing
      FOR EACH ROW EXECUTE FUNCTION sale_month_changed()`,
  ];
}

/**
 * The table of the sales of each city and month, and the triggers that mark a month as changed in the transaction of each
 * write. Triggers see the writes of every release and of every program.
 */
export function saleMonthStatements(dialect: SqlDialect): string[] {
  const [text, bytes] = dialect === 'sqlite' ? ['TEXT', 'BLOB'] : ['TEXT COLLATE "C"', 'BYTEA'];
  return [
    `CREATE TABLE IF NOT EXISTS sale_month (city ${text} NOT NULL, month INTEGER NOT NULL, sales ${bytes},
      PRIMARY KEY (city, month))`,
    'CREATE INDEX IF NOT EXISTS sale_month_changed ON sale_month (city, month) WHERE sales IS NULL',
    // Reading compressed values takes longer than reading more of them.
    ...(dialect === 'postgres' ? ['ALTER TABLE sale_month ALTER COLUMN sales SET STORAGE EXTERNAL'] : []),
    ...(dialect === 'sqlite' ? sqliteTriggers() : postgresTriggers()),
  ];
}

/** Marks every month with sales. */
async function markAllSaleMonths(database: Kysely<Tables>): Promise<void> {
  await sql`delete from sale_month`.execute(database);
  await sql
    .raw(
      `INSERT INTO sale_month (city, month) SELECT DISTINCT city, ${monthNumberSql('sold_day')} FROM listing WHERE ${isSale('')}`,
    )
    .execute(database);
}

/** Adds the number of a place's sales. New databases have the column. */
async function addSoldCount(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  if (dialect === 'postgres') {
    await sql`alter table place add column if not exists sold_count integer`.execute(database);
    return;
  }
  const { rows } = await sql`select 1 from pragma_table_info('place') where name = 'sold_count'`.execute(
    database,
  );
  if (rows.length === 0) await sql`alter table place add column sold_count integer`.execute(database);
}

/**
 * Creates the table with its triggers, marks the months of loaded listings, and creates the index that reads them. A
 * server packs them in the background (sales/renewSaleMonths.ts).
 */
export async function createSaleMonths(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  await addSoldCount(database, dialect);
  for (const statement of saleMonthStatements(dialect)) await sql.raw(statement).execute(database);
  await createListingIndexes(database, dialect, (name) => name === SALES_INDEX);
  await markAllSaleMonths(database);
}
