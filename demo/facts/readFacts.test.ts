import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smoothOutline } from '#demo/geography/curves.ts';
import type { Position } from '#demo/types.ts';
import { readPlaces } from './readPlaces.ts';
import { readHighways, readRegions } from './readRegions.ts';
import { readStreetNames } from './readStreetNames.ts';

const SQUARE = [
  [-114.2, 51],
  [-114, 51],
  [-114, 51.1],
  [-114.2, 51.1],
] as const;

function area(properties: object): object {
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates: [[...SQUARE, SQUARE[0]]] },
  };
}

function line(properties: object): object {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: SQUARE.slice(0, 2) } };
}

/** A small country of one city, one town and one region. */
const FILES = {
  'cities.csv': `name,stateCode,area,boardId,mlsPrefix,population,language,postalPrefixes,longitude,latitude,priceLevel
Calgary,AB,Calgary,9,A,1306784,en,T2P T2R,-114.07,51.05,0.9
`,
  'towns.csv': `name,stateCode,language,longitude,latitude
Airdrie,AB,en,-114.01,51.29
`,
  'neighbourhoods.csv': `city,name,longitude,latitude,priceLevel,towers,era
Calgary,Beltline,-114.07,51.04,0.9,0.9,2005
Calgary,Mission,-114.065,51.033,1,0.5,1912
Airdrie,Downtown,-114.01,51.29,1,0,1970
`,
  'street-names.csv': `use,name
english,Maple
french,rue des Érables
english start,Ash
english end,bourne
french first name,Adélard
french last name,Aubry
`,
  'highways.geojson': JSON.stringify({
    type: 'FeatureCollection',
    features: [line({ name: 'Highway 2' })],
  }),
  'regions.csv': `file,name,west,south,east,north
calgary,Calgary,-114.4,50.78,-113.7,51.28
`,
  'regions/calgary.csv': `frame,use,axis,name,offset,until,from,to
Centre,main,northSouth,Centre Street,0,,-0.4,
Centre,side,northSouth,|Yew Street|Vine Street,0,0.3,,2
Centre,main+side,eastWest,1 Avenue|1A Avenue,1,2,,
Centre,lane,eastWest,Lane,0.5,,,
`,
  'regions/calgary.geojson': JSON.stringify({
    type: 'FeatureCollection',
    features: [
      area({ layer: 'limit', name: 'Calgary' }),
      area({ layer: 'water', name: 'Glenmore Reservoir' }),
      area({ layer: 'area', kind: 'campus', name: 'SAIT', corners: 'sharp' }),
      line({ layer: 'river', name: 'Bow River', width: 90, valley: 'Bow Valley', valleyKm: 0.2 }),
      line({ layer: 'river', name: 'Bow River', width: 60 }),
      line({ layer: 'road', name: 'Macleod Trail' }),
      {
        type: 'Feature',
        properties: {
          layer: 'frame',
          name: 'Centre',
          cities: ['Calgary'],
          within: 'Calgary',
          east: 0,
          north: 0,
        },
        geometry: { type: 'Point', coordinates: [-114.06, 51.04] },
      },
    ],
  }),
};

let folder: string;

function readAll() {
  const { cities, towns } = readPlaces(folder);
  const regions = readRegions(folder, new Set([...cities, ...towns].map(({ name }) => name)));
  return { cities, towns, regions, names: readStreetNames(folder), highways: readHighways(folder) };
}

