import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Corrects a feed's restricted listings that an older release wrote: steps of days must not depend on the day of
 * writing, and places are at the mean of the rounded points.
 */
export async function coarsenIngested(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{
    world_day: number;
  }>`select world_day from world where generator = 'ingest'`.execute(database);
  const [row] = rows;
  if (!row) return;
  const day = sql.lit(row.world_day);
  await sql`update listing set vsold_day = ((sold_day + ${day}) / 30) * 30 - ${day}
    where restricted = 1 and sold_day is not null`.execute(database);
  for (const axis of ['latitude', 'longitude']) {
    const middle = sql`(select avg(${sql.ref(`v${axis}`)}) from listing
      where listing.city = place.folded_city and listing.state = place.folded_state
        and (place.kind = 'city' or listing.neighbourhood = place.folded))`;
    await sql`update place set ${sql.ref(axis)} = coalesce(${middle}, ${sql.ref(axis)})
      where boundary = '[]'`.execute(database);
  }
}
