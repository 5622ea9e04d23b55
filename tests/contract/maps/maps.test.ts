import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeMaps } from '#demo/maps/maps.ts';
import { drawnCountry } from '#tests/support/country/drawnCountry.ts';

const geography = await drawnCountry();
const maps = makeMaps({ geography });

const get = async (path: string): Promise<Response> => maps.request(`http://localhost/maps${path}`);

async function json<Body>(path: string): Promise<Body> {
  const response = await get(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Body; // the caller's view of a body it then checks
}

async function tile(path: string): Promise<VectorTile> {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
  return new VectorTile(new PbfReader(new Uint8Array(await response.arrayBuffer())));
}

const namesIn = (read: VectorTile, layer: string): Set<unknown> => {
  const features = read.layers[layer];
  return new Set(
    Array.from({ length: features?.length ?? 0 }, (_, at) => features?.feature(at).properties['name']),
  );
};

describe('tiles', () => {
  it('show downtown Toronto: land, roads by name, houses, places', async () => {
    const read = await tile('/tiles/15/9158/11960');
    expect(Object.keys(read.layers)).toEqual(
      expect.arrayContaining(['land', 'urban', 'road', 'building', 'boundary']),
    );
    expect(namesIn(read, 'road')).toContain('Gardiner Expressway');
  });

  it('show no houses and no side streets at low zooms', async () => {
    const read = await tile('/tiles/11/572/747');
    expect(read.layers['building']).toBeUndefined();
    const roads = read.layers['road'];
    const kinds = Array.from(
      { length: roads?.length ?? 0 },
      (_, at) => roads?.feature(at).properties['kind'],
    );
    expect(new Set(kinds)).toEqual(new Set(['motorway', 'arterial']));
    expect(namesIn(read, 'place')).toContain('Toronto');
  });

  it('show the whole country with its cities', async () => {
    const read = await tile('/tiles/4/4/5');
    expect(namesIn(read, 'place')).toContain('Toronto');
    expect(read.layers['water']?.length).toBeGreaterThan(0);
  });

  it('keep all their geometry within the extent that renderers accept', async () => {
    const road = (await tile('/tiles/16/18316/23920')).layers['road'];
    for (let at = 0; at < (road?.length ?? 0); at += 1) {
      for (const point of road?.feature(at).loadGeometry().flat() ?? []) {
        expect(Math.max(Math.abs(point.x), Math.abs(point.y))).toBeLessThan(8192);
      }
    }
  });

  it('contain each house on a common edge completely in both', async () => {
    const width = 4096;
    const corners = (read: VectorTile, shift: number): string[] => {
      const houses = read.layers['building'];
      return Array.from({ length: houses?.length ?? 0 }, (_, at) => houses?.feature(at).loadGeometry() ?? [])
        .flat()
        .filter((ring) => {
          const xs = ring.map(({ x }) => x - shift);
          const ys = ring.map(({ y }) => y);
          return Math.min(...xs) < 0 && Math.max(...xs) > 0 && Math.min(...ys) > 0 && Math.max(...ys) < width;
        })
        .map((ring) => ring.map(({ x, y }) => `${x - shift},${y}`).join(' '))
        .sort();
    };
    const [west, east] = [await tile('/tiles/16/18316/23920'), await tile('/tiles/16/18317/23920')];
    const onEdge = corners(west, width);
    expect(onEdge.length).toBeGreaterThan(0);
    expect(corners(east, 0)).toEqual(onEdge);
  });

  it('show roofs of several kinds, and in aerial views lawns, ridges, shadows and trees', async () => {
    const houses = (await tile('/tiles/16/18316/23920')).layers['building'];
    const roofs = Array.from(
      { length: houses?.length ?? 0 },
      (_, at) => houses?.feature(at).properties['roof'],
    );
    expect(new Set(roofs).size).toBeGreaterThan(3);
    const air = await tile('/air/16/18316/23920');
    expect(Object.keys(air.layers)).toEqual(expect.arrayContaining(['patch', 'shade', 'shadow', 'tree']));
    expect(air.layers['tree']?.length).toBe(3);
    const style = async (name: string) =>
      await json<{ sources: object; layers: { id: string }[] }>(`/styles/${name}.json`);
    expect((await style('aerial')).layers.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['tree', 'pool', 'lawn']),
    );
    expect((await style('light')).layers.map(({ id }) => id)).not.toContain('tree');
    expect(Object.keys((await style('light')).sources)).toEqual(['world']);
  });

  it('are the same bytes in each run, and can be cached without a limit under their version', async () => {
    const style = await json<{ sources: { world: { tiles: string[] } } }>('/styles/light.json');
    const version = new URL(style.sources.world.tiles[0] ?? '', 'http://localhost').searchParams.get('v');
    const first = await get(`/tiles/14/4579/5980?v=${version}`);
    const second = await get(`/tiles/14/4579/5980?v=${version}`);
    expect(first.headers.get('cache-control')).toContain('immutable');
    expect(await first.arrayBuffer()).toEqual(await second.arrayBuffer());
    expect((await get('/tiles/14/4579/5980')).headers.get('cache-control')).not.toContain('immutable');
  });

  it('have the sea under their land, also in the open ocean', async () => {
    const ocean = await tile('/tiles/10/50/500');
    expect(Object.keys(ocean.layers)).toEqual(['sea']);
    expect(ocean.layers['sea']?.feature(0).bbox()[2]).toBeGreaterThan(0);
    expect((await tile('/tiles/15/9158/11960')).layers['sea']?.length).toBe(1);
    expect((await get('/air/10/50/500')).status).toBe(204);
  });

  it('name hospitals and campuses, and number expressways', async () => {
    const labels = (await tile('/tiles/13/2289/2989')).layers['place'];
    const areas = Array.from({ length: labels?.length ?? 0 }, (_, at) => labels?.feature(at).properties);
    expect(areas).toContainEqual(
      expect.objectContaining({ name: 'University Avenue Hospitals', area: 'hospital' }),
    );
    expect(areas).toContainEqual(expect.objectContaining({ name: 'University of Toronto', area: 'campus' }));
    const roads = (await tile('/tiles/9/143/186')).layers['road'];
    const roadTags = Array.from({ length: roads?.length ?? 0 }, (_, at) => roads?.feature(at).properties);
    expect(roadTags).toContainEqual(expect.objectContaining({ ref: '401', sign: 'highway' }));
  });

  it.each([
    '/tiles/3/1/1',
    '/tiles/19/1/1',
    '/tiles/10/1024/5',
    '/tiles/10/5/-1',
    '/tiles/10/a/5',
    '/tiles/10/1.5/5',
  ])('refuse %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: expect.stringMatching(/^[zxy] must/),
      requestId: expect.any(String),
    });
  });
});

