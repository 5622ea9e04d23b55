import { sql } from 'kysely';
import { quadkey } from '#server/store/geometry/mercator.ts';
import { SHUFFLE_PRIME } from '#server/store/listings/recommendedOrder.ts';
import { LISTING_COLUMNS } from '#server/store/migrations/listingTables.ts';
import type { Store } from '#server/store/store.ts';

/** Degrees of a cell of the store's grid. */
const CELL = 360 / 2 ** 24;
/** Cells, about 900 m in Toronto: a copy is placed in the streets around its original. */
const REACH = 512;

/** XOR in an expression that both databases support: the bits of either number that are not in both. */
const xorOf = (one: string, other: number): string => `((${one} | ${other}) - (${one} & ${other}))`;

/**
 * Columns of copy number `copy`, as expressions of the original's columns. Flipping the low bits of a position moves
 * it, and flips the matching bits of its quadkey.
 */
function columnsOfCopy(copy: number, ids: number): Record<string, string> {
  const across = (copy * 197) % REACH;
  const down = (copy * 331) % REACH;
  const flipped = quadkey(across, down);
  const days = copy % 7;
  const price = (column: string) => `${column} + ${column} / 100 * ${(copy * 7) % 21} - ${column} / 10`;
  const place = (v: string) => ({
    [`${v}x`]: xorOf(`${v}x`, across),
    [`${v}y`]: xorOf(`${v}y`, down),
    [`${v}quadkey`]: xorOf(`${v}quadkey`, flipped),
    [`${v}longitude`]: `${v}longitude + (${xorOf(`${v}x`, across)} - ${v}x) * ${CELL}`,
    [`${v}latitude`]: `${v}latitude - (${xorOf(`${v}y`, down)} - ${v}y) * ${CELL} * cos(radians(${v}latitude))`,
    [`${v}price`]: price(`${v}price`),
    [`${v}sold_day`]: `${v}sold_day - ${days}`,
  });
  return {
    id: `id + ${ids}`,
    mls: `mls || '${String(copy).padStart(3, '0')}'`,
    sold_price: price('sold_price'),
    list_day: `list_day - ${days}`,
    updated_day: `updated_day - ${days}`,
    price_cut_day: `price_cut_day - ${days}`,
    shuffle: `(shuffle + ${copy * 1237}) % ${SHUFFLE_PRIME}`,
    address: `'${copy}' || address`,
    home: `home || '/${copy}'`,
    ...place(''),
    ...place('v'),
  };
}

async function dropIndexes(store: Store): Promise<void> {
  const { rows } = await (store.dialect === 'sqlite'
    ? sql<{ name: string }>`select name from sqlite_master where type = 'index' and sql is not null
        and tbl_name in ('listing', 'place')`
    : sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public'
        and tablename in ('listing', 'place', 'word_search') and indexname not like '%_pkey'`
  ).execute(store.database);
  for (const { name } of rows) await sql.raw(`DROP INDEX ${name}`).execute(store.database);
}

/**
 * Fills a store that holds `made` listings up to `total` with copies, inside the database. Each copy is moved, and
 * has a slightly different price and date. Its document is the original's, and keywords find originals only. The
 * indexes are dropped.
 * @param options `log` is called with a line for each copy
 */
export async function addCopies(
  store: Store,
  { made, total, log }: { made: number; total: number; log: (line: string) => void },
): Promise<void> {
  await dropIndexes(store);
  const columns = Object.keys(LISTING_COLUMNS);
  for (let copy = 1; copy * made < total; copy += 1) {
    const ids = copy * made;
    const last = Math.min(made, total - ids);
    const from = columnsOfCopy(copy, ids);
    const values = columns.map((column) => from[column] ?? column);
    const statements = [
      `INSERT INTO listing (${columns.join(', ')}) SELECT ${values.join(', ')} FROM listing WHERE id <= ${last}`,
      `INSERT INTO listing_document (id, document) SELECT id + ${ids}, document FROM listing_document WHERE id <= ${last}`,
      `INSERT INTO open_house (listing_id, day) SELECT listing_id + ${ids}, day FROM open_house WHERE listing_id <= ${last}`,
      ...(store.dialect === 'sqlite'
        ? [`INSERT INTO address_search (rowid, address) SELECT id, address FROM listing WHERE id > ${ids}`]
        : []),
    ];
    await store.database.transaction().execute(async (transaction) => {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
    });
    log(`  ${Math.min(total, ids + made).toLocaleString('en-CA')} listings`);
  }
}
