import { type Kysely, sql } from 'kysely';
import { type SqlDialect, STATUSES, type Tables, TYPES } from '../tables.ts';
import { MARKED_ADDRESS, streetExpression } from '../text/searchedAddress.ts';

/** Columns included in the map indexes, so that a map query reads the index only. */
const RIDING = ['last_status', 'class', 'property_type', 'list_day', 'restricted', 'shuffle', 'state'];
const MEASURES = ['price', 'beds', 'baths', 'sqft', 'sold_day'];
const VALUES = [...MEASURES, 'x', 'y', 'latitude', 'longitude'];
const visitorColumns = (names: string[]): string[] => names.map((name) => `v${name}`);
const SOLD_VALUES = VALUES.filter((name) => name !== 'sold_day');
/** Columns included in the index of cities, for statistics and for searches without a map. */
const CITY_RIDING = [...RIDING.filter((name) => name !== 'list_day'), 'neighbourhood', 'sold_price'];
/** Columns by which homes are searched for their facts (dataset/listingFacts.ts). */
export const FACT_COLUMNS = [
  'built_from',
  'built_to',
  'maintenance_fee',
  'parking',
  'lot_sqft',
  'price_cut_day',
  'features',
] as const;
const FACTS = [...FACT_COLUMNS, 'has_tour', 'walks'];

/**
 * Creates indexes again if listings are loaded, because those of an older release are missing or had other columns.
 * @param names all by default
 */
export async function renewListingIndexes(
  database: Kysely<Tables>,
  dialect: SqlDialect,
  names?: readonly string[],
): Promise<void> {
  // Only migrations before 0018 call this; 0018 drops the table.
  const { rows: filled } = await sql`select id from world where state = 'ready'`.execute(database);
  if (filled.length === 0) return;
  const later = { ...factIndexes(dialect), ...yieldIndexes(dialect), ...defaultIndexes(dialect) };
  // Later migrations add these columns and their indexes.
  await createListingIndexes(database, dialect, (name) => names?.includes(name) ?? !(name in later));
  // For an index without statistics SQLite expects few rows, and uses it for everything.
  await sql.raw('ANALYZE listing').execute(database);
}

/** Adds the sold price to the indexes of recent sales, so that prices by area read them alone. */
export async function addSoldPriceToIndexes(database: Kysely<Tables>, dialect: SqlDialect): Promise<void> {
  const names = ['listing_sold', 'listing_visitor_sold'];
  await createListingIndexes(database, dialect, (name) => names.includes(name));
  // For an index without statistics SQLite expects few rows, and uses it for everything.
  if (dialect === 'sqlite') await sql.raw('ANALYZE listing').execute(database);
}

/** Drops indexes, as far as they exist. */
export async function dropIndexes(database: Kysely<Tables>, names: readonly string[]): Promise<void> {
  for (const name of names) await sql.raw(`DROP INDEX IF EXISTS ${name}`).execute(database);
}

/** Drops the indexes of an older release that the default indexes replace. SQLite has none of them. */
export async function dropPriceIndexes(database: Kysely<Tables>): Promise<void> {
  await dropIndexes(database, ['listing_prices_sale_a', 'listing_prices_lease_a']);
}

/** Drops the default indexes, which are built with other keys after the migrations. SQLite has none. */
export async function dropDefaultIndexes(database: Kysely<Tables>): Promise<void> {
  const kinds = ['', 'visitor_', 'facts_', 'yields_'];
  const names = kinds.flatMap((kind) => [`${kind}sale_a`, `${kind}lease_a`]);
  await dropIndexes(
    database,
    names.map((name) => `listing_default_${name}`),
  );
}

/** Replaces the indexes of loaded listings, all by default. */
export async function createListingIndexes(
  database: Kysely<Tables>,
  dialect: SqlDialect,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  if (dialect === 'postgres') await addTrigrams(database);
  const indexes = {
    ...listingIndexes(dialect),
    ...factIndexes(dialect),
    ...yieldIndexes(dialect),
    ...defaultIndexes(dialect),
    place_name: 'place (kind, folded)',
    ...(dialect === 'postgres' ? await postgresSearchIndexes(database) : {}),
  };
  for (const [name, on] of Object.entries(indexes)) {
    if (!isWanted(name)) continue;
    await sql.raw(`DROP INDEX IF EXISTS ${name}`).execute(database);
    const kind = name === 'listing_mls' ? 'UNIQUE INDEX' : 'INDEX';
    await sql.raw(`CREATE ${kind} ${name} ON ${on}`).execute(database);
  }
}

