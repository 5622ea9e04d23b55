import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createMockGeneratedListing } from '../../../tests/support/services/createMockGeneratedListing.ts';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import type { Store } from '../store.ts';
import { addListingFacts } from './listingFacts.ts';
import { FACT_COLUMNS, yieldIndexes } from './listingIndexes.ts';
import { addColumn } from './listingTables.ts';

const COLUMNS = ['has_tour', ...FACT_COLUMNS] as const;

const toured = (mlsNumber: string, virtualTourUrl: string | null) =>
  createMockGeneratedListing({ mlsNumber, details: { virtualTourUrl } });

/** Drops columns, and before them the indexes of facts and yields, which contain them. */
async function dropColumns(database: Store['database'], names: readonly string[]): Promise<void> {
  const ofYields = Object.keys(yieldIndexes('sqlite'));
  for (const index of ['listing_facts', 'listing_city_facts', ...ofYields])
    await sql.raw(`DROP INDEX IF EXISTS ${index}`).execute(database);
  for (const name of names) await sql.raw(`ALTER TABLE listing DROP COLUMN ${name}`).execute(database);
}

describe.each(storeDialects())('facts and tours of listings of an older release in $name', (dialect) => {
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
      toured('TOURED', 'https://tours.example/1'),
      toured('UNENCRYPTED', 'http://tours.example/1'),
    ]);
    const stored = () =>
      database
        .selectFrom('listing')
        .select(['mls', ...COLUMNS])
        .orderBy('mls')
        .execute();
    const before = await stored();
    expect(before.find(({ mls }) => mls === 'EACH')).toMatchObject({
      parking: 2,
      lot_sqft: 2500,
      features: 15,
    });
    expect(before.filter(({ has_tour }) => has_tour === 1).map(({ mls }) => mls)).toEqual(['TOURED']);
    await dropColumns(database, COLUMNS);
    await addColumn(database, store.dialect, 'has_tour');
    await addListingFacts(database, store.dialect);
    expect(await stored()).toEqual(before);
    await addListingFacts(database, store.dialect);
    expect(await stored()).toEqual(before);
    await store.close();
  });
});
