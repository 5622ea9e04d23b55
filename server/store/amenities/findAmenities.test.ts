import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import { beginDataset } from '../dataset/dataset.ts';
import { kilometresBetween } from '../geometry/bounds.ts';
import { circleAround, type Shape, shapeFrom } from '../geometry/shape.ts';
import type { Store } from '../store.ts';
import { findAmenities, findNearest, readAmenitySources } from './findAmenities.ts';
import { findNamedAmenities } from './findNamedAmenities.ts';
import type { ShownOptions } from './shownAmenities.ts';
import { type AmenityInput, removeAmenities, storeAmenities } from './storeAmenities.ts';

const CITY = { key: 'city', name: 'City', attribution: 'City', url: null, day: 20_000 };
/** Degrees of a metre to the north. */
const METRE = 1 / 111_195;
/** A box of 20 km. */
const VIEW = '[[[-75.1,45.9],[-74.9,45.9],[-74.9,46.1],[-75.1,46.1],[-75.1,45.9]]]';

describe.each(storeDialects())('amenities in $name', ({ open, end }) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
    // PostgreSQL in this process needs seconds to start.
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await end();
  });

  /** Calls a function with the store, and counts the rows that the database returned. */
  const rowsReadBy = async (work: (context: Pick<Store, 'database'>) => Promise<unknown>) => {
    let rows = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rows += result.rows.length;
        return result;
      },
    };
    await work({ database: store.database.withPlugin(counting) });
    return rows;
  };

  test('of a dense area are read up to the limit, whether near a point or in a view', async () => {
    const centre = { latitude: 46, longitude: -75 };
    const grid = Array.from(
      { length: 2000 },
      (_, at): AmenityInput => ({
        key: `${at}`,
        kind: at % 2 === 0 ? 'stop' : 'daycare',
        // Each name twice, as the two stops of a crossing.
        name: `${Math.floor(at / 4)}`,
        latitude: centre.latitude + (at % 50) * 40 * METRE,
        longitude: centre.longitude + Math.floor(at / 50) * 40 * METRE,
      }),
    );
    await storeAmenities(store, { ...CITY, key: 'dense' }, grid);
    const kinds = ['stop', 'daycare'] as const;
    const [box, circle] = [shapeFrom(JSON.parse(VIEW)), circleAround(centre, 3)] as [Shape, Shape]; // the first is a box
    const view = { kinds, limit: 10 };
    expect(await rowsReadBy((context) => findAmenities(context, { ...view, shape: box }))).toBe(11);
    expect(
      await rowsReadBy((context) => findAmenities(context, { ...view, shape: circle })),
    ).toBeLessThanOrEqual(11 + 44);
    const near = { point: centre, kinds, limit: 3 };
    expect(await rowsReadBy((context) => findNearest(context, near))).toBeLessThan(200);
    const found = await findNearest(store, { ...near, radiusKm: 3, limit: 20 });
    const byHand = kinds.toReversed().flatMap((kind) => {
      const ofKind = grid
        .filter((one) => one.kind === kind)
        .map((one) => ({ ...one, metres: Math.round(kilometresBetween(centre, one) * 1000) }))
        .toSorted((one, other) => one.metres - other.metres || (one.key < other.key ? -1 : 1));
      const first = ofKind.filter((one, at) => ofKind.findIndex(({ name }) => name === one.name) === at);
      return first.slice(0, 20).map(({ key }) => key);
    });
    expect(found.map(({ key }) => key).toSorted()).toEqual(byHand.toSorted());
    await removeAmenities(store, 'dense');
  });

  test('nearest to a point include a stop of a crossing on the border of what is read first', async () => {
    const at = (metres: number) => ({ latitude: 47 + metres * METRE, longitude: -75 });
    const crossing: AmenityInput[] = [
      ...Array.from(
        { length: 40 },
        (_, one): AmenityInput => ({
          key: `terminal-${one}`,
          kind: 'stop',
          name: 'Terminal',
          ...at(100 + one),
          lines: [`${one % 2}`],
        }),
      ),
      { key: 'near', kind: 'stop', name: 'Main', ...at(490), lines: ['5'] },
      { key: 'opposite', kind: 'stop', name: 'Main', ...at(510), lines: ['6'] },
      { key: 'far', kind: 'stop', name: 'End', ...at(1400), lines: ['7'] },
    ];
    await storeAmenities(store, { ...CITY, key: 'crossing' }, crossing);
    const found = await findNearest(store, { point: at(0), kinds: ['stop'], limit: 3 });
    expect(found.map(({ name, metres, lines }) => [name, metres, lines])).toEqual([
      ['Terminal', 100, '["0","1"]'],
      ['Main', 490, '["5","6"]'],
      ['End', 1400, '["7"]'],
    ]);
    await removeAmenities(store, 'crossing');
  });

  test('of the demonstration are shown beside its own listings only', async () => {
    const point = { latitude: 48, longitude: -75 };
    const school: AmenityInput = { key: '1', kind: 'school', name: 'Whitestone', ...point };
    await storeAmenities(store, { ...CITY, key: 'demo' }, [school]);
    const dataset = { seed: 0, generator: '', dates_made_for: null };
    const counts = async (shown: ShownOptions = {}) => {
      const view = { kinds: ['school'], shape: circleAround(point, 1), limit: 3 } as const;
      const { amenities } = await findAmenities(store, view, shown);
      const nearest = await findNearest(store, { point, limit: 3 }, shown);
      const named = await findNamedAmenities(store, { text: 'whitestone', limit: 3 }, shown);
      return [amenities, nearest, named].map(({ length }) => length);
    };
    expect(await counts(), 'no listings').toEqual([0, 0, 0]);
    await beginDataset(store, { ...dataset, source: 'demo' });
    expect(await counts(), 'its own listings').toEqual([1, 1, 1]);
    expect(await counts({ hasFeed: true }), 'a feed').toEqual([0, 0, 0]);
    await beginDataset(store, { ...dataset, source: 'board' });
    expect(await counts(), 'a board’s listings').toEqual([0, 0, 0]);
    expect((await readAmenitySources(store)).map(({ key }) => key)).toContain('demo');
    await removeAmenities(store, 'demo');
  });
});
