import { darken, INK, lighten, mix } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import { ellipse, group, path, rect, scallop, withOpacity } from '../drawing/shapes.ts';
import { coloursOfHome } from '../exterior/home.ts';
import { numberIn } from '../facts.ts';
import type { Stage } from '../stage.ts';
import { FRAME } from '../stage.ts';
import type { Building } from './aerialBuildings.ts';
import { buildingShadow, drawBuilding, neighbourOf, shape } from './aerialBuildings.ts';
import type { Drone, Place } from './oblique.ts';
import { over, remoteness } from './oblique.ts';

const METRES_A_FOOT = 0.3048;
const FLAT_ROOFS: ReadonlySet<string> = new Set([
  'modern',
  'westcoast',
  'plex',
  'walkup',
  'slab',
  'podium',
  'pointtower',
  'midrise',
  'loft',
  'stackedtown',
  'oldrow',
  'plaza',
  'office',
  'warehouse',
  'storefront',
]);
const HIPPED: ReadonlySet<string> = new Set(['foursquare', 'bungalow', 'nineties', 'sidesplit', 'prairie']);

interface Sprite {
  far: number;
  svg: string;
}

function quad(x0: number, y0: number, x1: number, y1: number): Place[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

function tree(stage: Stage, drone: Drone, dice: Dice, x: number, y: number, size: number): Sprite {
  const { foliage, season } = stage.look;
  const unit = drone.scale * size;
  const [left, foot] = over(drone, [x, y]);
  const [shadeX, shadeY] = over(drone, [x + size * 0.6, y + size * 0.3]);
  const top = foot - unit * 0.9;
  const far = remoteness(drone, x, y);
  const shadow = ellipse(
    shadeX,
    shadeY,
    unit * 0.62,
    unit * 0.36,
    INK,
    withOpacity(season === 'winter' ? 0.1 : 0.2),
  );
  if (season === 'winter' && dice.chance(0.75)) {
    const bark = '#6d625b';
    const branch = `M${left} ${foot}V${top}M${left} ${foot - unit * 0.4}l${-unit * 0.32} ${-unit * 0.4}M${left} ${foot - unit * 0.5}l${unit * 0.34} ${-unit * 0.42}`;
    return {
      far,
      svg: `${shadow}<path d="${branch}" stroke="${bark}" stroke-width="${(unit * 0.05).toFixed(1)}" fill="none"/>${ellipse(left, top + unit * 0.2, unit * 0.42, unit * 0.4, bark, withOpacity(0.22))}`,
    };
  }
  if (season === 'winter' || dice.chance(0.22)) {
    const green = season === 'winter' ? '#4d6a63' : '#2f5d4c';
    const cone = (low: number, wide: number, fill: string): string =>
      path(
        `M${left - unit * wide} ${foot - unit * low}L${left} ${foot - unit * (low + 0.75)}L${left + unit * wide} ${foot - unit * low}Q${left} ${foot - unit * (low - 0.14)} ${left - unit * wide} ${foot - unit * low}Z`,
        fill,
      );
    return {
      far,
      svg:
        shadow +
        cone(0.12, 0.36, green) +
        cone(0.45, 0.29, lighten(green, 0.08)) +
        cone(0.8, 0.2, lighten(green, 0.15)),
    };
  }
  const crown = dice.pick([foliage[0], foliage[1], foliage[1]] as const);
  return {
    far,
    svg: [
      shadow,
      rect(left - unit * 0.04, foot - unit * 0.5, unit * 0.08, unit * 0.5, '#5f4a3a'),
      path(scallop(dice, left, top + unit * 0.1, unit * 0.52, unit * 0.46, 13), darken(crown, 0.1)),
      path(scallop(dice, left - unit * 0.06, top, unit * 0.42, unit * 0.36, 12), crown),
      path(
        scallop(dice, left - unit * 0.14, top - unit * 0.1, unit * 0.26, unit * 0.2, 10),
        foliage[2],
        withOpacity(0.75),
      ),
    ].join(''),
  };
}

function car(drone: Drone, dice: Dice, x: number, y: number, isAlong: boolean): Sprite {
  const colour = dice.pick(['#d9dcde', '#3d4a57', '#8f3b34', '#2f5d7a', '#a9afb3', '#1f262d'] as const);
  const [wide, long] = isAlong ? [4.4, 1.9] : [1.9, 4.4];
  const block = (inset: number, low: number, high: number, tint: string): string => {
    const [x0, x1, y0, y1] = [
      x + (isAlong ? inset : inset * 0.25),
      x + wide - (isAlong ? inset : inset * 0.25),
      y + (isAlong ? inset * 0.25 : inset),
      y + long - (isAlong ? inset * 0.25 : inset),
    ];
    return [
      shape(
        drone,
        [
          [x0, y0, low],
          [x1, y0, low],
          [x1, y0, high],
          [x0, y0, high],
        ],
        darken(tint, 0.2),
      ),
      shape(
        drone,
        [
          [x1, y0, low],
          [x1, y1, low],
          [x1, y1, high],
          [x1, y0, high],
        ],
        darken(tint, 0.35),
      ),
      shape(
        drone,
        [
          [x0, y0, high],
          [x1, y0, high],
          [x1, y1, high],
          [x0, y1, high],
        ],
        tint,
      ),
    ].join('');
  };
  return {
    far: remoteness(drone, x + wide / 2, y + long / 2),
    svg:
      shape(drone, quad(x + 0.2, y + 0.1, x + wide + 0.5, y + long + 0.3), INK, withOpacity(0.24)) +
      block(0, 0.25, 0.85, colour) +
      block(0.9, 0.85, 1.4, mix(colour, '#22303c', 0.65)),
  };
}

/** Returns the size of the home's lot in metres. The facts have it in feet. */
function lotOf(stage: Stage): { width: number; depth: number } {
  const { facts } = stage;
  const width = (numberIn(facts, 'l', 0) || stage.home.fork('lot').between(32, 52)) * METRES_A_FOOT;
  const depth = (numberIn(facts, 'd', 0) || 115) * METRES_A_FOOT;
  return { width: Math.min(30, Math.max(6.5, width)), depth: Math.min(55, Math.max(24, depth)) };
}

function homeOf(stage: Stage, lot: { width: number; depth: number }): Building {
  const { facts, home } = stage;
  const colours = coloursOfHome(stage);
  const style = facts.get('s') ?? '';
  const storeys = numberIn(facts, 'f', 4) / 2;
  const width = Math.min(15, lot.width - (lot.width < 9 ? 1.2 : 2.8));
  const isFlat = FLAT_ROOFS.has(style);
  const dice = home.fork('aerial');
  return {
    x: (lot.width - width) / 2,
    y: 6.5,
    width,
    depth: Math.min(lot.depth * 0.42, storeys > 1.5 ? 11.5 : 13),
    walls: 3 * Math.min(4, Math.max(1, storeys)),
    rise: isFlat ? 0 : dice.between(2, 3),
    roof: isFlat ? 'flat' : HIPPED.has(style) ? 'hip' : dice.pick(['gable', 'hip']),
    wall: colours.wall,
    cover: colours.roof,
  };
}

function snowy(stage: Stage, colour: string): string {
  return stage.look.season === 'winter' ? mix(colour, '#f2f6fa', 0.72) : colour;
}

/** Draws grass, driveway, path and terrace of a lot. */
function grounds(
  stage: Stage,
  drone: Drone,
  lot: { width: number; depth: number },
  house: Building,
  hasGarage: boolean,
): string {
  const { look } = stage;
  const lawn = look.lawn;
  const stripes: string[] = [];
  for (let y = house.y + house.depth + 1.5; y < lot.depth - 1; y += 1.6) {
    stripes.push(
      shape(drone, quad(0.3, y, lot.width - 0.3, y + 0.8), lighten(lawn, 0.07), withOpacity(0.55)),
    );
  }
  const drive = snowy(stage, '#a4a6a6');
  const deck = snowy(stage, '#a9805a');
  const parts = [shape(drone, quad(0, 0, lot.width, lot.depth), lighten(lawn, 0.04)), ...stripes];
  const driveX = lot.width - (hasGarage ? 5.4 : 2.9);
  parts.push(
    shape(
      drone,
      quad(driveX, -3, lot.width - 0.5, house.y + 0.4),
      look.season === 'winter' ? '#b9bdc0' : drive,
    ),
  );
  parts.push(shape(drone, quad(house.x + 1.6, -1, house.x + 2.7, house.y), '#c9c3b8'));
  const back = house.y + house.depth;
  parts.push(shape(drone, quad(house.x + 0.6, back, house.x + house.width * 0.7, back + 3.6), deck));
  for (let y = back + 0.4; y < back + 3.6; y += 0.4) {
    parts.push(
      shape(
        drone,
        quad(house.x + 0.6, y, house.x + house.width * 0.7, y + 0.05),
        darken(deck, 0.2),
        withOpacity(0.7),
      ),
    );
  }
  if (stage.facts.get('j') === '1') {
    const x = lot.width * 0.3;
    const y = back + 6;
    const long = Math.min(8.5, lot.width * 0.55);
    const water = look.season === 'winter' ? '#7fa8b5' : '#4fb3c8';
    parts.push(shape(drone, quad(x - 1, y - 1, x + long + 1, y + 5), snowy(stage, '#d8d2c6')));
    parts.push(shape(drone, quad(x, y, x + long, y + 4), darken(water, 0.15)));
    parts.push(shape(drone, quad(x + 0.15, y + 0.15, x + long - 0.15, y + 3.6), water));
    parts.push(
      shape(drone, quad(x + long * 0.2, y + 1, x + long * 0.6, y + 1.25), '#d8f1f4', withOpacity(0.7)),
    );
  }
  return parts.join('');
}

function fences(stage: Stage, drone: Drone, x: number, y0: number, y1: number): string {
  const wood = snowy(stage, '#8f7257');
  return shape(
    drone,
    [
      [x, y0, 0],
      [x, y1, 0],
      [x, y1, 1.5],
      [x, y0, 1.5],
    ],
    wood,
  );
}

function street(stage: Stage, drone: Drone, lot: { width: number }): string {
  const long = 140;
  const asphalt = stage.look.season === 'winter' ? '#8d949b' : '#6f757b';
  const marks: string[] = [];
  for (let x = -long; x < long; x += 5) {
    marks.push(shape(drone, quad(x, -8.6, x + 2.4, -8.35), '#efe6c8', withOpacity(0.8)));
  }
  return [
    shape(drone, quad(-long, -4.6, long, -3), snowy(stage, '#c6c2ba')),
    shape(drone, quad(-long, -12.6, long, -4.9), asphalt),
    shape(drone, quad(-long, -14.4, long, -12.9), snowy(stage, '#c6c2ba')),
    ...marks,
    shape(drone, quad(lot.width - 5.2, -4.9, lot.width - 0.6, -3), '#b4b2ac'),
  ].join('');
}

/** Draws the home and its lot from a drone: roof, garage, driveway, garden, the street and the neighbours. */
export function drawAerial(stage: Stage): string {
  const { look, facts } = stage;
  const dice = stage.home.fork('aerial');
  const lot = lotOf(stage);
  const house = homeOf(stage, lot);
  const drone: Drone = {
    turn: -dice.between(0.3, 0.5) + stage.shot.between(-0.04, 0.04),
    scale: Math.min(27, 720 / (lot.depth * 0.75 + lot.width * 0.4)),
    centre: [lot.width / 2, lot.depth * 0.34],
  };
  const garage = facts.get('g') ?? '0n';
  const hasGarage = Number.parseInt(garage, 10) > 0;
  const buildings: Building[] = [];
  const sprites: Sprite[] = [];
  /** Low objects such as fences, which are drawn before everything that rises above them. */
  const low: string[] = [];
  const storeys = numberIn(facts, 'f', 4) / 2;
  const shadow = look.hour === 'overcast' || look.hour === 'dusk' ? 0.12 : 0.24;
  for (let place = -5; place <= 5; place += 1) {
    const x = place * lot.width;
    const own = dice.fork(`lot${place}`);
    if (place !== 0) {
      buildings.push(neighbourOf(own, stage, x, lot.width, 6.5, storeys));
    }
    buildings.push(neighbourOf(own.fork('behind'), stage, x + 2, lot.width, lot.depth + 12, storeys));
    buildings.push(neighbourOf(own.fork('across'), stage, x, lot.width, -34, storeys));
    for (let index = 0; index < 2; index += 1) {
      sprites.push(
        tree(
          stage,
          drone,
          own.fork(`tree${index}`),
          x + own.between(0.8, lot.width - 0.8),
          lot.depth - own.between(1, lot.depth * 0.3),
          own.between(4, 7),
        ),
      );
    }
    if (place !== 0 || lot.width > 10) {
      sprites.push(tree(stage, drone, own.fork('street'), x + lot.width * 0.22, -1.4, own.between(4.5, 7)));
    }
    low.push(fences(stage, drone, x, house.y + 4, lot.depth));
    if (own.chance(0.5)) {
      sprites.push(car(drone, own, x + lot.width * 0.2, own.chance(0.5) ? -7.2 : -12.2, true));
    }
  }
  const own = { ...house, cover: look.season === 'winter' ? mix(house.cover, '#f4f7fa', 0.55) : house.cover };
  if (hasGarage && lot.width > 9) {
    const isApart = garage.endsWith('d');
    const width = Math.min(6.2, lot.width * 0.42);
    buildings.push({
      x: lot.width - width - 0.4,
      y: isApart ? lot.depth - 9 : house.y - 1.2,
      width,
      depth: 6,
      walls: 2.6,
      rise: own.roof === 'flat' ? 0 : 1.4,
      roof: own.roof === 'flat' ? 'flat' : 'gable',
      wall: own.wall,
      cover: own.cover,
    });
  }
  const drawn: Sprite[] = [
    ...buildings.map((one) =>
      look.season === 'winter' ? { ...one, cover: mix(one.cover, '#f4f7fa', 0.55) } : one,
    ),
    own,
  ].map((one) => ({
    far: remoteness(drone, one.x + one.width / 2, one.y + one.depth / 2),
    svg: drawBuilding(stage, drone, one),
  }));
  sprites.push(car(drone, dice, lot.width - 3.1, 0.4, false));
  const all = [...drawn, ...sprites].sort((a, b) => b.far - a.far);
  const edge = shape(
    drone,
    quad(0, 0, lot.width, lot.depth),
    'none',
    `stroke="#ffffff" stroke-width="2.4" stroke-dasharray="9 7" ${withOpacity(0.7)}`,
  );
  return group([
    rect(0, 0, FRAME.width, FRAME.height, stage.pen.fade(darken(look.lawn, 0.09), look.lawn)),
    street(stage, drone, lot),
    ...[-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].map((place) =>
      shape(
        drone,
        quad(place * lot.width + 0.2, -2.8, (place + 1) * lot.width - 0.2, lot.depth),
        place % 2 === 0 ? look.lawn : lighten(look.lawn, 0.03),
      ),
    ),
    grounds(stage, drone, lot, house, hasGarage),
    edge,
    ...[...buildings, own].map((one) => buildingShadow(drone, one, shadow)),
    ...low,
    ...all.map(({ svg }) => svg),
  ]);
}
