import { darken, mix } from '../drawing/colour.ts';
import { numberIn } from '../facts.ts';
import type { Stage } from '../stage.ts';
import { addArt, addGallery, addMirror } from './art.ts';
import type { Vec } from './camera.ts';
import { addLamp, addPendant, addPlant, addRug, addShelf } from './decor.ts';
import type { Window } from './glazing.ts';
import { addWindow } from './glazing.ts';
import type { RoomPlan } from './roomPlan.ts';
import { drawRoom, styleFor } from './roomPlan.ts';
import { addArmchair, addBench, addChair } from './seating.ts';
import type { Space } from './space.ts';
import { face } from './space.ts';
import { addBed, addBookcase, addDoor, addDresser, addNightstand, addToys } from './storage.ts';
import type { RoomStyle } from './style.ts';
import { addTable, addVase } from './tables.ts';

function curtainOf(style: RoomStyle): string {
  return mix(style.second, '#f6efe2', 0.72);
}

function addBedside(space: Space, x: number, z: number): void {
  addNightstand(space, { x, z, turn: 0 });
  addLamp(space, x, z, 0.56);
}

/** The bed against the back wall, and the window beside it. */
function primary(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'left',
    u: 1.3,
    v: 0.6,
    width: 2.0,
    height: style.ceiling - 1.05,
    columns: 2,
    rows: 2,
    curtain: curtainOf(style),
  };
  return {
    width: 5,
    depth: 4.6,
    sunny: 'left',
    walls: {
      openings: [pane],
      feature: { wall: 'back', kind: style.name === 'minimal' ? 'slats' : 'paint' },
    },
    shot: { across: 0.62, z: -1.0, yaw: -7, focal: 760 },
    furnish(space) {
      addWindow(space, pane);
      addRug(space, 1.0, 1.6, 4.1, 4.0);
      addBed(space, { x: 2.55, z: 3.55, turn: 0 }, 1.8);
      addBedside(space, 1.3, 4.3);
      addBedside(space, 3.8, 4.3);
      addBench(space, { x: 2.55, z: 2.15, turn: 0 }, 1.3);
      addArt(space, 'back', [2.0, 1.5, 1.1, 0.75]);
      addDoor(space, 'right', 1.1);
      addArmchair(space, { x: 0.65, z: 3.7, turn: 1 });
      addPlant(space, 4.65, 4.25, 1.3);
      addPendant(space, 2.5, 2.6, 2.0);
    },
  };
}

/** The bed under the window, and wardrobes along the side. */
function underWindow(style: RoomStyle): RoomPlan {
  const panes: Window[] = [0.7, 2.6].map((u) => ({
    wall: 'back',
    u,
    v: 0.95,
    width: 1.2,
    height: style.ceiling - 1.4,
    columns: 1,
    rows: 2,
    blind: true,
  }));
  return {
    width: 4.5,
    depth: 4.2,
    sunny: 'back',
    street: true,
    walls: { openings: panes },
    shot: { across: 0.32, z: -0.9, yaw: 10, focal: 770 },
    furnish(space) {
      panes.forEach((pane) => {
        addWindow(space, pane);
      });
      addRug(space, 0.8, 1.2, 3.6, 3.3);
      addBed(space, { x: 2.25, z: 3.15, turn: 0 }, 1.6);
      addBedside(space, 1.1, 3.95);
      addBedside(space, 3.4, 3.95);
      addDresser(space, { x: 4.25, z: 1.7, turn: 3 }, 1.4, 0.85, 3);
      addMirror(space, 'right', [2.0, 1.1, 0.9, 0.9], true);
      addVase(space, 4.25, 0.86, 1.2, 0.9);
      addArt(space, 'left', [1.8, 1.2, 0.9, 1.1]);
    },
  };
}

