import type { HouseStyle } from '#demo/listings/pictures/houseStyle.ts';
import { numberIn, styleIn } from '../facts.ts';
import type { HouseColours } from '../look.ts';
import type { Stage } from '../stage.ts';
import { FRAME } from '../stage.ts';
import { drawBackground, drawBehind, drawForeground } from './model/backdrop.ts';
import type { StandPoint } from './model/camera.ts';
import { cameraFor } from './model/camera.ts';
import { drawStreetGround } from './model/ground.ts';
import type { Plan, Site } from './model/site.ts';
import type { Spot } from './model/space.ts';
import { project } from './model/space.ts';
import type { Extent, HouseType } from './styles/houseType.ts';
import { fromAfar } from './styles/houseType.ts';
import { STYLES } from './styles/styles.ts';

const GARAGES: Record<string, Plan['garage']> = { a: 'attached', b: 'builtin', d: 'detached' };
const CLADDINGS: readonly HouseColours['cladding'][] = [
  'brick',
  'siding',
  'stucco',
  'board',
  'stone',
  'shingle',
];

function planOf({ facts }: Stage): Plan {
  const garage = facts.get('g') ?? '0n';
  return {
    storeys: numberIn(facts, 'f', 4) / 2,
    garageSpaces: Number.parseInt(garage, 10) || 0,
    garage: GARAGES[garage.slice(-1)] ?? 'none',
    lotWidth: numberIn(facts, 'l', 0),
    bays: 4,
  };
}

function sunOf(stage: Stage, eyeX: number): Spot {
  const isLow = stage.look.hour === 'golden';
  // The sun is on the side away from the oblique wall, so that this wall is in shade.
  const side = (eyeX > 0 ? -1 : 1) * (stage.shot.fork('sun').chance(0.82) ? 1 : -1);
  const sun: Spot = isLow ? [side * 0.78, -0.55, 0.3] : [side * 0.52, -0.6, 0.6];
  const length = Math.hypot(...sun);
  return [sun[0] / length, sun[1] / length, sun[2] / length];
}

function coloursOf(stage: Stage, type: HouseType, name: string): HouseColours {
  const { house } = stage.look;
  const known = stage.facts.get('c');
  const cladding = CLADDINGS.find((kind) => kind === known) ?? house.cladding;
  return { ...house, ...type.colours?.(stage.home.fork(`colours${name}`), cladding) };
}

function neighbourOf(own: Site, type: HouseType, place: number): { x: number; drawing: string } {
  const { stage } = own;
  const dice = stage.home.fork(`neighbour${place}`);
  const beside = type.beside ? STYLES[dice.pick(type.beside)] : type;
  const storeys = own.plan.storeys > 5 ? own.plan.storeys * dice.between(0.5, 1.05) : own.plan.storeys;
  const plan = { ...own.plan, storeys };
  const x = place * type.pitch;
  const site: Site = {
    ...own,
    dice,
    at: [x, type.attached ? 0 : dice.between(-0.3, 1)],
    fine: false,
    far: 0.16,
    house: coloursOf(stage, beside, `/${place}`),
    plan,
  };
  return { x, drawing: beside.draw(site, beside.extent(plan)) };
}

/** Returns the colours of the home's front. */
export function coloursOfHome(stage: Stage): HouseColours {
  const style = styleIn(stage.facts);
  return style ? coloursOf(stage, STYLES[style], '') : stage.look.house;
}

/** True if any part of a neighbour is in the picture. */
function isInPicture(
  { camera }: Site,
  type: HouseType,
  place: number,
  { width, depth, height }: Extent,
): boolean {
  const half = Math.max(width, type.pitch) / 2 + 1;
  const xs = [-half, half].flatMap((off) =>
    [-2, depth].map((y) => project(camera, [place * type.pitch + off, y, height / 2])[0]),
  );
  return Math.max(...xs) > 0 && Math.min(...xs) < FRAME.width;
}

/** True if a neighbour would hide the home or take too much of the picture. */
function intrudes({ camera }: Site, type: HouseType, place: number, extent: Extent): boolean {
  const side = Math.sign(place);
  const isOnEyeSide = side === Math.sign(camera.at[0]);
  if (type.attached || !isOnEyeSide) {
    return false;
  }
  const inner = place * type.pitch - (side * extent.width) / 2;
  const [x] = project(camera, [inner, 0, 0]);
  const room = side > 0 ? FRAME.width - x : x;
  const edge = Math.max(
    ...[0, extent.depth].map((y) => side * project(camera, [(side * extent.width) / 2, y, 0])[0]),
  );
  return room > FRAME.width * 0.17 || side * x < edge - 20;
}

/**
 * Draws a home of a style in its street.
 * @param view position of the camera
 */
export function drawHome(stage: Stage, style: HouseStyle, view: StandPoint): string {
  const type = STYLES[style];
  const plan = planOf(stage);
  const extent = type.extent(plan);
  const camera = cameraFor(view, stage.shot.fork('camera'), extent, type);
  const own: Site = {
    stage,
    camera,
    sun: sunOf(stage, camera.at[0]),
    dice: stage.home.fork('house'),
    at: [0, 0],
    fine: true,
    far: 0,
    house: coloursOf(stage, type, ''),
    plan,
  };
  const others = type.alone
    ? []
    : [-3, -2, -1, 1, 2, 3]
        .filter((place) => isInPicture(own, type, place, extent) && !intrudes(own, type, place, extent))
        .map((place) => neighbourOf(own, type, place));
  const row = fromAfar(own, [...others, { x: 0, drawing: type.draw(own, extent) }]);
  return [
    drawBackground(own, extent, type),
    drawStreetGround(own, type.street),
    drawBehind(own, extent, type),
    ...row.map(({ drawing }) => drawing),
    drawForeground(own, extent, type.street, view),
  ].join('');
}
