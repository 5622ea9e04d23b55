/** The rooms of a home. Together they make up its area. */

import { isCommercial } from '#server/store/listings/propertyTypes.ts';
import type { Dice } from './dice.ts';
import type { Home } from './home.ts';
import { dwellingsOf } from './houses.ts';
import { type HomeRoom, measured, type RoomDraft } from './roomSizes.ts';

const SQUARE_METRES_A_SQUARE_FOOT = 0.0929;
/** Share of the floor area that is left for rooms after walls, stairs, halls, closets and bathrooms. */
const ROOM_SHARE = 0.76;

const FLOOR_FINISH = ['Hardwood Floor', 'Laminate', 'Vinyl Floor', 'Broadloom'];
const LIVING = [
  'Large Window',
  'Pot Lights',
  'Combined W/Dining',
  'Crown Moulding',
  'Open Concept',
  'Picture Window',
];
const DINING = [
  'Large Window',
  'Pot Lights',
  'Combined W/Living',
  'Crown Moulding',
  'Open Concept',
  'Wainscoting',
];
const KITCHEN = [
  'Stainless Steel Appl',
  'Quartz Counter',
  'Granite Counter',
  'Centre Island',
  'Backsplash',
  'Breakfast Bar',
  'Pantry',
  'Eat-In Kitchen',
];
const BEDROOM = [
  'Closet',
  'Double Closet',
  'Window',
  'Large Window',
  'Closet Organizers',
  'O/Looks Backyard',
  'Ceiling Fan',
];
const BEDROOM_UNIT = [
  'Closet',
  'Double Closet',
  'Window',
  'Large Window',
  'Mirrored Closet',
  'Sliding Doors',
];
const PRIMARY = ['Walk-In Closet', 'Large Window', 'Double Closet', 'Two Closets', 'Closet Organizers'];

function floorOf(dice: Dice, home: Home): string {
  if (home.building?.kind === 'condo')
    return home.building.yearBuilt > 2010 ? 'Laminate' : dice.pick(FLOOR_FINISH.slice(0, 3));
  return home.condition === 'dated'
    ? dice.pick(['Broadloom', 'Parquet Floor', 'Hardwood Floor'])
    : dice.pick(FLOOR_FINISH.slice(0, 2));
}

function distinct(dice: Dice, first: string, pool: readonly string[], count: number): string[] {
  const chosen = [first];
  for (let attempt = 0; chosen.length < count && attempt < 12; attempt += 1) {
    const next = dice.pick(pool);
    const isSecondCounter = next.endsWith('Counter') && chosen.some((feature) => feature.endsWith('Counter'));
    if (!chosen.includes(next) && !isSecondCounter) chosen.push(next);
  }
  return chosen;
}

function livingFeatures(dice: Dice, home: Home, floor: string): string[] {
  if (home.balcony === 'Open') return [...distinct(dice, floor, LIVING, 2), 'W/O To Balcony'];
  if (home.balcony === 'Terr') return [...distinct(dice, floor, LIVING, 2), 'W/O To Terrace'];
  return distinct(dice, floor, LIVING, 3);
}

function otherKitchens(dice: Dice, home: Home): RoomDraft[] {
  const levels = home.storeys >= 2.5 ? ['2nd', '3rd', 'Bsmt'] : ['2nd', 'Bsmt', 'Bsmt'];
  return levels.slice(0, dwellingsOf(home) - 1).map((level) => ({
    description: 'Kitchen',
    level,
    weight: 9,
    features: distinct(dice, 'Tile Floor', ['Backsplash', 'Double Sink', 'Eat-In Kitchen'], 2),
  }));
}

/** Additional rooms of a house, with the square feet above which it has them. */
const MORE_ROOMS: readonly (readonly [number, string, number])[] = [
  [2_400, 'Office', 9],
  [3_000, 'Breakfast', 9],
  [3_600, 'Library', 12],
  [4_300, 'Great Rm', 22],
  [5_200, 'Sitting', 12],
  [6_200, 'Sunroom', 14],
  [7_400, 'Games', 16],
  [8_800, 'Exercise', 14],
];

function roomsOfLargeHomes(home: Home, ground: string, floor: string): RoomDraft[] {
  if (home.building || home.isPart || home.kind === 'multiplex') return [];
  return MORE_ROOMS.filter(([minSqft]) => (home.sqft ?? 0) >= minSqft).map(([, description, weight]) => ({
    description,
    level: ground,
    weight,
    features: [floor, 'Large Window'],
  }));
}

function livingRooms(dice: Dice, home: Home, ground: string, floor: string): RoomDraft[] {
  const rooms: RoomDraft[] = [
    {
      description: 'Living',
      level: ground,
      weight: 18,
      features: livingFeatures(dice, home, floor),
    },
  ];
  if ((home.sqft ?? 0) > 560) {
    rooms.push({
      description: 'Dining',
      level: ground,
      weight: 11,
      features: distinct(dice, floor, DINING, 3),
    });
  }
  rooms.push({
    description: 'Kitchen',
    level: ground,
    weight: 11,
    features: distinct(dice, dice.pick(KITCHEN.slice(0, 3)), KITCHEN, 3),
  });
  if (home.building === null && !home.isPart && (home.sqft ?? 0) > 1_900) {
    const warm = home.hasFireplace ? 'Gas Fireplace' : 'Large Window';
    rooms.push({
      description: 'Family',
      level: ground,
      weight: 16,
      features: distinct(dice, floor, [warm, 'Pot Lights', 'O/Looks Backyard'], 3),
    });
  }
  return [...rooms, ...otherKitchens(dice, home), ...roomsOfLargeHomes(home, ground, floor)];
}

