import type { PlaceFacts } from '#demo/facts/cityFacts.ts';
import { STREET_NAMES } from '#demo/facts/facts.ts';
import type { Position } from '#demo/types.ts';
import { smooth, smoothOutline } from './curves.ts';
import type { Frame, GridLine } from './frame.ts';
import type { FrameRule } from './frameAreas.ts';
import type { Ground } from './ground.ts';
import { type Dice, makeDice } from './hash.ts';
import { CITY_BITS, LAND, PARK, SOLID, VERGE } from './mask.ts';
import { type StreetTitle, toTitle } from './names.ts';
import type { Districts } from './neighbourhoods.ts';
import type { Cell, Spot } from './pattern.ts';
import { streetsOfCell } from './patterns.ts';
import type { SideNames } from './sideNames.ts';
import type { StreetSink } from './streetSink.ts';

/** Distance from every neighbourhood's centre, in km, beyond which there are only fields. */
const SETTLED_KM = 2.7;

/** Year of building of an old city's blocks. */
const OLD = 1900;

export interface CellJob {
  frame: Frame;
  rule: FrameRule;
  sides: SideNames;
  /** Distance from the frame's origin, in km, within which every block is an old grid. */
  gridKm: number;
  facts: ReadonlyMap<string, PlaceFacts>;
  ground: Ground;
  districts: Districts;
  dice: Dice;
  sink: StreetSink;
}

interface CityCell {
  left: GridLine;
  right: GridLine;
  low: GridLine;
  high: GridLine;
  city: PlaceFacts;
  era: number;
  isWorks: boolean;
  dice: Dice;
  at(spot: Spot): Position;
}

/** Fills the cells between a frame's lines: first their parks, then the streets around the parks. */
export function drawCells(job: CellJob): void {
  const cells = [...settledCells(job)];
  for (const cell of cells) {
    layPark(cell, job.ground);
  }
  for (const cell of cells) {
    drawCell(cell, job);
  }
}

function* settledCells(job: CellJob): Generator<CityCell> {
  const { columns, rows } = job.frame;
  for (let column = 0; column + 1 < columns.length; column += 1) {
    for (let row = 0; row + 1 < rows.length; row += 1) {
      const left = columns[column] as GridLine; // column stays in range
      const right = columns[column + 1] as GridLine; // column stays in range
      const low = rows[row] as GridLine; // row stays in range
      const high = rows[row + 1] as GridLine; // row stays in range
      const at = mapper(job.frame, left, right, low, high);
      const city = cityOf(at, job);
      const district = city === undefined ? undefined : job.districts.nearest(city.name, at([0.5, 0.5]));
      if (city !== undefined && district !== undefined && district.km < SETTLED_KM) {
        const dice = makeDice(job.dice.bits(left.key, low.key, Math.round(job.frame.range.west * 100)));
        const middle = [(left.offset + right.offset) / 2, (low.offset + high.offset) / 2] as const;
        const era = Math.hypot(...middle) < job.gridKm ? OLD : district.era;
        const isWorks = job.ground.works.covers(...at([0.5, 0.5]));
        yield { left, right, low, high, city, era, isWorks, dice, at };
      }
    }
  }
}

/** Returns a mapping from a spot of the cell to a position. Its edges follow the curved main streets. */
function mapper(frame: Frame, left: GridLine, right: GridLine, low: GridLine, high: GridLine) {
  return ([s, t]: Spot): Position => {
    const straight = left.offset + (right.offset - left.offset) * s;
    const v = frame.rowAt(low, straight) * (1 - t) + frame.rowAt(high, straight) * t;
    const u = frame.columnAt(left, v) * (1 - s) + frame.columnAt(right, v) * s;
    return frame.toPosition(u, v);
  };
}

