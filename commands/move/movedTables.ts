import { type Kysely, sql } from 'kysely';
import { searchWordsOf } from '#server/store/dataset/listingRow.ts';
import type { StoredListing } from '#server/store/dataset/storedListing.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { JOB_COLUMNS, jobForm, type MovedForm, type Value } from './movedJobs.ts';

/** The way of one of PostgreSQL's types. */
interface ColumnKind {
  /** The value to insert for one of SQLite; undefined if PostgreSQL cannot store it. */
  convert(value: Value): Value | undefined;
  /** SQL around a parameter, if it needs some. */
  insert?(placeholder: string): string;
  /** SQL that reads the column for a comparison; the column itself by default. */
  select?(column: string): string;
  /** The same for equal values of both databases; the value itself by default. */
  compare?(value: Value): unknown;
}

/** A column of a table, with the way of its type. */
export interface MovedColumn {
  name: string;
  kind: ColumnKind;
  /** The sequence that gives its numbers; null for none. */
  sequence: string | null;
}

/** A table that both databases have. */
export interface MovedTable extends Partial<MovedForm> {
  name: string;
  columns: MovedColumn[];
  /** The columns of its primary key, in order. Both databases sort by them alike. */
  key: string[];
}

const whole = (limit: number): ColumnKind => ({
  convert: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= -limit - 1 && value <= limit
      ? value
      : undefined,
});

/** PostgreSQL stores no zero character in a text. */
const textual: ColumnKind = {
  convert: (value) => (typeof value === 'string' && !value.includes('\0') ? value : undefined),
};

function withSortedMembers(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const json: ColumnKind = {
  convert(value) {
    try {
      JSON.parse(String(value));
      return textual.convert(value);
    } catch {
      return undefined;
    }
  },
  select: (column) => `${column}::text`,
  compare: (value) => JSON.stringify(JSON.parse(String(value)), withSortedMembers),
};

/** A text of a fixed form. */
const written = (form: RegExp, format: string): ColumnKind => ({
  convert: (value) => (typeof value === 'string' && form.test(value) ? value : undefined),
  select: (column) => `to_char(${column}, '${format}')`,
});

/** The types of PostgreSQL that the schema may use. A column of another type stops the move before anything is copied. */
const KINDS: Readonly<Record<string, ColumnKind>> = {
  integer: whole(2 ** 31 - 1),
  bigint: whole(Number.MAX_SAFE_INTEGER),
  'double precision': { convert: (value) => (typeof value === 'number' ? value : undefined) },
  text: textual,
  boolean: { convert: (value) => (value === 0 || value === 1 ? value === 1 : undefined), compare: Boolean },
  json,
  jsonb: json,
  bytea: {
    convert: (value) => (value instanceof Uint8Array ? value : undefined),
    select: (column) => `encode(${column}, 'hex')`,
    compare: (value) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value),
  },
  date: written(/^\d{4}-\d\d-\d\d$/, 'YYYY-MM-DD'),
  'timestamp with time zone': {
    ...written(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    select: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  },
  tsvector: {
    convert: textual.convert,
    insert: (placeholder) => `array_to_tsvector(string_to_array(${placeholder}, ' '))`,
    select: (column) => `array_to_string(tsvector_to_array(${column}), ' ')`,
    compare: (value) => String(value).split(' ').sort().join(' '),
  },
};

/** Tables of SQLite itself, and of the migrations, which PostgreSQL has its own of. */
const OWN_TABLES = /^(sqlite|kysely)_/;
/** Tables of SQLite that PostgreSQL has in another form: search indexes. `word_search` is made from the documents. */
const SEARCH_TABLES = ['address_search', 'word_search'];
/**
 * Tables that PostgreSQL fills from others: triggers mark the months of sales and count the changes of amenities, and the
 * next start packs the sales and renews the walks.
 */
const DERIVED_TABLES = ['sale_month', 'amenity_change', 'walk_pass'];

const WORDS_SOURCE: MovedForm['source'] = {
  from: 'listing_document join listing using (id)',
  columns: ['id', 'address', 'document'],
  row({ id, address, document }) {
    const listing = JSON.parse(String(document)) as StoredListing; // written by insertListings
    return { id: id ?? null, words: searchWordsOf(String(address), listing).join(' ') };
  },
};

/** The columns of each table of an embedded database, without those of the search indexes and the migrations. */
async function readSource({ database }: QueryContext): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; kind: string; column: string }>`
    select list.name as name, list.type as kind, info.name as "column"
    from pragma_table_list as list, pragma_table_info(list.name) as info
    where list.schema = 'main' and list.type in ('table', 'virtual')
    order by list.name`.execute(database);
  const tables = new Map<string, string[]>();
  for (const { name, kind, column } of rows) {
    if (
      DERIVED_TABLES.includes(name) ||
      OWN_TABLES.test(name) ||
      (kind === 'virtual' && SEARCH_TABLES.includes(name))
    )
      continue;
    tables.set(name, [...(tables.get(name) ?? []), column]);
  }
  return tables;
}

