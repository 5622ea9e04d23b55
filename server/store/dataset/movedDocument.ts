import { type RawBuilder, sql } from 'kysely';
import type { SqlDialect } from '../tables.ts';

const DAYS = ['list', 'sold', 'updated', 'expiry', 'terminated', 'suspended'] as const;
/** The text after the days in a document. No free text is before it. */
const WIRE = ',"wire":';

/**
 * SQL for a listing's document with its days moved; the rest stays unchanged.
 * @param days number of days. Documents of version 1.5.1 have their own number in `countedFrom`, which is used and
 * removed.
 */
export function movedDocument(dialect: SqlDialect, days: number): RawBuilder<string> {
  if (dialect === 'sqlite') {
    const moved = DAYS.map((name) => {
      const path = sql.lit(`$.days.${name}`);
      return sql`${path}, json_extract(document, ${path})
        + coalesce(json_extract(document, '$.countedFrom'), ${sql.lit(days)})`;
    });
    return sql`json_remove(json_set(document, ${sql.join(moved)}), '$.countedFrom')`;
  }
  const moved = DAYS.map(
    (name) => sql`${sql.lit(name)}, (head #>> ${sql.lit(`{days,${name}}`)})::integer
      + coalesce((head ->> 'countedFrom')::integer, ${sql.lit(days)})`,
  );
  // Each mention of a document decompresses it. So it is read three times, and only its beginning is parsed. Without
  // "offset 0" the planner would repeat the reading for each mention.
  return sql`(select concat('{"days":', json_build_object(${sql.join(moved)}), tail) from (
    select (left(document, wire - 1) || '}')::json as head, substr(document, wire) as tail from (
      select strpos(document, ${sql.lit(WIRE)}) as wire offset 0
    ) as place offset 0
  ) as split)`;
}
