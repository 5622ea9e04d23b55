import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '#server/store/store.ts';
import type { QueryContext } from '#server/store/tables.ts';

/** Texts that a careless copy would damage. */
const TEXTS = ['Élodie "O’Brien" \\n 漢字 🏠', "'; --", '', ' é%_\t\r\n ', '{"a":[1,2.5,null,true]}', '007'];
const NUMBERS = [0, 1, -1, 2_147_483_647, -2_147_483_648, 42];
const LONGS = [0, 9_007_199_254_740_991, -1, 4_294_967_296, 17, -9_007_199_254_740_991];
const REALS = [0.1, -79.387_054, 1e15, 43.642_566, -0.5, 1_234_567.89];

interface Column {
  name: string;
  type: string;
  isNullable: 0 | 1;
  isKey: 0 | 1;
  /** The table and column that it refers to. */
  parent: string | null;
  parentColumn: string | null;
}

/** The tables of an embedded database, without those of the search indexes, the migrations and those that triggers fill. */
export async function tablesOf({ database }: Pick<QueryContext, 'database'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'
    and sql not like 'CREATE VIRTUAL%' and name not like 'sqlite%' and name not like 'kysely%'
    and name not glob '*_search_*' and name not in ('sale_month', 'amenity_change', 'walk_pass') order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

async function columnsOf({ database }: Pick<QueryContext, 'database'>, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select info.name as name, info.type as type, info."notnull" = 0 and info.pk = 0 as "isNullable", info.pk > 0 as "isKey",
      ref."table" as parent, ref."to" as "parentColumn"
    from pragma_table_info(${table}) as info
      left join pragma_foreign_key_list(${table}) as ref on ref."from" = info.name
    order by info.cid`.execute(database);
  return rows;
}

/** A value of a column in a row. Keys are unlike each other, also as texts. */
function valueFor(table: string, { name, type, isNullable, isKey }: Column, row: number): unknown {
  const at = row % TEXTS.length;
  if (type === 'INTEGER') {
    if (isKey) return row + 1;
    if (isNullable && row === 1) return null;
    return (name.endsWith('quadkey') ? LONGS : NUMBERS)[at];
  }
  if (isNullable && row === 1) return null;
  if (type === 'REAL') return REALS[at];
  const text = `${TEXTS[at]}${table}.${name}.${row}`;
  return type === 'BLOB' ? Buffer.from(text) : text;
}

/** Adds rows with unusual values to each empty table of an embedded database. */
export function fillEveryTable(store: Store, rows = 6): Promise<void> {
  return store.database.transaction().execute((database) => fill({ database }, rows));
}

/** A job of each state, and one that was tried twice. */
const JOBS = [
  ['waiting', 0, '', null, null],
  ['waiting', 2, '2026-11-24T00:00:01.002Z', null, 'no answer'],
  ['running', 1, '', null, null],
  ['done', 1, '', '2026-11-23T12:00:00.500Z', null],
  ['refused', 3, '', '2026-11-23T12:00:00.500Z', 'Élodie’s server: 410'],
  ['failed', 1000, '2026-11-23T11:00:00.000Z', '2026-11-23T12:00:00.500Z', 'no answer'],
] as const;

async function fillJobs({ database }: Pick<QueryContext, 'database'>): Promise<void> {
  const values = JOBS.map(([state, attempts, due, ended, problem], position) => {
    const job = { id: randomUUID(), queue: 'leads', data: `{"id":"é${position}","revision":2}` } as const;
    return { ...job, state, attempts, due, added: `2026-11-23T10:00:0${position}.123Z`, ended, problem };
  });
  await database.insertInto('job').values(values).execute();
}

async function fill(store: Pick<QueryContext, 'database'>, rows: number): Promise<void> {
  await fillJobs(store);
  const left = new Set(await tablesOf(store));
  while (left.size > 0) {
    for (const table of left) {
      const columns = await columnsOf(store, table);
      if (columns.some(({ parent }) => parent !== null && parent !== table && left.has(parent))) continue;
      left.delete(table);
      const { rows: present } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(store.database);
      if (present.length > 0) continue;
      for (let row = 0; row < rows; row += 1) {
        const values = columns.map((column) => {
          if (column.parent === null) return sql`${valueFor(table, column, row)}`;
          const [name, parent] = [sql.ref(column.parentColumn ?? ''), sql.table(column.parent)];
          return sql`(select ${name} from ${parent} order by 1 limit 1
            offset ${row} % (select count(*) from ${parent}))`;
        });
        const names = columns.map(({ name }) => sql.ref(name));
        await sql`insert or ignore into ${sql.table(table)} (${sql.join(names)})
          values (${sql.join(values)})`.execute(store.database);
      }
    }
  }
}