describe('styles', () => {
  it.each(['light', 'dark', 'aerial'])('%s loads nothing from another host', async (name) => {
    const style = await json<Record<string, unknown> & { layers: { id: string }[] }>(`/styles/${name}.json`);
    expect(style['glyphs']).toBeUndefined();
    expect(style['sprite']).toBe(`/maps/sprites/${name}`);
    expect(JSON.stringify(style)).not.toContain('http');
    expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length);
  });

  it.each(['', '@2x'])('have their icons in one image%s with the place of each', async (ratio) => {
    const places = await json<
      Record<string, { x: number; y: number; width: number; height: number; pixelRatio: number }>
    >(`/sprites/dark${ratio}.json`);
    const image = await get(`/sprites/dark${ratio}.png`);
    expect(image.headers.get('content-type')).toBe('image/png');
    const picture = sharp(Buffer.from(await image.arrayBuffer()));
    const { width, height } = await picture.metadata();
    expect(Object.keys(places)).toEqual(expect.arrayContaining(['hospital', 'highway-3', 'autoroute-2']));
    for (const { x, y, width: wide, height: high, pixelRatio } of Object.values(places)) {
      expect(pixelRatio).toBe(ratio === '' ? 1 : 2);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(y + high).toBeLessThanOrEqual(height);
      // The middle is opaque.
      const area = { left: x + Math.floor(wide / 2), top: y + Math.floor(high / 2), width: 1, height: 1 };
      expect((await picture.clone().extract(area).raw().toBuffer()).at(-1)).toBe(255);
    }
    expect((await get('/sprites/neon.json')).status).toBe(404);
    expect((await get('/sprites/dark.gif')).status).toBe(404);
  });

  it('writes names in the requested language', async () => {
    const fields = async (query: string) => JSON.stringify(await json(`/styles/light.json${query}`));
    expect(await fields('?lang=fr')).toContain('name:fr');
    expect(await fields('')).not.toContain('name:fr');
    expect((await get('/styles/light.json?lang=de')).status).toBe(400);
  });

  it('answers 404 for an unknown style', async () => {
    expect((await get('/styles/neon.json')).status).toBe(404);
  });
});

