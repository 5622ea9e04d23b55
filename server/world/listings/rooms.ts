/** Rooms with sizes in metres that fit the home's area. */
import type { WireRoom } from '../../../src/api/realty/contract.ts';
import type { Dice } from './dice.ts';
import type { Home } from './home.ts';
import { dwellingsOf } from './houses.ts';
import { isCommercial } from './propertyTypes.ts';

const SQUARE_METRES_A_SQUARE_FOOT = 0.0929;
/** What remains for rooms after walls, stairs, halls and closets. */
const ROOM_SHARE = 0.74;

interface Draft {
  description: string;
  level: string;
  /** Its part of the home's area, against the other rooms. */
  weight: number;
  features: readonly string[];
}

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
const PRIMARY = ['Walk-In Closet', 'Large Window', 'Double Closet', 'His/Hers Closets', 'Closet Organizers'];

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

function otherKitchens(dice: Dice, home: Home): Draft[] {
  const levels = home.storeys >= 2.5 ? ['2nd', '3rd', 'Bsmt'] : ['2nd', 'Bsmt', 'Bsmt'];
  return levels.slice(0, dwellingsOf(home) - 1).map((level) => ({
    description: 'Kitchen',
    level,
    weight: 9,
    features: distinct(dice, 'Tile Floor', ['Backsplash', 'Double Sink', 'Eat-In Kitchen'], 2),
  }));
}

function livingRooms(dice: Dice, home: Home, ground: string, floor: string): Draft[] {
  const rooms: Draft[] = [
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
  return [...rooms, ...otherKitchens(dice, home)];
}

function bedrooms(dice: Dice, home: Home, ground: string, upper: string, floor: string): Draft[] {
  const rooms: Draft[] = [];
  const shown = Math.min(6, home.beds);
  for (let number = 1; number <= shown; number += 1) {
    const isPrimary = number === 1;
    const level =
      home.storeys >= 2.5 && number === shown && shown > 2
        ? '3rd'
        : home.kind === 'multiplex' && number === 1
          ? ground
          : upper;
    const ensuite = isPrimary && home.baths > 1 ? [`${dice.pick([3, 4, 4, 5])} Pc Ensuite`] : [];
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

/** Rooms below ground come on top of the home's area: that one counts only what is above. */
function lowerRooms(dice: Dice, home: Home): Draft[] {
  const isDone = home.basement === 'Finished' || home.basement === 'Fin W/O' || home.basement === 'Apartment';
  if (!isDone || home.isPart) return [];
  const way =
    home.basement === 'Fin W/O'
      ? 'W/O To Yard'
      : home.basement === 'Apartment'
        ? 'Separate Entrance'
        : 'Pot Lights';
  const rooms: Draft[] = [
    { description: 'Rec', level: 'Bsmt', weight: 20, features: ['Vinyl Floor', way, 'Above Grade Window'] },
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

function measured(dice: Dice, drafts: readonly Draft[], squareMetres: number): WireRoom[] {
  const weights = drafts.reduce((sum, draft) => sum + draft.weight, 0);
  return drafts.map((draft) => {
    const area =
      Math.min(48, (squareMetres * draft.weight) / Math.max(weights, 45)) * dice.between(0.93, 1.03);
    const proportion = dice.between(1.02, 1.45);
    return {
      description: draft.description,
      level: draft.level,
      length: Math.sqrt(area * proportion).toFixed(2),
      width: Math.sqrt(area / proportion).toFixed(2),
      features: draft.features[0] ?? null,
      features2: draft.features[1] ?? null,
      features3: draft.features[2] ?? null,
    };
  });
}

/** The rooms of a home, main floor first; none for land, farms' fields and business premises. */
export function roomsOf(dice: Dice, home: Home): WireRoom[] {
  if (home.sqft === null || isCommercial(home.kind)) return [];
  const isFlat = home.building?.kind === 'condo' && home.storeys === 1;
  const ground = isFlat ? 'Flat' : home.isPart && home.unit === 'Lower' ? 'Bsmt' : 'Main';
  const upper = home.storeys > 1 && !(home.isPart && home.unit === 'Lower') ? '2nd' : ground;
  const floor = floorOf(dice, home);
  const above = [...livingRooms(dice, home, ground, floor), ...bedrooms(dice, home, ground, upper, floor)];
  const area = home.sqft * SQUARE_METRES_A_SQUARE_FOOT;
  const below = (area / Math.max(1, home.storeys)) * 0.8;
  return [...measured(dice, above, area * ROOM_SHARE), ...measured(dice, lowerRooms(dice, home), below)];
}
