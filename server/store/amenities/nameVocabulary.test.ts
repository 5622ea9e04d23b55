import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordQueries } from '../../../tests/support/services/recordedQueries.ts';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import type { Store } from '../store.ts';
import { findNamedAmenities } from './findNamedAmenities.ts';
import { nameVocabulary } from './nameVocabulary.ts';
import { type AmenityInput, storeAmenities } from './storeAmenities.ts';

const SOURCE = { name: 'City', attribution: 'City', url: null, day: 20_000 };
const schoolAt = (key: number, name: string): AmenityInput => ({
  key: String(key),
  kind: 'school',
  name,
  latitude: 46 + key / 1000,
  longitude: -75,
});

/** The line of each database for a reading of ranges of the index. */
const BY_INDEX = {
  sqlite: /SEARCH amenity_word USING (COVERING INDEX|PRIMARY KEY).*\(word>\? AND word<\?\)/,
  postgres: /Index (Only )?Scan (using|on) amenity_word_pkey/,
};

describe.each(storeDialects())('misspelt names in $name', ({ open, end }) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
    const names = ['Whitestone', 'Riverdale', 'Port Credit', 'Lansdowne'];
    await storeAmenities(
      store,
      { ...SOURCE, key: 'city' },
      Array.from({ length: 400 }, (_, at) => schoolAt(at, `${names[at % names.length]} ${at}`)),
    );
    // PostgreSQL in this process needs seconds to start.
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await end();
  });

  const asked = () => {
    const { context, sent } = recordQueries(store);
    const vocabulary = nameVocabulary();
    const find = async (text: string) =>
      (await findNamedAmenities(context, { text, limit: 1 }, { vocabulary })).map(({ name }) => name);
    const ofWords = () => sent.filter((query) => query.sql.includes('"amenity_word"'));
    return { find, ofWords };
  };

  test('are found by words that are read once, and again after a load', async () => {
    const { find, ofWords } = asked();
    const readings = () => ofWords().filter((query) => !query.sql.includes('where')).length;
    expect(await find('Whitestone 0')).toEqual(['Whitestone 0']);
    expect(readings(), 'for a name without errors').toBe(0);
    expect(await find('Whitestoen 0')).toEqual(['Whitestone 0']);
    expect(await find('Rivredale 1')).toEqual(['Riverdale 1']);
    expect(readings()).toBe(1);
    expect(await find('Bellveu')).toEqual([]);
    await storeAmenities(store, { ...SOURCE, key: 'other' }, [schoolAt(500, 'Bellevue')]);
    expect(await find('Bellveu')).toEqual(['Bellevue']);
    expect(readings()).toBe(2);
  });

  test('at the same time are found by one reading', async () => {
    const { find, ofWords } = asked();
    const found = await Promise.all(['Whitestoen 0', 'Lansdonwe 3'].map(find));
    expect(found).toEqual([['Whitestone 0'], ['Lansdowne 3']]);
    expect(ofWords().filter((query) => !query.sql.includes('where')).length).toBeLessThanOrEqual(2);
  });

  test('are looked up by ranges of the index', async () => {
    const { find, ofWords } = asked();
    await find('Whitestoen');
    const looked = ofWords().filter((query) => query.sql.includes('where'));
    expect(looked).toHaveLength(2);
    for (const query of looked) {
      const lines = await store.database.connection().execute(async (connection) => {
        const isSqlite = store.dialect === 'sqlite';
        if (!isSqlite) await sql`set enable_seqscan = off`.execute(connection);
        const question = `explain ${isSqlite ? 'query plan ' : ''}${query.sql}`;
        const { rows } = await connection.executeQuery<Record<string, unknown>>(
          CompiledQuery.raw(question, [...query.parameters]),
        );
        if (!isSqlite) await sql`reset enable_seqscan`.execute(connection);
        return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN']));
      });
      const reads = lines.filter((line) => line.includes('amenity_word'));
      expect(reads.length).toBeGreaterThan(0);
      const scans = reads.filter((line) => !line.includes('Recheck'));
      expect(scans.some((line) => BY_INDEX[store.dialect].test(line))).toBe(true);
      expect(lines.join('\n')).not.toMatch(/SCAN amenity_word|Seq Scan on amenity_word/);
    }
  });
});