interface Predictions {
  status: string;
  predictions: { place_id: string; description: string; types: string[] }[];
}

describe('autocomplete', () => {
  const first = async (input: string) =>
    (await json<Predictions>(`/autocomplete?input=${encodeURIComponent(input)}`)).predictions[0];

  it.each([
    ['toronto', 'Toronto, ON, Canada', 'locality'],
    ['MONTREAL', 'Montréal, QC, Canada', 'locality'],
    ['st johns', "St. John's, NL, Canada", 'locality'],
    ['roncesv', 'Roncesvalles, Toronto, ON, Canada', 'neighborhood'],
    ['yonge st', 'Yonge Street, Toronto, ON, Canada', 'route'],
    ['queen st w, toronto', 'Queen Street West, Toronto, ON, Canada', 'route'],
    ['british col', 'British Columbia, Canada', 'administrative_area_level_1'],
    ['canada', 'Canada', 'country'],
    ['torotno', 'Toronto, ON, Canada', 'locality'],
    ['missisauga', 'Mississauga, ON, Canada', 'locality'],
    ['the roncesvalles', 'Roncesvalles, Toronto, ON, Canada', 'neighborhood'],
  ])('finds for %s the place %s', async (input, description, type) => {
    expect(await first(input)).toMatchObject({ description, types: expect.arrayContaining([type]) });
  });

  it('puts main streets before side streets of the same name', async () => {
    const { predictions } = await json<Predictions>('/autocomplete?input=king');
    const streets = predictions.filter(({ types }) => types.includes('route'));
    expect(streets[0]?.description).toMatch(/^King Street (West|East), Toronto, ON, Canada$/);
  });

  it('finds a house by its number and street', async () => {
    const found = await first('401 king st w, toronto');
    expect(found?.types).toContain('street_address');
    expect(found?.description).toMatch(/^\d+ King Street West, Toronto, ON, Canada$/);
  });

  it('returns no place for unknown words', async () => {
    expect(await json('/autocomplete?input=qqzzxx')).toEqual({ predictions: [], status: 'ZERO_RESULTS' });
  });

  it.each([
    '/autocomplete',
    '/autocomplete?input=%20',
    `/autocomplete?input=${'x'.repeat(201)}`,
    '/autocomplete?input=a&country=us',
  ])('refuses %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/^(input|country) must/) });
  });
});

interface Results {
  status: string;
  results: {
    place_id: string;
    types: string[];
    address_components: { long_name: string; short_name: string; types: string[] }[];
    geometry: { location: { lat: number; lng: number } };
  }[];
}

