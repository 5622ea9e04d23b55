import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createMockGeneratedListing } from '../../../tests/support/services/createMockGeneratedListing.ts';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import type { Store } from '../store.ts';
import { addListingFacts } from './listingFacts.ts';
import { FACT_COLUMNS } from './listingIndexes.ts';
import { addTours } from './listingTables.ts';

const toured = (mlsNumber: string, virtualTourUrl: string | null) =>
  createMockGeneratedListing({ mlsNumber, details: { virtualTourUrl } });

/** Drops columns, and the indexes of facts before, which contain them. */
async function dropColumns(database: Store['database'], names: readonly string[]): Promise<void> {
  for (const index of ['listing_facts', 'listing_city_facts'])
    await sql.raw(`DROP INDEX IF EXISTS ${index}`).execute(database);
  for (const name of names) await sql.raw(`ALTER TABLE listing DROP COLUMN ${name}`).execute(database);
}

describe.each(storeDialects())('facts of listings of an older release in $name', (dialect) => {
  afterAll(() => dialect.end());

  it('are those that a new listing gets', async () => {
    const store = await dialect.open();
    const { database } = store;
    await fillStore(store, [
      createMockGeneratedListing({
        mlsNumber: 'EACH',
        lastStatus: 'Pc',
        listPrice: 900_000,
        originalPrice: 950_000,
        lot: { width: '25', depth: 100 },
        condominium: { pets: 'Restrict', fees: { maintenance: '450.40' } },
        details: { numParkingSpaces: '2', basement1: 'Finished', furnished: 'Y' },
      }),
      createMockGeneratedListing({ mlsNumber: 'AGE', yearBuilt: null, details: { yearBuilt: '6-15' } }),
      createMockGeneratedListing({ mlsNumber: 'NONE', yearBuilt: null, lot: null, details: {} }),
    ]);
    const stored = () =>
      database
        .selectFrom('listing')
        .select(['mls', ...FACT_COLUMNS])
        .orderBy('mls')
        .execute();
    const before = await stored();
    expect(before.find(({ mls }) => mls === 'EACH')).toMatchObject({
      parking: 2,
      lot_sqft: 2500,
      features: 15,
    });
    await dropColumns(database, FACT_COLUMNS);
    await addListingFacts(database, store.dialect);
    expect(await stored()).toEqual(before);
    await addListingFacts(database, store.dialect);
    expect(await stored()).toEqual(before);
    await store.close();
  });
});

describe.each(storeDialects())('tours of listings of an older release in $name', (dialect) => {
  afterAll(() => dialect.end());

  it('are found by their documents', async () => {
    const store = await dialect.open();
    const { database } = store;
    await fillStore(store, [
      toured('TOURED', 'https://tours.example/1'),
      toured('UNENCRYPTED', 'http://tours.example/1'),
      toured('NONE', null),
    ]);
    await dropColumns(database, ['has_tour']);
    await addTours(database, store.dialect);
    await addTours(database, store.dialect);
    expect(await database.selectFrom('listing').select(['mls', 'has_tour']).orderBy('mls').execute()).toEqual(
      [
        { mls: 'NONE', has_tour: 0 },
        { mls: 'TOURED', has_tour: 1 },
        { mls: 'UNENCRYPTED', has_tour: 0 },
      ],
    );
    await store.close();
  });
});
