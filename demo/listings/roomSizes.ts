/** Sizes of rooms: the division of a home's area, and the board's notation. */
import type { WireRoom } from '../../src/api/realty/contract.ts';
import type { Dice } from './dice.ts';
import type { Home } from './home.ts';

/** A room without its size. */
export interface RoomDraft {
  description: string;
  level: string;
  /** Weight for the division of the level's area. */
  weight: number;
  features: readonly string[];
}

/** A room with its sides in metres. */
export interface HomeRoom {
  description: string;
  level: string;
  length: number;
  width: number;
  features: readonly string[];
}

const METRES_AN_INCH = 0.0254;
/** Boards that write metres; all others write feet and inches. */
const METRIC_PROVINCES: ReadonlySet<string> = new Set(['ON']);

/** Divides an area in square metres among rooms. */
export function measured(dice: Dice, drafts: readonly RoomDraft[], squareMetres: number): HomeRoom[] {
  const weights = drafts.reduce((sum, draft) => sum + draft.weight, 0);
  return drafts.map(({ weight, ...draft }) => {
    const area = ((squareMetres * weight) / weights) * dice.between(0.94, 1.05);
    const proportion = dice.between(1.02, area > 40 ? 1.7 : 1.4);
    return {
      ...draft,
      length: Math.round(Math.sqrt(area * proportion) * 100) / 100,
      width: Math.round(Math.sqrt(area / proportion) * 100) / 100,
    };
  });
}

function feetAndInches(metres: number): string {
  const inches = Math.round(metres / METRES_AN_INCH);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}

/**
 * Returns the rooms in the notation of the home's board: metres ("4.20") in Ontario, feet and inches (`13'9"`)
 * elsewhere.
 */
export function wireRooms(home: Home, rooms: readonly HomeRoom[]): WireRoom[] {
  const isMetric = METRIC_PROVINCES.has(home.site.city.stateCode);
  const textOf = (metres: number): string => (isMetric ? metres.toFixed(2) : feetAndInches(metres));
  return rooms.map(({ description, level, length, width, features }) => ({
    description,
    level,
    length: textOf(length),
    width: textOf(width),
    features: features[0] ?? null,
    features2: features[1] ?? null,
    features3: features[2] ?? null,
  }));
}