describe('geocode', () => {
  const component = (result: Results['results'][number] | undefined, type: string): string | undefined =>
    result?.address_components.find(({ types }) => types.includes(type))?.long_name;

  it('returns the parts of an address by its id, and finds the id by its point', async () => {
    const { predictions } = await json<Predictions>('/autocomplete?input=401%20king%20st%20w,%20toronto');
    const [found] = (await json<Results>(`/geocode?place_id=${predictions[0]?.place_id}`)).results;
    expect(component(found, 'route')).toBe('King Street West');
    expect(component(found, 'locality')).toBe('Toronto');
    expect(component(found, 'administrative_area_level_1')).toBe('Ontario');
    const { lat, lng } = found?.geometry.location ?? { lat: 0, lng: 0 };
    const around = await json<Results>(`/geocode?latlng=${lat},${lng}`);
    expect(around.results[0]?.place_id).toBe(predictions[0]?.place_id);
    expect(around.results.map(({ types }) => types[0])).toEqual([
      'street_address',
      'neighborhood',
      'locality',
      'administrative_area_level_1',
      'country',
    ]);
  });

  it('returns the province outside cities, and nothing outside Canada', async () => {
    const wild = await json<Results>('/geocode?latlng=54.5,-106.5');
    expect(component(wild.results[0], 'administrative_area_level_1')).toBe('Saskatchewan');
    expect(await json('/geocode?latlng=40.7,-74')).toEqual({ results: [], status: 'ZERO_RESULTS' });
  });

  it('reads a written address', async () => {
    const { results } = await json<Results>('/geocode?address=Mississauga,%20Ontario');
    expect(component(results[0], 'locality')).toBe('Mississauga');
  });

  it('returns no result for unknown ids', async () => {
    for (const id of ['xx', 'ad_1_99999_1', 'ci_999']) {
      expect((await json<Results>(`/geocode?place_id=${id}`)).status).toBe('ZERO_RESULTS');
    }
  });

  it.each([
    '/geocode',
    '/geocode?latlng=43',
    '/geocode?latlng=a,b',
    '/geocode?latlng=99,0',
    '/geocode?address=',
  ])('refuses %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/latlng|address/) });
  });
});

it('empty maps have tiles without content, and pictures of one colour', async () => {
  const empty = makeMaps({ geography, isEmpty: true });
  for (const path of ['/tiles/15/9158/11960', '/air/15/9158/11960']) {
    expect((await empty.request(`/maps${path}`)).status).toBe(204);
  }
  const answer = await empty.request('/maps/static?center=43.64,-79.38&zoom=13&size=300x200&scale=2');
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 });
  expect((await picture.stats()).channels.every(({ stdev }) => stdev < 1)).toBe(true);
  expect((await empty.request('/maps/styles/light.json')).status).toBe(200);
});

describe('static map', () => {
  it('is a picture of the requested size with water, land and a marker', async () => {
    const path = '/static?center=43.64,-79.38&zoom=13&size=300x200';
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('image/webp');
    const plain = Buffer.from(await response.arrayBuffer());
    const { width, height } = await sharp(plain).metadata();
    expect([width, height]).toEqual([300, 200]);
    const marked = Buffer.from(await (await get(`${path}&marker=43.64,-79.38`)).arrayBuffer());
    expect(marked.equals(plain)).toBe(false);
    const sharpened = Buffer.from(await (await get(`${path}&scale=2`)).arrayBuffer());
    const large = await sharp(sharpened).metadata();
    expect([large.width, large.height]).toEqual([600, 400]);
  });

  it('is drawn one at a time, with a queue of eight for each visitor', async () => {
    const paths = Array.from({ length: 12 }, (_, x) => `/static?center=43.6${x},-79.3&zoom=13&size=64x64`);
    const answers = await Promise.all(paths.map((path) => get(path)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(refused.map(({ headers }) => headers.get('Retry-After'))).toEqual(['2', '2', '2']);
  });

  it.each([
    ['center', 'center=x&zoom=12&size=100x100'],
    ['center', 'zoom=12&size=100x100'],
    ['zoom', 'center=43,-79&zoom=30&size=100x100'],
    ['zoom', 'center=43,-79&size=100x100'],
    ['size', 'center=43,-79&zoom=12&size=2000x100'],
    ['size', 'center=43,-79&zoom=12&size=axb'],
    ['size', 'center=43,-79&zoom=12&size=700x100&scale=2'],
    ['scale', 'center=43,-79&zoom=12&size=100x100&scale=3'],
    ['style', 'center=43,-79&zoom=12&size=100x100&style=neon'],
    ['marker', 'center=43,-79&zoom=12&size=100x100&marker=1'],
  ])('names the parameter %s if it is invalid: %s', async (parameter, query) => {
    const response = await get(`/static?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(new RegExp(`^${parameter} must`)),
    });
  });
});
