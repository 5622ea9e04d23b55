import type { RegionFacts } from '../regionFacts.ts';
import { trace } from '../trace.ts';
import {
  BEDFORD_GRID,
  COLE_HARBOUR_GRID,
  DARTMOUTH_GRID,
  DOWNTOWN_DARTMOUTH,
  DOWNTOWN_HALIFAX,
  MAINLAND_HALIFAX,
  NORTH_END,
  SOUTH_END,
  SPRYFIELD_GRID,
  WEST_END,
} from './halifaxFrames.ts';
import { HALIFAX_ISLANDS, HALIFAX_PARKS, HALIFAX_RIVERS, HALIFAX_WATERS } from './halifaxGround.ts';
import { HALIFAX_MOTORWAYS, HALIFAX_RAILWAYS, HALIFAX_ROADS } from './halifaxLines.ts';

/** Halifax on both sides of its harbour, from Spryfield to Sackville. */
export const HALIFAX: RegionFacts = {
  name: 'Halifax',
  box: [-63.85, 44.45, -63.35, 44.8],
  limits: {
    Halifax:
      trace(`-63.5650 44.5900, -63.6300 44.5850, -63.6600 44.6100, -63.6800 44.6350, -63.7000 44.6450, -63.6950 44.6650,
      -63.7050 44.6850, -63.7200 44.7150, -63.7200 44.7450, -63.7300 44.7700, -63.7200 44.7900, -63.6700 44.7950, -63.6300 44.7800,
      -63.6300 44.7500, -63.5900 44.7350, -63.5650 44.7450, -63.5300 44.7450, -63.5200 44.7100, -63.4800 44.7050,
      -63.4400 44.6980, -63.4350 44.6600, -63.4600 44.6450, -63.4800 44.6250, -63.4900 44.6080, -63.5200 44.6300, -63.5450 44.6350, -63.5480 44.6100`),
  },
  waters: HALIFAX_WATERS,
  islands: HALIFAX_ISLANDS,
  rivers: HALIFAX_RIVERS,
  motorways: HALIFAX_MOTORWAYS,
  roads: HALIFAX_ROADS,
  railways: HALIFAX_RAILWAYS,
  parks: HALIFAX_PARKS,
  frames: [
    DOWNTOWN_HALIFAX,
    SOUTH_END,
    NORTH_END,
    WEST_END,
    MAINLAND_HALIFAX,
    SPRYFIELD_GRID,
    BEDFORD_GRID,
    DOWNTOWN_DARTMOUTH,
    DARTMOUTH_GRID,
    COLE_HARBOUR_GRID,
  ],
};
