import type { Dice } from '../drawing/dice.ts';
import { numberIn } from '../facts.ts';
import type { Stage } from '../stage.ts';
import { FRAME } from '../stage.ts';
import type { Camera } from './camera.ts';
import { faceOf } from './camera.ts';
import type { Extent } from './outlook.ts';
import { drawOutlook } from './outlook.ts';
import type { Walls } from './shell.ts';
import { drawAir, drawShell } from './shell.ts';
import type { Space, Wall } from './space.ts';
import { drawSpace, onWall } from './space.ts';
import type { RoomStyle, RoomStyleName } from './style.ts';
import { styleOf } from './style.ts';

/** Position of the camera relative to the room. */
export interface Shot {
  /** 0 at the left wall, 1 at the right one. */
  across: number;
  /** Metres behind the front wall (negative) or into the room. */
  z: number;
  /** Degrees to the right. */
  yaw: number;
  focal: number;
  eye?: number;
  horizon?: number;
}

/** A room to draw: its size in metres, its walls, and the function that adds the furniture. */
export interface RoomPlan {
  width: number;
  depth: number;
  height?: number;
  sunny: Wall;
  /** True if its windows look on the street. By default they look on the garden. */
  street?: boolean;
  walls: Walls;
  shot: Shot;
  furnish(space: Space): void;
}

function weighted(dice: Dice, ...names: [RoomStyleName, ...RoomStyleName[]]): RoomStyleName {
  return dice.pick(names);
}

/** Returns the style of a home's rooms, from its facts: kind, year and condition. */
function styleNameOf(stage: Stage): RoomStyleName {
  const { facts } = stage;
  const dice = stage.home.fork('style');
  const kind = facts.get('k') ?? 'detached';
  const year = numberIn(facts, 'e', 0) || dice.pick([1912, 1958, 1988, 2004, 2018]);
  const condition = facts.get('q') ?? '';
  if (kind === 'cottage') {
    return 'cottage';
  }
  if (facts.get('s') === 'loft') {
    return 'loft';
  }
  if (condition === 'dated') {
    return year < 1946
      ? weighted(dice, 'victorian', 'dated')
      : weighted(dice, 'dated', 'dated', 'midcentury');
  }
  const isRedone = condition === 'renovated' || condition === 'new';
  if (kind === 'farm' || kind === 'mobile') {
    return weighted(dice, 'cottage', 'victorian', 'suburban');
  }
  if (kind === 'condo') {
    return isRedone || year > 2000
      ? weighted(dice, 'minimal', 'minimal', 'minimal', 'midcentury', 'loft')
      : weighted(dice, 'suburban', 'minimal', 'midcentury', 'dated');
  }
  if (year < 1946) {
    return isRedone
      ? weighted(dice, 'victorian', 'minimal', 'loft')
      : weighted(dice, 'victorian', 'victorian', 'victorian', 'cottage');
  }
  if (year < 1976) {
    return isRedone
      ? weighted(dice, 'midcentury', 'minimal', 'suburban')
      : weighted(dice, 'midcentury', 'midcentury', 'suburban', 'dated');
  }
  if (year < 2008) {
    return isRedone
      ? weighted(dice, 'suburban', 'minimal')
      : weighted(dice, 'suburban', 'suburban', 'suburban', 'victorian');
  }
  return weighted(dice, 'minimal', 'minimal', 'minimal', 'suburban', 'midcentury');
}

/** Returns the room style of the home. */
export function styleFor(stage: Stage): RoomStyle {
  return styleOf(stage.home.fork('palette'), styleNameOf(stage));
}

/** Returns the part of the picture that the windows take; null if none is in the picture. */
function extentOf(space: Space, { openings }: Walls): Extent | null {
  const visible = openings.flatMap(({ wall, u, v, width, height }) =>
    faceOf(space.camera, [
      onWall(space, wall, u, v),
      onWall(space, wall, u + width, v),
      onWall(space, wall, u + width, v + height),
      onWall(space, wall, u, v + height),
    ]),
  );
  if (visible.length === 0) {
    return null;
  }
  const across = visible.map(([x]) => Math.min(FRAME.width, Math.max(0, x)));
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    foot: Math.min(FRAME.height, Math.max(...visible.map(([, y]) => y))),
  };
}

/** Draws a room. */
export function drawRoom(stage: Stage, style: RoomStyle, plan: RoomPlan, dice: Dice): string {
  const { shot } = plan;
  const camera: Camera = {
    x: plan.width * shot.across,
    y: shot.eye ?? 1.35,
    z: shot.z,
    yaw: (shot.yaw * Math.PI) / 180,
    focal: shot.focal,
    horizon: shot.horizon ?? 346,
  };
  const space: Space = {
    stage,
    pen: stage.pen,
    look: stage.look,
    style,
    camera,
    width: plan.width,
    depth: plan.depth,
    height: plan.height ?? style.ceiling,
    shell: [],
    floor: [],
    solids: [],
    glow: [],
    sunny: plan.sunny,
    dice,
  };
  const extent = extentOf(space, plan.walls);
  drawShell(
    space,
    plan.walls,
    extent ? drawOutlook(stage, extent, camera.horizon, plan.street ?? false) : '',
  );
  plan.furnish(space);
  return drawSpace(space) + drawAir(space);
}
