import { CompiledQuery, type Kysely } from 'kysely';
import { CommandFailure } from '#commands/launch/output.mjs';
import type { Tables } from '#server/store/tables.ts';

/** A value of a row, as it is inserted and compared. */
export type Value = string | number | boolean | Uint8Array | null;

/** The way of a table that the databases keep in another form. */
export interface MovedForm {
  /** The tables in SQLite, and the function that makes a row from theirs. */
  source: { from: string; columns: string[]; row(row: Record<string, Value>): Record<string, Value> };
  /** The SQL that reads the rows in PostgreSQL, and the function that adds some; by default those of a table. */
  target?: {
    from: string;
    insert(database: Kysely<Tables>, rows: readonly (readonly Value[])[]): Promise<void>;
  };
}

const isoOf = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The jobs of pg-boss in the form of the table `job`. */
const READ = `(select id::text collate "C" as id, name as queue, data::text as data,
    case state::text when 'completed' then 'done' when 'cancelled' then 'refused' when 'failed' then 'failed'
      else 'waiting' end as state,
    case when started_on is null then 0 else retry_count + 1 end as attempts, ${isoOf('start_after')} as due,
    ${isoOf('created_on')} as added, ${isoOf('completed_on')} as ended, output->>'problem' as problem
  from pgboss.job) as job`;

/** Adds a job with its history. The parameters are the columns of `job`. */
const INSERT = `insert into pgboss.job (id, name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, deletion_seconds, keep_until, policy, heartbeat_seconds, state, retry_count, start_after, created_on,
    started_on, completed_on, output)
  select $1::uuid, name, $3::jsonb, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
    deletion_seconds, $7::timestamptz + retention_seconds * interval '1 second', policy, heartbeat_seconds,
    (case $4::text when 'done' then 'completed' when 'refused' then 'cancelled' when 'failed' then 'failed'
      else case when $5::int = 0 then 'created' else 'retry' end end)::pgboss.job_state,
    greatest($5::int - 1, 0), $6::timestamptz, $7::timestamptz, case when $5::int > 0 then $7::timestamptz end,
    $8::timestamptz, case when $9::text is not null then jsonb_build_object('problem', $9::text) end
  from pgboss.queue where name = $2::text`;

/** The columns of `job`, in the order of the parameters above. */
export const JOB_COLUMNS = [
  'id',
  'queue',
  'data',
  'state',
  'attempts',
  'due',
  'added',
  'ended',
  'problem',
] as const;

/** The way of the jobs, which pg-boss keeps in a table of another form (server/jobs/postgresEngine.ts). */
export const jobForm: MovedForm = {
  source: {
    from: 'job',
    columns: [...JOB_COLUMNS],
    row: (row) => ({
      ...row,
      // The process of a running job has ended, so the next one takes it.
      state: row['state'] === 'running' ? 'waiting' : (row['state'] ?? null),
      due: row['due'] === '' || row['state'] === 'running' ? (row['added'] ?? null) : (row['due'] ?? null),
    }),
  },
  target: {
    from: READ,
    async insert(database: Kysely<Tables>, rows: readonly (readonly Value[])[]) {
      for (const row of rows) {
        const { numAffectedRows } = await database.executeQuery(CompiledQuery.raw(INSERT, [...row]));
        if (numAffectedRows !== 1n)
          throw new CommandFailure(`PostgreSQL has no queue for the job ${row[0]}.`);
      }
    },
  },
};
