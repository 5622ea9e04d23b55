import { darken, lighten, mix } from '../drawing/colour.ts';
import { ellipse, withOpacity } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { addArt, addGallery, addMirror } from './art.ts';
import { addBase, addUppers } from './cabinets.ts';
import type { Vec } from './camera.ts';
import { scaleAt, spotOf } from './camera.ts';
import { addLamp, addPendant, addPlant, addRug, addShelf } from './decor.ts';
import type { Window } from './glazing.ts';
import { addWindow } from './glazing.ts';
import type { RoomPlan } from './roomPlan.ts';
import { drawRoom, styleFor } from './roomPlan.ts';
import { addArmchair, addBench, addChair } from './seating.ts';
import type { Space } from './space.ts';
import { addBox, addMounted, face, onWall, panel } from './space.ts';
import { addBookcase } from './storage.ts';
import type { RoomStyle } from './style.ts';
import { addTable, addVase } from './tables.ts';

function addWasher(space: Space, u: number, colour: string): void {
  addMounted(space, 'back', [u, 0, 0.68, 0.88], 0.66, colour);
  const last = space.solids.at(-1);
  const at = onWall(space, 'back', u + 0.34, 0.42, 0.665);
  const [x, y] = spotOf(space.camera, at);
  const scale = scaleAt(space.camera, at);
  if (last) {
    last.svg +=
      panel(space, 'back', [u + 0.02, 0.72, 0.64, 0.13], darken(colour, 0.1), '', 0.665) +
      panel(space, 'back', [u + 0.42, 0.755, 0.18, 0.06], '#2b3137', '', 0.667) +
      ellipse(x, y, 0.24 * scale, 0.24 * scale, darken(colour, 0.25)) +
      ellipse(x, y, 0.2 * scale, 0.2 * scale, '#3a4650') +
      ellipse(x - 0.05 * scale, y - 0.06 * scale, 0.1 * scale, 0.08 * scale, '#9fb3bf', withOpacity(0.6));
  }
}

/** A laundry with machines under a worktop. */
function laundry(style: RoomStyle): RoomPlan {
  const pane: Window = { wall: 'right', u: 1.0, v: 1.2, width: 0.9, height: 0.95, columns: 1 };
  return {
    width: 3.2,
    depth: 3.4,
    height: 2.5,
    sunny: 'right',
    walls: { openings: [pane], tiledFloor: mix(style.tile, '#b9b4aa', 0.3) },
    shot: { across: 0.4, z: -1.0, yaw: 5, focal: 800 },
    furnish(space) {
      addWindow(space, pane);
      const machine = style.name === 'minimal' ? '#5d666d' : '#f2f1ec';
      addWasher(space, 0.1, machine);
      addWasher(space, 0.82, machine);
      addBase(space, 'back', 1.54, 1.6);
      addMounted(space, 'back', [0.06, 0.9, 1.5, 0.045], 0.68, style.counter);
      addUppers(space, 'back', 0.1, 1.4);
      addShelf(space, 'back', 1.7, 1.5, 1.3);
      addShelf(space, 'back', 1.7, 1.9, 1.3);
      addBox(space, [0.3, 0.95, 3.0], [0.75, 1.12, 3.3], mix(style.wood, '#e6d3b3', 0.5), { round: 0.04 });
      addVase(space, 2.7, 0.91, 3.1, 0.8);
      addRug(space, 0.6, 1.2, 2.2, 2.2);
      addBox(space, [0.15, 0, 1.5], [0.6, 0.55, 1.95], mix(style.wood, '#efe1c8', 0.55), { round: 0.08 });
    },
  };
}

/** The hall behind the front door, with the stairs. */
function hall(style: RoomStyle): RoomPlan {
  const light: Window = { wall: 'back', u: 2.18, v: 2.2, width: 0.95, height: 0.36, columns: 3 };
  return {
    width: 3.6,
    depth: 4.6,
    height: Math.max(2.75, style.ceiling),
    sunny: 'back',
    street: true,
    walls: { openings: [light], ...(style.name === 'victorian' ? { tiledFloor: style.tile } : {}) },
    shot: { across: 0.62, z: -1.0, yaw: -5, focal: 770 },
    furnish(space) {
      addWindow(space, light);
      addFrontDoor(space, 2.2);
      addStairs(space, style);
      addBench(space, { x: 3.3, z: 2.6, turn: 3 }, 1.1);
      addMirror(space, 'right', [1.6, 1.1, 0.8, 1.15], style.name !== 'victorian');
      addRug(space, 1.9, 0.9, 3.1, 4.1);
      addPlant(space, 3.3, 4.2, 1.4);
      addPendant(space, 2.4, 2.6, 2.15);
    },
  };
}

