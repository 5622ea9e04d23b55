import {
  AMENITY_KINDS,
  type AmenityKind,
  straightMetresWithin,
  walkMinutes,
} from '../../../src/domain/amenities.ts';
import { WALK_MINUTES } from '../../../src/domain/search/near.ts';
import { boundsAround, kilometresBetween, type Point } from '../geometry/bounds.ts';

/** Degrees of a cell, about 2 km each way in the south of Canada. */
const CELL = { latitude: 0.02, longitude: 0.03 };
/** More than the columns of cells around the earth. */
const COLUMNS = 2 ** 16;
/** Numbers of an amenity in a cell: latitude, longitude, and the place of its kind in AMENITY_KINDS. */
const NUMBERS = 3;
/** Minutes of the longest choice. */
const LONGEST = Math.max(...WALK_MINUTES);
/** Kilometres from a home in which amenities are looked for. A metre more than the longest walk, because metres are rounded. */
const FARTHEST = (straightMetresWithin(LONGEST) + 1) / 1000;

/** An amenity with its position. */
export interface PlacedAmenity extends Point {
  kind: AmenityKind;
}

const rowOf = (latitude: number): number => Math.floor(latitude / CELL.latitude);
const columnOf = (longitude: number): number => Math.floor((longitude + 180) / CELL.longitude);
const cellAt = (row: number, column: number): number => row * COLUMNS + column;

/** Amenities by cells, for the nearest ones of many points. Half a million take about 15 MB. */
export class AmenityGrid {
  readonly #cells = new Map<number, number[]>();
  readonly #kinds = new Set<AmenityKind>();

  /** Adds an amenity. */
  add({ kind, latitude, longitude }: PlacedAmenity): void {
    const cell = cellAt(rowOf(latitude), columnOf(longitude));
    const held = this.#cells.get(cell) ?? [];
    held.push(latitude, longitude, AMENITY_KINDS.indexOf(kind));
    this.#cells.set(cell, held);
    this.#kinds.add(kind);
  }

  /** The kinds of which there is an amenity, in the order of AMENITY_KINDS. */
  kinds(): AmenityKind[] {
    return AMENITY_KINDS.filter((kind) => this.#kinds.has(kind));
  }

  /** Returns the minutes on foot to the nearest amenity of each kind; none that are longer than any choice. */
  minutesFrom(point: Point): Map<AmenityKind, number> {
    const nearest = this.#nearest(point);
    const minutes = new Map<AmenityKind, number>();
    for (const [at, kind] of AMENITY_KINDS.entries()) {
      const found = nearest[at];
      if (!found) continue;
      const walk = walkMinutes(Math.round(kilometresBetween(point, found) * 1000));
      if (walk <= LONGEST) minutes.set(kind, walk);
    }
    return minutes;
  }

  /** The nearest amenity of each kind among those of the cells around. Over 2 km the earth is flat enough to compare. */
  #nearest({ latitude, longitude }: Point): (Point | undefined)[] {
    const { west, east, south, north } = boundsAround(latitude, longitude, FARTHEST);
    const shrink = Math.cos((latitude * Math.PI) / 180);
    const least: number[] = AMENITY_KINDS.map(() => Number.POSITIVE_INFINITY);
    const nearest: (Point | undefined)[] = AMENITY_KINDS.map(() => undefined);
    for (let row = rowOf(south); row <= rowOf(north); row += 1) {
      for (let column = columnOf(west); column <= columnOf(east); column += 1) {
        const held = this.#cells.get(cellAt(row, column));
        if (!held) continue;
        for (let at = 0; at < held.length; at += NUMBERS) {
          const [up = 0, across = 0, kind = 0] = [held[at], held[at + 1], held[at + 2]];
          const distance = (up - latitude) ** 2 + ((across - longitude) * shrink) ** 2;
          if (distance >= (least[kind] ?? 0)) continue;
          least[kind] = distance;
          nearest[kind] = { latitude: up, longitude: across };
        }
      }
    }
    return nearest;
  }
}