/** Writes the country's files. With `file`, the first `right` in it becomes `wrong`. */
function write(file?: keyof typeof FILES, right = '', wrong = ''): void {
  for (const [name, text] of Object.entries(FILES)) {
    if (name === file) expect(text).toContain(right);
    writeFileSync(join(folder, name), name === file ? text.replace(right, () => wrong) : text);
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facts-'));
  mkdirSync(join(folder, 'regions'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('The reader of the facts', () => {
  it('reads cities and towns with their neighbourhoods', () => {
    write();
    const { cities, towns } = readAll();
    expect(cities).toMatchObject([
      {
        name: 'Calgary',
        population: 1_306_784,
        postalPrefixes: ['T2P', 'T2R'],
        center: [-114.07, 51.05],
        neighbourhoods: [
          { name: 'Beltline', center: [-114.07, 51.04], priceLevel: 0.9, towers: 0.9, era: 2005 },
          { name: 'Mission' },
        ],
      },
    ]);
    expect(towns).toMatchObject([{ name: 'Airdrie', neighbourhoods: [{ name: 'Downtown' }] }]);
  });

  it('reads the names and the roads between the cities', () => {
    write();
    const { names, highways } = readAll();
    expect(names).toEqual({
      english: ['Maple'],
      french: ['rue des Érables'],
      englishStems: { starts: ['Ash'], ends: ['bourne'] },
      frenchPeople: { first: ['Adélard'], last: ['Aubry'] },
    });
    expect(Object.keys(highways)).toEqual(['Highway 2']);
  });

  it('reads the ground of a region', () => {
    write();
    const [region] = readAll().regions;
    expect(region?.box).toEqual([-114.4, 50.78, -113.7, 51.28]);
    expect(region?.limits).toEqual({ Calgary: SQUARE });
    expect(region?.waters).toEqual([{ name: 'Glenmore Reservoir', outline: SQUARE }]);
    expect(region?.rivers).toMatchObject([{ width: 90, valley: ['Bow Valley', 0.2] }, { width: 60 }]);
    expect(region?.roads).toEqual({ 'Macleod Trail': SQUARE.slice(0, 2) });
  });

  it('keeps a sharp corner in place when the generator rounds the outline', () => {
    write();
    const [campus] = readAll().regions[0]?.parks ?? [];
    expect(campus).toMatchObject({ name: 'SAIT', kind: 'campus' });
    const drawn = smoothOutline((campus?.outline ?? []) as Position[], 2);
    for (const corner of SQUARE) {
      expect(drawn).toContainEqual(corner);
    }
  });

  it('spaces the streets of a shared row evenly, and reads a row of both uses into both lists', () => {
    write();
    const [frame] = readAll().regions[0]?.frames ?? [];
    const avenues = [
      ['1 Avenue', 1, undefined, undefined],
      ['1A Avenue', 1.5, undefined, undefined],
    ];
    expect(frame).toMatchObject({ origin: [-114.06, 51.04], within: SQUARE, cities: ['Calgary'] });
    expect(frame?.northSouth).toEqual([['Centre Street', 0, -0.4, undefined]]);
    expect(frame?.eastWest).toEqual(avenues);
    expect(frame?.sideStreets).toEqual({
      northSouth: [
        ['Yew Street', 0.3 / 3, undefined, 2],
        ['Vine Street', (0.3 * 2) / 3, undefined, 2],
      ],
      eastWest: avenues,
    });
    expect(frame?.lanes).toEqual({ northSouth: [], eastWest: [['Lane', 0.5, undefined, undefined]] });
  });
});

describe('A mistake in the facts', () => {
  const CASES: [mistake: string, file: keyof typeof FILES, right: string, wrong: string, sentence: string][] =
    [
      [
        'a missing column',
        'cities.csv',
        ',population,',
        ',',
        'cities.csv, line 1: the column "population" is missing.',
      ],
      [
        'an unknown column',
        'towns.csv',
        'language,',
        'language,tongue,',
        'towns.csv, line 1: the column "tongue" is unknown.',
      ],
      [
        'a missing cell',
        'neighbourhoods.csv',
        ',0.5,1912',
        ',1912',
        'neighbourhoods.csv, line 3: the row has 6 cells, and the header has 7.',
      ],
      [
        'a word for a number',
        'neighbourhoods.csv',
        '0.5,1912',
        'some,1912',
        'neighbourhoods.csv, line 3: "towers" has to be a number from 0 to 1, not "some".',
      ],
      [
        'a number out of range',
        'cities.csv',
        '51.05',
        '15.05',
        'cities.csv, line 2: "latitude" has to be a number from 40 to 75, not "15.05".',
      ],
      [
        'an unknown province',
        'towns.csv',
        'AB',
        'AA',
        'towns.csv, line 2: "stateCode" has to be the two letters of a province or territory, not "AA".',
      ],
      [
        'a neighbourhood of an unknown city',
        'neighbourhoods.csv',
        'Calgary,Mission',
        'Calgry,Mission',
        'neighbourhoods.csv, line 3: "city" has to be a name in cities.csv or towns.csv, not "Calgry".',
      ],
      [
        'a city without neighbourhoods',
        'neighbourhoods.csv',
        'Airdrie,Downtown,-114.01,51.29,1,0,1970\n',
        '',
        'towns.csv, line 2: Airdrie has no row in neighbourhoods.csv.',
      ],
      [
        'a name twice',
        'neighbourhoods.csv',
        'Calgary,Mission',
        'Calgary,Beltline',
        'neighbourhoods.csv, line 3: Beltline of Calgary is here a second time; the first is neighbourhoods.csv, line 2.',
      ],
      [
        'a town with the name of a city',
        'towns.csv',
        'Airdrie',
        'Calgary',
        'towns.csv, line 2: Calgary is here a second time; the first is cities.csv, line 2.',
      ],
      [
        'an unknown use of a name',
        'street-names.csv',
        'english end',
        'english middle',
        'street-names.csv, line 5: "use" has to be english or french or english start or english end or french first name or french last name, not "english middle".',
      ],
      [
        'a street in an unknown frame',
        'regions/calgary.csv',
        'Centre,lane',
        'Center,lane',
        'regions/calgary.csv, line 5: the map file beside it has no frame "Center".',
      ],
      [
        'several streets without their end',
        'regions/calgary.csv',
        '0,0.3,',
        '0,,',
        'regions/calgary.csv, line 3: "until" is empty, and several names share the row.',
      ],
      [
        'a limit of an unknown city',
        'regions/calgary.geojson',
        '"limit","name":"Calgary"',
        '"limit","name":"Calgry"',
        'regions/calgary.geojson, feature 1 (Calgry): no row of cities.csv or towns.csv is called "Calgry".',
      ],
      [
        'an unknown layer',
        'regions/calgary.geojson',
        '"layer":"water"',
        '"layer":"pond"',
        'regions/calgary.geojson, feature 2 (Glenmore Reservoir): "properties.layer" has to be one of limit, water, island, river, motorway, road, bridge, railway, area, frame, not "pond".',
      ],
      [
        'a missing property',
        'regions/calgary.geojson',
        '"width":90,',
        '',
        'regions/calgary.geojson, feature 4 (Bow River): "properties.width" is missing.',
      ],
      [
        'a property of the wrong type',
        'regions/calgary.geojson',
        '"width":90',
        '"width":"90"',
        'regions/calgary.geojson, feature 4 (Bow River): "properties.width" has to be of the type number, not "90".',
      ],
      [
        'an unknown property',
        'regions/calgary.geojson',
        '"width":90',
        '"width":90,"depth":3',
        'regions/calgary.geojson, feature 4 (Bow River): "properties.depth" is unknown.',
      ],
      [
        'a name twice in a layer',
        'regions/calgary.geojson',
        '"layer":"area","kind":"campus","name":"SAIT"',
        '"layer":"water","name":"Glenmore Reservoir"',
        'regions/calgary.geojson, feature 3 (Glenmore Reservoir): the water Glenmore Reservoir is here a second time; the first is regions/calgary.geojson, feature 2 (Glenmore Reservoir).',
      ],
      [
        'an unclosed ring',
        'regions/calgary.geojson',
        ',[-114.2,51]]]',
        ']]',
        'regions/calgary.geojson, feature 1 (Calgary): "geometry.coordinates.0" is a ring that is not closed: it needs four positions or more, the last one equal to the first.',
      ],
      [
        'a clockwise ring',
        'regions/calgary.geojson',
        '[-114,51],[-114,51.1],[-114.2,51.1]',
        '[-114.2,51.1],[-114,51.1],[-114,51]',
        'regions/calgary.geojson, feature 1 (Calgary): "geometry.coordinates.0" is a ring that runs clockwise: RFC 7946 wants the other direction.',
      ],
      [
        'longitude and latitude in the wrong order',
        'regions/calgary.geojson',
        '[-114,51]',
        '[51,-114]',
        'regions/calgary.geojson, feature 1 (Calgary): "geometry.coordinates.0.1" has to be [longitude, latitude] of a place in or around Canada.',
      ],
      [
        'a frame of a city that has no limit',
        'regions/calgary.geojson',
        '"cities":["Calgary"]',
        '"cities":["Airdrie"]',
        'regions/calgary.geojson, feature 7 (Centre): no limit of this file is called "Airdrie".',
      ],
    ];

  it.each(CASES)('is reported with its file and row: %s', (_mistake, file, right, wrong, sentence) => {
    write(file, right, wrong);
    expect(readAll).toThrow(expect.objectContaining({ message: sentence }));
  });

  it('is reported with its file if the file is not JSON', () => {
    write('highways.geojson', '{', '');
    expect(readAll).toThrow(/^highways\.geojson: no JSON: ./);
  });
});