function addFrontDoor(space: Space, u: number): void {
  const { style } = space;
  const colour = space.look.house.door;
  const put = (box: readonly [number, number, number, number], fill: string): void => {
    space.shell.push(panel(space, 'back', box, fill));
  };
  put([u - 0.14, 0, 1.18, 2.2], style.trim);
  put([u, 0, 0.9, 2.1], darken(colour, 0.1));
  put([u + 0.02, 0.02, 0.86, 2.06], colour);
  for (const [v, tall] of [
    [0.2, 0.6],
    [0.95, 0.95],
  ] as const) {
    for (const left of [u + 0.1, u + 0.5]) {
      put([left, v, 0.3, tall], darken(colour, 0.16));
      put([left + 0.02, v + 0.02, 0.26, tall - 0.04], lighten(colour, 0.07));
    }
  }
  put([u + 0.06, 0.98, 0.04, 0.16], style.metal);
}

/** Adds a straight staircase along the left wall, with its handrail towards the hall. */
function addStairs(space: Space, style: RoomStyle): void {
  const steps = 13;
  const rise = 0.19;
  const run = 0.25;
  const start = 0.9;
  for (let step = 0; step < steps; step += 1) {
    const z = start + step * run;
    addBox(space, [0, 0, z], [1.05, rise * (step + 1), z + run], style.trim, { top: style.wood });
    for (const share of [0.25, 0.75]) {
      addBox(
        space,
        [1.0, rise * (step + 1), z + run * share],
        [1.025, rise * (step + 1) + 0.86, z + run * share + 0.025],
        style.name === 'minimal' ? style.metal : style.trim,
      );
    }
  }
  const far = start + steps * run;
  const rail = (drop: number): Vec[] => [
    [1.03, rise + 0.86 - drop, start - 0.05],
    [1.03, rise * (steps + 1) + 0.86 - drop, far],
    [1.03, rise * (steps + 1) + 0.94 - drop, far],
    [1.03, rise + 0.94 - drop, start - 0.05],
  ];
  const handrail = face(space, rail(0), style.wood) + face(space, rail(0.05), darken(style.wood, 0.25));
  space.solids.push({ low: [1.05, rise + 0.8, start], high: [1.06, rise * steps + 1, far], svg: handrail });
  addBox(space, [0.96, 0, start - 0.12], [1.07, 1.2, start - 0.01], style.wood);
}

/** A desk in front of shelves. */
function study(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'left',
    u: 1.2,
    v: 0.75,
    width: 1.5,
    height: style.ceiling - 1.25,
    columns: 2,
    rows: 2,
  };
  return {
    width: 3.9,
    depth: 3.9,
    sunny: 'left',
    street: true,
    walls: { openings: [pane], feature: { wall: 'back', kind: 'paint' } },
    shot: { across: 0.62, z: -0.9, yaw: -7, focal: 770 },
    furnish(space) {
      addWindow(space, pane);
      addBookcase(space, 'back', 0.2, 1.5, Math.min(2.3, style.ceiling - 0.3), space.style.wood);
      addArt(space, 'back', [2.2, 1.3, 0.9, 0.7]);
      addRug(space, 0.8, 1.0, 3.1, 2.9);
      addTable(space, { x: 2.0, z: 2.2, turn: 0 }, 1.5, 0.7);
      addChair(space, { x: 2.0, z: 2.85, turn: 0 });
      addLamp(space, 1.45, 2.3, 0.76);
      addBox(space, [1.85, 0.756, 2.05], [2.2, 0.77, 2.3], '#5b646b');
      addBox(space, [1.85, 0.77, 2.3], [2.2, 1.0, 2.315], '#2b3137');
      addVase(space, 2.55, 0.756, 2.3, 0.7);
      addArmchair(space, { x: 3.35, z: 3.2, turn: 3 });
      addPlant(space, 0.5, 3.5, 1.4);
      addGallery(space, 'right', 0.8, 1.4);
    },
  };
}

type PlanOf = (style: RoomStyle) => RoomPlan;

function drawAs(stage: Stage, name: string, plan: PlanOf): string {
  const style = styleFor(stage);
  return drawRoom(stage, style, plan(style), stage.home.fork(name));
}

/** Draws a laundry room. */
export function drawLaundry(stage: Stage): string {
  return drawAs(stage, 'laundry', laundry);
}

/** Draws the entrance of a house. */
export function drawHall(stage: Stage): string {
  return drawAs(stage, 'hall', hall);
}

/** Draws a room to work in: the den of an apartment, the study of a house. */
export function drawStudy(stage: Stage): string {
  return drawAs(stage, 'study', study);
}
