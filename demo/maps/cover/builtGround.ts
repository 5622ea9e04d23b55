/** The built-up ground of cities on a coarse grid over each region, for zooms that show no single streets. */
import type { MapGeography } from '#demo/geography/mapGeography.ts';
import { makePlane, type Plane } from '#demo/geography/plane.ts';
import { PACKED_DEGREE } from '#demo/geography/streetLines.ts';
import type { Neighbourhood, Position } from '#demo/types.ts';

/** Side of a cell, in km. */
const CELL = 0.3;
/** Number of distinct directions in a right angle. */
export const DIRECTIONS = 30;
/** Minimum km of street in a cell and its neighbours for built-up ground. */
const MIN_STREET_KM = 1.1;

/** The built-up ground of a region. Rows run north from its south-western corner. */
export interface BuiltGround {
  box: MapGeography['regions'][number]['box'];
  /** Kilometres from the south-western corner. */
  plane: Plane;
  /** Side of a cell, in km. */
  cell: number;
  columns: number;
  rows: number;
  /** Direction of the streets in thirtieths of a right angle from east, plus one; 0 on open ground. */
  direction: Uint8Array;
  /** 1 if a main street crosses the cell. */
  isMain: Uint8Array;
  /** Index of the nearest neighbourhood. */
  neighbourhood: Uint16Array;
}

/** Creates the grids of all regions, in about a tenth of a second, with 2 MB. */
export function layBuiltGround(
  geography: Pick<MapGeography, 'regions' | 'streets' | 'lines' | 'neighbourhoods'>,
): BuiltGround[] {
  const grounds = geography.regions.map(({ box }) => new RegionSurvey(box));
  const { coordinates, starts } = geography.lines;
  for (const { id, kind } of geography.streets) {
    const first = starts[id] ?? 0;
    const ground = grounds.find(({ box: [west, south, east, north] }) => {
      const [x, y] = [
        (coordinates[2 * first] ?? 0) / PACKED_DEGREE,
        (coordinates[2 * first + 1] ?? 0) / PACKED_DEGREE,
      ];
      return x > west && x < east && y > south && y < north;
    });
    if (ground === undefined || kind === 'motorway') continue;
    for (let at = first + 1; at < (starts[id + 1] ?? 0); at += 1) {
      ground.add(
        (coordinates[2 * at - 2] ?? 0) / PACKED_DEGREE,
        (coordinates[2 * at - 1] ?? 0) / PACKED_DEGREE,
        (coordinates[2 * at] ?? 0) / PACKED_DEGREE,
        (coordinates[2 * at + 1] ?? 0) / PACKED_DEGREE,
        kind !== 'local',
      );
    }
  }
  return grounds.map((ground) => ground.finish(geography.neighbourhoods));
}

/** Collects the streets of one region. */
class RegionSurvey {
  readonly box: BuiltGround['box'];
  readonly #plane: Plane;
  readonly #columns: number;
  readonly #rows: number;
  /**
   * Length of the streets, and the sum of four times their directions. Streets at right angles thus have the same
   * direction.
   */
  readonly #length: Float32Array;
  readonly #cos: Float32Array;
  readonly #sin: Float32Array;
  readonly #isMain: Uint8Array;

  constructor(box: BuiltGround['box']) {
    this.box = box;
    const [west, south, east, north] = box;
    const middle = makePlane([(west + east) / 2, (south + north) / 2]);
    const origin: Position = [west, south];
    this.#plane = {
      ...middle,
      origin,
      toKm: ([lng, lat]) => [(lng - west) * middle.kmX, (lat - south) * middle.kmY],
      toPosition: (x, y) => [west + x / middle.kmX, south + y / middle.kmY],
    };
    const [width, height] = this.#plane.toKm([east, north]);
    this.#columns = Math.ceil(width / CELL);
    this.#rows = Math.ceil(height / CELL);
    const cells = this.#columns * this.#rows;
    this.#length = new Float32Array(cells);
    this.#cos = new Float32Array(cells);
    this.#sin = new Float32Array(cells);
    this.#isMain = new Uint8Array(cells);
  }

  add(fromX: number, fromY: number, toX: number, toY: number, isMain: boolean): void {
    const { kmX, kmY, origin } = this.#plane;
    const [ax, ay] = [(fromX - origin[0]) * kmX, (fromY - origin[1]) * kmY];
    const [dx, dy] = [(toX - fromX) * kmX, (toY - fromY) * kmY];
    const length = Math.hypot(dx, dy);
    const turn = 4 * Math.atan2(dy, dx);
    const steps = Math.max(1, Math.ceil(length / CELL));
    for (let step = 0; step < steps; step += 1) {
      const share = (step + 0.5) / steps;
      const [column, row] = [Math.floor((ax + dx * share) / CELL), Math.floor((ay + dy * share) / CELL)];
      if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) continue;
      const at = row * this.#columns + column;
      this.#length[at] = (this.#length[at] ?? 0) + length / steps;
      this.#cos[at] = (this.#cos[at] ?? 0) + (Math.cos(turn) * length) / steps;
      this.#sin[at] = (this.#sin[at] ?? 0) + (Math.sin(turn) * length) / steps;
      if (isMain) this.#isMain[at] = 1;
    }
  }

  finish(neighbourhoods: readonly Neighbourhood[]): BuiltGround {
    const [columns, rows] = [this.#columns, this.#rows];
    const [west, south, east, north] = this.box;
    const here = neighbourhoods.flatMap(({ center: [x, y] }, number) =>
      x > west && x < east && y > south && y < north ? [{ number, at: this.#plane.toKm([x, y]) }] : [],
    );
    const direction = new Uint8Array(columns * rows);
    const neighbourhood = new Uint16Array(columns * rows);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const at = row * columns + column;
        const [length, cos, sin] = this.#around(column, row);
        if ((this.#length[at] ?? 0) === 0 || length < MIN_STREET_KM) continue;
        const angle = Math.atan2(sin, cos) / 4;
        direction[at] = 1 + ((Math.round((angle / (Math.PI / 2)) * DIRECTIONS) + DIRECTIONS) % DIRECTIONS);
        neighbourhood[at] = nearest(here, (column + 0.5) * CELL, (row + 0.5) * CELL);
      }
    }
    return {
      box: this.box,
      plane: this.#plane,
      cell: CELL,
      columns,
      rows,
      direction,
      isMain: this.#isMain,
      neighbourhood,
    };
  }

  /** Returns the sums over a cell and its eight neighbours. */
  #around(column: number, row: number): [number, number, number] {
    let [length, cos, sin] = [0, 0, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(this.#rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(this.#columns - 1, column + 1); x += 1) {
        const at = y * this.#columns + x;
        length += this.#length[at] ?? 0;
        cos += this.#cos[at] ?? 0;
        sin += this.#sin[at] ?? 0;
      }
    }
    return [length, cos, sin];
  }
}

function nearest(places: readonly { number: number; at: [number, number] }[], x: number, y: number): number {
  let [best, smallest] = [0, Infinity];
  for (const { number, at } of places) {
    const far = (at[0] - x) ** 2 + (at[1] - y) ** 2;
    if (far < smallest) [best, smallest] = [number, far];
  }
  return best;
}
