import { type RawBuilder, sql } from 'kysely';
import type { SqlDialect } from '../tables.ts';

const DAYS = ['list', 'sold', 'updated', 'expiry', 'terminated', 'suspended'] as const;
/** What follows the days in a document, in which no text can stand before it. */
const WIRE = ',"wire":';

/**
 * A listing's document with its days moved, as SQL; the rest keeps its text.
 * @param days how many; a document of version 1.5.1 that names what its days are counted from is moved by that, and
 *   names it no more
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
  // Each mention of a document unpacks it: it is read three times, and only its beginning parsed. Without "offset 0" the
  // planner would put the reading back into each mention.
  return sql`(select concat('{"days":', json_build_object(${sql.join(moved)}), tail) from (
    select (left(document, wire - 1) || '}')::json as head, substr(document, wire) as tail from (
      select strpos(document, ${sql.lit(WIRE)}) as wire offset 0
    ) as place offset 0
  ) as split)`;
}
