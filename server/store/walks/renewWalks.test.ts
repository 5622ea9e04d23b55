import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AmenityKind } from '../../../src/domain/amenities.ts';
import { addAmenities, north } from '../../../tests/support/services/amenities.ts';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY, smallDatasetListings } from '../../../tests/support/services/smallDataset.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import { storeAmenities } from '../amenities/storeAmenities.ts';
import { beginDataset } from '../dataset/dataset.ts';
import { findListings } from '../listings/findListings.ts';
import { renewBoardsWalks } from '../migrations/walkTables.ts';
import type { Store } from '../store.ts';
import { renewWalks, searchableKinds } from './renewWalks.ts';

const LISTINGS = smallDatasetListings();
const [FIRST] = LISTINGS;
if (!FIRST) throw new Error('The small dataset has no listings.');

describe.each(storeDialects())('the walks of homes on $name', (dialect) => {
  let store: Store;

  beforeEach(async () => {
    store = await dialect.open();
    await fillStore(store, LISTINGS);
    return () => store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  const count = async (kind: AmenityKind) =>
    (
      await findListings(
        store,
        { viewer: 'customer', today: SMALL_DATASET_DAY, near: [{ kind, minutes: 5 }] },
        {},
      )
    ).count;
  const schoolAtFirst = () => addAmenities(store, [{ kind: 'school', ...north(FIRST, 100) }]);

  it('are unknown until amenities are loaded, and then renewed with those that may be searched', async () => {
    expect(await renewWalks(store, { isDaily: true })).toBe(true);
    expect(await searchableKinds(store)).toEqual([]);
    await schoolAtFirst();
    expect(await count('school')).toBe(0);
    expect(await renewWalks(store)).toBe(true);
    expect(await count('school')).toBeGreaterThan(0);
    expect(await searchableKinds(store)).toEqual(['school']);
  });

  it('follow amenities that were removed', async () => {
    await schoolAtFirst();
    await renewWalks(store);
    await store.database.deleteFrom('amenity').execute();
    await addAmenities(store, [{ kind: 'park', ...north(FIRST, 100) }]);
    await renewWalks(store);
    expect([await count('school'), (await count('park')) > 0]).toEqual([0, true]);
    expect(await searchableKinds(store)).toEqual(['park']);
  });

  it('are renewed from where a stopped renewal ended, and from the beginning after another change', async () => {
    await schoolAtFirst();
    const ids = async () => {
      const rows = await store.database
        .selectFrom('listing')
        .select('id')
        .where('walks', 'is', null)
        .execute();
      return rows.length;
    };
    const stopping = new AbortController();
    const pause = async () => stopping.abort();
    expect(await renewWalks(store, { stopped: stopping.signal, pause, listingsAtOnce: 10 })).toBe(false);
    expect(await ids()).toBe(LISTINGS.length - 10);
    expect(await searchableKinds(store)).toEqual([]);
    const { last_id } = await store.database
      .selectFrom('walk_pass')
      .select('last_id')
      .executeTakeFirstOrThrow();
    expect(last_id).toBeGreaterThan(0);
    await addAmenities(store, [{ kind: 'park', ...north(FIRST, 100) }]);
    await Promise.all([renewWalks(store), renewWalks(store)]);
    await renewWalks(store);
    expect(await ids()).toBe(0);
    expect([(await count('school')) > 0, (await count('park')) > 0]).toEqual([true, true]);
  });

  it('lead to the demonstration’s amenities only beside its own listings', async () => {
    const source = { key: 'demo', name: 'Demo', attribution: 'Invented', url: null, day: 20_000 };
    await storeAmenities(store, source, [{ key: '1', kind: 'school', name: '', ...north(FIRST, 100) }]);
    await renewWalks(store);
    expect([(await count('school')) > 0, await searchableKinds(store)]).toEqual([true, ['school']]);
    // The rows of an older release, whose walks counted them beside a board's homes too.
    await store.database.updateTable('dataset').set({ source: 'board' }).execute();
    await renewBoardsWalks(store.database);
    await renewWalks(store);
    expect([await count('school'), await searchableKinds(store)]).toEqual([0, []]);
  });

  it('are due after a load of listings from elsewhere', async () => {
    const change = () => store.database.selectFrom('amenity_change').select('number').executeTakeFirst();
    await schoolAtFirst();
    const before = (await change())?.number ?? 0;
    const dataset = { seed: 0, generator: '', dates_made_for: null };
    for (const source of ['demo', 'board', 'board'] as const)
      await beginDataset(store, { ...dataset, source });
    expect(await change()).toEqual({ number: before + 1 });
  });

  it('of a former release are filled daily, without a position of its own as none', async () => {
    await schoolAtFirst();
    await renewWalks(store);
    const before = await count('school');
    const { database } = store;
    await database.updateTable('listing').set({ walks: null }).execute();
    expect(await count('school')).toBe(0);
    await renewWalks(store);
    expect(await count('school')).toBe(0);
    await renewWalks(store, { isDaily: true });
    expect(await count('school')).toBe(before);
  });
});
