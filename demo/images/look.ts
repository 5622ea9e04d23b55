import type { Light } from './drawing/colour.ts';
import { luminous, mix } from './drawing/colour.ts';
import type { Dice } from './drawing/dice.ts';
import { diceOf } from './drawing/dice.ts';
import type { Facts } from './facts.ts';

/** Season of a listing's photographs. */
type Season = 'spring' | 'summer' | 'autumn' | 'winter';
/** Light at the time of a listing's photographs. */
export type Hour = 'day' | 'golden' | 'dusk' | 'overcast';

/** Colours of the sky from top to horizon, and of its clouds. All are light sources. */
export interface Sky {
  top: string;
  middle: string;
  bottom: string;
  cloud: string;
  sun: string;
}

/** Exterior colours of one home. */
export interface HouseColours {
  cladding: 'brick' | 'siding' | 'stucco' | 'board' | 'stone' | 'shingle';
  wall: string;
  accent: string;
  roof: string;
  trim: string;
  frame: string;
  door: string;
  stone: string;
}

/** Interior colours of one home. */
interface RoomColours {
  wall: string;
  floor: string;
  wood: string;
  cabinet: string;
  counter: string;
  fabric: string;
  cushion: string;
  rug: string;
  metal: string;
  tile: string;
}

/** Colours, season and light that all pictures of one listing share. */
export interface Look {
  season: Season;
  hour: Hour;
  sky: Sky;
  light: Light;
  /** Foliage from dark to light. */
  foliage: readonly [string, string, string];
  lawn: string;
  house: HouseColours;
  room: RoomColours;
}

const SKIES: Record<Hour, Sky> = {
  day: { top: '#7fb4e0', middle: '#b9d9f0', bottom: '#edf5f8', cloud: '#ffffff', sun: '#fffbe8' },
  golden: { top: '#7aa9d8', middle: '#cbdbe8', bottom: '#fcdcae', cloud: '#fff3e0', sun: '#ffe9b5' },
  dusk: { top: '#22406b', middle: '#6d7fae', bottom: '#f3b78c', cloud: '#b79db4', sun: '#ffd3a0' },
  overcast: { top: '#b3c1cb', middle: '#cfd8dd', bottom: '#e9ebe8', cloud: '#f3f5f5', sun: '#f6f6f0' },
};

const LIGHTS: Record<Hour, Light> = {
  day: { lamp: '#ffffff', air: '#dcecf8', haze: 0.02 },
  golden: { lamp: '#fff3e2', air: '#f7cf98', haze: 0.045 },
  dusk: { lamp: '#bcc3de', air: '#3b5080', haze: 0.12 },
  overcast: { lamp: '#eef1f3', air: '#cdd6dc', haze: 0.06 },
};

/** Light of the rooms by hour. Lamps replace the daylight, with warmer light in the evening. */
const INDOOR_LIGHTS: Record<Hour, Light> = {
  day: { lamp: '#ffffff', air: '#ffffff', haze: 0 },
  golden: { lamp: '#fff6ea', air: '#fbe3bf', haze: 0.03 },
  dusk: { lamp: '#fbe8cf', air: '#6a5560', haze: 0.03 },
  overcast: { lamp: '#f6f5f2', air: '#dfe3e6', haze: 0.02 },
};

const FOLIAGE: Record<Season, readonly (readonly [string, string, string])[]> = {
  spring: [
    ['#4c7d54', '#76a564', '#a9cb82'],
    ['#4a7a5c', '#88ab6c', '#c3d694'],
  ],
  summer: [
    ['#1f5a49', '#33785a', '#62a070'],
    ['#2a5f45', '#46825a', '#7fae73'],
  ],
  autumn: [
    ['#8a4a26', '#c0702e', '#e3a14c'],
    ['#7c3b2c', '#b2552f', '#d98a48'],
    ['#8d6a26', '#c4973a', '#e6c465'],
  ],
  winter: [['#6b7a80', '#8b999d', '#b4bfc2']],
};

const LAWNS: Record<Season, string> = {
  spring: '#8fb56c',
  summer: '#6fa164',
  autumn: '#a4a05c',
  winter: '#eef3f8',
};

const WALLS: Record<HouseColours['cladding'], readonly [string, ...string[]]> = {
  brick: ['#a65a45', '#8f4a3c', '#b4735a', '#7d5148', '#b58a6e', '#8c7266'],
  siding: ['#e9ecec', '#8ea5b4', '#5f7d8f', '#c9cfc4', '#7f9482', '#d9c9ab', '#34506b'],
  stucco: ['#efe9dd', '#dfd6c7', '#d5d8d9', '#e8ddd0'],
  stone: ['#a89f92', '#b5ab9a', '#8f9296', '#c2b59f'],
  shingle: ['#6b6f68', '#7a5f4a', '#4f6066', '#8a8578'],
  board: ['#f2f2ee', '#2f3b45', '#425a52', '#dfe3e0', '#233a55'],
};

