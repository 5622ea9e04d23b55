import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '../../../tests/support/services/smallDataset.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import type { Store } from '../store.ts';
import { coarsenIngested } from './coarsenIngested.ts';

describe.each(storeDialects())("a feed's restricted listings of an older release in $name", (dialect) => {
  let store: Store;

  beforeAll(async () => {
    store = await dialect.open();
    await fillStore(store, smallDatasetListings().slice(0, 50));
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await dialect.end();
  });

  it('have rounded values for visitors that do not depend on the day of writing, and a rounded place', async () => {
    const { database } = store;
    await sql`update listing set restricted = 1, city = 'elora', neighbourhood = 'old mill', state = 'ontario',
      latitude = 43.68412, longitude = -80.43177, vlatitude = 43.68, vlongitude = -80.43, sold_day = -6, vsold_day = -30
      where id = 1`.execute(database);
    const place = {
      name: 'Old Mill',
      folded: 'old mill',
      city: 'Elora',
      folded_city: 'elora',
      state: 'Ontario',
    };
    const point = { latitude: 43.684_12, longitude: -80.431_77 };
    await database
      .insertInto('place')
      .values({
        ...place,
        ...point,
        id: 9999,
        kind: 'neighborhood',
        folded_state: 'ontario',
        active_count: 0,
        boundary: '[]',
      })
      .execute();
    const shownValues = async () => ({
      day: await database.selectFrom('listing').select('vsold_day').where('id', '=', 1).executeTakeFirst(),
      place: await database
        .selectFrom('place')
        .select(['latitude', 'longitude'])
        .where('id', '=', 9999)
        .executeTakeFirst(),
    });
    // The data before migration 0016.
    await sql`create table world as
      select 'small-world' as generator, ${sql.lit(SMALL_DATASET_DAY)} as world_day`.execute(database);
    const generated = await shownValues();
    await coarsenIngested(database);
    expect(await shownValues(), 'a generated world stays as it is').toEqual(generated);
    await sql`update world set generator = 'ingest'`.execute(database);
    await coarsenIngested(database);
    expect(await shownValues()).toEqual({
      day: { vsold_day: Math.floor((SMALL_DATASET_DAY - 6) / 30) * 30 - SMALL_DATASET_DAY },
      place: { latitude: 43.68, longitude: -80.43 },
    });
  });
});
