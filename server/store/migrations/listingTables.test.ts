import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createMockGeneratedListing } from '../../../tests/support/services/createMockGeneratedListing.ts';
import { fillStore } from '../../../tests/support/services/makeTestServices.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import { addTours } from './listingTables.ts';

const toured = (mlsNumber: string, virtualTourUrl: string | null) =>
  createMockGeneratedListing({ mlsNumber, details: { virtualTourUrl } });

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
    await sql.raw('ALTER TABLE listing DROP COLUMN has_tour').execute(database);
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
