/** The ground of a region: water, limits, highways and the frame its main streets follow. WGS 84. */
import type { Position } from '#demo/types.ts';

export type Line = readonly Position[];

/** "Queen Street", km across the frame's axis, and where along the other axis it runs (km), if not everywhere. */
export type LineFacts = readonly [
  name: string,
  offset: number,
  from?: number | undefined,
  to?: number | undefined,
];

/** The grid that a group of cities shares: a skewed pair of axes through an origin. */
export interface FrameFacts {
  cities: readonly string[];
  /** Where the frame rules, if a city has several grids: a frame with an area goes before one without. */
  within?: Line | undefined;
  origin: Position;
  /** Degrees that the "east-west" streets are turned counter-clockwise from east. */
  east: number;
  /** Degrees that the "north-south" streets are turned counter-clockwise from north. */
  north: number;
  /** Streets across the east axis, from west to east. */
  northSouth: readonly LineFacts[];
  /** Streets across the north axis, from south to north. */
  eastWest: readonly LineFacts[];
  /** Real side streets: a straight one that is drawn takes the name of the line beside it. */
  sideStreets?: { northSouth: readonly LineFacts[]; eastWest: readonly LineFacts[] };
  /**
   * Real side streets that are drawn as they are said, from end to end, and not only named: those of an old centre. No
   * other side street runs along one within 50 m.
   */
  lanes?: { northSouth: readonly LineFacts[]; eastWest: readonly LineFacts[] };
  /**
   * Set where east-west streets are called E and W on either side of the frame's north axis: behind the name ("King
   * Street W"), or written out before it as in Vancouver ("West 4th Avenue").
   */
  splitsEastWest?: 'behind' | 'before' | undefined;
  /**
   * Where the city's quadrants meet, km along both axes: every street is NW, NE, SW or SE there, one on the very line
   * N, S, E or W, and numbers rise away from it.
   */
  quadrants?: readonly [u: number, v: number] | undefined;
  /** Km from the origin within which every block is an old grid; 1.5 without it. */
  gridKm?: number | undefined;
  /** Another name of a line inside one city. */
  renames?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
}

export interface WaterFacts {
  name: string;
  /** Outline; closed by the reader. */
  outline: Line;
}

export interface RiverFacts {
  name: string;
  /** Metres of water from bank to bank. */
  width: number;
  line: Line;
  /** Parkland along it, km to each side, and its name. */
  valley?: readonly [name: string, km: number];
}

/** Ground without homes that is no park; each is drawn in its own way. */
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
  /** True where main streets run through it; else no street does. */
  crossed?: boolean;
}

export interface RegionFacts {
  name: string;
  /** West, south, east, north: the box whose ground is drawn from these facts and not from the coarse map. */
  box: readonly [number, number, number, number];
  /** Land limits of each city and town, the later over the earlier; may reach over water, which is cut away. */
  limits: Readonly<Record<string, Line>>;
  waters: readonly WaterFacts[];
  islands: readonly WaterFacts[];
  rivers: readonly RiverFacts[];
  motorways: Readonly<Record<string, Line>>;
  /**
   * Main streets that follow no frame ("Kingsway", "Dundas Street W"), houses on both sides; numbers rise from the
   * first position. A side street that runs along one within 50 m is left out.
   */
  roads?: Readonly<Record<string, Line>>;
  /** Main streets over water too wide for any other street: the stretch from bank to bank. */
  bridges?: Readonly<Record<string, Line>>;
  railways?: Readonly<Record<string, Line>>;
  parks: readonly ParkFacts[];
  frames: readonly FrameFacts[];
}
