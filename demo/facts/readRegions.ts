import { z } from 'zod';
import { type Feature, FRAME_AT_ORIGIN, FRAME_IN_OUTLINE, LAYERS, NAMED_LINE } from './layers.ts';
import {
  type Fact,
  FactError,
  numberCell,
  optionalNumberCell,
  readFeatures,
  readTable,
  refuseTwice,
  SOUTH_NORTH,
  textCell,
  WEST_EAST,
} from './readFiles.ts';
import type { FrameFacts, Line, LineFacts, RegionFacts } from './regionFacts.ts';

const REGION = z.object({
  file: textCell,
  name: textCell,
  west: numberCell(...WEST_EAST),
  south: numberCell(...SOUTH_NORTH),
  east: numberCell(...WEST_EAST),
  north: numberCell(...SOUTH_NORTH),
});

/** Range of positions along an axis of a frame, in km. */
const KM = [-200, 200] as const;

const STREET = z.object({
  frame: textCell,
  use: z.enum(['main', 'side', 'main+side', 'lane']),
  axis: z.enum(['northSouth', 'eastWest']),
  name: textCell,
  offset: numberCell(...KM),
  until: optionalNumberCell(...KM),
  from: optionalNumberCell(...KM),
  to: optionalNumberCell(...KM),
});

type StreetRow = z.output<typeof STREET>;
type Layer = Feature['layer'];
type Of<L extends Layer> = Extract<Feature, { layer: L }>;

/** Reads every region with its own ground, in the order of the table. */
export function readRegions(folder: string, places: ReadonlySet<string>): RegionFacts[] {
  const rows = readTable(folder, 'regions.csv', REGION);
  refuseTwice(rows, ({ name }) => name);
  return rows.map(({ value }) => readRegion(folder, value, places));
}

/** Reads the main roads between the cities. */
export function readHighways(folder: string): Record<string, Line> {
  const roads = readFeatures(folder, 'highways.geojson', () => NAMED_LINE);
  refuseTwice(roads, ({ name }) => name);
  return linesByName(roads);
}

function readRegion(
  folder: string,
  { file, name, west, south, east, north }: z.output<typeof REGION>,
  places: ReadonlySet<string>,
): RegionFacts {
  const features = readFeatures(folder, `regions/${file}.geojson`, schemaOf);
  const all = <L extends Layer>(layer: L): Fact<Of<L>>[] =>
    features.filter((fact): fact is Fact<Of<L>> => fact.value.layer === layer);
  // A river may be several lines.
  refuseTwice(
    features.filter(({ value }) => value.layer !== 'river'),
    (feature) => `the ${feature.layer} ${feature.name}`,
  );
  const limits: Record<string, Line> = {};
  for (const { value, where } of all('limit')) {
    if (!places.has(value.name)) {
      throw new FactError(where, `no row of cities.csv or towns.csv is called "${value.name}"`);
    }
    limits[value.name] = value.outline;
  }
  const areas = (layer: 'water' | 'island'): RegionFacts['waters'] =>
    all(layer).map(({ value }) => ({ name: value.name, outline: value.outline }));
  return {
    name,
    box: [west, south, east, north],
    limits,
    waters: areas('water'),
    islands: areas('island'),
    rivers: all('river').map(({ value: { valley, valleyKm, ...river } }) => ({
      name: river.name,
      width: river.width,
      line: river.line,
      ...(valley !== undefined && valleyKm !== undefined && { valley: [valley, valleyKm] }),
    })),
    motorways: linesByName(all('motorway')),
    roads: linesByName(all('road')),
    bridges: linesByName(all('bridge')),
    railways: linesByName(all('railway')),
    parks: all('area').map(({ value: { kind, crossed, ...area } }) => ({
      name: area.name,
      outline: area.outline,
      ...(kind !== 'park' && { kind }),
      ...(crossed && { crossed }),
    })),
    frames: toFrames(all('frame'), limits, readTable(folder, `regions/${file}.csv`, STREET)),
  };
}

function schemaOf({ layer, origin }: Readonly<Record<string, unknown>>, where: string): z.ZodType<Feature> {
  if (layer === 'frame') {
    return origin === undefined ? FRAME_AT_ORIGIN : FRAME_IN_OUTLINE;
  }
  if (typeof layer === 'string' && Object.hasOwn(LAYERS, layer)) {
    return LAYERS[layer as keyof typeof LAYERS]; // the layer was checked on the line above
  }
  const known = [...Object.keys(LAYERS), 'frame'].join(', ');
  throw new FactError(where, `"properties.layer" has to be one of ${known}, not ${JSON.stringify(layer)}`);
}

const linesByName = (facts: readonly Fact<{ name: string; line: Line }>[]): Record<string, Line> =>
  Object.fromEntries(facts.map(({ value }) => [value.name, value.line]));

function toFrames(
  facts: readonly Fact<Of<'frame'>>[],
  limits: Readonly<Record<string, Line>>,
  streets: readonly Fact<StreetRow>[],
): FrameFacts[] {
  const known = new Set(facts.map(({ value }) => value.name));
  for (const { value, where } of streets) {
    if (!known.has(value.frame)) {
      throw new FactError(where, `the map file beside it has no frame "${value.frame}"`);
    }
    if (value.name.includes('|') && value.until === undefined) {
      throw new FactError(where, '"until" is empty, and several names share the row');
    }
  }
  return facts.map(({ value, where }) => {
    const stranger = [...value.cities, ...Object.keys(value.renames ?? {}), value.within].find(
      (city) => city !== undefined && !Object.hasOwn(limits, city),
    );
    if (stranger !== undefined) {
      throw new FactError(where, `no limit of this file is called "${stranger}"`);
    }
    return toFrame(
      value,
      limits,
      streets.map((street) => street.value).filter((street) => street.frame === value.name),
    );
  });
}

function toFrame(
  { origin, outline, within, cities, east, north, gridKm, splitsEastWest, quadrants, renames }: Of<'frame'>,
  limits: Readonly<Record<string, Line>>,
  streets: readonly StreetRow[],
): FrameFacts {
  const lines = (...uses: StreetRow['use'][]): Pick<FrameFacts, 'northSouth' | 'eastWest'> => {
    const used = streets.filter(({ use }) => uses.includes(use));
    return {
      northSouth: used.filter(({ axis }) => axis === 'northSouth').flatMap(linesOf),
      eastWest: used.filter(({ axis }) => axis === 'eastWest').flatMap(linesOf),
    };
  };
  return {
    cities,
    within: outline ?? limits[within ?? ''],
    origin,
    east,
    north,
    gridKm,
    splitsEastWest,
    quadrants,
    renames,
    ...lines('main', 'main+side'),
    sideStreets: lines('side', 'main+side'),
    lanes: lines('lane'),
  };
}

/** Returns the streets of a row. Several names, separated by |, are spaced evenly from `offset` to below `until`. */
function linesOf({ name, offset, until = offset, from, to }: StreetRow): LineFacts[] {
  const names = name.split('|');
  return names.flatMap((one, at): LineFacts[] =>
    one === '' ? [] : [[one, offset + ((until - offset) * at) / names.length, from, to]],
  );
}
