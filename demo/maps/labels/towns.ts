/** Towns and cities of Canada without listings, as labels of the map (GeoNames, CC BY 4.0). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kmPerDegree } from '#demo/geography/plane.ts';
import { inPolygons } from '#demo/geography/rings.ts';
import type { City, Neighbourhood, Position } from '#demo/types.ts';
import { fold } from '../folded.ts';
import type { Label } from '../label.ts';

interface TownsFile {
  /** Rows of "name|longitude|latitude|hundreds of people" by province, separated by semicolons. */
  towns: Record<string, string>;
}

/** Minimum population for a label at a zoom, with that zoom. */
const MIN_ZOOMS: readonly (readonly [people: number, zoom: number])[] = [
  [150_000, 5],
  [70_000, 6],
  [35_000, 7],
  [15_000, 8],
  [6_000, 9],
  [2_500, 10],
  [0, 11],
];
/** Capitals, which have a label at low zooms at any size. */
const CAPITALS = new Set(['Whitehorse', 'Yellowknife', 'Iqaluit', 'Regina', 'Fredericton', 'Charlottetown']);
/** Distance in km within which a town is the same place as a neighbourhood or city of its name. */
const SAME_KM = 8;

/** Returns labels of towns outside the demonstration's own cities. */
export function townLabels(cities: readonly City[], neighbourhoods: readonly Neighbourhood[]): Label[] {
  const known = Map.groupBy([...cities, ...neighbourhoods], ({ name }) => fold(name));
  const isKnown = (name: string, [x, y]: Position): boolean => {
    const [kmX, kmY] = kmPerDegree(y);
    const near = ({ center }: { center: Position }): boolean =>
      Math.hypot((center[0] - x) * kmX, (center[1] - y) * kmY) < SAME_KM;
    return (
      known.get(fold(name))?.some(near) === true || cities.some((city) => inPolygons(x, y, city.boundary))
    );
  };
  return readTowns().filter(({ tags, position }) => !isKnown(String(tags['name']), position));
}

function readTowns(): Label[] {
  const file = readFileSync(join(import.meta.dirname, 'towns.json'), 'utf8');
  const { towns } = JSON.parse(file) as TownsFile; // the file is in this folder
  return Object.values(towns)
    .flatMap((rows) => rows.split(';'))
    .map((row): Label => {
      const [name = '', lng, lat, hundreds] = row.split('|');
      const people = Number(hundreds) * 100;
      const from = MIN_ZOOMS.find(([minPeople]) => people >= minPeople)?.[1] ?? 11;
      return {
        position: [Number(lng), Number(lat)],
        from: CAPITALS.has(name) ? 4 : from,
        tags: { name, kind: 'town', rank: -people },
      };
    });
}
