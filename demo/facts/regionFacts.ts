/** The ground of a region: water, limits, highways and the frame of its main streets. WGS 84. */
import type { Position } from '#demo/types.ts';

export type Line = readonly Position[];

/**
 * A street line: its name ("Queen Street"), km across the frame's axis, and its range along the other axis in km. By
 * default it has the whole length.
 */
export type LineFacts = readonly [
  name: string,
  offset: number,
  from?: number | undefined,
  to?: number | undefined,
];

/** The grid of a group of cities: a skewed pair of axes through an origin. */
export interface FrameFacts {
  cities: readonly string[];
  /** Area of the frame, if a city has several grids. A frame with an area has priority over one without. */
  within?: Line | undefined;
  origin: Position;
  /** Degrees by which the "east-west" streets are turned counter-clockwise from east. */
  east: number;
  /** Degrees by which the "north-south" streets are turned counter-clockwise from north. */
  north: number;
  /** Streets across the east axis, from west to east. */
  northSouth: readonly LineFacts[];
  /** Streets across the north axis, from south to north. */
  eastWest: readonly LineFacts[];
  /** Real side streets that only give names: a straight generated street takes the name of the line beside it. */
  sideStreets?: { northSouth: readonly LineFacts[]; eastWest: readonly LineFacts[] };
  /**
   * Real side streets of an old centre, which are generated from end to end. No other side street runs along one within
   * 50 m.
   */
  lanes?: { northSouth: readonly LineFacts[]; eastWest: readonly LineFacts[] };
  /**
   * Position of E and W in the names of east-west streets on the two sides of the frame's north axis: behind the name
   * ("King Street W"), or before it in full as in Vancouver ("West 4th Avenue"). Undefined if the names have no
   * direction.
   */
  splitsEastWest?: 'behind' | 'before' | undefined;
  /**
   * The point where the city's quadrants meet, in km along both axes. Every street there is NW, NE, SW or SE, and one
   * on the boundary N, S, E or W. Numbers rise with the distance from it.
   */
  quadrants?: readonly [u: number, v: number] | undefined;
  /** Distance from the origin in km within which every block is an old grid; 1.5 by default. */
  gridKm?: number | undefined;
  /** Other names of a line inside a city. */
  renames?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
}

export interface WaterFacts {
  name: string;
  /** Open outline, which the reader closes. */
  outline: Line;
}

export interface RiverFacts {
  name: string;
  /** Width of the river in metres. */
  width: number;
  line: Line;
  /** Parkland along it: its name, and km on each side. */
  valley?: readonly [name: string, km: number];
}

/** Kinds of areas without homes that are no parks. Each has its own drawing. */
export const AREA_KINDS = [
  'airport',
  'golf',
  'cemetery',
  'campus',
  'hospital',
  'industrial',
  'beach',
] as const;

export type AreaKind = (typeof AREA_KINDS)[number];

export interface ParkFacts {
  name: string;
  outline: Line;
  /** Kind of an area that is not a park. It has no homes; side streets are only in campus and industrial areas. */
  kind?: AreaKind;
  /** True if main streets cross it. Otherwise no street does. */
  crossed?: boolean;
}

export interface RegionFacts {
  name: string;
  /** West, south, east, north: the box of the region's ground. The coarse map shows the area outside. */
  box: readonly [number, number, number, number];
  /**
   * Boundaries of each city and town. Later ones replace earlier ones where they overlap. They may extend over water,
   * which is removed.
   */
  limits: Readonly<Record<string, Line>>;
  waters: readonly WaterFacts[];
  islands: readonly WaterFacts[];
  rivers: readonly RiverFacts[];
  motorways: Readonly<Record<string, Line>>;
  /**
   * Main streets outside a frame ("Kingsway", "Dundas Street W"), with houses on both sides. Numbers rise from the
   * first position. Side streets along one within 50 m are left out.
   */
  roads?: Readonly<Record<string, Line>>;
  /** Main streets over water too wide for other streets: the part from bank to bank. */
  bridges?: Readonly<Record<string, Line>>;
  railways?: Readonly<Record<string, Line>>;
  parks: readonly ParkFacts[];
  frames: readonly FrameFacts[];
}