function childs(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'back',
    u: 1.5,
    v: 0.85,
    width: 1.3,
    height: style.ceiling - 1.35,
    columns: 2,
    rows: 2,
    curtain: mix(style.accent, '#fbf3e4', 0.6),
  };
  return {
    width: 3.9,
    depth: 3.9,
    sunny: 'back',
    walls: { openings: [pane], feature: { wall: 'left', kind: 'paint' } },
    shot: { across: 0.6, z: -0.9, yaw: -5, focal: 760 },
    furnish(space) {
      addWindow(space, pane);
      addRug(space, 1.2, 1.0, 3.1, 2.9);
      addBed(space, { x: 0.65, z: 2.75, turn: 0 }, 1.0);
      addLamp(space, 1.45, 3.65);
      addTable(space, { x: 3.3, z: 2.6, turn: 3 }, 1.2, 0.55);
      addChair(space, { x: 2.75, z: 2.6, turn: 3 }, space.style.accent);
      addShelf(space, 'right', 0.8, 1.35, 1.2);
      addShelf(space, 'right', 0.8, 1.75, 1.2);
      addBookcase(space, 'back', 2.95, 0.85, 1.25);
      addToys(space, 2.1, 1.6);
      addToys(space, 3.2, 3.45);
      addGallery(space, 'left', 1.8, 1.45);
      addPendant(space, 2.1, 2.2, 1.95);
    },
  };
}

/** Two children's beds with toys between them. */
function twins(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'left',
    u: 1.2,
    v: 0.8,
    width: 1.4,
    height: style.ceiling - 1.3,
    columns: 2,
    rows: 2,
    curtain: mix(style.accent, '#fbf3e4', 0.6),
  };
  return {
    width: 4.2,
    depth: 4,
    sunny: 'left',
    walls: { openings: [pane], feature: { wall: 'back', kind: 'paint' } },
    shot: { across: 0.56, z: -0.9, yaw: -3, focal: 760 },
    furnish(space) {
      addWindow(space, pane);
      addRug(space, 1.2, 0.9, 3.2, 2.6);
      addBed(space, { x: 1.05, z: 2.9, turn: 0 }, 0.95);
      addBed(space, { x: 3.2, z: 2.9, turn: 0 }, 0.95);
      addDresser(space, { x: 2.12, z: 3.75, turn: 0 }, 0.9, 0.75, 3);
      addLamp(space, 2.12, 3.7, 0.76);
      addGallery(space, 'back', 1.35, 1.5);
      addToys(space, 1.9, 1.5);
      addBookcase(space, 'right', 1.2, 1.2, 1.4);
      addPendant(space, 2.1, 2.0, 1.95);
    },
  };
}

/** A guest room with a bed and a desk. */
function guest(style: RoomStyle): RoomPlan {
  const pane: Window = {
    wall: 'right',
    u: 0.9,
    v: 0.7,
    width: 1.5,
    height: style.ceiling - 1.2,
    columns: 2,
    rows: 2,
    curtain: curtainOf(style),
  };
  return {
    width: 4.1,
    depth: 4.1,
    sunny: 'right',
    walls: { openings: [pane] },
    shot: { across: 0.36, z: -0.9, yaw: 7, focal: 770 },
    furnish(space) {
      addWindow(space, pane);
      addRug(space, 0.9, 1.0, 3.0, 3.0);
      addBed(space, { x: 1.2, z: 3.05, turn: 0 }, 1.4);
      addNightstand(space, { x: 2.25, z: 3.85, turn: 0 });
      addLamp(space, 2.25, 3.85, 0.56);
      addTable(space, { x: 3.75, z: 2.4, turn: 3 }, 1.2, 0.55);
      addChair(space, { x: 3.2, z: 2.4, turn: 3 });
      addLamp(space, 3.8, 2.0, 0.76);
      addArt(space, 'back', [0.75, 1.35, 0.9, 0.7]);
      addDoor(space, 'left', 1.5);
      addPlant(space, 3.7, 3.75, 1.2);
    },
  };
}