/** The SQL after ON of an index that holds more columns than its keys. */
function coveringIndex(dialect: SqlDialect, keys: string, riding: readonly string[]): string {
  return dialect === 'sqlite'
    ? `listing (${keys}, ${riding.join(', ')})`
    : `listing (${keys}) INCLUDE (${riding.join(', ')}, id)`;
}

function listingIndexes(dialect: SqlDialect): Record<string, string> {
  const covering = (keys: string, riding: string[]) => coveringIndex(dialect, keys, riding);
  return {
    ...mapIndexes(dialect),
    // For wide views of recent sales, and their prices by area; reads a fifteenth of what the map index would read.
    listing_sold: covering('type, status, sold_day', [...RIDING, ...SOLD_VALUES, 'sold_price']),
    listing_visitor_sold: covering('type, status, vsold_day', [
      ...RIDING,
      ...visitorColumns(SOLD_VALUES),
      'sold_price',
    ]),
    listing_date: 'listing (type, status, list_day, shuffle)',
    listing_city: covering('city, type, status, list_day', [
      ...CITY_RIDING,
      ...MEASURES,
      ...visitorColumns(MEASURES),
    ]),
    // For the sales of a month (saleMonths.ts).
    listing_city_sales: "listing (city, sold_day) WHERE status = 'U' AND last_status = 'Sld'",
    // Orders in which pages of wide searches are read until they are full.
    listing_price: 'listing (type, status, price)',
    listing_visitor_price: 'listing (type, status, vprice)',
    listing_shuffle: 'listing (type, status, shuffle)',
    listing_mls: 'listing (mls, board)',
    listing_home: 'listing (home)',
    listing_address: 'listing (address)',
    listing_street: `listing (${streetExpression(dialect)})`,
    listing_unit: 'listing (unit)',
  };
}

/**
 * The indexes for map views. PostgreSQL decompresses every column of an entry that it reads. One index for each type
 * and status, without these two columns, saves a seventh of the time of a country-wide search.
 * @returns names, and the SQL after ON
 */
export function mapIndexes(dialect: SqlDialect): Record<string, string> {
  const maps = [
    { name: 'listing_map', key: 'quadkey', riding: [...RIDING, ...VALUES].join(', ') },
    {
      name: 'listing_visitor_map',
      key: 'vquadkey',
      riding: [...RIDING, ...visitorColumns(VALUES)].join(', '),
    },
  ];
  return Object.assign({}, ...maps.map(({ name, key, riding }) => ofEachKind(dialect, name, key, riding)));
}

/** One index in SQLite, and in PostgreSQL one for each type and status. */
function ofEachKind(dialect: SqlDialect, name: string, key: string, riding: string): Record<string, string> {
  if (dialect === 'sqlite') return { [name]: `listing (type, status, ${key}, ${riding})` };
  const kinds = TYPES.flatMap((type) => STATUSES.map((status) => ({ type, status })));
  return Object.fromEntries(
    kinds.map(({ type, status }) => [
      `${name}_${type}_${status}`.toLowerCase(),
      `listing (${key}) INCLUDE (${riding}, id) WHERE type = '${type}' AND status = '${status}'`,
    ]),
  );
}

/** Indexes for searches by some further columns, in views and in cities by name, of the listings of a condition. */
function indexesBy(
  dialect: SqlDialect,
  { name, columns, condition }: { name: string; columns: readonly string[]; condition: string },
): Record<string, string> {
  const ofViews = ofEachKind(
    dialect,
    `listing_${name}`,
    'quadkey',
    [...RIDING, ...VALUES, ...columns].join(', '),
  );
  const ofCities = coveringIndex(dialect, 'city, type, status, list_day', [
    ...RIDING.filter((column) => column !== 'list_day'),
    'neighbourhood',
    ...MEASURES,
    ...columns,
  ]);
  return Object.fromEntries(
    Object.entries({ ...ofViews, [`listing_city_${name}`]: ofCities }).map(([index, on]) => [
      index,
      `${on} ${on.includes(' WHERE ') ? 'AND' : 'WHERE'} ${condition}`,
    ]),
  );
}

/**
 * The indexes for searches by facts of a home. Their columns are not in the other indexes, because each column makes a
 * country-wide search slower. Their condition is true for every listing. Only searches by facts have it, so that the others
 * stay in their narrower indexes.
 * @returns names, and the SQL after ON
 */
export function factIndexes(dialect: SqlDialect): Record<string, string> {
  return indexesBy(dialect, { name: 'facts', columns: FACTS, condition: 'features IS NOT NULL' });
}

