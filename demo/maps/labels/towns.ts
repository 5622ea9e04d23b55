/** Towns and cities of Canada that hold no listings but would be missed on the map (GeoNames, CC BY 4.0). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kmPerDegree } from '#demo/geography/plane.ts';
import { inPolygons } from '#demo/geography/rings.ts';
import type { City, Neighbourhood, Position } from '#demo/types.ts';
import { fold } from '../folded.ts';
import type { Label } from '../label.ts';

interface TownsFile {
  /** Rows of "name|longitude|latitude|hundreds of people" by province, parted by semicolons. */
  towns: Record<string, string>;
}

/** People from which a town is named at a zoom, and that zoom. */
const SEEN_FROM: readonly (readonly [people: number, zoom: number])[] = [
  [150_000, 5],
  [70_000, 6],
  [35_000, 7],
  [15_000, 8],
  [6_000, 9],
  [2_500, 10],
  [0, 11],
];
/** Seats of government are looked for from afar, however small. */
const CAPITALS = new Set(['Whitehorse', 'Yellowknife', 'Iqaluit', 'Regina', 'Fredericton', 'Charlottetown']);
/** A town as near as this to a neighbourhood or city of its own name is the same place, km. */
const SAME_KM = 8;

/** The towns outside the world's own cities. */
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
  const { towns } = JSON.parse(file) as TownsFile; // this folder's own file
  return Object.values(towns)
    .flatMap((rows) => rows.split(';'))
    .map((row): Label => {
      const [name = '', lng, lat, hundreds] = row.split('|');
      const people = Number(hundreds) * 100;
      const from = SEEN_FROM.find(([least]) => people >= least)?.[1] ?? 11;
      return {
        position: [Number(lng), Number(lat)],
        from: CAPITALS.has(name) ? 4 : from,
        tags: { name, kind: 'town', rank: -people },
      };
    });
}