function skyOf(hour: Hour): Sky {
  const sky = SKIES[hour];
  return {
    top: luminous(sky.top),
    middle: luminous(sky.middle),
    bottom: luminous(sky.bottom),
    cloud: luminous(sky.cloud),
    sun: luminous(sky.sun),
  };
}

function houseOf(dice: Dice): HouseColours {
  const cladding = dice.pick(['brick', 'brick', 'brick', 'siding', 'siding', 'stucco', 'board'] as const);
  const wall = dice.pick(WALLS[cladding]);
  const isDark = wall < '#6';
  return {
    cladding,
    wall,
    accent: dice.pick(['#c8b596', '#efe9df', '#55697a', '#8d9a8c', '#3f4f5c', '#b88f66']),
    roof: dice.pick(['#4a5058', '#5d5450', '#3e4a57', '#6a5b50', '#54606a']),
    trim: isDark ? '#e6e4dd' : dice.pick(['#f7f5f0', '#f7f5f0', '#f1ece0']),
    frame: dice.pick(['#fbfaf6', '#fbfaf6', '#28333d']),
    door: dice.pick(['#0e5a72', '#a83a32', '#1e5b45', '#d39a35', '#22334a', '#8c4a2f', '#6d8f86', '#2b2f36']),
    stone: dice.pick(['#a8a39a', '#938e88', '#b5a893', '#8b929a']),
  };
}

function roomOf(dice: Dice): RoomColours {
  const floor = dice.pick(['#c89f6f', '#b98a5b', '#d8b98d', '#9a6f4a', '#cdb59a', '#7d5a40']);
  return {
    wall: dice.pick(['#f0ebe2', '#e9ecea', '#f3eee6', '#e3e8ea', '#e6e0d4', '#dde4de']),
    floor,
    wood: mix(floor, dice.pick(['#6b4a32', '#8a5f3d', '#c49a6a']), 0.6),
    cabinet: dice.pick(['#fafaf6', '#f3f1ea', '#2f4a5e', '#53705f', '#cfd6d4', '#b98d62', '#34404b']),
    counter: dice.pick(['#f4f2ee', '#e9e6e0', '#40464e', '#dcd6cb']),
    fabric: dice.pick(['#8397a6', '#c9bfb0', '#4f6b64', '#d8d2c6', '#5b6f8c', '#a88f78', '#6b7a86']),
    cushion: dice.pick(['#d39a4a', '#b5614a', '#1f5a6e', '#e6d7bd', '#2f6b57', '#c88a7a']),
    rug: dice.pick(['#e6ddcc', '#c9d3d8', '#d9c3ad', '#b9c7bb', '#e9e4da']),
    metal: dice.pick(['#2a2f36', '#c6a15b', '#b9bec4']),
    tile: dice.pick(['#e8eef0', '#dfe7e3', '#cfdde4', '#eee9e0', '#9fb7bd']),
  };
}

/**
 * Returns the look of a listing by its MLS number.
 * @param chosen hour and season, if the picture needs certain ones
 */
export function lookOf(mls: string, chosen: { hour?: Hour; season?: Season } = {}): Look {
  const dice = diceOf(`look/${mls}`);
  const season = dice.pick(['summer', 'summer', 'summer', 'spring', 'autumn', 'autumn', 'winter'] as const);
  const hour = dice.pick(['day', 'day', 'day', 'golden', 'golden', 'dusk'] as const);
  const house = houseOf(dice.fork('house'));
  const room = roomOf(dice.fork('room'));
  const shownSeason = chosen.season ?? season;
  const shownHour = chosen.hour ?? hour;
  const leaves = FOLIAGE[shownSeason];
  const foliage = leaves[dice.whole(0, leaves.length - 1)] ?? ['#1f5a49', '#33785a', '#62a070'];
  const lawn = LAWNS[shownSeason];
  return {
    season: shownSeason,
    hour: shownHour,
    sky: skyOf(shownHour),
    light: LIGHTS[shownHour],
    foliage,
    lawn,
    house,
    room,
  };
}

const SEASONS: Record<string, Season> = { sp: 'spring', su: 'summer', au: 'autumn', wi: 'winter' };
const HOURS: Record<string, Hour> = { da: 'day', go: 'golden', du: 'dusk', ov: 'overcast' };

/** Returns season and hour from the facts. */
export function lightIn(facts: Facts): { season?: Season; hour?: Hour } {
  const season = SEASONS[facts.get('n') ?? ''];
  const hour = HOURS[facts.get('t') ?? ''];
  return { ...(season ? { season } : {}), ...(hour ? { hour } : {}) };
}

/** Returns the light in the rooms at the look's hour. */
export function indoorLight(look: Look): Light {
  return INDOOR_LIGHTS[look.hour];
}

/** True if lamps are lit and visible from outside. */
export function lampsAreOn(look: Look): boolean {
  return look.hour === 'dusk';
}