/** Returns the city that contains most of a cell's sampled spots where the frame applies. */
function cityOf(at: (spot: Spot) => Position, job: CellJob): PlaceFacts | undefined {
  const votes = new Map<number, number>();
  for (const s of [0.1, 0.5, 0.9]) {
    for (const t of [0.1, 0.5, 0.9]) {
      const spot = at([s, t]);
      const value = job.ground.mask.valueAt(...spot);
      const city = (value & LAND) === 0 ? 0 : value & CITY_BITS;
      if (city !== 0 && job.rule(...spot, job.ground.cities[city - 1])) {
        votes.set(city, (votes.get(city) ?? 0) + 1);
      }
    }
  }
  const [winner] = [...votes].toSorted((a, b) => b[1] - a[1])[0] ?? [0];
  return job.facts.get(job.ground.cities[winner - 1] ?? '');
}

function layPark(cell: CityCell, ground: Ground): void {
  const { dice } = cell;
  if (cell.isWorks || dice.unit(41) > (cell.era < 1946 ? 0.13 : 0.3)) {
    return;
  }
  const middle: Spot = [0.3 + 0.4 * dice.unit(42), 0.3 + 0.4 * dice.unit(43)];
  const size = 0.08 + 0.12 * dice.unit(44);
  const square = cell.era < 1946;
  const outline = Array.from({ length: square ? 4 : 7 }, (_, corner): Position => {
    if (square) {
      // Squares in the old city fill a block.
      return cell.at([
        middle[0] + (corner % 3 === 0 ? -size : size),
        middle[1] + (corner < 2 ? -size : size) * 0.8,
      ]);
    }
    const angle = (corner / 7) * 2 * Math.PI;
    const reach = size * (0.75 + 0.5 * dice.unit(corner, 45));
    return cell.at([middle[0] + reach * Math.cos(angle), middle[1] + reach * Math.sin(angle)]);
  });
  const ring = smoothOutline(outline, square ? 0 : 2);
  if (ring.every(([x, y]) => (ground.mask.valueAt(x, y) & (LAND | PARK | SOLID | VERGE)) === LAND)) {
    ground.mask.paint(ring, (value) => value | PARK);
    const name =
      cell.city.language === 'fr'
        ? `parc ${dice.pick(STREET_NAMES.frenchPeople.first, 46)}-${dice.pick(STREET_NAMES.frenchPeople.last, 47)}`
        : `${dice.pick(STREET_NAMES.english, 46)} Park`;
    ground.parks.push({ name, ring });
  }
}

function drawCell(cell: CityCell, job: CellJob): void {
  for (const [serial, street] of streetsOfCell(shapeOf(cell, job)).entries()) {
    const line = smooth(street.spots.map(cell.at), street.rounds);
    const side = job.sides.nameOf(line);
    const quadrant = job.sides.quadrantAt(line[Math.floor(line.length / 2)] as Position); // lines have points
    const key = cell.dice.bits(serial, 51);
    const titles = new Map<string, StreetTitle>();
    job.sink.add({
      kind: 'local',
      line: side?.line ?? line,
      shape: street.shape,
      era: cell.era,
      rule: job.rule,
      direction: side?.direction ?? quadrant,
      ...(side === undefined ? {} : { startsAt: side.startsAt }),
      title: (city) => {
        const known =
          side === undefined
            ? (titles.get(city.name) ?? job.sink.namesOf(city).next(street.shape, key))
            : toTitle(side.name, city.language);
        titles.set(city.name, known);
        return known;
      },
    });
  }
}

function shapeOf({ left, right, low, high, era, isWorks, dice }: CityCell, { sides }: CellJob): Cell {
  const [width, height] = [right.offset - left.offset, high.offset - low.offset];
  const share = (from: number, span: number) => (offset: number) => (offset - from) / span;
  const middle = [(left.offset + right.offset) / 2, (low.offset + high.offset) / 2] as const;
  return {
    width,
    height,
    era,
    isWorks,
    dice,
    columns: sides
      .between('northSouth', left.offset, right.offset, middle[1])
      ?.map(share(left.offset, width)),
    rows: sides.between('eastWest', low.offset, high.offset, middle[0])?.map(share(low.offset, height)),
  };
}
