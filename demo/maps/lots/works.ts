/** Buildings of areas without homes: industrial areas, campuses, hospitals, terminals. */
import type { AreaKind } from '#demo/facts/regionFacts.ts';
import { makeDice, textKey } from '#demo/geography/hash.ts';
import type { NamedRing } from '#demo/geography/mapGeography.ts';
import { makePlane } from '#demo/geography/plane.ts';
import { boundsOf, inRing } from '#demo/geography/rings.ts';
import type { Position, Ring } from '#demo/types.ts';
import { headingOf } from '../cover/areaLines.ts';
import type { Building } from './plot.ts';
import { makeRectangle } from './rectangle.ts';
import type { StreetGrid } from './streetGrid.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

const WORKS = makeDice(4007);

interface WorksLook {
  /** Distances in km between the middles of buildings. */
  cell: readonly [number, number];
  /** Share of the places with a building, and share of the ground around it that is paved. */
  built: number;
  paved: number;
  height: number;
  /** Maximum share of an area's width that is used, from its first edge; all by default. */
  within?: number;
}

const LOOKS: Readonly<Partial<Record<AreaKind, WorksLook>>> = {
  industrial: { cell: [0.12, 0.085], built: 0.86, paved: 0.8, height: 9 },
  campus: { cell: [0.085, 0.07], built: 0.66, paved: 0.15, height: 14 },
  hospital: { cell: [0.08, 0.07], built: 0.85, paved: 0.5, height: 24 },
  airport: { cell: [0.16, 0.1], built: 0.8, paved: 0.9, height: 12, within: 0.14 },
};

/** Roofs of halls. Most are white or grey. */
const HALL_ROOFS = [6, 0, 6, 5, 0];

/** A building of such an area, and the pavement beside it. */
export interface Work {
  building: Building;
  parking?: Ring;
}

/** True if an area has its own buildings. */
export function hasWorks({ kind }: NamedRing): boolean {
  return kind !== undefined && LOOKS[kind] !== undefined;
}

/** Generates the buildings of an area whose middle is in a box of degrees. */
export function* worksIn(
  { name, kind, ring }: NamedRing,
  box: Box,
  grid: Pick<StreetGrid, 'isClear'>,
): Generator<Work> {
  const look = kind === undefined ? undefined : LOOKS[kind];
  if (look === undefined) {
    return;
  }
  const plane = makePlane(ring[0] ?? [0, 0]);
  const heading = headingOf(ring);
  const along: [number, number] = [Math.cos(heading), Math.sin(heading)];
  const turned = ring.map((position): Position => {
    const [x, y] = plane.toKm(position);
    return [x * along[0] + y * along[1], y * along[0] - x * along[1]];
  });
  const at = (x: number, y: number): Position =>
    plane.toPosition(x * along[0] - y * along[1], x * along[1] + y * along[0]);
  const [west, south, east, wholeNorth] = boundsOf(turned);
  const north = look.within === undefined ? wholeNorth : south + (wholeNorth - south) * look.within;
  const key = textKey(name);
  const [stepX, stepY] = look.cell;
  for (let column = 0; west + column * stepX < east; column += 1) {
    for (let row = 0; south + row * stepY < north; row += 1) {
      const dice = (part: number): number => WORKS.unit(key, column, row, part);
      const [x, y] = [west + (column + 0.5) * stepX, south + (row + 0.5) * stepY];
      const middle = at(x, y);
      if (middle[0] < box[0] || middle[0] >= box[2] || middle[1] < box[1] || middle[1] >= box[3]) continue;
      if (dice(1) > look.built) continue;
      const half: Position = [stepX * (0.24 + 0.17 * dice(2)), stepY * (0.22 + 0.13 * dice(3))];
      const center: Position = [
        x + (stepX / 2 - half[0]) * (dice(4) - 0.5),
        y + (stepY / 2 - half[1]) * (dice(5) - 0.5),
      ];
      const corners = cornersOf(center, half);
      const rectangle = makeRectangle(at(...center), along, half[0] * 1000, half[1] * 1000);
      if (!corners.every((corner) => inRing(...corner, turned)) || !grid.isClear(rectangle)) continue;
      const walls = kind === 'industrial' || dice(6) < 0.4 ? corners : courtOf(center, half, dice(7));
      const yard = cornersOf([x, y], [stepX * 0.46, stepY * 0.44]);
      const isPaved = dice(8) < look.paved && yard.every((corner) => inRing(...corner, turned));
      yield {
        building: {
          ring: closed(walls.map((corner) => at(...corner))),
          roof: kind === 'industrial' || kind === 'airport' ? (HALL_ROOFS[Math.floor(5 * dice(9))] ?? 0) : 0,
          height: look.height * (0.6 + 0.8 * dice(10)),
        },
        ...(isPaved ? { parking: closed(yard.map((corner) => at(...corner))) } : {}),
      };
    }
  }
}

function cornersOf([x, y]: Position, [halfX, halfY]: Position): Position[] {
  return [
    [x - halfX, y - halfY],
    [x + halfX, y - halfY],
    [x + halfX, y + halfY],
    [x - halfX, y + halfY],
  ];
}

/** Returns a building with wings around a court that is open on one side. */
function courtOf([x, y]: Position, [halfX, halfY]: Position, dice: number): Position[] {
  const wing = halfX * (0.5 + 0.25 * dice);
  const depth = halfY * (dice < 0.5 ? 0.2 : -0.2);
  return [
    [x - halfX, y - halfY],
    [x + halfX, y - halfY],
    [x + halfX, y + halfY],
    [x + halfX - wing * 0.7, y + halfY],
    [x + halfX - wing * 0.7, y + depth],
    [x - halfX + wing * 0.7, y + depth],
    [x - halfX + wing * 0.7, y + halfY],
    [x - halfX, y + halfY],
  ];
}

function closed(corners: Position[]): Ring {
  return [...corners, corners[0] ?? [0, 0]];
}
