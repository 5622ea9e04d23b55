import { sql } from 'kysely';
import { DEFAULT_MARKET_FILTERS } from '../../../src/domain/market/market.ts';
import { DWELLING_TYPES } from '../../../src/domain/search/homeTypes.ts';
import { MILLISECONDS_A_DAY } from '../../http/clock.ts';
import { lock } from '../advisoryLocks.ts';
import { storeCounts } from '../dataset/placeRows.ts';
import { isSale } from '../migrations/saleMonths.ts';
import type { QueryContext } from '../tables.ts';
import { fold } from '../text/fold.ts';

const DAYS_A_YEAR = 365;

/**
 * Counts the sales of a year of every city and neighbourhood, as visitors see them in the market's first figures. In a
 * transaction.
 */
export async function countSales(context: QueryContext): Promise<void> {
  const { database } = context;
  await lock(context, 'places');
  const dataset = await database.selectFrom('dataset').select('dates_as_of').executeTakeFirst();
  const today = dataset?.dates_as_of ?? Math.floor(Date.now() / MILLISECONDS_A_DAY);
  const counts = await database
    .selectFrom('listing')
    .select(({ fn }) => ['city', 'state', 'neighbourhood', fn.countAll<number>().as('count')])
    .where(sql<boolean>`${sql.raw(isSale(''))}`)
    .where('sold_day', '>', today - DAYS_A_YEAR)
    .where('restricted', '=', 0)
    .where('beds', '<=', DEFAULT_MARKET_FILTERS.maxBeds)
    .where('property_type', 'in', DWELLING_TYPES.map(fold))
    .groupBy(['city', 'state', 'neighbourhood'])
    .execute();
  await database.updateTable('place').set({ sold_count: 0 }).execute();
  await storeCounts(database, 'sold_count', counts);
}
