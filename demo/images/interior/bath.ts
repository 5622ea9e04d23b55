import { mix } from '../drawing/colour.ts';
import { numberIn } from '../facts.ts';
import type { Stage } from '../stage.ts';
import { addArt } from './art.ts';
import { addPlant, addRug, addShelf } from './decor.ts';
import {
  addClawfoot,
  addShower,
  addShowerCurtain,
  addToilet,
  addTowels,
  addTub,
  addVanity,
} from './fixtures.ts';
import type { Window } from './glazing.ts';
import { addWindow } from './glazing.ts';
import type { RoomPlan } from './roomPlan.ts';
import { drawRoom, styleFor } from './roomPlan.ts';
import { addBench } from './seating.ts';
import type { Walls } from './shell.ts';
import type { RoomStyle } from './style.ts';
import { addSideTable } from './tables.ts';

function wallsOf(style: RoomStyle, openings: readonly Window[]): Walls {
  const tiled = mix(style.tile, '#c9c4ba', 0.25);
  const kind =
    style.name === 'victorian' || style.name === 'cottage' ? ('boards' as const) : ('tile' as const);
  const colour = kind === 'boards' ? style.trim : style.tile;
  return { openings, dado: { height: 1.15, colour, kind }, tiledFloor: tiled };
}

/** A free-standing tub under the window, with a vanity beside it. */
function soaking(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'back',
    u: 1.2,
    v: 1.2,
    width: 1.5,
    height: Math.min(1.3, style.ceiling - 1.55),
    columns: 2,
    rows: 1,
    blind: style.name !== 'minimal',
  };
  return {
    width: 4,
    depth: 3.9,
    sunny: 'back',
    walls: wallsOf(style, [pane]),
    shot: { across: 0.62, z: -1.0, yaw: -4, focal: 770 },
    furnish(space) {
      addWindow(space, pane);
      addClawfoot(space, 1.95, 3.3, style.name === 'minimal' || style.name === 'suburban');
      addVanity(space, 'left', 0.9, 1.6);
      addRug(space, 1.4, 1.6, 2.7, 2.5);
      addTowels(space, 'right', 0.5, 1.3);
      addPlant(space, 3.65, 3.55, 1.2);
      addSideTable(space, 3.15, 3.3);
      addToilet(space, { x: 3.6, z: 2.35, turn: 3 });
      addArt(space, 'right', [1.35, 1.4, 0.5, 0.62]);
    },
  };
}

/** A glass shower in the corner, and two basins along the back wall. */
function glassShower(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'left',
    u: 1.3,
    v: 1.25,
    width: 1.1,
    height: Math.min(0.95, style.ceiling - 1.5),
    columns: 1,
  };
  return {
    width: 4.1,
    depth: 3.6,
    sunny: 'left',
    walls: wallsOf(style, [pane]),
    shot: { across: 0.4, z: -1.0, yaw: 5, focal: 770 },
    furnish(space) {
      addShower(space, 'right', 1.3, 1.5);
      addWindow(space, pane);
      addVanity(space, 'back', 0.55, 1.7);
      addToilet(space, { x: 0.45, z: 1.9, turn: 1 });
      addRug(space, 0.95, 1.9, 2.3, 2.7);
      addTowels(space, 'left', 2.55, 1.55);
      addPlant(space, 2.5, 3.3, 0.9);
      addBench(space, { x: 2.0, z: 1.2, turn: 0 }, 0.9);
    },
  };
}

/** A bathtub with a shower along the back wall, common in family bathrooms. */
function familyBath(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'back',
    u: 2.0,
    v: 1.35,
    width: 0.7,
    height: Math.min(0.75, style.ceiling - 1.6),
    columns: 1,
  };
  return {
    width: 2.9,
    depth: 3.5,
    sunny: 'back',
    walls: wallsOf(style, [pane]),
    shot: { across: 0.58, z: -0.9, yaw: -4, focal: 780 },
    furnish(space) {
      addWindow(space, pane);
      addTub(space, 0, 2.9);
      addShowerCurtain(space, 0.04, 0.85, 2.72);
      addVanity(space, 'left', 0.7, 1.15);
      addToilet(space, { x: 2.5, z: 1.9, turn: 3 });
      addTowels(space, 'right', 2.0, 1.35);
      addShelf(space, 'right', 1.3, 1.6, 0.5);
      addRug(space, 0.85, 1.6, 2.0, 2.5);
    },
  };
}

/** A powder room: basin, toilet and a wall in a strong colour. */
function powder(style: RoomStyle): RoomPlan {
  return {
    width: 2.3,
    depth: 2.9,
    sunny: 'left',
    walls: {
      openings: [],
      feature: { wall: 'back', kind: 'paint' },
      dado: { height: 1, colour: style.trim, kind: 'boards' },
      tiledFloor: mix(style.tile, '#c9c4ba', 0.25),
    },
    shot: { across: 0.46, z: -1.2, yaw: 2, focal: 860 },
    furnish(space) {
      addVanity(space, 'back', 0.3, 0.8);
      addToilet(space, { x: 1.85, z: 2.5, turn: 0 });
      addArt(space, 'back', [1.6, 1.5, 0.45, 0.6]);
      addTowels(space, 'left', 1.2, 1.3);
      addPlant(space, 0.3, 1.5, 0.9);
      addRug(space, 0.4, 1.0, 1.5, 1.9);
    },
  };
}

type PlanOf = (style: RoomStyle) => RoomPlan;

/** Draws a bathroom. Fact `r` selects it: e ensuite, f family, w powder room. */
export function drawBath(stage: Stage): string {
  const style = styleFor(stage);
  const which = stage.facts.get('r') ?? 'f';
  const dice = stage.home.fork(`bath ${which}`);
  const isFlat = numberIn(stage.facts, 'w', 0) > 0;
  const ensuites: readonly PlanOf[] = isFlat ? [glassShower, glassShower] : [soaking, glassShower];
  const first = stage.home.fork('ensuite').whole(0, 1);
  const plans: Record<string, PlanOf | undefined> = {
    e: ensuites[first],
    e2: ensuites[1 - first],
    w: powder,
  };
  const planOf = plans[which] ?? familyBath;
  return drawRoom(stage, style, planOf(style), dice);
}