/** Returns the number of bedrooms with their own bath. One bath of each dwelling stays outside the bedrooms. */
function ensuitesOf(home: Home): number {
  const spare = home.baths - dwellingsOf(home);
  if (spare <= 0) return 0;
  if (home.baths >= 5) return Math.min(home.beds, home.baths - 2);
  return Math.min(home.beds, home.baths === 4 ? 2 : 1);
}

function bedrooms(dice: Dice, home: Home, ground: string, upper: string, floor: string): RoomDraft[] {
  const rooms: RoomDraft[] = [];
  const shown = Math.min(8, home.beds);
  const ensuites = ensuitesOf(home);
  for (let number = 1; number <= shown; number += 1) {
    const isPrimary = number === 1;
    const level =
      home.storeys >= 2.5 && number === shown && shown > 2
        ? '3rd'
        : home.kind === 'multiplex' && number === 1
          ? ground
          : upper;
    const ensuite = number <= ensuites ? [`${dice.pick(isPrimary ? [3, 4, 4, 5] : [3, 4])} Pc Ensuite`] : [];
    const pool = isPrimary ? PRIMARY : home.building ? BEDROOM_UNIT : BEDROOM;
    rooms.push({
      description: isPrimary ? 'Primary' : `${ordinal(number)} Br`,
      level,
      weight: isPrimary ? 14 : 10 - number * 0.4,
      features: [...distinct(dice, floor, pool, 3 - ensuite.length), ...ensuite],
    });
  }
  if (home.building && home.bedsPlus > 0) {
    const use = dice.pick(['Separate Rm', 'Open Concept', 'Sliding Doors']);
    rooms.push({ description: 'Den', level: ground, weight: 6, features: [floor, use] });
  }
  return rooms;
}

function ordinal(number: number): string {
  return `${number}${number === 2 ? 'nd' : number === 3 ? 'rd' : 'th'}`;
}

/** Returns the rooms below ground. The home's area does not include them. */
function lowerRooms(dice: Dice, home: Home): RoomDraft[] {
  const isDone = home.basement === 'Finished' || home.basement === 'Fin W/O' || home.basement === 'Apartment';
  if (!isDone || home.isPart) return [];
  const highlight =
    home.basement === 'Fin W/O'
      ? 'W/O To Yard'
      : home.basement === 'Apartment'
        ? 'Separate Entrance'
        : 'Pot Lights';
  const rooms: RoomDraft[] = [
    {
      description: 'Rec',
      level: 'Bsmt',
      weight: 20,
      features: ['Vinyl Floor', highlight, 'Above Grade Window'],
    },
    { description: 'Laundry', level: 'Bsmt', weight: 6, features: ['Tile Floor', 'Laundry Sink'] },
  ];
  for (let number = 1; number <= home.bedsPlus; number += 1) {
    rooms.push({
      description: home.bedsPlus > 1 ? `${ordinal(home.beds + number)} Br` : 'Br',
      level: 'Bsmt',
      weight: 11,
      features: ['Vinyl Floor', 'Closet'],
    });
  }
  if (home.basement === 'Apartment') {
    rooms.push({
      description: 'Kitchen',
      level: 'Bsmt',
      weight: 9,
      features: ['Tile Floor', dice.pick(['Backsplash', 'Double Sink'])],
    });
  }
  return rooms;
}

/**
 * Returns the board's word for the floor above the main one. It is "Upper" in splits, which have half a flight of
 * stairs between levels.
 */
function upperLevel(home: Home, ground: string): string {
  if (home.isPart && home.unit === 'Lower') return ground;
  if (/^(Side|Back)split/.test(home.style)) return 'Upper';
  return home.storeys > 1 ? '2nd' : ground;
}

/** Returns the rooms of a home, main floor first; none for land and business premises. */
export function roomsOf(dice: Dice, home: Home): HomeRoom[] {
  if (home.sqft === null || isCommercial(home.kind)) return [];
  const isFlat = home.building?.kind === 'condo' && home.storeys === 1;
  const ground = isFlat ? 'Flat' : home.isPart && home.unit === 'Lower' ? 'Bsmt' : 'Main';
  const upper = upperLevel(home, ground);
  const floor = floorOf(dice, home);
  const all = [...livingRooms(dice, home, ground, floor), ...bedrooms(dice, home, ground, upper, floor)];
  // The kitchen of a basement apartment is not part of the area above ground.
  const above = all.filter(({ level }) => level === ground || level !== 'Bsmt');
  const below = [...all.filter((room) => !above.includes(room)), ...lowerRooms(dice, home)];
  const area = home.sqft * SQUARE_METRES_A_SQUARE_FOOT;
  const lower = (area / Math.max(1, home.storeys)) * 0.66;
  const weightBelow = below.reduce((sum, { weight }) => sum + weight, 0);
  return [
    ...measured(dice, above, area * ROOM_SHARE),
    ...measured(dice, below, Math.min(lower, weightBelow * 1.5)),
  ];
}
