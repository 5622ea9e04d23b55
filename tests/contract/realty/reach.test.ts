import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireReach, WireReachModes, WireTravel } from '#api/realty/reachContract.ts';
import { makeRealty } from '#server/realty/makeRealty.ts';
import { REACH_ANSWERS } from '#server/realty/openapi/reachSchemas.ts';
import { openRouting } from '#server/routing/openRouting.ts';
import type { Routing } from '#server/routing/routing.ts';
import { contains, shapeFrom } from '#server/store/geometry/shape.ts';
import { storeStreets } from '#server/store/routing/routingSources.ts';
import type { Store } from '#server/store/store.ts';
import { gridOfStreets, packedTiles, pointAt } from '#tests/support/routing/handMadeStreets.ts';
import { SMALL_DATASET_NOW } from '#tests/support/services/smallDataset.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type Answer, type Parameters, pathWith } from './calls.ts';

const centre = pointAt([2000, 2000]);
const home = pointAt([2450, 2000]);
const POINT = { lat: centre.latitude, lng: centre.longitude };
const HOME = { lat: home.latitude, lng: home.longitude };
/** Milliseconds. Far more than the slowest machine needs to start PostgreSQL. */
const TIMEOUT_MS = 60_000;
const to = (mode: string): string => `${POINT.lat},${POINT.lng},${mode},08:30`;

describe.each(storeDialects())('travel times on $name', ({ open, end }) => {
  let store: Store;
  let routing: Routing;
  let app: ReturnType<typeof makeRealty>;

  beforeAll(async () => {
    store = await open();
    routing = openRouting({ url: undefined, store, log: () => undefined });
    app = makeRealty({
      store,
      routing,
      clock: { now: () => SMALL_DATASET_NOW },
      sessionOf: async () => ({ kind: 'visitor' }),
    });
  }, TIMEOUT_MS);

  afterAll(async () => {
    await routing.close();
    await store.close();
    await end();
  });

  async function ask<Body>(path: string, parameters: Parameters): Promise<Answer<Body>> {
    const answer = await app.request(pathWith(path, parameters));
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }; // the service's own answer
  }

  it('are refused with a code as long as there are no streets', async () => {
    const reach = await ask('/realty/reach', { ...POINT, mode: 'walk', minutes: 15 });
    expect(reach).toMatchObject({ status: 404, body: { code: 'noStreets' } });
    const modes = await ask('/realty/reach/modes', {});
    expect(modes.body).toEqual({ modes: [], engine: 'embedded', sources: [] });
  });

  describe('with streets', () => {
    beforeAll(async () => {
      const source = { source: 'city.osm.pbf', name: 'OpenStreetMap', day: 20_778 };
      await storeStreets(store, source, packedTiles(gridOfStreets([500, 500], 5, 100)));
      // A second load replaces the first.
      await storeStreets(store, source, packedTiles(gridOfStreets([500, 500], 30, 100)));
    });

    it('give an area in the form of the search’s map, with its sources', async () => {
      const { status, headers, body } = await ask<WireReach>('/realty/reach', {
        ...POINT,
        mode: 'walk',
        minutes: 10,
      });
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toContain('public');
      expect(REACH_ANSWERS.reach.safeParse(body).error).toBeUndefined();
      expect(body).toMatchObject({
        destination: { lat: Number(POINT.lat.toFixed(4)), lng: Number(POINT.lng.toFixed(4)) },
        at: '09:00',
        engine: 'embedded',
        sources: [{ name: 'OpenStreetMap', kind: 'streets', date: '2026-11-21' }],
      });
      const shape = shapeFrom(body.area);
      expect(shape && contains(shape, HOME.lng, HOME.lat)).toBe(true);
      expect(shape && contains(shape, HOME.lng + 0.01, HOME.lat)).toBe(false);
      const search = await ask('/realty/listings', { map: JSON.stringify(body.area) });
      expect(search.status).not.toBe(400);
    });

    it('give the minutes from a home to two destinations', async () => {
      const { body } = await ask<WireTravel>('/realty/travel', { ...HOME, to: [to('walk'), to('transit')] });
      expect(REACH_ANSWERS.travel.safeParse(body).error).toBeUndefined();
      expect(body.times).toEqual([
        { minutes: 6, code: null },
        { minutes: null, code: 'noTimetable' },
      ]);
    });

    it('exist for the modes of a point', async () => {
      const { body } = await ask<WireReachModes>('/realty/reach/modes', POINT);
      expect(body.modes).toEqual(['drive', 'bike', 'walk']);
      const far = await ask<WireReachModes>('/realty/reach/modes', { lat: 50, lng: -100 });
      expect(far.body.modes).toEqual([]);
      const anywhere = await ask<WireReachModes>('/realty/reach/modes', {});
      expect(anywhere.body.modes).toEqual(['drive', 'bike', 'walk']);
    });

    it.each<[name: string, parameters: Parameters, code: string]>([
      ['far from every street', { ...POINT, lat: POINT.lat - 0.04, mode: 'walk' }, 'farFromStreet'],
      ['where no streets are loaded', { lat: 50, lng: -100, mode: 'drive' }, 'noStreets'],
      ['by transit without a timetable', { ...POINT, mode: 'transit' }, 'noTimetable'],
    ])('are refused with a code %s', async (_name, parameters, code) => {
      const refused = await ask('/realty/reach', { ...parameters, minutes: 15 });
      expect(refused).toMatchObject({ status: 404, body: { code } });
    });

    it.each<[name: string, path: string, parameters: Parameters, param: string]>([
      ['an unknown mode', '/realty/reach', { ...POINT, mode: 'fly', minutes: 15 }, 'mode'],
      ['too few minutes', '/realty/reach', { ...POINT, mode: 'walk', minutes: 9 }, 'minutes'],
      ['too many minutes', '/realty/reach', { ...POINT, mode: 'walk', minutes: 91 }, 'minutes'],
      ['a wrong time', '/realty/reach', { ...POINT, mode: 'walk', minutes: 15, at: '24:00' }, 'at'],
      ['a point without longitude', '/realty/reach/modes', { lat: 43 }, 'lat'],
      ['no destination', '/realty/travel', HOME, 'to'],
      ['a wrong destination', '/realty/travel', { ...HOME, to: '43,-79,walk' }, 'to'],
      ['three destinations', '/realty/travel', { ...HOME, to: [to('walk'), to('bike'), to('drive')] }, 'to'],
    ])('answer 400 for %s', async (_name, path, parameters, param) => {
      const { status, body } = await ask<{ param: string }[]>(path, parameters);
      expect(status).toBe(400);
      expect(body.map((error) => error.param)).toEqual([param]);
    });
  });
});