interface TargetColumn {
  table: string;
  name: string;
  type: string;
  /** Place in the primary key, from 1; null if it is not part of it. */
  place: number | null;
  collation: string | null;
  sequence: string | null;
}

async function readTarget(database: Kysely<never>): Promise<TargetColumn[]> {
  const { rows } = await sql<TargetColumn>`
    select c.relname::text as "table", a.attname::text as name, format_type(a.atttypid, null) as type,
      array_position(p.conkey, a.attnum) as place, o.collname::text as collation,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
      left join pg_collation o on o.oid = a.attcollation
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname, a.attnum`.execute(database);
  return rows;
}

function movedTable(
  name: string,
  sourceColumns: readonly string[],
  found: readonly TargetColumn[],
): MovedTable {
  const names = found.map((column) => column.name);
  const lacking = sourceColumns.filter((column) => !names.includes(column));
  const extra = names.filter((column) => !sourceColumns.includes(column));
  if (lacking.length > 0 || extra.length > 0) {
    const difference = [...lacking.map((column) => `-${column}`), ...extra.map((column) => `+${column}`)];
    throw new Error(`Table ${name} has other columns in PostgreSQL: ${difference.join(', ')}.`);
  }
  const columns = found.map((column): MovedColumn => {
    const kind = KINDS[column.type];
    if (!kind)
      throw new Error(`Column ${name}.${column.name} has a type that cannot be moved: ${column.type}.`);
    return { name: column.name, kind, sequence: column.sequence };
  });
  const key = found
    .filter(({ place }) => place !== null)
    .sort((one, other) => Number(one.place) - Number(other.place));
  if (key.length === 0) throw new Error(`Table ${name} has no primary key.`);
  for (const { name: column, type, collation } of key) {
    // SQLite compares bytes. In another order a move would not continue at the right row.
    if (type === 'text' && collation !== 'C')
      throw new Error(
        `Column ${name}.${column} is not compared by bytes: its type has to be TEXT COLLATE "C".`,
      );
  }
  return { name, columns, key: key.map((column) => column.name) };
}

const JOB_KINDS: Readonly<Record<string, ColumnKind>> = { data: json, attempts: whole(2 ** 31 - 1) };

/** @throws if the embedded table has other columns than the ones that jobForm knows */
function movedJobs(columns: readonly string[]): MovedTable {
  if ([...columns].sort().join() !== [...JOB_COLUMNS].sort().join()) {
    throw new Error(`Table job has other columns: ${columns.join(', ')}.`);
  }
  const kinds = JOB_COLUMNS.map((name) => ({ name, kind: JOB_KINDS[name] ?? textual, sequence: null }));
  return { name: 'job', columns: kinds, key: ['id'], ...jobForm };
}

/** The tables in an order in which each one comes after those that it refers to. */
async function inOrder(tables: readonly MovedTable[], database: Kysely<never>): Promise<MovedTable[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select child.relname::text as child, parent.relname::text as parent from pg_constraint f
      join pg_class child on child.oid = f.conrelid
      join pg_class parent on parent.oid = f.confrelid
    where f.contype = 'f' and child.relnamespace = current_schema()::regnamespace`.execute(database);
  const left = new Map(tables.map((table) => [table.name, table]));
  const ordered: MovedTable[] = [];
  while (left.size > 0) {
    const isFree = (name: string) =>
      !rows.some(({ child, parent }) => child === name && parent !== name && left.has(parent));
    const next = [...left.values()].filter(({ name }) => isFree(name));
    if (next.length === 0) throw new Error(`Tables refer to each other: ${[...left.keys()].join(', ')}.`);
    for (const table of next) left.delete(table.name);
    ordered.push(...next);
  }
  return ordered;
}

/**
 * Reads the tables to move from the schemas of both databases, each after the tables that it refers to.
 * @throws if a table or column of the embedded database is missing in PostgreSQL, or cannot be moved
 */
export async function readTables(source: QueryContext, target: QueryContext): Promise<MovedTable[]> {
  // The catalogs are no tables of the store.
  const database = target.database as unknown as Kysely<never>;
  const [ofSource, ofTarget] = [await readSource(source), await readTarget(database)];
  const inTarget = (name: string) => ofTarget.filter(({ table }) => table === name);
  const tables = [...ofSource].map(([name, columns]) =>
    name === 'job' ? movedJobs(columns) : movedTable(name, columns, inTarget(name)),
  );
  tables.push({
    ...movedTable('word_search', ['id', 'words'], inTarget('word_search')),
    source: WORDS_SOURCE,
  });
  return inOrder(tables, database);
}