/**
 * The indexes for searches by the gross yield, also with other facts, and for its order. They hold the few homes that have
 * one.
 * @returns names, and the SQL after ON
 */
export function yieldIndexes(dialect: SqlDialect): Record<string, string> {
  const condition = 'gross_yield IS NOT NULL';
  return {
    ...indexesBy(dialect, { name: 'yields', columns: [...FACTS, 'gross_yield'], condition }),
    listing_yield_order: `listing (type, status, gross_yield) WHERE ${condition}`,
  };
}

/**
 * Keys of each default index, after the place: first numbers that are hardly ever null, which PostgreSQL finds at fixed places in an
 * entry, then the others. As keys they are compared before the rest of an entry is unpacked.
 */
const NUMBERS = [
  'latitude',
  'longitude',
  'x',
  'y',
  'price',
  'beds',
  'baths',
  'list_day',
  'restricted',
  'shuffle',
  'id',
];
const FACT_NUMBERS = ['features', 'has_tour', 'walks', 'parking'];
const ALL_FACTS = [...NUMBERS, ...FACT_NUMBERS, ...FACTS.filter((name) => !FACT_NUMBERS.includes(name))];
/** Included in each default index. */
const OTHERS = ['property_type', 'sqft'];
const SALES = [
  'x',
  'y',
  'latitude',
  'longitude',
  'price',
  'sold_price',
  'sqft',
  'restricted',
  'beds',
  'baths',
  'list_day',
];

/**
 * The indexes for searches that leave statuses and classes as the page sets them at first: homes on the market by place, for
 * the map, lists, facts, yields and prices by area, and sales by day for prices by area. Their condition names the texts of
 * those two filters, and PostgreSQL reads the remaining numbers in two thirds of the time. Other searches read the
 * indexes above. PostgreSQL only: SQLite would not recognise the condition, whose values are parameters.
 * @returns names, and the SQL after ON
 */
export function defaultIndexes(dialect: SqlDialect): Record<string, string> {
  if (dialect === 'sqlite') return {};
  const on = (keys: readonly string[], included: readonly string[], kind: string) =>
    `listing (${keys.join(', ')}) INCLUDE (${included.join(', ')}) WHERE ${kind} AND class IN ('condo', 'residential')`;
  const plain = ['quadkey', ...NUMBERS];
  const seen = (names: string[]) =>
    names.map((name) => (name === 'quadkey' || VALUES.includes(name) ? `v${name}` : name));
  // The default statuses of the page's searches, written out: an index that exists does not change with them.
  const sold = `type = 'Sale' AND status = 'U' AND last_status IN ('Sld', 'Sce', 'Sc')`;
  const indexes = TYPES.map((type) => {
    const active = `type = '${type}' AND status = 'A' AND last_status IN ('New', 'Pc', 'Ext', 'Cs', 'Dft')`;
    const name = (of: string) => `listing_default_${of}${type}_a`.toLowerCase();
    return {
      [name('')]: on(plain, OTHERS, active),
      [name('visitor_')]: on(seen(plain), seen(OTHERS), active),
      [name('facts_')]: on(['quadkey', ...ALL_FACTS], OTHERS, `${active} AND features IS NOT NULL`),
      [name('yields_')]: on(
        ['quadkey', 'gross_yield', ...ALL_FACTS],
        OTHERS,
        `${active} AND gross_yield IS NOT NULL`,
      ),
    };
  });
  return Object.assign({ listing_prices_sale_u: on(['sold_day'], SALES, sold) }, ...indexes);
}

/** Installs pg_trgm if the server has it and this user may. */
async function addTrigrams(database: Kysely<Tables>): Promise<void> {
  const statement = `DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN NULL;
    END $$`;
  await sql.raw(statement).execute(database);
}

/**
 * Substring search uses pg_trgm; without it the search reads the whole table. The index holds MARKED_ADDRESS, so that
 * it also finds beginnings of words of any length.
 */
async function postgresSearchIndexes(database: Kysely<Tables>): Promise<Record<string, string>> {
  const words = { word_search_words: 'word_search USING gin (words)' };
  const { rows } = await sql<{ schema: string }>`select nspname as schema from pg_extension
    join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`.execute(database);
  const [trigrams] = rows;
  if (!trigrams) return words;
  const kind = `"${trigrams.schema.replaceAll('"', '""')}".gin_trgm_ops`;
  return { ...words, listing_address_trigrams: `listing USING gin (${MARKED_ADDRESS} ${kind})` };
}