/** An attic room with a bed at the gable window. */
function attic(style: RoomStyle): RoomPlan {
  const pane: Window = { wall: 'back', u: 1.45, v: 0.7, width: 1.3, height: 1.25, columns: 2, rows: 2 };
  return {
    width: 4.2,
    depth: 4.4,
    height: 2.5,
    sunny: 'back',
    walls: { openings: [pane], feature: { wall: 'back', kind: 'boards' } },
    shot: { across: 0.5, z: -0.8, yaw: -2, focal: 740 },
    furnish(space) {
      addSlope(space, style);
      addWindow(space, pane);
      addRug(space, 1.0, 1.1, 3.2, 3.3);
      addBed(space, { x: 2.1, z: 2.3, turn: 3 }, 1.5);
      addDresser(space, { x: 0.5, z: 3.6, turn: 1 }, 1.1, 0.8, 3);
      addVase(space, 0.5, 0.81, 3.5, 0.9);
      addLamp(space, 3.6, 3.9);
      addPlant(space, 1.0, 4.1, 1.1);
    },
  };
}

/** Adds the two slopes of a roof, from knee walls to the flat part of the ceiling. */
function addSlope(space: Space, style: RoomStyle): void {
  const paint = mix(style.wall, '#fbf8f0', 0.4);
  const knee = 1.1;
  const flat = 1.25;
  const { width, height, depth } = space;
  for (const [foot, top, shade] of [
    [0, flat, darken(paint, 0.1)],
    [width, width - flat, darken(paint, 0.15)],
  ] as const) {
    const corners: Vec[] = [
      [foot, knee, -3],
      [foot, knee, depth],
      [top, height, depth],
      [top, height, -3],
    ];
    const far: Vec[] = [
      [foot, knee, depth],
      [top, height, depth],
      [foot, height, depth],
    ];
    space.shell.push(face(space, far, shade), face(space, corners, shade));
  }
}

/** A bed in front of a glass wall, high above the city. */
function highBedroom(style: RoomStyle): RoomPlan {
  const glass: Window = {
    wall: 'left',
    u: 0.2,
    v: 0.06,
    width: 4.1,
    height: style.ceiling - 0.3,
    columns: 3,
    toFloor: true,
  };
  return {
    width: 4.3,
    depth: 4.4,
    sunny: 'left',
    walls: { openings: [glass], feature: { wall: 'back', kind: 'slats' } },
    shot: { across: 0.68, z: -0.9, yaw: -12, focal: 740 },
    furnish(space) {
      addWindow(space, glass);
      addRug(space, 0.8, 1.3, 3.7, 3.6);
      addBed(space, { x: 2.3, z: 3.35, turn: 0 }, 1.7);
      addBedside(space, 1.1, 4.1);
      addBedside(space, 3.5, 4.1);
      addArt(space, 'back', [1.8, 1.4, 1.0, 0.7]);
      addPlant(space, 0.45, 4.0, 1.4);
      addDresser(space, { x: 4.1, z: 1.6, turn: 3 }, 1.2, 0.8, 3);
    },
  };
}

/** Draws a bedroom. Fact `r` selects it: p primary, k children's, g guest, a attic, s second. */
export function drawBedroom(stage: Stage): string {
  const style = styleFor(stage);
  const which = stage.facts.get('r') ?? 'p';
  const dice = stage.home.fork(`bedroom ${which}`);
  const isHigh = numberIn(stage.facts, 'w', 0) > 4;
  const kinds: Record<
    string,
    readonly [(style: RoomStyle) => RoomPlan, ...((style: RoomStyle) => RoomPlan)[]]
  > = {
    p: isHigh ? [highBedroom, underWindow] : [primary, primary, underWindow],
    k: [childs, twins],
    g: [guest],
    a: [attic],
    s: [underWindow, guest],
  };
  const plans = kinds[which.slice(0, 1)] ?? kinds['p'] ?? [primary];
  return drawRoom(stage, style, dice.pick(plans)(style), dice);
}
